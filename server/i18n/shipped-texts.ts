import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parsePo } from 'pofile-ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { catalogueFiles } from './read-catalogue.ts'

/** A text as it comes with the portal (ICU), and the area it belongs to ("frame", "flows-debt"). */
export type ShippedText = { text: string; area: string }
export type ShippedTexts = ReadonlyMap<string, ShippedText>

/** Every text of a locale that people read, by id, in the order of the files; the developers' sandbox is not among them. */
export function readShippedTexts(locale: Locale): ShippedTexts {
  return new Map(
    catalogueFiles(locale, 'server').flatMap((file) => {
      const area = basename(file, '.po')
      const items = parsePo(readFileSync(file, 'utf8')).items.filter(({ msgid }) => msgid)
      return items.map(({ msgid, msgstr }): [string, ShippedText] => [msgid, { text: msgstr[0] ?? '', area }])
    }),
  )
}
