// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { advertised } from '#contracts/catalogue/advertised.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { Lenders } from './lenders.tsx'

afterEach(cleanup)

test('PAGE-16 PAGE-17 thirteen lenders, each drawn once and named, marked as samples', async () => {
  await renderPage(<Lenders />)
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names).toHaveLength(advertised.lenderLogos)
  expect(new Set(names).size).toBe(advertised.lenderLogos)
  expect(screen.getByText('Navnene er eksempler')).toBeTruthy()
})
