import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Loader } from '#src/ui/loader.tsx'
import type { Asked } from '../use-asked.ts'
import styles from './panels.module.css'

type AnswerOfProps<T> = { asked: Asked<T>; onAgain: () => void; children: (value: T) => ReactNode }

export function AnswerOf<T>({ asked, onAgain, children }: AnswerOfProps<T>) {
  const t = useText()
  if (asked.state === 'there') return children(asked.value)
  if (asked.state === 'asking') return <Loader small />
  return (
    <div className={styles.plain} role="alert">
      <p className={styles.error}>{asked.why ?? t('sandbox.failed')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('sandbox.again')}
      </Button>
    </div>
  )
}
