import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { Card } from '#src/ui/card.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import styles from './parts.module.css'

/** What stands where a provider could not be asked; everything else on the page works (PROD-06). */
export function Unavailable({ title, to = paths.products() }: { title?: string; to?: string }) {
  const t = useText()
  return (
    <Card look="inactive" className={styles.unavailable}>
      <BotFace mood="sorry" size={56} />
      <div>
        <h3>{title ?? t('products.unavailable')}</h3>
        <p>{t('products.unavailableText')}</p>
      </div>
      <LinkButton to={to} reloadDocument variant="secondary">
        {t('products.again')}
      </LinkButton>
    </Card>
  )
}
