import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { readCookieChoice, type CookieChoice } from '#contracts/kernel/cookie-choice.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './cookie-notice.module.css'

type CookieChoiceFormProps = {
  accept: string
  chosen?: CookieChoice | undefined
  /** Called when the choice is made, and with `undefined` when it could not be saved. */
  onAnswered: (choice: CookieChoice | undefined) => void
}

/** Yes and no must look alike and take one press each (SHELL-06). */
export function CookieChoiceForm({ accept, chosen, onAnswered }: CookieChoiceFormProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  const answer = async (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const choice = readCookieChoice(submitter instanceof HTMLButtonElement ? submitter.value : undefined)
    if (!choice) return
    event.preventDefault()
    onAnswered(choice)
    if (!(await keepChoice(choice))) onAnswered(undefined)
  }
  return (
    <form
      method="post"
      action={FORM_ACTIONS.cookieChoice}
      className={styles.ways}
      onSubmit={(event) => void answer(event)}
    >
      <input type="hidden" name="from" value={pathname + search} />
      <Button
        type="submit"
        variant="secondary"
        name="choice"
        value="refused"
        aria-pressed={chosen && chosen === 'refused'}
      >
        {t('frame.cookies.refuse')}
      </Button>
      <Button
        type="submit"
        variant="secondary"
        name="choice"
        value="accepted"
        aria-pressed={chosen && chosen === 'accepted'}
      >
        {accept}
      </Button>
    </form>
  )
}

/** Whether the server stored it: it answers with a redirect to this page, which is not followed. */
async function keepChoice(choice: CookieChoice): Promise<boolean> {
  try {
    const { callPortal } = await import('#src/api/call-portal.ts')
    const { type } = await callPortal(FORM_ACTIONS.cookieChoice, {
      method: 'post',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
      keepalive: true,
      throwHttpErrors: false,
    })
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}
