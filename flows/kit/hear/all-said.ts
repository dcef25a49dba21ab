import { whollyNamed } from '../likeness.ts'
import { wordsOf } from './forms.ts'
import type { Reading } from './reading.ts'

/** How sure it is that an option is meant where nothing else is said, so that it is named in no aside. */
export const ALL_SAID = 0.95

export const isAllSaid = ({ utterance, candidates, flowContext }: Reading, payload: string): boolean =>
  whollyNamed(utterance, candidates, flowContext.locale, (word) => TELLS.has(word)) === payload
const TELLS = new Set([...wordsOf('is'), ...wordsOf('should')])
