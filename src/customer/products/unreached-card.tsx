import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { Card } from '#src/ui/card.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Loader } from '#src/ui/loader.tsx'
import styles from './parts.module.css'

type UnreachedCardProps = { title: string; text: string; to?: string; level?: 2 | 3 }

export function UnreachedCard({ title, text, to = pathTo('products'), level = 3 }: UnreachedCardProps) {
  const t = useText()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card look="inactive" className={styles.unreached}>
      <BotFace mood="sorry" size={56} />
      <div>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      <LinkButton to={to} reloadDocument variant="secondary">
        {t('pages.error.again')}
      </LinkButton>
    </Card>
  )
}

export function WaitingCard() {
  const t = useText()
  return (
    <Card className={styles.waiting}>
      <Loader label={t('products.loading')} />
    </Card>
  )
}

export function Unavailable({ title, ...way }: { title?: string; to?: string; level?: 2 | 3 }) {
  const t = useText()
  return <UnreachedCard {...way} title={title ?? t('products.unavailable')} text={t('products.unavailableText')} />
}
