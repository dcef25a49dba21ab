import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './vipps-button.module.css'

export function VippsButton({ sandbox }: { sandbox: boolean }) {
  const t = useText()
  return (
    <form method="post" action={FORM_ACTIONS.vipps} className={styles.vipps}>
      <Button type="submit" variant="secondary">
        <Icon name="phone" />
        {t('pages.login.vipps')}
      </Button>
      {sandbox && <Badge tone="warn">{t('pages.login.sandbox')}</Badge>}
    </form>
  )
}
