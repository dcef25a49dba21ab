import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './answers.module.css'
import { usePagePath } from './use-page-path.ts'

type LeaveFormProps = { element: ChatElement; sessionId: string | undefined; isNew: boolean }

/** Leaves for a provider in the full page (CHAT-08); the way back leads to this page and conversation. */
export function LeaveForm({ element, sessionId, isNew }: LeaveFormProps) {
  const t = useText()
  const { page } = usePagePath()
  return (
    <form method="post" action="/chat/leave" className={styles.continue} data-new={isNew || undefined} tabIndex={-1} data-onward>
      <input type="hidden" name="session" value={sessionId ?? ''} />
      <input type="hidden" name="from" value={page} />
      <Button type="submit">{element.parameters.input_button_text ?? t('chat.continue')}</Button>
    </form>
  )
}
