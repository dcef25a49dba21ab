import { useText } from '#src/i18n/use-text.ts'
import type { Tells } from '#contracts/chat/call.ts'
import type { trouble } from '#machines/chat/selectors.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './trouble.module.css'
import { usePagePath } from './use-page-path.ts'

type TroubleProps = {
  problem: ReturnType<typeof trouble> | 'slow'
  tells: Tells | undefined
  sessionId: string | undefined
  onTryAgain: () => void
  onBeginAnew: () => void
}

/** Always rendered, so that screen readers announce text inserted later. */
export function Trouble({ problem, tells, sessionId, onTryAgain, onBeginAnew }: TroubleProps) {
  const t = useText()
  const { page } = usePagePath()
  return (
    <output className={styles.trouble} data-problem={problem}>
      {problem && (
        <>
          <Icon name={problem === 'retrying' || problem === 'offline' || problem === 'slow' ? 'clock' : 'warning'} />
          <p>{t(problem === 'slow' && tells === 'promised' ? 'chat.problem.promised' : `chat.problem.${problem}`)}</p>
          {(problem === 'unreachable' || problem === 'offline') && (
            <button type="button" className={styles.wayOn} onClick={onTryAgain}>
              {t('chat.tryAgain')}
            </button>
          )}
          {problem === 'slow' && tells === 'offered' && (
            <form method="post" action="/chat/tell-me">
              <input type="hidden" name="session" value={sessionId} />
              <input type="hidden" name="from" value={page} />
              <button type="submit" className={styles.wayOn}>
                {t('chat.tellMe')}
              </button>
            </form>
          )}
          {problem === 'slow' && !tells && (
            <a className={styles.wayOn} href="/kundeservice">
              {t('chat.askUs')}
            </a>
          )}
          {problem === 'gone' && (
            <button type="button" className={styles.wayOn} onClick={onBeginAnew}>
              {t('chat.beginAnew')}
            </button>
          )}
        </>
      )}
    </output>
  )
}
