import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ConsentView } from '#contracts/account/my-data.ts'
import { consentMachine } from '#machines/consent/consent-machine.ts'
import { paths } from '#src/paths.ts'

/** What the server made of a withdrawal: the consent is out, or it was before, or nothing got through. */
export type WithdrawalAnswer = { id: string; outcome: 'yes' | 'no' | 'failed' }

export type OwnConsentProps = {
  consent: ConsentView
  /** When the page's data were read, in ms since 1970. */
  now: number
  /** What came of a withdrawal without scripts. */
  answer: WithdrawalAnswer | undefined
}

const keptOf = ({ withdrawnAt, expiresAt }: ConsentView, now: number) => ({ standing: withdrawnAt === undefined ? ('given' as const) : ('withdrawn' as const), expiresAt, now })

/** The machine of one's own consent over the page: it is withdrawn by the page's form, and what the page reads anew is taken over (BEY-11). */
export function useOwnConsent({ consent, now, answer: posted }: OwnConsentProps) {
  const { id } = consent
  const { submit, data = posted } = useFetcher<WithdrawalAnswer>()
  const answer = data?.id === id ? data : undefined
  const [machine] = useState(() => consentMachine.provide({ actions: { withdraw: () => void submit({ withdraw: id }, { method: 'post', action: paths.myData() }) } }))
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
