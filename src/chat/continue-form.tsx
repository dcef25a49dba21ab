import { useEffect } from 'react'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './answers.module.css'

type ContinueFormProps = { element: ChatElement; sessionId: string | undefined; isNew: boolean }

/**
 * Goes to the target when the visitor presses: signed in by the session (CHAT-06), or handed over with a one-use id (CHAT-07). An
 * element that comes while the widget is there signs in by itself and leaves the page to the press; the press signs in too.
 */
export function ContinueForm({ element: { parameters, extra_parameters }, sessionId, isNew }: ContinueFormProps) {
  const t = useText()
  const signsIn = extra_parameters.action === 'login'
  useEffect(() => {
    if (!isNew || !signsIn || sessionId === undefined) return
    // Where it fails the press signs in.
    fetch('/chat/sign-in', { method: 'POST', body: new URLSearchParams({ session: sessionId }) }).catch(() => {})
  }, [isNew, signsIn, sessionId])

  return (
    <form method="post" action={signsIn ? '/chat/continue' : '/chat/handoff'} className={styles.continue} data-new={isNew || undefined} tabIndex={-1} data-onward>
      <input type="hidden" name="session" value={sessionId ?? ''} />
      <input type="hidden" name="target" value={extra_parameters.target ?? ''} />
      <Button type="submit">{parameters.input_button_text ?? t('chat.continue')}</Button>
    </form>
  )
}
