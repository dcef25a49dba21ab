import { WORK_FIELD } from './puzzle.ts'
import { TRAP_FIELD } from './trap-field.ts'

/** What a form carries beside what was written: a solved puzzle, and whether its trap was filled (TRU-05). */
export type Effort = { work?: string | undefined; isTrapFilled: boolean }

export const readEffort = ({
  [WORK_FIELD]: work,
  [TRAP_FIELD]: trap = '',
}: Readonly<Record<string, string>>): Effort => ({
  work,
  isTrapFilled: trap !== '',
})

/** Of a form without a trap. */
export const NO_EFFORT: Effort = { isTrapFilled: false }
