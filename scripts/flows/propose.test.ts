import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ReplayName } from '#contracts/sandbox/sandbox-service.ts'
import { coverageOf, coverageOfPart } from '#flows/kit/run/coverage.ts'
import { compareReplay } from '#flows/kit/run/compare-replay.ts'
import { parseReplay } from '#flows/kit/run/replay-file.ts'
import { runnableFlows } from '#flows/registry.ts'
import { ROOT } from '#server/sandbox/write-replay.ts'
import { propose, saveProposals } from './propose.ts'
import { proposeRuns, type Proposed } from './propose-runs.ts'

const flows = runnableFlows()
const replaysOf = (proposals: readonly Proposed[]) =>
  proposals.map(({ run, frames }) => ({ name: 'proposed', locale: run.locale, frames }))

test.each(['insurance_leads', 'csat_mobile', 'generic_signup', 'every_element'] as const)(
  'SAND-04 what is proposed for %s walks its every step, way, guard, rejected answer and locale',
  (name) => {
    const all = Object.values(coverageOf(flows[name].flow, replaysOf(proposeRuns(flows[name])))).flat()
    expect(all.flatMap(({ id, by }) => (by.length > 0 ? [] : [id]))).toEqual([])
  },
)

test('SAND-04 what is proposed for a part walks its every step, way, guard and rejected answer in one flow', async () => {
  const flow = flows.generic_signup
  const proposals = await propose({ uses: [{ flow, at: 'phone_code' }], folders: [] }, ROOT, 'FLOW-06')
  const coverage = coverageOfPart([{ flow: flow.flow, at: 'phone_code', runs: replaysOf(proposals) }])
  expect(proposals.length).toBeLessThanOrEqual(15)
  expect(
    Object.values(coverage)
      .flat()
      .flatMap(({ id, by }) => (by.length > 0 ? [] : [id])),
  ).toEqual([])
})

test('SAND-04 the proposals are few, and none of them can be left out', () => {
  const flow = flows.insurance_leads
  const proposed = proposeRuns(flow)
  const walkedBy = (runs: readonly Proposed[]) =>
    Object.values(coverageOf(flow.flow, replaysOf(runs)))
      .flat()
      .filter(({ by }) => by.length > 0).length
  expect(proposed.length).toBeLessThanOrEqual(6)
  for (const one of proposed)
    expect(walkedBy(proposed.filter((other) => other !== one))).toBeLessThan(walkedBy(proposed))
})

test('SAND-04 what replays walk already is not proposed again, nor is what a part of the flow says', async () => {
  expect(await propose(flows.csat_mobile, ROOT, 'FLOW-06')).toEqual([])
})

test('SAND-03 a proposal reads as the conversation does, and is a replay once it is approved', async () => {
  const root = mkdtempSync(join(tmpdir(), 'proposed-'))
  try {
    const proposals = await propose(flows.insurance_leads, root, 'FLOW-06')
    expect(proposals[0]?.words.slice(0, 6)).toEqual([
      '> opens init',
      '    Hei! Vi ser om du kan få billigere forsikring. Mange sparer mer enn 10 %.',
      '    Hva vil du forsikre? Du kan velge flere.',
      '    [Innbo] [Hus] [Hytte] [Bil] [Reise] [Meg og familien] [Kjæledyr]',
      '> Innbo',
      '    Innbo er med. Vil du ha med noe mer?',
    ])
    const files = saveProposals(proposals, join(root, 'replays'))
    expect(files).toHaveLength(proposals.length)
    expect(files.filter((file) => !v.is(ReplayName, basename(file, '.replay')))).toEqual([])
    expect(files.map((file) => basename(file)).join(' ')).toMatch(/kjaeledyr|nar-skal|prov-igjen/)
    const replays = files.map((file) => parseReplay(readFileSync(file, 'utf8')))
    expect(replays.flatMap((replay) => compareReplay(flows.insurance_leads, replay) ?? [])).toEqual([])
    expect(new Set(replays.map(({ title }) => title)).size).toBe(files.length)
    expect(replays.every(({ title }) => title.startsWith('FLOW-06 '))).toBe(true)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('SAND-04 an order is proposed to its end in each language its flow is offered in', () => {
  const ends = proposeRuns(flows.power_onboarding).flatMap(({ run, frames }) =>
    frames.at(-1)?.turn.end === 'order' ? [run.locale] : [],
  )
  expect([...new Set(ends)].toSorted()).toEqual(flows.power_onboarding.flow.locales.toSorted())
})
