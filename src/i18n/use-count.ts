import { useText } from './use-text.ts'

/**
 * Says a count in the words of a message id: more than 1 is plural, 0 and 1 are singular (SHELL-19). The text chooses by
 * `form` ("one" or "many") and shows `count`; a language with a rule of its own may use an ICU plural of `count` instead.
 */
export function useCount(): (id: string, count: number) => string {
  const t = useText()
  return (id, count) => t(id, { count, form: count > 1 ? 'many' : 'one' })
}
