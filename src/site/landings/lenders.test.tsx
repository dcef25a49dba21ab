// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { advertised } from '#contracts/catalogue/terms.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { LENDERS, Lenders } from './lenders.tsx'

afterEach(cleanup)

test('PAGE-16 PAGE-17 thirteen lenders, each drawn once and named, marked as samples', async () => {
  await renderPage(<Lenders />)
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names).toHaveLength(advertised.lenderLogos)
  expect(new Set(names).size).toBe(advertised.lenderLogos)
  expect(screen.getByText('Navnene er eksempler')).toBeTruthy()
})

test('PAGE-16 the mark of every lender is drawn in the file of marks', () => {
  const drawn = [...readFileSync('src/site/landings/art/lenders.svg', 'utf8').matchAll(/ id="([^"]+)"/g)].map(
    ([, id]) => id,
  )
  expect(LENDERS.map(({ mark }) => mark)).toEqual(drawn)
})
