import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

/** A toast closes by itself after this many milliseconds (SHELL-13). */
const TOAST_CLOSES_AFTER = 16_000

type ToastProps = { tone?: 'good' | 'problem'; onClose: () => void; children: ReactNode }

/** A word that does not need an answer. Closes by itself after 16 s (SHELL-13), not while the pointer or the focus rests on it. */
export function Toast({ tone = 'good', onClose, children }: ToastProps) {
  const t = useText()
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, TOAST_CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [held, onClose])

  return (
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
    >
      <span className={styles.icon}>
        <Icon name={tone === 'good' ? 'check' : 'warning'} />
      </span>
      <span className={styles.text} role={tone === 'good' ? 'status' : 'alert'}>
        {children}
      </span>
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('ui.close')}>
        <Icon name="close" />
      </button>
    </div>
  )
}
