import { useEffect, useId, useRef } from 'react'
import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { Chat } from './chat.tsx'
import styles from './chat-dialog.module.css'

type ChatDialogProps = { conversation: Conversation | undefined; open: boolean; onClose: () => void; title: string }

/** The order chat over a page (CHAT-17): the whole screen on a phone. `conversation` is undefined while it is fetched. */
export function ChatDialog({ conversation, open, onClose, title }: ChatDialogProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('chat.close')}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>
        {open &&
          (conversation ? <Chat conversation={conversation} id="order-chat" /> : <Loader label={t('chat.loading')} />)}
      </div>
    </dialog>
  )
}
