import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { placeholders } from '#flows/kit/check/texts.ts'
import { readFlowTexts, readShippedTexts } from '#server/translations/po-files.ts'

const FILE = fileURLToPath(new URL('../locales/messages.ts', import.meta.url))

/**
 * The type of every message id and the values its text fills in: those that flows may use, and the others, among them
 * the words that choose an answer. Where several locales have it, the first one's text decides.
 */
function messageTypes(): string {
  const texts = new Map(
    LOCALES.toReversed().flatMap((locale) => [
      ...readShippedTexts(locale, 'sandbox'),
      ...readShippedTexts(locale, 'server'),
    ]),
  )
  const spoken = new Set(Object.values(readFlowTexts()).flatMap(Object.keys))
  const ids = [...texts.keys()].sort()
  const isOfFlows = (id: string) => spoken.has(id) && !id.endsWith('.words')
  const lineOf = (id: string) => {
    const names = placeholders(texts.get(id)?.text ?? '')
      .sort()
      .map((name) => `'${name}'`)
    return `  '${id}': ${names.join(' | ') || 'never'}`
  }
  return [
    '// Written by `npm run messages` from the catalogues. Do not edit.',
    '',
    '/** The texts that flows may use, with the names of the values each fills in. */',
    'export type FlowMessages = {',
    ...ids.filter(isOfFlows).map(lineOf),
    '}',
    '',
    '/** Every message id, with the names of the values its text fills in. */',
    'export type Messages = FlowMessages & {',
    ...ids.filter((id) => !isOfFlows(id)).map(lineOf),
    '}',
    '',
  ].join('\n')
}

export const isCurrent = (): boolean => existsSync(FILE) && readFileSync(FILE, 'utf8') === messageTypes()

if (import.meta.main && !isCurrent()) {
  if (process.argv.includes('--check')) {
    console.error('locales/messages.ts is not what the catalogues say: run npm run messages')
    process.exitCode = 1
  } else writeFileSync(FILE, messageTypes())
}
