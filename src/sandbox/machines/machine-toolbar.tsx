import { useNavigate } from 'react-router'
import { stories } from '#machines/registry.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { Button } from '#src/ui/button.tsx'
import toolbar from '../toolbar.module.css'

type MachineToolbarProps = {
  machine: string
  inputs: readonly string[]
  input: string
  onInput: (input: string) => void
  onSave: () => void
}

/** Which machine, what it begins with, and a way to keep the run. */
export function MachineToolbar({ machine, inputs, input, onInput, onSave }: MachineToolbarProps) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <div className={toolbar.toolbar} role="toolbar" aria-label={t('sandbox.machine.toolbar')}>
      <label className={toolbar.field}>
        {t('sandbox.machine.machine')}
        <select
          value={machine}
          onChange={({ target }) => void navigate(pathTo('machine-sandbox', { machine: target.value }))}
        >
          {Object.keys(stories).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={toolbar.field}>
        {t('sandbox.machine.input')}
        <select value={input} onChange={({ target }) => onInput(target.value)}>
          {inputs.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Button variant="secondary" onClick={onSave}>
        {t('sandbox.machine.save')}
      </Button>
    </div>
  )
}
