// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MobileLanding } from '#contracts/content/landings.ts'
import { Section } from '#src/site/page/section.tsx'
import { ProductListPage } from '#src/site/plans/product-list-page.tsx'
import { renderPage } from '#src/testing/render-page.tsx'
import { mobileWords } from './mobile-words.ts'

afterEach(cleanup)

const content = ['Det første avsnittet.', 'Det andre avsnittet.', 'Det tredje avsnittet.']

const landing: MobileLanding = {
  title: 'Mobilabonnement',
  description: 'Kort sagt',
  content,
  chatH2: 'Finn abonnementet ditt',
  chatMessage: 'Hei!',
  rating: 4.6,
  ratingSample: true,
  testimonials: [],
  whyWeTitle: 'Derfor velger folk oss',
  whyWeLeftList: [],
  whyWeRightList: [],
  whyWeExcludedList: [],
  whyWeContent: 'Fordi du vil.',
}

test('PAGE-07 every paragraph of the content that the CMS has is on the mobile landing', async () => {
  const words = mobileWords(landing)
  expect(words.lead).toBe(content[0])
  await renderPage(
    <Section heading={words.whyWeTitle} intro={words.whyWeContent}>
      {null}
    </Section>,
  )
  for (const paragraph of ['Fordi du vil.', ...content.slice(1)]) expect(screen.getByText(paragraph)).toBeTruthy()
})

test('PAGE-09 every paragraph of the content that the CMS has is on the product list', async () => {
  await renderPage(
    <ProductListPage
      page={{ title: 'Alle abonnement', description: 'Kort sagt', content, helpText: 'Hjelp', helpButtonText: 'Finn' }}
    />,
  )
  for (const paragraph of content) expect(screen.getByText(paragraph)).toBeTruthy()
})
