import { useNavigate } from 'react-router'
import { stories } from '#machines/registry.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { Button } from '#src/ui/button.tsx'
import { Bar } from '../toolbar.tsx'
import toolbar from '../toolbar.module.css'

type MachineToolbarProps = {
  machine: string
  inputs: readonly string[]
  input: string
  onInput: (input: string) => void
  onSave: () => void
}

export function MachineToolbar({ machine, inputs, input, onInput, onSave }: MachineToolbarProps) {
  const t = useText()
  const navigate = useNavigate()
  const chooseMachine = (
    <label className={`${toolbar.field} ${toolbar.what}`}>
      <span>{t('sandbox.machine.machine')}</span>
      <select
        value={machine}
        onChange={({ target }) => void navigate(pathTo('machine-sandbox', { machine: target.value }))}
      >
        {Object.keys(stories).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
  return (
    <Bar name={t('sandbox.machine.toolbar')} what={chooseMachine}>
      <label className={toolbar.field}>
        <span>{t('sandbox.machine.input')}</span>
        <select value={input} onChange={({ target }) => onInput(target.value)}>
          {inputs.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Button className={toolbar.action} variant="secondary" onClick={onSave}>
        {t('sandbox.machine.save')}
      </Button>
    </Bar>
  )
}
