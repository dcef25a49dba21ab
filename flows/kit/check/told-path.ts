import type { Locale } from '#contracts/kernel/locale.ts'
import type { Flow } from '#flows/kit/flow.ts'
import type { Run } from '#flows/kit/run/run.ts'
import type { Stand } from './walk-facts.ts'

/** The path to a stand in words, with what is chosen by its title. */
export function toldOf(stand: Stand, texts: Readonly<Record<string, string>>): string {
  return pathTo(stand)
    .flatMap((at) => told(at, texts))
    .join(', ')
}

export const runTo = ({ name }: Flow, stand: Stand, locale: Locale): Run => ({
  flow: name,
  locale,
  at: Date.parse('2026-11-21T10:00:00Z'),
  moves: pathTo(stand).flatMap(({ move }) => move ?? []),
})

function pathTo(stand: Stand): Stand[] {
  const path: Stand[] = []
  for (let at: Stand | undefined = stand; at; at = at.before) path.unshift(at)
  return path
}

function told({ step, facts, before, move, said }: Stand, texts: Readonly<Record<string, string>>): string[] {
  if (!move) return []
  if (move.kind === 'open') {
    const known = Object.keys(facts)
    return [`opens ${step}${known.length > 0 ? ` with ${known.join(', ')} known` : ''}`]
  }
  const at = before ? ` at ${before.step}` : ''
  if (move.kind === 'pick') return [`chooses “${texts[said ?? ''] ?? move.payload}”${at}`]
  if (move.kind === 'type') return [`writes “${move.text}”${at}`]
  if (move.kind === 'settle') return [`${move.effect} ends as ${move.outcome}`]
  return move.kind === 'return' ? [`comes back from ${move.provider} as ${move.outcome}`] : []
}
