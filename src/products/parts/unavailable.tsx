import { useText } from '#src/i18n/use-text.ts'
import { UnreachedCard } from './unreached-card.tsx'

/** What stands where a provider could not be asked; everything else on the page works (PROD-06). */
export function Unavailable({ title, ...way }: { title?: string; to?: string; level?: 2 | 3 }) {
  const t = useText()
  return <UnreachedCard {...way} title={title ?? t('products.unavailable')} text={t('products.unavailableText')} />
}
