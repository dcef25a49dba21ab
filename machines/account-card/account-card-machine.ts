import { assign, setup, type SnapshotFrom } from 'xstate'
import { isSavable, problemsIn, type CardFields, type CardProblems } from '#contracts/account/account-card.ts'
import type { Card, CardField, CardRules } from '#contracts/account/account-fields.ts'

type CardContext = {
  editing: boolean
  card: Card
  rules: CardRules
  kept: CardFields
  fields: CardFields
  left: CardField[]
  refused: CardProblems
}

type CardEvent =
  | { type: 'visitor.edited' }
  | { type: 'visitor.cancelled' }
  | { type: 'visitor.saved' }
  | { type: 'field.changed'; name: CardField; value: string }
  | { type: 'field.left'; name: CardField }
  | { type: 'server.saved' }
  | { type: 'server.refused'; problems: CardProblems }
  | { type: 'account.arrived'; fields: CardFields }

const outside = (name: string) => () => {
  throw new Error(`accountCardMachine: provide the action ${name}`)
}

/**
 * A card of /account (ACC-01); saving requires a valid change (ACC-02). Callers must provide the actions `save` and
 * `tell`.
 */
export const accountCardMachine = setup({
  types: { context: {} as CardContext, events: {} as CardEvent, input: {} as Omit<CardContext, 'left'> },
  guards: {
    opensToEdit: ({ context: { editing } }) => editing,
    canSave: ({ context: { card, fields, kept, rules } }) => isSavable(card, fields, kept, rules),
  },
  actions: {
    begin: assign(({ context: { kept } }) => ({ fields: kept, left: [], refused: {} })),
    write: assign(({ context }, { name, value }: { name: CardField; value: string }) => ({
      fields: { ...context.fields, [name]: value },
      refused: {},
    })),
    leave: assign(({ context }, { name }: { name: CardField }) => ({
      left: [...context.left.filter((one) => one !== name), name],
    })),
    keepWritten: assign(({ context: { fields } }) => ({ kept: fields })),
    keepRefused: assign((_, { problems }: { problems: CardProblems }) => ({ refused: problems })),
    keepArrived: assign((_, { fields }: { fields: CardFields }) => ({ kept: fields })),
    save: outside('save'),
    tell: outside('tell'),
  },
}).createMachine({
  id: 'account-card',
  context: ({ input }) => ({ ...input, left: [] }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'opensToEdit', target: 'editing' }, { target: 'viewing' }] },
    viewing: {
      on: {
        'visitor.edited': { target: 'editing', actions: 'begin' },
        'account.arrived': { actions: { type: 'keepArrived', params: ({ event }) => event } },
      },
    },
    editing: {
      on: {
        'field.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'field.left': { actions: { type: 'leave', params: ({ event }) => event } },
        'visitor.cancelled': { target: 'viewing', actions: 'begin' },
        'visitor.saved': { guard: 'canSave', target: 'saving', actions: 'save' },
      },
    },
    saving: {
      on: {
        'server.saved': { target: 'viewing', actions: ['keepWritten', 'tell'] },
        'server.refused': { target: 'editing', actions: { type: 'keepRefused', params: ({ event }) => event } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof accountCardMachine>

export const canSave = ({ context: { card, fields, kept, rules } }: Snapshot): boolean =>
  isSavable(card, fields, kept, rules)

export function problemsTold({ context: { card, fields, rules, left, refused } }: Snapshot): CardProblems {
  const found = problemsIn(card, fields, rules)
  return { ...Object.fromEntries(left.filter((name) => found[name]).map((name) => [name, true])), ...refused }
}
