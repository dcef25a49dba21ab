import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

/** `fill`: the content has no margin, and on a phone the dialog takes the whole screen. `wide`: for tables. */
type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  fill?: boolean
  wide?: boolean
  children: ReactNode
}

/** A modal on the browser's own <dialog>: focus stays inside and returns, Escape and a press beside it close it. */
export function Dialog({ open, onClose, title, fill = false, wide = false, children }: DialogProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
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
      <div className={styles.body}>{open && children}</div>
    </dialog>
  )
}
