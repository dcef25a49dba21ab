import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

const TOAST_CLOSES_AFTER = 16_000

type ToastProps = { tone?: 'good' | 'problem'; onClose: () => void; children: ReactNode }

/** Does not close while the pointer or the focus is on it (SHELL-13). */
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
