import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Locale, LOCALES } from '#contracts/kernel/locale.ts'

const Text = v.pipe(v.string(), v.regex(/\S/))
const Words = v.record(v.string(), v.partial(v.object(v.entriesFromList(LOCALES, Text))))

export type FlowWords = { area: string; path: string; words: v.InferOutput<typeof Words> }

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
