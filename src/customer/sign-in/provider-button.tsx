import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './provider-button.module.css'

const ICONS = { vipps: 'phone', bankid: 'check' } as const

type ProviderButtonProps = { provider: keyof typeof ICONS; sandbox: boolean }

/** Leaves for an identity provider to sign in. */
export function ProviderButton({ provider, sandbox }: ProviderButtonProps) {
  const t = useText()
  return (
    <form method="post" action={FORM_ACTIONS[provider]} className={styles.provider}>
      <Button type="submit" variant="secondary">
        <Icon name={ICONS[provider]} />
        {t(`pages.login.${provider}`)}
      </Button>
      {sandbox && <Badge tone="warn">{t('pages.login.sandbox')}</Badge>}
    </form>
  )
}
