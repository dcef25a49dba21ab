import type { SnapshotFrom } from 'xstate'
import { isSavable, problemsIn, type CardProblems } from '#contracts/account/account-card.ts'
import type { accountCardMachine } from './account-card-machine.ts'

type Snapshot = SnapshotFrom<typeof accountCardMachine>

/** Whether Save can be pressed: the card was changed and is right (ACC-02). */
export const canSave = ({ context: { card, fields, kept, rules } }: Snapshot): boolean => isSavable(card, fields, kept, rules)

/** The problems that are told: of fields that were left, and those the server found. */
export function problemsTold({ context: { card, fields, rules, left, refused } }: Snapshot): CardProblems {
  const found = problemsIn(card, fields, rules)
  return { ...Object.fromEntries(left.filter((name) => found[name]).map((name) => [name, true])), ...refused }
}
