import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../contracts/kernel/locale.ts'
import { LOCALES } from '../../contracts/kernel/locale.ts'

type TextFile = { locale: Locale; area: string; path: string; lines: string[] }
type Text = { id: string; locale: Locale }

export function locateTexts(root: string): (text: Text) => string {
  const files = LOCALES.flatMap((locale) => [...filesOf(root, locale), ...wordsBeside(root, locale)])
  const written = new Map(
    files.flatMap((file) =>
      file.lines.flatMap((line, index) => idsOn(line).map((id) => [`${file.locale} ${id}`, { file, line: index + 1 }])),
    ),
  )
  return ({ id, locale }) => {
    const there = written.get(`${locale} ${id}`)
    if (there) return `${there.file.path}:${there.line}`
    const area = LOCALES.map((other) => written.get(`${other} ${id}`)?.file.area).find(Boolean) ?? areaLike(files, id)
    const file = files.find((one) => one.locale === locale && one.area === area)
    return file ? `${file.path}:${lineBefore(file, files, id)}` : `locales/${locale}/${area}:1`
  }
}

/** The line of the text that another language has before this one, or the last. */
function lineBefore({ area, lines }: TextFile, files: readonly TextFile[], id: string): number {
  const own = lines.map(idsOn)
  const inOther =
    files
      .filter((file) => file.area === area)
      .map((file) => file.lines.flatMap(idsOn))
      .find((ids) => ids.includes(id)) ?? []
  const before = inOther.slice(0, inOther.indexOf(id)).findLast((other) => own.some((ids) => ids.includes(other)))
  return before === undefined ? lines.length : own.findIndex((ids) => ids.includes(before)) + 1
}

function filesOf(root: string, locale: Locale): TextFile[] {
  const areas = readdirSync(join(root, 'locales', locale)).filter((file) => /^flows(-|\.)/.test(file))
  return areas.toSorted().map((area) => {
    const path = `locales/${locale}/${area}`
    return { locale, area, path, lines: readFileSync(join(root, path), 'utf8').split('\n') }
  })
}

function wordsBeside(root: string, locale: Locale): TextFile[] {
  return globSync('flows/*/words.json', { cwd: root }).map((file) => {
    const path = file.replaceAll('\\', '/')
    return { locale, area: path, path, lines: readFileSync(join(root, path), 'utf8').split('\n') }
  })
}

function idsOn(line: string): string[] {
  const [, id] = /^(?:msgid |  )"([\w.]+)"(?:$|: \{)/.exec(line) ?? []
  return id ? [id] : []
}

function areaLike(files: readonly TextFile[], id: string): string {
  const beginning = `msgid "${id.split('.')[0] ?? id}.`
  const like = files.map(({ area, lines }) => ({
    area,
    count: lines.filter((line) => line.startsWith(beginning)).length,
  }))
  return like.toSorted((a, b) => b.count - a.count).find(({ count }) => count > 0)?.area ?? 'flows.po'
}
