import { Form, useRevalidator, useSubmit } from 'react-router'
import type { PasskeyView } from '#contracts/account/passkeys.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { PasskeyButton } from '#src/customer/passkeys/passkey-button.tsx'
import { makePasskey } from '#src/customer/passkeys/use-passkey.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { useNotify } from '#src/shell/notices.tsx'
import { IntentButton } from '#src/ui/intent-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { TitledCard } from '#src/customer/card-page/card-page.tsx'
import styles from '#src/customer/card-page/card-page.module.css'
import { Ways } from '#src/ui/ways.tsx'

type PasskeyListProps = { passkeys: PasskeyView[]; offers: boolean; here: string | undefined }

/** `here` names this browser, as a passkey made in it is called until it is renamed; `offers`: another can be made. */
export function PasskeyList({ passkeys, offers, here }: PasskeyListProps) {
  const t = useText()
  const notify = useNotify()
  const submit = useSubmit()
  const { revalidate } = useRevalidator()
  const made = () => {
    notify({ kind: 'flash', tone: 'good', text: t('account.security.passkeyMade') })
    void revalidate()
  }
  return (
    <TitledCard title={t('account.passkey.title')}>
      <p>{t('account.passkey.lead')}</p>
      {passkeys.length === 0 && <p className={styles.soft}>{t('account.passkey.none')}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {offers && (
        <PasskeyButton
          variant="secondary"
          ask={() => makePasskey(here ?? t('account.passkey.first'))}
          onDone={made}
          onStepUp={() => void submit({ intent: 'confirm' }, { method: 'post', action: pathTo('security') })}
        >
          {t('account.passkey.make')}
        </PasskeyButton>
      )}
    </TitledCard>
  )
}

function Passkey({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeyView }) {
  const t = useText()
  const tag = languageTag(useLocale())
  const day = (at: number) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Europe/Oslo' }).format(at)
  return (
    <li>
      <h3>{name}</h3>
      <p className={styles.soft}>
        {t('account.passkey.created', { day: day(createdAt) })}{' '}
        {lastUsedAt !== undefined && t('account.passkey.used', { day: day(lastUsedAt) })}
      </p>
      <Form method="post" action={pathTo('security')} preventScrollReset className={styles.form}>
        <input type="hidden" name="id" value={id} />
        <TextField key={name} name="name" label={t('account.passkey.name')} defaultValue={name} maxLength={40} />
        <Ways>
          <IntentButton variant="secondary" intent="rename" aria-label={t('account.passkey.renameNamed', { name })}>
            {t('account.passkey.rename')}
          </IntentButton>
          <IntentButton variant="quiet" intent="remove" aria-label={t('account.passkey.removeNamed', { name })}>
            {t('account.passkey.remove')}
          </IntentButton>
        </Ways>
      </Form>
    </li>
  )
}
