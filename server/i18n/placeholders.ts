import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

const CHOICES = new Set(['plural', 'select', 'selectordinal'])

/**
 * The values a message shows, each once, sorted: "count", or with the format it is shown in, "estimate:number". How a language
 * chooses its words is its own matter: a select needs no mention, and a plural counts as its value's name.
 */
export function placeholdersOf(message: CompiledMessage): string[] {
  return [...new Set(message.flatMap(namesIn))].sort()
}

function namesIn(token: CompiledMessage[number]): string[] {
  if (typeof token === 'string') return []
  const [name, type, format] = token
  if (type === undefined) return [name]
  if (!CHOICES.has(type)) return [`${name}:${type}${format === undefined || format === null ? '' : `:${JSON.stringify(format)}`}`]
  const choices = Object.entries(format ?? {})
  if (!choices.some(([choice]) => choice === 'other')) return [`${name}:${type} without other`]
  return [...(type === 'select' ? [] : [name]), ...choices.map(([, said]) => said).filter(isMessage).flatMap(placeholdersOf)]
}

const isMessage = (value: unknown): value is CompiledMessage => Array.isArray(value)
