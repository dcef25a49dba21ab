import { danish } from './danish.ts'
import { english } from './english.ts'
import type { Forms } from './language-cues.ts'
import { norwegian } from './norwegian.ts'
import { swedish } from './swedish.ts'

/** The words of every language for one part of a correction, as alternatives of a regular expression. */
export const anyOf = (form: keyof Forms): string =>
  [norwegian, swedish, danish, english].map(({ forms }) => forms[form]).join('|')
