import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'

/** The order chat in a modal (CHAT-17). */
export function OrderDialog({ open, onClose, conversation }: { open: boolean; onClose: () => void; conversation: Conversation }) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('pages.products.orderTitle')}>
      {conversation.elements.map((element) => (
        <p key={element.seq}>{element.utterance}</p>
      ))}
    </Dialog>
  )
}
