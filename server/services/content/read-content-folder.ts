import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import type { ContentDocument } from './content-document.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))
const POSTS = 'articles'
const Body = v.looseObject({ status: v.string() })

/**
 * What the content starts with: content/<locale>/<name>.json are pages (a folder is part of the name),
 * content/<locale>/articles/<slug>.json posts. A file that is no JSON object with a status stops the start.
 */
export function readContentFolder(folder = CONTENT): ContentDocument[] {
  return LOCALES.flatMap((locale) =>
    readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.json'))
      .toSorted()
      .map((path) => readSeed(folder, locale, path)),
  )
}

function readSeed(folder: string, locale: Locale, path: string): ContentDocument {
  const name = path.slice(0, -'.json'.length)
  const { status, ...body } = bodyOf(join(folder, locale, path), `${locale}/${name}`)
  const document = { locale, status, body, version: 0, updatedAt: new Date(0) }
  return name.startsWith(`${POSTS}/`) ? { ...document, kind: 'post', name: name.slice(POSTS.length + 1) } : { ...document, kind: 'page', name }
}

function bodyOf(file: string, name: string) {
  let written: unknown
  try {
    written = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`content: ${name} is not well-formed JSON`)
  }
  if (!v.is(Body, written)) throw new Error(`content: ${name} must be an object with a status`)
  return written
}
