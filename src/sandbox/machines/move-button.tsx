import { classNames } from '#src/ui/class-names.ts'
import styles from './happenings.module.css'

type MoveButtonProps = {
  name: string
  group?: string
  ways?: readonly string[]
  quiet?: boolean
  onPress: (key: string) => void
}

export function MoveButton({ name, group = '', ways, quiet = false, onPress }: MoveButtonProps) {
  const key = `${group} ${name}`
  return (
    <li>
      <button
        type="button"
        data-move={key}
        title={ways?.join('\n') || undefined}
        className={classNames(styles.move, quiet && styles.quiet)}
        onClick={() => onPress(key)}
      >
        {name}
      </button>
    </li>
  )
}
