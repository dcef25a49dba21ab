import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './chat.module.css'
import { usePagePath } from './use-page-path.ts'

export function Ended({ sessionId }: { sessionId: string | undefined }) {
  const t = useText()
  const { page } = usePagePath()
  return (
    <form method="post" action="/chat/restart" className={styles.over}>
      <p className={styles.ended}>{t('chat.ended')}</p>
      <input type="hidden" name="session" value={sessionId ?? ''} />
      <input type="hidden" name="from" value={page} />
      {sessionId && (
        <Button type="submit" variant="quiet">
          {t('chat.beginAnew')}
        </Button>
      )}
    </form>
  )
}
