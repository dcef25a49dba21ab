import { useState, type FormEvent } from 'react'
import type { FileChanges } from '#contracts/sandbox/file-changes.ts'
import type { Result } from '#contracts/kernel/result.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import panels from './panels.module.css'
import styles from './saving.module.css'

type Edit = {
  hasChanges: boolean
  show: () => Promise<Result<FileChanges>>
  store: () => Promise<Result<FileChanges>>
  onSaved: () => void
}

export type Saving = {
  busy: boolean
  error: string | undefined
  files: FileChanges['files'] | undefined
  show: (event: FormEvent) => void
  save: () => void
  /** To be called when something else is written in the form. */
  reset: () => void
}

/** A change to source files: first shown as a difference, then saved. */
export function useSaving({ hasChanges, show, store, onSaved }: Edit): Saving {
  const t = useText()
  const [state, setState] = useState<{ busy: boolean; error?: string; files?: FileChanges['files'] }>({ busy: false })
  const send = async (ask: Edit['show']): Promise<boolean> => {
    if (state.busy) return false
    if (!hasChanges) {
      setState({ busy: false, error: t('sandbox.texts.same') })
      return false
    }
    setState((before) => ({ ...before, busy: true }))
    const answer = await ask()
    setState(
      answer.ok
        ? { busy: false, files: answer.value.files }
        : { busy: false, error: answer.code ?? t('sandbox.failed') },
    )
    return answer.ok
  }
  return {
    busy: state.busy,
    error: state.error,
    files: state.files,
    show: (event) => {
      event.preventDefault()
      void send(show)
    },
    save: () => {
      void send(store).then((isSaved) => isSaved && onSaved())
    },
    reset: () => setState({ busy: false }),
  }
}

type SavingControlsProps = { saving: Saving; onAgain: () => void }

export function SavingControls({ saving: { busy, error, files, save }, onAgain }: SavingControlsProps) {
  const t = useText()
  return (
    <>
      <p role="alert" className={`${panels.error} ${styles.sentences}`}>
        {error}
      </p>
      {files && <Difference files={files} />}
      <div className={panels.row}>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('sandbox.texts.show')}
        </Button>
        {files && (
          <Button busy={busy} onClick={save}>
            {t('sandbox.texts.save')}
          </Button>
        )}
        {error !== undefined && (
          <Button variant="quiet" onClick={onAgain}>
            {t('sandbox.texts.read')}
          </Button>
        )}
      </div>
    </>
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
