import { useEffect, useRef } from 'react'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './answers.module.css'

/** Time to read the last words before the page goes on, in milliseconds. */
const READING_TIME = 3_000

type ContinueFormProps = { element: ChatElement; sessionId: string | undefined; byItself: boolean }

/** Goes to the target, signed in by the session (CHAT-06) or handed over with a one-use id (CHAT-07): by itself after it was shown, or when the visitor presses. */
export function ContinueForm({ element, sessionId, byItself }: ContinueFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!byItself) return
    const leave = setTimeout(() => document.visibilityState === 'visible' && form.current?.requestSubmit(), READING_TIME)
    return () => clearTimeout(leave)
  }, [byItself])

  return (
    <form ref={form} method="post" action={element.extra_parameters.action === 'intellitech_redirect' ? '/chat/handoff' : '/chat/continue'} className={styles.continue}>
      <input type="hidden" name="session" value={sessionId ?? ''} />
      <input type="hidden" name="target" value={element.extra_parameters.target ?? ''} />
      <Button type="submit">{element.parameters.input_button_text ?? t('chat.continue')}</Button>
    </form>
  )
}
