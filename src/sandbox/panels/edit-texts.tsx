import { useCallback, useState } from 'react'
import { LOCALES, languageTag, type Locale } from '#contracts/kernel/locale.ts'
import type { EditableTexts } from '#contracts/sandbox/text-edits.ts'
import { useText } from '#src/i18n/use-text.ts'
import { askTextChanges, askTexts, storeTexts } from '#src/sandbox/service-calls.ts'
import { useAsked } from '#src/sandbox/use-asked.ts'
import { Button } from '#src/ui/button.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { SavingControls, useSaving } from './saving.tsx'
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
  const fields = texts.flatMap(({ id, in: stored }) =>
    LOCALES.filter((locale) => stored[locale] !== undefined || spoken.includes(locale)).map((locale) => {
      const before = stored[locale] ?? ''
      return { key: `${id} ${locale}`, id, locale, before, text: written[`${id} ${locale}`] ?? before }
    }),
  )
  const edits = fields
    .filter(({ before, text }) => text !== before)
    .map(({ id, locale, text }) => ({ id, locale, text }))
  const edit = { edits, read }
  const saving = useSaving({
    hasChanges: edits.length > 0,
    show: () => askTextChanges(edit),
    store: () => storeTexts(edit),
    onSaved,
  })
  const write = (key: string, text: string) => {
    onWrite(key, text)
    saving.reset()
  }
  return (
    <form onSubmit={saving.show} className={panels.plain}>
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
                  readOnly={saving.busy}
                  // The form stands where its button was pressed.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus={takesFocus && place === 0 && index === 0}
                  onChange={({ target }) => write(key, target.value)}
                />
              </label>
            ))}
        </fieldset>
      ))}
      <SavingControls saving={saving} onAgain={onAgain} />
    </form>
  )
}
