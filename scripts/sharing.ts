import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './find-browser.ts'
import { homeScreenIcon, SECTIONS, sharingPicture } from './sharing/sharing-pictures.ts'

/**
 * Writes the sharing pictures (PAGE-25) and icons into public/. Run by hand after changing them: `npx node
 * scripts/sharing.ts`.
 */
const PUBLIC = new URL('../public/', import.meta.url)
const executablePath = findBrowser()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })

async function draw(html: string, width: number, height: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(html, { waitUntil: 'load' })
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(file, PUBLIC)))
  console.log(`${file}: ${Math.round(size / 1000)} kB`)
  await page.close()
}

for (const section of SECTIONS) await draw(sharingPicture(section), 1200, 630, `og/${section}.png`)
for (const size of [180, 192, 512])
  await draw(homeScreenIcon(size), size, size, size === 180 ? 'apple-touch-icon.png' : `icon-${size}.png`)
await browser.close()
