import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'

/** A plain form, so that it works without JavaScript and nothing of the session stays in the browser (AUTH-03). */
export function LogoutForm({ className }: { className?: string | undefined }) {
  const t = useText()
  return (
    <form method="post" action={FORM_ACTIONS.logout}>
      <button type="submit" className={className}>
        <Icon name="leave" />
        {t('frame.logout')}
      </button>
    </form>
  )
}
