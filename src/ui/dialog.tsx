import { useId, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { Modal } from './modal.tsx'

/** `fill` removes the margin and uses the whole screen on phones; `wide` is for tables. */
type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  fill?: boolean
  wide?: boolean
  children: ReactNode
}

export function Dialog({ open, onClose, title, fill = false, wide = false, children }: DialogProps) {
  const t = useText()
  const heading = useId()

  return (
    <Modal
      open={open}
      className={styles.dialog}
      data-fill={fill || undefined}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('ui.close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </Modal>
  )
}
