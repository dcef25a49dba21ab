import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../node_modules/.cache/fonts')

/** The weights of text and headings in the stylesheets. */
export const WEIGHTS = { text: { min: 400, max: 750 }, heading: { min: 600, max: 750 } }

const FONTS = {
  'hanken-grotesk': {
    file: import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    weights: WEIGHTS.text,
  },
  'bricolage-grotesque': {
    file: import.meta
      .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    weights: WEIGHTS.heading,
  },
}

/** Latin-1 and the punctuation, arrows and signs of the four languages. */
export const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ‐‑–—‘’‚“”„•…′″€™←↑→↓−≈≤≥✓\u2009\u202f`

/** `@fonts/<name>.woff2`: the packaged font with only these characters and weights. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      mkdirSync(FOLDER, { recursive: true })
      for (const [name, { file, weights }] of Object.entries(FONTS)) {
        const font = readFileSync(fileURLToPath(file))
        const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const
        writeFileSync(join(FOLDER, `${name}.woff2`), await subsetFont(font, CHARACTERS, options))
      }
      return { resolve: { alias: { '@fonts': FOLDER } } }
    },
  }
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
