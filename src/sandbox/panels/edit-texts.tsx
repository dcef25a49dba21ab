import { useCallback, useState, type FormEvent } from 'react'
import { LOCALES, languageTag, type Locale } from '#contracts/kernel/locale.ts'
import type { EditableTexts, FileChanges } from '#contracts/sandbox/text-edits.ts'
import { useText } from '#src/i18n/use-text.ts'
import { askTextChanges, askTexts, storeTexts } from '#src/sandbox/service-calls.ts'
import { useAsked } from '#src/sandbox/use-asked.ts'
import { Button } from '#src/ui/button.tsx'
import { Loader } from '#src/ui/loader.tsx'
import styles from './edit-texts.module.css'
import panels from './panels.module.css'

/** What was typed, by message id and locale. */
export type WrittenTexts = Readonly<Record<string, string>>

type EditTextsProps = {
  ids: readonly string[]
  spoken: readonly Locale[]
  /** Stays when the files are read again. */
  written: WrittenTexts
  onWrite: (key: string, text: string) => void
  onClose: () => void
  onSaved: () => void
}

/** Changes texts in their source files: first shown as a difference, then saved. */
export function EditTexts({ ids, spoken, written, onWrite, onClose, onSaved }: EditTextsProps) {
  const t = useText()
  const [wanted] = useState(ids)
  const [hadWritten] = useState(Object.keys(written).length > 0)
  const { asked, again } = useAsked(useCallback(() => askTexts(wanted), [wanted]))
  return (
    <section aria-label={t('sandbox.texts.edit')} className={panels.plain}>
      {asked.state === 'asking' && <Loader />}
      {asked.state === 'failed' && <p className={panels.error}>{asked.why ?? t('sandbox.failed')}</p>}
      {asked.state === 'there' && (
        <TextForm
          {...asked.value}
          written={written}
          takesFocus={!hadWritten}
          onWrite={onWrite}
          spoken={spoken}
          onAgain={again}
          onSaved={onSaved}
        />
      )}
      <Button variant="quiet" onClick={onClose}>
        {t('sandbox.texts.cancel')}
      </Button>
    </section>
  )
}

type TextFormProps = EditableTexts &
  Pick<EditTextsProps, 'spoken' | 'written' | 'onWrite' | 'onSaved'> & {
    /** False where the form opened by itself, with what was typed before. */
    takesFocus: boolean
    onAgain: () => void
  }

function TextForm({ texts, read, written, onWrite, spoken, takesFocus, onAgain, onSaved }: TextFormProps) {
  const t = useText()
  const [state, setState] = useState<{ busy: boolean; error?: string; files?: FileChanges['files'] }>({ busy: false })
  const fields = texts.flatMap(({ id, in: stored }) =>
    LOCALES.filter((locale) => stored[locale] !== undefined || spoken.includes(locale)).map((locale) => {
      const before = stored[locale] ?? ''
      return { key: `${id} ${locale}`, id, locale, before, text: written[`${id} ${locale}`] ?? before }
    }),
  )
  const edits = fields
    .filter(({ before, text }) => text !== before)
    .map(({ id, locale, text }) => ({ id, locale, text }))
  const send = async (to: typeof askTextChanges) => {
    if (state.busy) return undefined
    if (edits.length === 0) setState({ busy: false, error: t('sandbox.texts.same') })
    else {
      setState((before) => ({ ...before, busy: true }))
      const answer = await to({ edits, read })
      setState(
        answer.ok
          ? { busy: false, files: answer.value.files }
          : { busy: false, error: answer.code ?? t('sandbox.failed') },
      )
      return answer.ok
    }
    return undefined
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    void send(askTextChanges)
  }
  const save = async () => {
    if (await send(storeTexts)) onSaved()
  }
  const write = (key: string, text: string) => {
    onWrite(key, text)
    setState({ busy: false })
  }
  return (
    <form onSubmit={show} className={panels.plain}>
      {texts.map(({ id }, place) => (
        <fieldset key={id} className={styles.text}>
          <legend className={`${panels.heading} ${panels.code}`}>{id}</legend>
          {fields
            .filter((field) => field.id === id)
            .map(({ key, locale, text }, index) => (
              <label key={key} className={panels.label}>
                {locale}
                <textarea
                  className={panels.prose}
                  value={text}
                  lang={languageTag(locale)}
                  readOnly={state.busy}
                  // The form stands where its button was pressed.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus={takesFocus && place === 0 && index === 0}
                  onChange={({ target }) => write(key, target.value)}
                />
              </label>
            ))}
        </fieldset>
      ))}
      <p role="alert" className={`${panels.error} ${styles.lines}`}>
        {state.error}
      </p>
      {state.files && <Difference files={state.files} />}
      <div className={panels.row}>
        <Button type="submit" variant="secondary" busy={state.busy}>
          {t('sandbox.texts.show')}
        </Button>
        {state.files && (
          <Button busy={state.busy} onClick={() => void save()}>
            {t('sandbox.texts.save')}
          </Button>
        )}
        {state.error !== undefined && (
          <Button variant="quiet" onClick={onAgain}>
            {t('sandbox.texts.read')}
          </Button>
        )}
      </div>
    </form>
  )
}

const SIGNS = { same: ' ', gone: '-', come: '+' }

function Difference({ files }: FileChanges) {
  const t = useText()
  return (
    <section aria-label={t('sandbox.texts.changes')} aria-live="polite" className={panels.plain}>
      {files.map(({ path, lines }) => (
        <div key={path}>
          <h3 className={`${panels.heading} ${panels.code}`}>{path}</h3>
          <pre className={styles.difference}>
            {lines.map(({ kind, number, text }) => {
              const Mark = kind === 'gone' ? 'del' : kind === 'come' ? 'ins' : 'span'
              return (
                <Mark key={`${kind} ${number}`} className={styles.line} data-kind={kind}>
                  {`${SIGNS[kind]} ${text}`}
                </Mark>
              )
            })}
          </pre>
        </div>
      ))}
    </section>
  )
}
