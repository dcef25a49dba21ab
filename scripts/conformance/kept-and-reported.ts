import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { namesInPath, type Port } from '#contracts/ports/port.ts'
import { Broken, firstSample, isRefused, shaped } from './answers.ts'
import type { Caller } from './call.ts'
import type { Reports } from './receive-reports.ts'

export type Kit = { port: Port; caller: Caller; reports: Reports }
export type Part = [part: string, play: () => Promise<void>]

export const DECIDED_WITHIN = 20_000

/** What a register must bear: what a change was answered with is what is read, and who is erased is gone. */
export function keptParts({ port, caller }: Kit): Part[] {
  const kept = Object.values(port.kept ?? {}).map((id) => port.operations[id])
  const [enter, change, read, erase] = kept
  const [entered, sample, erasure] = [enter, change, erase].map((one) => one && firstSample(one))
  if (!enter || !change || !read || !erase || !entered || !sample || !erasure) return []
  const [name = ''] = namesInPath(read.path)
  const readOf = (id: unknown) => caller.call(read, { [name]: id })
  const isRead = async () => {
    const told = shaped(change, await caller.call(change, sample, { key: randomUUID() }))
    if (!isDeepStrictEqual(told, shaped(read, await readOf(sample[name])))) throw new Broken('they differ')
    isRefused(await readOf(randomUUID()), [404])
  }
  const isErased = async () => {
    const id = { [name]: randomUUID() }
    shaped(enter, await caller.call(enter, { ...entered, ...id }, { key: randomUUID() }))
    shaped(read, await caller.call(read, id))
    const key = randomUUID()
    const first = shaped(erase, await caller.call(erase, { ...erasure, ...id }, { key }))
    const again = shaped(erase, await caller.call(erase, { ...erasure, ...id }, { key: randomUUID() }))
    if (!isDeepStrictEqual(first, again)) throw new Broken('told again, it is answered otherwise')
    isRefused(await caller.call(read, id), [404])
    isRefused(await caller.call(change, { ...sample, ...id }, { key: randomUUID() }), [404])
  }
  return [
    ['a change, then a reading: what was answered; and 404 for who was never entered', isRead],
    ['an erasure: taken twice, and 404 to a reading and a change after it', isErased],
  ]
}

/** What became of an act is reported by its key, in the shape of the port's news; a system may say that it reports nothing. */
export function reportedParts({ port, caller, reports }: Kit): Part[] {
  const { news } = port
  const act = port.operations[port.reports ?? '']
  const sample = act && firstSample(act)
  if (!news || !act || !sample) return []
  const isReported = async () => {
    const key = randomUUID()
    const told = shaped(act, await caller.call(act, { ...sample, reportTo: reports.address }, { key }))
    if (!v.is(v.looseObject({ reported: v.literal(true) }), told)) return
    const report = await reports.of(key, DECIDED_WITHIN)
    if (!report) throw new Broken('no report came')
    if (!report.isSigned) throw new Broken('the report is not signed')
    if (report.times < 2) throw new Broken('a report that was answered by 503 did not come again')
    if (!v.is(news.schema, report.body)) throw new Broken('the report is of another shape')
  }
  return [['a report of what became of it: signed, and again if it is lost', isReported]]
}
