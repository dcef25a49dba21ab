import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Locale } from '#contracts/kernel/locale.ts'
import { compilePo } from './compile-po.ts'

const FOLDER = new URL('../../locales/', import.meta.url)

/** Areas whose words only their own pages load, beside those of every page. */
export const AREAS_APART = ['sandbox', 'account', 'prices', 'products', 'elsewhere'] as const
type AreaApart = (typeof AREAS_APART)[number]

/** Who reads a catalogue: every page, the pages of an area apart, or the server, which speaks the conversations and its own small pages. */
export type Reader = 'browser' | AreaApart | 'server'

const AREAS: Record<Reader, (area: string) => boolean> = {
  browser: (area) => !/^(flows|mail|sandbox|account|catalogue|prices|products|elsewhere|server)(-|\.)/.test(area),
  sandbox: (area) => /^sandbox(-|\.)/.test(area),
  account: (area) => /^account(-|\.)/.test(area),
  prices: (area) => /^(catalogue|prices)(-|\.)/.test(area),
  products: (area) => /^products(-|\.)/.test(area),
  elsewhere: (area) => /^elsewhere(-|\.)/.test(area),
  server: (area) => !/^sandbox(-|\.)/.test(area),
}

/** The files of a locale's catalogue for a reader, one an area. */
export function catalogueFiles(locale: Locale, reader: Reader): string[] {
  const folder = new URL(`${locale}/`, FOLDER)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.po') && AREAS[reader](file))
    .sort()
    .map((file) => fileURLToPath(new URL(file, folder)))
}

/** All compiled messages of a locale by id. */
export function readCatalogue(locale: Locale, reader: Reader): Record<string, CompiledMessage> {
  return Object.assign({}, ...catalogueFiles(locale, reader).map((file) => compilePo(readFileSync(file, 'utf8'), file)))
}
