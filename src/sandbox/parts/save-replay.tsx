import { useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { replayNameOf } from '#contracts/sandbox/replay-name.ts'
import { storeReplay, type ReplayPlace } from '#src/sandbox/service-calls.ts'
import styles from './save-replay.module.css'

type SaveOptions = ReplayPlace & {
  /** True when the server writes the file; otherwise it is downloaded. */
  writes: boolean
  taken?: readonly string[]
  onSaved?: (replay: { name: string; text: string }) => void
}

type Saver = {
  ask: (write: (title: string) => string, title?: string) => void
  save: (replay: { name: string; text: string }) => Promise<string | undefined>
  /** The caller must render this. */
  dialog: ReactNode
}

export function useSaveReplay({ kind, name: place, writes, taken = [], onSaved }: SaveOptions): Saver {
  const t = useText()
  const [asked, setAsked] = useState<{ write: (title: string) => string; title: string }>()

  const save: Saver['save'] = async (replay) => {
    if (!writes) downloadReplay(replay)
    else {
      const stored = await storeReplay({ kind, name: place }, replay)
      if (!stored.ok)
        return stored.code ?? t(`sandbox.save.${stored.reason === 'unreachable' ? 'unreachable' : 'refused'}`)
    }
    onSaved?.(replay)
    return undefined
  }
  const close = () => setAsked(undefined)
  return {
    ask: (write, title = '') => setAsked({ write, title }),
    save,
    dialog: (
      <Dialog open={asked !== undefined} onClose={close} title={t('sandbox.save.title')}>
        {asked && <SaveForm {...asked} writes={writes} taken={taken} save={save} onClose={close} />}
      </Dialog>
    ),
  }
}

type SaveFormProps = {
  write: (title: string) => string
  title: string
  writes: boolean
  taken: readonly string[]
  save: Saver['save']
  onClose: () => void
}

function SaveForm({ write, title: begun, writes, taken, save, onClose }: SaveFormProps) {
  const t = useText()
  const [title, setTitle] = useState(begun)
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const name = replayNameOf(title)
  const hint = taken.includes(name) ? 'sandbox.save.replaces' : name ? 'sandbox.save.file' : 'sandbox.save.hint'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state.busy) return
    if (!name) return setState({ busy: false, error: t('sandbox.save.nameless') })
    setState({ busy: true })
    const error = await save({ name, text: write(title) })
    if (error === undefined) return onClose()
    setState({ busy: false, error })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('sandbox.save.label')}
        hint={t(hint, { file: `${name}.replay` })}
        {...(state.error !== undefined && { error: state.error })}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        autoComplete="off"
        required
      />
      <Button type="submit" busy={state.busy}>
        {t(writes ? 'sandbox.save.save' : 'sandbox.save.download')}
      </Button>
    </form>
  )
}

function downloadReplay({ name, text }: { name: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.replay`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
