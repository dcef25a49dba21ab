// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { OrderLink } from './order-link.tsx'

afterEach(cleanup)

test('CHAT-17 BEY-09 an order button opens the chat, and leads to the page of its line while the scripts are not there', async () => {
  const order = vi.fn()
  await renderPage(
    <OrderLink to="/mobilabonnement" onOrder={order}>
      Bestill et abonnement til
    </OrderLink>,
  )
  const link = screen.getByRole('link', { name: 'Bestill et abonnement til' })
  expect(link.getAttribute('href')).toBe('/mobilabonnement')
  expect(fireEvent.click(link), 'the browser follows it too').toBe(false)
  expect(order).toHaveBeenCalledOnce()
})
