import { dataPackShortNumber } from '#contracts/catalogue/abroad.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './sent-messages-page.module.css'

/** Sends the portal a text as a phone would. */
export function IncomingTextForm() {
  const t = useText()
  return (
    <form method="post" action={FORM_ACTIONS.incomingText} className={styles.form}>
      <h2>{t('pages.sms.incoming')}</h2>
      <p>{t('pages.sms.incoming.text', { number: dataPackShortNumber })}</p>
      <TextField label={t('pages.sms.incoming.from')} name="from" type="tel" inputMode="tel" required />
      <TextField label={t('pages.sms.incoming.message')} name="text" required maxLength={2000} autoComplete="off" />
      <Button type="submit">{t('pages.sms.incoming.send')}</Button>
    </form>
  )
}
