import { useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'

export function ShowMore({ to, name }: { to: string; name: string }) {
  const t = useText()
  return (
    <p>
      <LinkButton to={to} variant="secondary" aria-label={t('products.openMobile', { name })}>
        {t('products.showMore')}
      </LinkButton>
    </p>
  )
}
