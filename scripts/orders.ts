import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import type { StoreDeps } from '#server/deps.ts'
import { startBoss, stopBoss } from '#server/db/delivery-queue.ts'
import { openLetterQueue } from '#server/confirmation/letter-queue.ts'
import { openLeadQueue } from '#server/leads/lead-queue.ts'
import { openErasureQueue } from '#server/ports/erasures.ts'
import { commandLineStaff, look, resolve, retry } from '#server/staff/mend.ts'
import { findItem, ITEM_KINDS, itemOf, listWork, type WorkItem } from '#server/staff/work-items.ts'
import { runOnDatabase, say, stop } from './command.ts'

const USAGE = `npm run orders -- list
npm run orders -- show <kind:id> --reason="why you look"
npm run orders -- retry <kind:id> --reason="why it may work now"
npm run orders -- resolve <kind:id> --note="what was decided, and why"`

/** Lists orders and effects that wait or failed for good, and mends them; every look and act is logged (ORD-07). */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' }, note: { type: 'string' } },
})
const [wish = 'list', written = ''] = positionals
const why = (wish === 'resolve' ? values.note : values.reason)?.trim() ?? ''
const cut = written.indexOf(':')
const kind = ITEM_KINDS.find((known) => known === written.slice(0, cut))
const id = written.slice(cut + 1)
const ACTS = { retry, resolve }
const WAYS = {
  withdrawal:
    'the withdrawal stands: end the agreement in the system that has the order, then resolve it; or retry when the system can take it',
  erasure:
    'the customer is erased here: have them erased in the customer register by their id, then resolve it; or retry when the register can take it',
  holder:
    'somebody else may hold the number of this account: find out who does, then decide it at /staff/orders; codes prove nothing until two persons have',
  holderAgreed: 'one person has found that the holder is the same: decide it too at /staff/orders if you find so',
}

if (!['list', 'show', 'retry', 'resolve'].includes(wish)) stop(USAGE)
if (wish !== 'list' && (!kind || id === '' || why.length < 5)) stop(USAGE)
await runOnDatabase(async (deps) => {
  if (wish !== 'list' && kind) return act(deps, { kind, id })
  const work = await listWork(deps)
  for (const item of work) tell(item)
  say(work.length === 0 ? 'Nothing waits.' : `${work.length} wait.`)
}, 'On the embedded database use /staff/orders of the running portal, or end the portal first.')

async function act(deps: StoreDeps, item: Pick<WorkItem, 'kind' | 'id'>): Promise<void> {
  const boss = await startBoss(deps, {})
  const queueDeps = { ...deps, boss }
  const requeue = {
    lead: (await openLeadQueue(queueDeps)).enqueue,
    letter: (await openLetterQueue(queueDeps)).enqueue,
    erasure: (await openErasureQueue(queueDeps)).enqueue,
  }
  try {
    const staffDeps = { ...deps, requeue }
    const staff = commandLineStaff(userInfo().username)
    const known = await findItem(deps, item.kind, item.id)
    if (!known) return say(`${itemOf(item)} does not wait.`)
    if (wish === 'show') {
      const { facts } = await look(staffDeps, item, staff, why)
      tell(known)
      for (const { label, value } of facts) say(`  ${label}: ${value}`)
      return
    }
    const isDone = await ACTS[wish === 'retry' ? 'retry' : 'resolve'](staffDeps, item, staff, why)
    if (!isDone)
      return say(
        item.kind === 'holder'
          ? `${itemOf(item)} is decided by two persons at /staff/orders.`
          : `${itemOf(item)} cannot be tried again; decide it with resolve.`,
      )
    say(wish === 'retry' ? `${itemOf(item)} is tried again by the portal.` : `${itemOf(item)} is decided.`)
  } finally {
    await stopBoss(boss)
  }
}

function tell(item: WorkItem): void {
  const { name, state, reason, attempts, since, way } = item
  const hours = Math.floor((Date.now() - since.getTime()) / 3_600_000)
  say(`${itemOf(item)}  ${name}  ${state} for ${hours} h, ${attempts} attempts${reason ? `, ${reason}` : ''}`)
  if (way) say(`  ${WAYS[way]}`)
}
