import { createContext, use } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './transcript.module.css'

export type Changing = { seqs: ReadonlySet<number>; form: string; onChange: (seq: number, wish: string) => void }

/** A context keeps the memoized bubbles from rendering again when a change is requested. */
export const ChangingContext = createContext<Changing | undefined>(undefined)

export function ChangeButton({ seq, answer }: { seq: number; answer: string }) {
  const t = useText()
  const changing = use(ChangingContext)
  if (!changing?.seqs.has(seq)) return undefined
  const name = t('chat.change', { answer })
  return (
    <button
      type="submit"
      form={changing.form}
      name="change"
      value={seq}
      className={styles.change}
      aria-label={name}
      title={name}
      onClick={(event) => {
        event.preventDefault()
        changing.onChange(seq, t('chat.changeWish', { answer }))
      }}
    >
      <svg
        width="1.1em"
        height="1.1em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7L17 10.5" strokeLinejoin="round" />
      </svg>
    </button>
  )
}
