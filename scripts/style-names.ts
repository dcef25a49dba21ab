import { globSync } from 'node:fs'
import { basename } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ends = '.module.css'

/**
 * Names classes in the served pages: letters for the file, digits for the class in it ("ba4"). Shorter than words even when
 * packed, and the same in every build of the same files. The names of style files are unique (style-names.test.ts).
 */
export function styleNames(): (name: string, file: string, css: string) => string {
  const files = globSync(`src/**/*${ends}`)
    .map((file) => basename(file))
    .toSorted()
  return (name, file, css) => {
    const classes = [...new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)].map(([, found]) => found))]
    return `${lettersOf(files.indexOf(basename(file.replace(/\?.*$/, ''))))}${classes.indexOf(name)}`
  }
}

const lettersOf = (at: number): string =>
  (at < LETTERS.length ? '' : lettersOf(Math.floor(at / LETTERS.length) - 1)) + (LETTERS[at % LETTERS.length] ?? '')
