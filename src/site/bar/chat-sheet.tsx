import type { Conversation } from '#src/api/portal.ts'
import { ChatDialog } from '#src/chat/chat-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'

type ChatSheetProps = { conversation: Conversation | undefined; said: string; open: boolean; onClose: () => void }

export default function ChatSheet(props: ChatSheetProps) {
  const t = useText()
  return <ChatDialog {...props} isSheet title={t('pages.conversation.title')} />
}
