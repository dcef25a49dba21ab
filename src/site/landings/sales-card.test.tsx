// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import type { SalesCardContent } from './sales-card-content.ts'
import { SalesCard } from './sales-card.tsx'

afterEach(cleanup)

const card: SalesCardContent = {
  title: 'Mobil',
  subtitle: 'Ingen bindingstid',
  leftBoxLabel: 'Data',
  leftBoxValue: 'Opptil 30 GB',
  rightBoxLabel: 'Bindingstid',
  rightBoxValue: 'Ingen',
  price: 'Fra 149 kr',
  priceText: 'i måneden',
  orderButtonText: 'Bestill',
  orderLink: '/mobilabonnement',
  moreButtonText: 'Les mer',
  moreLink: '/mobil/produkter',
  goalFlow: 'mobile_onboarding',
  step: 'init',
  productName: 'mobile',
}

test('PROD-02 the sales card: boxes, price, an order button that opens the chat, and read more', async () => {
  const order = vi.fn()
  await renderPage(<SalesCard card={card} onOrder={order} glyph={null} />)
  expect(screen.getByText('Data').nextSibling?.textContent).toBe('Opptil 30 GB')
  expect(screen.getByText('Bindingstid').nextSibling?.textContent).toBe('Ingen')
  expect(screen.getByText('Fra 149 kr')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Les mer' }).getAttribute('href')).toBe('/mobil/produkter')
  fireEvent.click(screen.getByRole('link', { name: 'Bestill' }))
  expect(order).toHaveBeenCalledOnce()
})

test('PROD-02 without scripts the order button leads to the page of the line', async () => {
  await renderPage(<SalesCard card={card} onOrder={() => undefined} glyph={null} />)
  expect(screen.getByRole('link', { name: 'Bestill' }).getAttribute('href')).toBe('/mobilabonnement')
})

test('SHELL-17 an inactive sales card offers no order', async () => {
  await renderPage(<SalesCard card={card} onOrder={() => undefined} inactive="Bare i Norge" glyph={null} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Bare i Norge')).toBeTruthy()
})
