import { useText } from '#src/i18n/use-text.ts'
import type { trouble } from '#machines/chat/selectors.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './answers.module.css'
import { usePagePath } from './use-page-path.ts'

type TroubleProps = { problem: ReturnType<typeof trouble>; onTryAgain: () => void }

/** What keeps the conversation from going on, and the way on. Always there, so that words put into it are announced. */
export function Trouble({ problem, onTryAgain }: TroubleProps) {
  const t = useText()
  const { page } = usePagePath()
  return (
    <output className={styles.trouble} data-problem={problem}>
      {problem && (
        <>
          <Icon name={problem === 'retrying' || problem === 'offline' ? 'clock' : 'warning'} />
          <p>{t(`chat.problem.${problem}`)}</p>
          {(problem === 'unreachable' || problem === 'offline') && (
            <button type="button" className={styles.wayOn} onClick={onTryAgain}>
              {t('chat.tryAgain')}
            </button>
          )}
          {problem === 'gone' && (
            <a className={styles.wayOn} href={page}>
              {t('chat.beginAnew')}
            </a>
          )}
        </>
      )}
    </output>
  )
}
