import { useId } from 'react'
import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Chat } from './chat.tsx'
import styles from './chat-dialog.module.css'

type ChatDialogProps = {
  conversation: Conversation | undefined
  open: boolean
  onClose: () => void
  title: string
  /** What the visitor has typed elsewhere, said as soon as something is asked. */
  said?: string | undefined
  /** At the lower edge, over the bar it came from. */
  isSheet?: boolean
}

export function ChatDialog({ conversation, open, onClose, title, said, isSheet = false }: ChatDialogProps) {
  const t = useText()
  const heading = useId()

  return (
    <Modal
      open={open}
      className={classNames(styles.dialog, isSheet && styles.sheet)}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('chat.close')}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>
        {conversation ? (
          <Chat conversation={conversation} id="order-chat" said={said} />
        ) : (
          <Loader label={t('chat.loading')} />
        )}
      </div>
    </Modal>
  )
}
