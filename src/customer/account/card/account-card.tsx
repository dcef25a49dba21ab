import { useLayoutEffect, useId, useRef, type FormEvent, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { CARD_FIELDS } from '#contracts/account/account-card.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import styles from './account-card.module.css'
import { CardField } from './card-field.tsx'
import { CardRows } from './card-rows.tsx'
import { useAccountCard, type AccountCardProps } from './use-account-card.ts'

const UNSAVED = [
  ['form', 'account.unreached'],
  ['silent', 'account.register.silent'],
  ['notTaken', 'account.register.notTaken'],
] as const

export function AccountCard(props: AccountCardProps) {
  const { card, answer, locked } = props
  const t = useText()
  const id = useId()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const edit = useRef<HTMLAnchorElement>(null)
  const { actor, isViewed, busy, kept, fields, savable, problems } = useAccountCard(props, form)
  const wasViewed = useRef(true)
  const unsaved = UNSAVED.find(([problem]) => problems[problem])?.[1]

  // The focus follows the card when it opens or closes, also when it was opened before hydration.
  useLayoutEffect(() => {
    if (wasViewed.current === isViewed) return
    wasViewed.current = isViewed
    if (isViewed) edit.current?.focus()
    else if (!form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [isViewed])

  const open = (event: MouseEvent) => {
    event.preventDefault()
    actor.send({ type: 'visitor.edited' })
  }
  const close = (event: MouseEvent) => {
    event.preventDefault()
    actor.send({ type: 'visitor.cancelled' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'visitor.saved' })
  }

  return (
    <Card aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id}>{t(`account.${card}.title`)}</h2>
        {isViewed && !locked && (
          <Link
            ref={edit}
            to={`${pathTo('account')}?edit=${card}`}
            className={styles.edit ?? ''}
            onClick={open}
            aria-describedby={id}
            preventScrollReset
          >
            {t('account.edit')}
          </Link>
        )}
      </div>
      {isViewed ? (
        <>
          {answer && !answer.problems && !hydrated && <output className={styles.told}>{t('account.saved')}</output>}
          <CardRows card={card} fields={kept} />
        </>
      ) : (
        <form ref={form} method="post" action={pathTo('account')} noValidate className={styles.form} onSubmit={submit}>
          <input type="hidden" name="card" value={card} />
          {CARD_FIELDS[card].map((name) => (
            <CardField
              key={name}
              name={name}
              value={fields[name] ?? ''}
              wrong={problems[name] === true}
              onChange={(value) => actor.send({ type: 'field.changed', name, value })}
              onLeave={() => actor.send({ type: 'field.left', name })}
            />
          ))}
          {card === 'personal' && <p className={styles.note}>{t('account.phone.note')}</p>}
          <p role="alert" className={styles.alert}>
            {unsaved && (
              <>
                <Icon name="warning" />
                {t(unsaved)}
              </>
            )}
          </p>
          <div className={styles.ways}>
            <Button type="submit" busy={busy} disabled={hydrated && !savable && !busy}>
              {t('account.save')}
            </Button>
            <Link to={pathTo('account')} className={styles.cancel ?? ''} onClick={close} preventScrollReset>
              {t('account.cancel')}
            </Link>
          </div>
        </form>
      )}
    </Card>
  )
}
