import { globSync } from 'node:fs'
import { basename } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ends = '.module.css'

/**
 * Short class names, the same in every build of the same files: letters for the file, digits for the class ("ba4").
 * Style file names must be unique (style-files.test.ts).
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
