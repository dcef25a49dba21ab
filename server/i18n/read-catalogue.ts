import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Locale } from '#contracts/kernel/locale.ts'
import { compilePo } from './compile-po.ts'

const FOLDER = new URL('../../locales/', import.meta.url)

/** Areas whose texts only the server speaks: the conversations. */
const SERVER_AREAS = /^flows(-|\.)/

/** The files of a locale's catalogue, one an area; for the browser without the conversations' own. */
export function catalogueFiles(locale: Locale, reader: 'browser' | 'server'): string[] {
  const folder = new URL(`${locale}/`, FOLDER)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.po') && (reader === 'server' || !SERVER_AREAS.test(file)))
    .sort()
    .map((file) => fileURLToPath(new URL(file, folder)))
}

/** All compiled messages of a locale by id. */
export function readCatalogue(locale: Locale, reader: 'browser' | 'server'): Record<string, CompiledMessage> {
  return Object.assign({}, ...catalogueFiles(locale, reader).map((file) => compilePo(readFileSync(file, 'utf8'), file)))
}
