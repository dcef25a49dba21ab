import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'onFjord' | undefined
  large?: boolean | undefined
  wide?: boolean | undefined
  className?: string | undefined
}

/** The class names of a button or of a link that looks like one. */
export function buttonLook({ variant = 'primary', large, wide, className }: ButtonLook): string {
  return classNames(styles.button, styles[variant], large && styles.large, wide && styles.wide, className)
}
