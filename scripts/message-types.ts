import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { placeholders } from '#flows/kit/check/texts.ts'
import { readShippedTexts } from '#server/translations/po-files.ts'

const FILE = fileURLToPath(new URL('../locales/messages.ts', import.meta.url))

/**
 * The type of every message id and the values its text fills in. Where several locales have it, the first one's text
 * decides.
 */
function messageTypes(): string {
  const texts = new Map(
    LOCALES.toReversed().flatMap((locale) => [
      ...readShippedTexts(locale, 'sandbox'),
      ...readShippedTexts(locale, 'server'),
    ]),
  )
  const lines = [...texts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { text }]) => {
      const names = placeholders(text)
        .sort()
        .map((name) => `'${name}'`)
      return `  '${id}': ${names.join(' | ') || 'never'}`
    })
  return [
    '// Written by `npm run messages` from the catalogues. Do not edit.',
    '',
    '/** Every message id, with the names of the values its text fills in. */',
    'export type Messages = {',
    ...lines,
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
