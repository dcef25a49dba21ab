import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './checklist.module.css'

type ChecklistProps = { items: readonly { id: string; text: string }[]; kind?: 'good' | 'extra' }

export function Checklist({ items, kind = 'good' }: ChecklistProps) {
  return (
    <ul className={classNames(styles.list, kind === 'extra' && styles.extra)}>
      {items.map(({ id, text }) => (
        <li key={id}>
          <span className={styles.mark}>
            <Icon name={kind === 'good' ? 'check' : 'minus'} size={1} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
