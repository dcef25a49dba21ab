import { getTableColumns } from 'drizzle-orm'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import { answerOf, findTurns } from './known-turns.ts'
import { planAndWrite, TAKE_AGAIN, type Done, type Parts, type PlannedGroup } from './plan-and-write.ts'
import { isRetried } from './planned-turn.ts'
import { writtenBy } from './read-sessions.ts'
import type { RowMemory } from './remembered-rows.ts'
import { isDuplicate } from '#server/db/database-faults.ts'
import type { HandledTurn, NewSession, TurnRequest } from './turn.ts'

type Group = { begins: NewSession[]; requests: TurnRequest[] }
type HandledGroup = { begun: SessionRow[]; done: (HandledTurn | undefined)[] }

/**
 * All requests must be of different sessions; `done` is in the same order. What a failing group has written is found
 * again by its turn id when the requests are sent once more.
 */
export async function handleTurnGroup(brain: Parts, memory: RowMemory, group: Group): Promise<HandledGroup> {
  const { begins, requests } = group
  const { db } = brain.database
  const wereRemembered = requests.some(({ session }) => memory.of(session))
  try {
    const begun =
      begins.length > 0
        ? await db
            .insert(chatSession)
            .values(begins)
            .onConflictDoNothing()
            .returning({ ...getTableColumns(chatSession), writtenBy })
        : []
    for (const { writtenBy: by, ...row } of begun) memory.keep({ row, writtenBy: by })
    const done = requests.length > 0 ? await handleRequests(brain, memory, requests) : []
    brain.at('after commit')
    return { begun, done }
  } catch (error) {
    for (const { session } of requests) memory.forget(session)
    const [only, ...others] = requests
    if (!only || others.length + begins.length > 0 || !isDuplicate(error)) throw error
    if (wereRemembered) return handleTurnGroup(brain, memory, group)
    const repeated = answerOf(await findTurns(db, [only]), only)
    return { begun: [], done: [repeated && { taken: repeated, keys: [] }] }
  }
}

/**
 * Most turns need no lock and are planned on what this process has written itself: they are written in one statement,
 * unless the conversation has changed since. Then it is read, and at last locked.
 */
async function handleRequests(brain: Parts, memory: RowMemory, requests: TurnRequest[]): Promise<Done[]> {
  const { database } = brain
  const done = new Map<TurnRequest, Done>()
  const note = (asked: TurnRequest[], { all, after }: PlannedGroup) => {
    after.forEach(memory.keep)
    asked.forEach((request, index) => {
      const one = all[index]
      if (one !== TAKE_AGAIN) done.set(request, one)
    })
  }
  const unlocked = requests.filter((request) => !needsLock(request))
  const wereRemembered = unlocked.filter(({ session }) => memory.of(session))
  if (unlocked.length > 0) note(unlocked, await planAndWrite(brain, unlocked, { db: database.db, memory }))
  const toRead = wereRemembered.filter((request) => !done.has(request))
  if (toRead.length > 0) note(toRead, await planAndWrite(brain, toRead, { db: database.db }))
  const toLock = requests.filter((request) => !done.has(request))
  if (toLock.length > 0) note(toLock, await database.transaction((tx) => planAndWrite(brain, toLock, { db: tx, tx })))
  if (done.size < requests.length) throw new Error('a locked conversation has changed')
  return requests.map((request) => done.get(request))
}

const needsLock = ({ incoming }: TurnRequest): boolean => incoming.kind === 'goal' || isRetried(incoming)
