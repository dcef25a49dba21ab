import { useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'

/** The way from a card to all there is about its subscription; `name` tells a screen reader which. */
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
