import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { searchRoutes } from './search-routes.ts'
import { createSites } from '#server/edge/sites.ts'

test('PAGE-25 a home screen is told the name and shown icons that are there, in the sizes that are told', async () => {
  const sites = createSites({ SITES: ['https://scoopr.no', 'https://scoopr.se'], TRUST_PROXY: false })
  const answer = await searchRoutes({
    sites,
    brand: 'Prøve',
    content: { posts: async () => [], articles: async () => [] },
    hidden: false,
  }).request('https://scoopr.se/site.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = v.parse(
    v.looseObject({ icons: v.array(v.looseObject({ src: v.string(), sizes: v.string() })) }),
    await answer.json(),
  )
  expect(manifest).toMatchObject({ name: 'Prøve', lang: 'sv-SE', display: 'browser' })
  const drawn = await Promise.all(
    manifest.icons.map(async ({ src }) => {
      const { format, width, height } = await sharp(`public${src}`).metadata()
      return [format, `${width}x${height}`]
    }),
  )
  expect(drawn).toEqual(manifest.icons.map(({ sizes }) => ['png', sizes]))
  expect(drawn).toHaveLength(2)
})
