import { languageTag } from '#contracts/kernel/locale.ts'
import type { Site } from './sites.ts'

/** What a home screen knows the portal by: its name and icons. It opens in the browser and has no service worker (SHELL-14). */
export const webManifest = (brand: string, { locale }: Pick<Site, 'locale'>) => ({
  name: brand,
  short_name: brand,
  lang: languageTag(locale),
  start_url: '/',
  display: 'browser',
  background_color: '#faf6ef',
  theme_color: '#dce9f7',
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
})
