// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { stubPortal } from '#src/testing/stub-portal.ts'
import { FaqHelper } from './faq-helper.tsx'

const first = { slug: 'esim', category: 'mobile', title: 'Har dere eSIM?' } as const
const rest = { slug: 'puk-kode', category: 'mobile', title: 'Hva er PUK-koden?' } as const
const box = () => screen.getByRole('searchbox', { name: 'Søk i spørsmål og svar' })
const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('PAGE-23 who begins to search is given every title of the line, asked for once', async () => {
  const calls = stubPortal(() => Response.json([first, rest]))
  await renderPage(<FaqHelper titles={[first]} line="mobile" />)
  expect(calls).toEqual([])
  await userEvent.type(box(), 'puk')
  expect(await screen.findByRole('link', { name: 'Hva er PUK-koden?' })).toBeTruthy()
  expect(titles()).toEqual(['Hva er PUK-koden?'])
  expect(calls.map(({ path }) => path)).toEqual(['/services/cms/nb_NO/titles/mobile'])
})

test('PAGE-23 ERR-02 while the titles cannot be fetched the first ones stay, and the form asks the server for the page', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')))
  await renderPage(<FaqHelper titles={[first]} line="mobile" />)
  await userEvent.type(box(), 'puk')
  expect(titles()).toEqual(['Har dere eSIM?'])
  expect(fireEvent.submit(box())).toBe(true)
})
