import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SECTIONS } from './sharing-pictures.ts'

test.each(SECTIONS)(
  'PAGE-25 the sharing picture of %s is a PNG of 1200 by 630 pixels and at most 30 kB',
  async (section) => {
    const file = `public/og/${section}.png`
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(statSync(file).size).toBeLessThanOrEqual(30_000)
  },
)
