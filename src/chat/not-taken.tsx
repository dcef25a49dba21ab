import type { FormEvent } from 'react'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { NotTaken as LateAnswer } from '#contracts/chat/not-taken.ts'
import { wayAgain } from '#machines/chat/selectors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './trouble.module.css'
import { HiddenFields, type HiddenFieldsProps } from './answer-form.tsx'

type NotTakenProps = {
  late: LateAnswer | undefined
  asked: ChatElement | undefined
  elements: readonly ChatElement[]
  hidden: HiddenFieldsProps
  /** Id of the form that submits a change request. */
  changeForm: string
  onAgain: (given: { utterance: string; payload?: string; title: string; aside?: boolean }) => void
  onChange: (seq: number) => void
}

/** Always rendered, so that screen readers announce text inserted later. */
export function NotTaken({ late, asked, elements, hidden, changeForm, onAgain, onChange }: NotTakenProps) {
  const t = useText()
  const way = late && wayAgain(late, asked, elements)
  const sendAgain = (event: FormEvent) => {
    event.preventDefault()
    if (!late) return
    const { utterance, payload, title } = late
    onAgain({ utterance, title, ...(payload === undefined ? { aside: true } : { payload }) })
  }
  return (
    <output className={styles.trouble} data-problem={late && 'late'}>
      {late && (
        <>
          <Icon name="warning" />
          <p>{t('chat.notTaken', { answer: late.title })}</p>
          {way?.kind === 'again' && (
            <form method="post" action="/chat" onSubmit={sendAgain}>
              <HiddenFields {...hidden} />
              <input
                type="hidden"
                name={late.payload === undefined ? 'utterance' : 'payload'}
                value={late.payload ?? late.utterance}
              />
              <button type="submit" className={styles.wayOn}>
                {t('chat.notTaken.again')}
              </button>
            </form>
          )}
          {way?.kind === 'change' && (
            <button
              type="submit"
              form={changeForm}
              name="change"
              value={way.seq}
              className={styles.wayOn}
              onClick={(event) => {
                event.preventDefault()
                onChange(way.seq)
              }}
            >
              {t('chat.notTaken.change')}
            </button>
          )}
        </>
      )}
    </output>
  )
}
