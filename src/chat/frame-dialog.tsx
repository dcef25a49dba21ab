import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import styles from './frame-dialog.module.css'

/** Partner content over the conversation (CHAT-08). Closing it returns to the chat. */
export default function FrameDialog({ element, onClose }: { element: ChatElement; onClose: () => void }) {
  const t = useText()
  const title = element.utterance || t('chat.frame')
  return (
    <Dialog open title={title} onClose={onClose}>
      <iframe className={styles.frame} src={element.extra_parameters.target} title={title} sandbox="allow-forms allow-scripts" />
    </Dialog>
  )
}
