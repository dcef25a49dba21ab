import type { ListItem } from '#contracts/content/text.ts'
import styles from './steps.module.css'

export function Steps({ steps }: { steps: readonly ListItem[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  )
}
