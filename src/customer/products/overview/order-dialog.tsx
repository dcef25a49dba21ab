import { ChatDialog } from '#src/chat/chat-dialog.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { useOrder } from '#src/customer/products/use-order.ts'

export function OrderDialog({ line, close, conversation }: Omit<ReturnType<typeof useOrder>, 'order'>) {
  const t = useText()
  return (
    <ChatDialog
      open={line !== undefined}
      onClose={close}
      title={line ? t(`products.orderTitle.${line}`) : ''}
      conversation={conversation}
    />
  )
}
