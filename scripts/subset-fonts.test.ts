import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHARACTERS, WEIGHTS } from './subset-fonts.ts'

test('the fonts have every character of the texts, and every weight the stylesheets ask for', () => {
  const texts = globSync('{locales/**/*.po,content/**/*.ts}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  const missing = [...new Set(texts)].filter((character) => character !== '\n' && !CHARACTERS.includes(character))
  expect(missing).toEqual([])
  const styles = globSync('src/**/*.css').filter((file) => !file.endsWith('/fonts.css'))
  const asked = styles.flatMap((file) => weightsIn(readFileSync(file, 'utf8')))
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter(({ weight, heading }) => !holds(heading ? WEIGHTS.heading : WEIGHTS.text, weight))).toEqual([])
})

const weightsIn = (css: string) =>
  [...css.matchAll(/font(?:-weight)?: (\d{3})([^;]*)/g)].map(([, weight, rest]) => ({
    weight: Number(weight),
    heading: rest?.includes('--font-head') ?? false,
  }))

const holds = ({ min, max }: { min: number; max: number }, weight: number) => weight >= min && weight <= max
