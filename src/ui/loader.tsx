import { classNames } from './class-names.ts'
import styles from './loader.module.css'

export function Loader({ label, small = false }: { label?: string; small?: boolean }) {
  return (
    <span
      className={classNames(styles.loader, small && styles.small)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <i />
      <i />
      <i />
    </span>
  )
}
