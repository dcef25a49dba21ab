import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { readCookieChoice, type CookieChoice } from '#contracts/kernel/cookie-choice.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './cookie-notice.module.css'

type CookieChoiceFormProps = {
  accept: string
  /** What was chosen before, where a choice is changed. */
  chosen?: CookieChoice | undefined
  /** Told of a choice as it is made, and of `undefined` when it could not be kept. */
  onAnswered: (choice: CookieChoice | undefined) => void
}

/** Yes or no to cookies, alike to look at and one press each (SHELL-06); kept by the server, without leaving the page where there are scripts. */
export function CookieChoiceForm({ accept, chosen, onAnswered }: CookieChoiceFormProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  const answer = async (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const choice = readCookieChoice(submitter instanceof HTMLButtonElement ? submitter.value : undefined)
    if (!choice) return
    event.preventDefault()
    onAnswered(choice)
    const kept = await fetch(FORM_ACTIONS.cookieChoice, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    }).catch(() => undefined)
    if (kept?.type !== 'opaqueredirect') onAnswered(undefined)
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
