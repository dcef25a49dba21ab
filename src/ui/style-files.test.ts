import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const styleFiles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

test('style files have names of their own, for their classes are named after them', () => {
  const names = styleFiles.filter((file) => file.endsWith('.module.css')).map((file) => basename(file))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no style file has more than 250 lines, as the linter sees to for code', () => {
  const linesOf = (file: string) => readFileSync(join('src', file), 'utf8').split('\n').length - 1
  expect(styleFiles.filter((file) => linesOf(file) > 250)).toEqual([])
})
