import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import { indexedPng } from './sharing/indexed-png.ts'
import { homeScreenIcon, SECTIONS, sharingPicture } from './sharing/sharing-pictures.ts'

/** Draws what is shown of the portal elsewhere into public/: a picture for each section (PAGE-25) and the icons. Run by hand when the drawings change: `npx node scripts/sharing.ts`. */
const PUBLIC = new URL('../public/', import.meta.url)
const executablePath = findBrowser()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })

async function draw(html: string, width: number, height: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(html, { waitUntil: 'load' })
  const shot = (await page.screenshot()).toString('base64')
  const pixels = await page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return [...(context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])]
  }, shot)
  const png = indexedPng(Uint8Array.from(pixels), width, height)
  writeFileSync(new URL(file, PUBLIC), png)
  console.log(`${file}: ${Math.round(png.length / 1000)} kB`)
  await page.close()
}

for (const section of SECTIONS) await draw(sharingPicture(section), 1200, 630, `og/${section}.png`)
for (const size of [180, 192, 512])
  await draw(homeScreenIcon(size), size, size, size === 180 ? 'apple-touch-icon.png' : `icon-${size}.png`)
await browser.close()
