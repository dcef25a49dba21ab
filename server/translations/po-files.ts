import * as v from 'valibot'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { basename } from 'node:path'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { createItem, parsePo, stringifyPo } from 'pofile-ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { accountFieldTexts } from '#locales/account-fields.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'

const ROOT = pathToFileURL(`${PROJECT_ROOT}/`)

export function readFlowTexts(root: URL = ROOT): Record<Locale, Record<string, string>> {
  const [nb_NO, sv_SE, da_DK, en_US] = LOCALES.map((locale) => ({
    ...textsOf(new URL(`locales/${locale}/`, root)),
    ...textsBeside(locale, root),
  }))
  return { nb_NO: nb_NO ?? {}, sv_SE: sv_SE ?? {}, da_DK: da_DK ?? {}, en_US: en_US ?? {} }
}

function textsOf(folder: URL): Record<string, string> {
  const files = readdirSync(folder).filter((file) => /^flows(-.*)?\.po$/.test(file))
  const items = files.flatMap((file) => parsePo(readFileSync(new URL(file, folder), 'utf8')).items)
  return Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
}

const textsBeside = (locale: Locale, root: URL): Record<string, string> =>
  Object.fromEntries(readFlowWords(root).flatMap((flow) => textsIn(flow, locale)))

const FOLDER = new URL('locales/', ROOT)

export const AREAS_APART = ['sandbox', 'account', 'prices', 'products', 'elsewhere'] as const
type AreaApart = (typeof AREAS_APART)[number]

type Reader = 'browser' | AreaApart | 'server'

const AREAS: Record<Reader, (area: string) => boolean> = {
  browser: (area) => !/^(flows|mail|sandbox|account|catalogue|code|prices|products|elsewhere|server)(-|\.)/.test(area),
  sandbox: (area) => /^sandbox(-|\.)/.test(area),
  account: (area) => /^(account|code)(-|\.)/.test(area),
  prices: (area) => /^(catalogue|prices)(-|\.)/.test(area),
  products: (area) => /^(products|code)(-|\.)/.test(area),
  elsewhere: (area) => /^elsewhere(-|\.)/.test(area),
  server: (area) => !/^sandbox(-|\.)/.test(area),
}

export function catalogueFiles(locale: Locale, reader: Reader): string[] {
  const folder = new URL(`${locale}/`, FOLDER)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.po') && AREAS[reader](file))
    .sort()
    .map((file) => fileURLToPath(new URL(file, folder)))
}

function declaredTexts(locale: Locale): { area: string; texts: Record<string, string> }[] {
  const ofFlows = readFlowWords(ROOT).map((flow) => ({
    area: flow.area,
    texts: Object.fromEntries(textsIn(flow, locale)),
  }))
  return [...accountFieldTexts(locale), ...ofFlows]
}

export function readCatalogue(locale: Locale, reader: Reader): Record<string, CompiledMessage> {
  const declared = declaredTexts(locale).filter(({ area }) => AREAS[reader](`${area}.`))
  return Object.assign(
    {},
    ...catalogueFiles(locale, reader).map((file) => compilePo(readFileSync(file, 'utf8'), file)),
    ...declared.flatMap(({ area, texts }) =>
      Object.entries(texts).map(([id, text]) => ({ [id]: compile(text, `${area}: ${id}`) })),
    ),
  )
}

/** Texts of a page that a locale lacks, a line for each such locale. The build takes none, for all of a page is in one language (SHELL-01). */
export function missingTexts(reader: Reader, read: typeof readCatalogue = readCatalogue): string[] {
  const catalogues = LOCALES.map((locale) => ({ locale, texts: read(locale, reader) }))
  const ids = [...new Set(catalogues.flatMap(({ texts }) => Object.keys(texts)))]
  return catalogues.flatMap(({ locale, texts }) => {
    const missing = ids.filter((id) => !Object.hasOwn(texts, id))
    return missing.length > 0 ? [`locales/${locale} lacks ${missing.join(', ')}`] : []
  })
}

/** Compiles a PO catalogue to lingui messages by id. Throws with `name` and the id if a text is not valid ICU. */
export function compilePo(text: string, name: string): Record<string, CompiledMessage> {
  return Object.fromEntries(
    parsePo(text).items.flatMap(({ msgid, msgstr }) => {
      const message = msgstr[0]
      return msgid && message ? [[msgid, compile(message, `${name}: ${msgid}`)]] : []
    }),
  )
}

function compile(message: string, where: string): CompiledMessage {
  try {
    return compileMessageOrThrow(message)
  } catch (error) {
    throw new Error(`${where} is not a valid ICU message`, { cause: error })
  }
}

/** Writes a PO file that msgfmt accepts, with each text's area as a comment. */
export function writePo(
  locale: Locale,
  texts: Iterable<{ id: string; text: string; area: string }>,
  changedAt: Date,
): string {
  return `${stringifyPo(
    {
      headers: {
        'Project-Id-Version': 'Prat',
        'PO-Revision-Date': `${changedAt.toISOString().slice(0, 16).replace('T', ' ')}+0000`,
        'Last-Translator': 'Prat',
        'Language-Team': locale,
        Language: locale,
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding': '8bit',
        'Plural-Forms': 'nplurals=2; plural=(n != 1);',
      },
      items: [...texts].map(({ id, text, area }) => ({
        ...createItem(),
        msgid: id,
        msgstr: [text],
        extractedComments: [area],
      })),
    },
    { foldLength: 0 },
  ).trimEnd()}\n`
}

type ShippedText = { text: string; area: string }
export type ShippedTexts = ReadonlyMap<string, ShippedText>

/** Returns all texts of a locale by id, in file order: those people read, or those of the developers' sandbox. */
export function readShippedTexts(locale: Locale, reader: 'server' | 'sandbox' = 'server'): ShippedTexts {
  const inFiles = catalogueFiles(locale, reader).flatMap((file) => {
    const area = basename(file, '.po')
    const items = parsePo(readFileSync(file, 'utf8')).items.filter(({ msgid }) => msgid)
    return items.map(({ msgid, msgstr }): [string, ShippedText] => [msgid, { text: msgstr[0] ?? '', area }])
  })
  const declared = declaredTexts(locale).flatMap(({ area, texts }) =>
    Object.entries(texts).map(([id, text]): [string, ShippedText] => [id, { text, area }]),
  )
  return new Map([...inFiles, ...declared])
}

const Text = v.pipe(v.string(), v.regex(/\S/))
export const Words = v.record(v.string(), v.partial(v.object(v.entriesFromList(LOCALES, Text))))

type FlowWords = { area: string; path: string; words: v.InferOutput<typeof Words> }

/** Reads every flows/<flow>/words.json below `root`. Throws if a file is malformed. */
export function readFlowWords(root: URL): FlowWords[] {
  const folders = readdirSync(new URL('flows/', root)).filter((folder) =>
    existsSync(new URL(`flows/${folder}/words.json`, root)),
  )
  return folders.toSorted().map((folder) => {
    const path = `flows/${folder}/words.json`
    const read = v.safeParse(Words, JSON.parse(readFileSync(new URL(path, root), 'utf8')))
    if (!read.success) throw new Error(`${path}: ${v.getDotPath(read.issues[0]) ?? ''} ${read.issues[0].message}`)
    return { area: `flows-${folder}`, path, words: read.output }
  })
}

export const textsIn = ({ words }: FlowWords, locale: Locale): [string, string][] =>
  Object.entries(words).flatMap(([id, texts]): [string, string][] =>
    texts[locale] === undefined ? [] : [[id, texts[locale]]],
  )
