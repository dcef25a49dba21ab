import { AnimatePresence, useIsPresent, type HTMLMotionProps } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { LEAVES, Motion } from './motion.tsx'
import styles from './modal.module.css'

type OpenModalProps = Omit<HTMLMotionProps<'dialog'>, 'className' | 'onCancel' | 'onClose'> & {
  className: string | undefined
  onClose: () => void
}
type ModalProps = OpenModalProps & { open: boolean }

/**
 * Modal on the native <dialog>. On closing, the dialog is closed at once, which returns the focus and frees the page;
 * the stylesheet keeps it displayed while it fades.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return (
    <Motion>
      <AnimatePresence>{open && <OpenModal key="modal" {...rest} />}</AnimatePresence>
    </Motion>
  )
}

function OpenModal({ className, onClose, ...rest }: OpenModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPresent = useIsPresent()

  useLayoutEffect(() => {
    const { current } = dialog
    if (isPresent && !current?.open) current?.showModal()
    if (!isPresent && current?.open) current.close()
  }, [isPresent])

  return (
    <m.dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      inert={!isPresent}
      aria-hidden={!isPresent || undefined}
      // The event `close` may come after the next click, which then would open nothing.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={({ currentTarget }) => isPresent && !currentTarget.open && onClose()}
      exit={{ opacity: 0, y: 24, transition: LEAVES }}
      {...rest}
    />
  )
}
