import { eq } from 'drizzle-orm'
import { defineFlow } from '#flows/kit/testing/define.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { runnable } from '#flows/kit/turn.ts'
import { runnableFlows } from '#flows/registry.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { chatSession } from '#server/brain/tables.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Incoming } from '#server/brain/turns/turn.ts'
import type { Database } from '#server/db/database.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'

const parts = {
  name: 'every_element' as const,
  offered: { only: ['nb_NO' as const], instead: 'home' as const },
  humanHandover: 'person' as const,
  secrets: [],
  guards: {},
  offers: {},
  summaries: {},
  learn: {},
  values: () => ({}),
}
const email = { rule: 'email', write: 'email', label: 'email' } as const
const inForce: Flow = defineFlow({
  ...parts,
  entries: ['init'],
  steps: {
    init: { say: ['hello'], ask: { input: { ...email, to: 'place' } } },
    place: { say: ['place?'], ask: { input: { rule: 'city', write: 'city', label: 'city', to: 'done' } } },
    done: { say: ['done'], end: 'thanks' },
    person: { say: ['person'], end: 'handed_over' },
  },
})
export const next: Flow = defineFlow({
  ...parts,
  entries: ['init'],
  renamed: { place: 'town' },
  steps: {
    init: { say: ['good day'], ask: { input: { ...email, to: 'surely' } } },
    surely: { say: ['surely?'], ask: { choices: { yes: { title: 'yes', to: 'town' } } } },
    town: { say: ['town?'], ask: { input: { rule: 'city', write: 'city', label: 'city', to: 'done' } } },
    done: { say: ['done, again'], end: 'thanks' },
    person: { say: ['person'], end: 'handed_over' },
  },
})

let count = 0

/** A brain whose flow `every_element` is `inForce`, with `next` as its candidate. */
export function brainWith(database: Database, running: 'pinned' | 'carriedOver'): TestBrain {
  const flows = { ...runnableFlows(), every_element: runnable(inForce) }
  const candidate = { ...runnable(next), candidate: { flow: next, running } }
  return testBrain(
    database,
    {},
    { flowOf: (name, version) => (name === 'every_element' && version === 'candidate' ? candidate : flows[name]) },
  )
}

export async function begun(brain: TestBrain, visitor = `visitor-${(count += 1)}`) {
  const row = await initSession(brain, {
    turnId: `page-${(count += 1)}:init`,
    visitor,
    locale: 'nb_NO',
    login: undefined,
    address: null,
  })
  const take = async (incoming: Incoming) => {
    const taken = await handleTurn(brain, row.id, `t-${(count += 1)}`, incoming, { visitor, session: undefined })
    return taken?.elements.map(({ utterance }) => utterance).filter(Boolean)
  }
  const hello = await take({ kind: 'goal', flow: 'every_element', step: 'init', facts: {} })
  return {
    id: row.id,
    visitor,
    hello,
    say: (utterance: string) => take({ kind: 'answer', utterance }),
    pick: (payload: string) => take({ kind: 'answer', utterance: '', payload }),
    now: async () => {
      const [stored] = await brain.database.db.select().from(chatSession).where(eq(chatSession.id, row.id))
      if (!stored) throw new Error('no session')
      return stored
    },
  }
}
