import { readdirSync, readFileSync } from 'node:fs'
import { parsePo } from 'pofile-ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'

const ROOT = new URL('../../', import.meta.url)

/** The conversations' texts as written (ICU), by locale and id; `root` holds the folder `locales`. */
export function readFlowTexts(root: URL = ROOT): Record<Locale, Record<string, string>> {
  const [nb_NO, sv_SE, da_DK, en_US] = LOCALES.map((locale) => textsOf(new URL(`locales/${locale}/`, root)))
  return { nb_NO: nb_NO ?? {}, sv_SE: sv_SE ?? {}, da_DK: da_DK ?? {}, en_US: en_US ?? {} }
}

function textsOf(folder: URL): Record<string, string> {
  const files = readdirSync(folder).filter((file) => /^flows(-.*)?\.po$/.test(file))
  const items = files.flatMap((file) => parsePo(readFileSync(new URL(file, folder), 'utf8')).items)
  return Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
}
