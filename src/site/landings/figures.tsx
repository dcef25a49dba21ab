import type { Figure } from '#contracts/content/text.ts'
import styles from './figures.module.css'

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ id, value, text }) => (
        <li key={id}>
          <strong>{value}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
