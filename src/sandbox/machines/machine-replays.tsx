import { useState } from 'react'
import { formatMachineReplay, type MachineReplay } from '#machines/kit/machine-replay.ts'
import { playMachine } from '#machines/kit/play-machine.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import panels from '../panels/panels.module.css'
import type { CheckedReplay, MachineService } from './machine-service.ts'

type MachineReplaysProps = {
  service: MachineService
  onOpen: (replay: MachineReplay, cursor: number) => void
  onAccept: (replay: { name: string; text: string }) => Promise<string | undefined>
}

export function MachineReplays({ service: { name: machine, story, replays }, onOpen, onAccept }: MachineReplaysProps) {
  const t = useText()
  const [problem, setProblem] = useState<string>()
  const accept = async (name: string, { title, run }: MachineReplay) => {
    const { frames, stuck } = playMachine(story, run)
    if (stuck) return setProblem(t('sandbox.notSaved', { count: run.moves.length - stuck.index, why: stuck.why }))
    setProblem(await onAccept({ name, text: formatMachineReplay(title, machine, run.input, frames) }))
  }
  if (replays.length === 0) return <p className={panels.soft}>{t('sandbox.machine.noReplays')}</p>
  return (
    <>
      <p role="alert" className={panels.error}>
        {problem}
      </p>
      <ul className={panels.plain}>
        {replays.toSorted(byTrouble).map((checked) => (
          <li key={checked.name} className={panels.item}>
            <Standing {...checked} />
            {checked.replay && (
              <span className={panels.row}>
                <Button
                  variant="quiet"
                  aria-label={t('sandbox.machine.openNamed', { title: checked.replay.title })}
                  onClick={() => checked.replay && onOpen(checked.replay, checked.difference?.index ?? 0)}
                >
                  {t('sandbox.machine.open')}
                </Button>
                {checked.difference && (
                  <Button variant="quiet" onClick={() => checked.replay && void accept(checked.name, checked.replay)}>
                    {t('sandbox.machine.accept')}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const isWhole = ({ difference, unreadable }: CheckedReplay) => !difference && unreadable === undefined
const byTrouble = (one: CheckedReplay, other: CheckedReplay) => Number(isWhole(one)) - Number(isWhole(other))

function Standing({ name, replay, difference, unreadable }: CheckedReplay) {
  const t = useText()
  return (
    <>
      <span>{replay?.title || name}</span>
      {unreadable !== undefined && <p className={panels.error}>{unreadable}</p>}
      {difference && (
        <div>
          <span className={panels.row}>
            <Badge tone="bad">{t('sandbox.machine.differs')}</Badge>
            {t('sandbox.machine.where', {
              file: `${name}.replay`,
              line: difference.line,
              states: difference.states.join(', '),
            })}
          </span>
          <p className={panels.before}>{difference.expected}</p>
          <p className={panels.after}>{difference.actual}</p>
        </div>
      )}
    </>
  )
}
