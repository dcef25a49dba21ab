import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Loader } from '#src/ui/loader.tsx'
import styles from './parts.module.css'

/** Holds the place of a card while its provider is asked. */
export function WaitingCard() {
  const t = useText()
  return (
    <Card className={styles.waiting}>
      <Loader label={t('products.loading')} />
    </Card>
  )
}
