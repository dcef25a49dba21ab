import { useLayoutEffect, useRef, type SubmitEvent, useEffect, useState } from 'react'
import { useActorRef, useSelector } from '@xstate/react'
import { useFetcher } from 'react-router'
import { formatDayIn, osloDay } from '#contracts/kernel/days.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ConsentView } from '#contracts/account/my-data.ts'
import { consentMachine } from '#machines/consent/consent-machine.ts'
import styles from '#src/customer/card-page/card-page.module.css'

/** Terms are versioned by date, other texts by a name such as "debt.consent.v1". */
const isDay = (version: string) => /^\d{4}-\d{2}-\d{2}$/.test(version)

/** Withdrawing a consent must be as easy as giving it (BEY-11); it works without JavaScript. */
export function OwnConsent(props: OwnConsentProps) {
  const { id, purpose, version, channel, givenAt, expiresAt, withdrawnAt } = props.consent
  const t = useText()
  const locale = useLocale()
  const { actor, state, answer } = useOwnConsent(props)
  const day = (at: number) => formatDayIn(locale, osloDay(at))
  const given = {
    day: day(givenAt),
    version: isDay(version) ? formatDayIn(locale, version) : version.replace(/^.*\.v/, ''),
  }
  const name = t(`account.consents.purpose.${purpose}`)
  const stands = state === 'standing' || state === 'withdrawing' || state === 'failed'
  const heading = useRef<HTMLHeadingElement>(null)
  const stood = useRef(stands)

  // The withdraw button disappears with the consent, so its focus moves to the heading.
  useLayoutEffect(() => {
    if (stood.current && !stands && answer && document.activeElement === document.body) heading.current?.focus()
    stood.current = stands
  }, [stands, answer])

  const withdraw = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'visitor.withdrew' })
  }
  const until = () => {
    if (withdrawnAt !== undefined) return t('account.consents.withdrawnAt', { day: day(withdrawnAt) })
    if (expiresAt === undefined) return stands && t('account.consents.noExpiry')
    return t(state === 'expired' ? 'account.consents.expiredAt' : 'account.consents.expires', { day: day(expiresAt) })
  }
  return (
    <li>
      <div className={styles.row}>
        <h3 ref={heading} tabIndex={-1}>
          {name}
        </h3>
        {stands ? (
          <Badge tone="good">{t('account.consents.stands')}</Badge>
        ) : (
          <Badge tone="still">{t(state === 'expired' ? 'account.consents.expired' : 'account.consents.gone')}</Badge>
        )}
      </div>
      <p className={styles.soft}>
        {t(isDay(version) ? 'account.consents.given' : 'account.consents.givenEdition', {
          ...given,
          channel: t(`account.consents.channel.${channel}`),
        })}{' '}
        {until()}{' '}
        <output className={styles.good}>
          {state === 'withdrawn' &&
            answer &&
            answer.outcome !== 'failed' &&
            t(`account.consents.withdrawn.${answer.outcome}`)}
        </output>
      </p>
      {stands && (
        <>
          <p>{t(`account.consents.effect.${purpose}`)}</p>
          <form method="post" action={pathTo('my-data')} className={styles.row} onSubmit={withdraw}>
            <Button
              type="submit"
              variant="secondary"
              name="withdraw"
              value={id}
              busy={state === 'withdrawing'}
              aria-label={t('account.consents.withdrawOf', { name })}
            >
              {t('account.consents.withdraw')}
            </Button>
            <p role="alert" className={styles.bad}>
              {state === 'failed' && t('account.consents.withdrawn.failed')}
            </p>
          </form>
        </>
      )}
    </li>
  )
}

/** `yes`: withdrawn now. `no`: already withdrawn. `failed`: the request did not succeed. */
export type WithdrawalAnswer = { id: string; outcome: 'yes' | 'no' | 'failed' }

type OwnConsentProps = {
  consent: ConsentView
  /** When the page's data were read, in ms since 1970. */
  now: number
  answer: WithdrawalAnswer | undefined
}

const keptOf = ({ withdrawnAt, expiresAt }: ConsentView, now: number) => ({
  standing: withdrawnAt === undefined ? ('given' as const) : ('withdrawn' as const),
  expiresAt,
  now,
})

function useOwnConsent({ consent, now, answer: posted }: OwnConsentProps) {
  const { id } = consent
  const { submit, data = posted } = useFetcher<WithdrawalAnswer>()
  const answer = data?.id === id ? data : undefined
  const [machine] = useState(() =>
    consentMachine.provide({
      actions: { withdraw: () => void submit({ withdraw: id }, { method: 'post', action: pathTo('my-data') }) },
    }),
  )
  const [input] = useState(() => ({ ...keptOf(consent, now), failed: answer?.outcome === 'failed' }))
  const actor = useActorRef(machine, { input })
  const taken = useRef(consent)

  useEffect(() => {
    if (answer) actor.send({ type: answer.outcome === 'failed' ? 'server.failed' : 'server.withdrew' })
  }, [actor, answer])
  useEffect(() => {
    if (taken.current.withdrawnAt === consent.withdrawnAt && taken.current.expiresAt === consent.expiresAt) return
    taken.current = consent
    actor.send({ type: 'consent.arrived', ...keptOf(consent, now) })
  }, [actor, consent, now])

  const state = useSelector(actor, (snapshot) => {
    if (snapshot.matches('withdrawn')) return 'withdrawn'
    if (snapshot.matches('expired')) return 'expired'
    if (snapshot.matches({ given: 'withdrawing' })) return 'withdrawing'
    return snapshot.matches({ given: 'failed' }) ? 'failed' : 'standing'
  })
  return { actor, state, answer }
}
