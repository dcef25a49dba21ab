import { useEffect, useRef, useState } from 'react'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './suggestions.module.css'
import { HiddenFields, type HiddenFieldsProps } from './answer-form.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

type SuggestionsProps = {
  asked: ChatElement
  hidden: HiddenFieldsProps
  /** The first suggestion stays disabled until the consent checkbox is checked. */
  locked: boolean
  onChoose: (given: { utterance: string; payload: string; title: string }, from: Element) => void
  onConsent: (ticked: boolean) => void
}

export function Suggestions({ asked, hidden, locked, onChoose, onConsent }: SuggestionsProps) {
  const t = useText()
  const hydrated = useHydrated()
  const { suggested_responses, parameters } = asked
  const box = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string>()

  useEffect(() => {
    if (box.current?.checked) onConsent(true)
    // Only what was ticked before the scripts came; later ticks tell by themselves.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <form method="post" action="/chat" className={styles.suggestions}>
      <HiddenFields {...hidden} />
      {parameters.consent_label && (
        <label className={styles.consent}>
          <input
            ref={box}
            type="checkbox"
            name="consent"
            value="1"
            required
            onChange={({ target }) => onConsent(target.checked)}
          />
          <span>{parameters.consent_label}</span>
        </label>
      )}
      <fieldset className={styles.choices} aria-label={t('chat.suggestions')} tabIndex={-1} data-onward>
        {suggested_responses.map(({ title, payload, lang, obliges }, index) => (
          <button
            key={payload}
            type="submit"
            lang={lang}
            name="payload"
            value={payload}
            className={styles.choice}
            data-obliges={obliges}
            data-chosen={chosen === payload || undefined}
            formNoValidate={index > 0}
            disabled={hydrated && locked && index === 0}
            onClick={(event) => {
              event.preventDefault()
              setChosen(payload)
              onChoose({ utterance: '', payload, title }, event.currentTarget)
            }}
          >
            {title}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
