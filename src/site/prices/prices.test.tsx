// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { countryNames } from './find-countries.ts'
import type { PriceList } from './price-list.ts'
import { PricesPage } from './prices-page.tsx'

afterEach(cleanup)

const show = async (list: PriceList) => {
  await import('virtual:catalogue/prices/nb_NO')
  await act(async () => {
    await renderPage(<PricesPage list={list} names={countryNames('nb_NO')} asked={{}} />)
  })
}
const rowOf = (name: string | RegExp) => screen.getByRole('row', { name })

test('PAGE-09 PAGE-10 the page and its six tabs, in order', async () => {
  await show('phone')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mobilabonnement - Øvrige priser')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Tilleggstjenester',
    'Priser i Norge',
    'Fra Norge til utland',
    'Bruk i utlandet',
    'Spesialnummer og satellitt',
    'Ekstra data og ringepakker',
  ])
  expect(rowOf(/^Faktura på papir 65\skr per måned$/)).toBeTruthy()
  expect(rowOf('AvtaleGiro Gratis')).toBeTruthy()
})

test('PAGE-10 mobile broadband has its own tab where a phone has the prices in Norway', async () => {
  await show('broadband')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Tilleggstjenester',
    'Mobilt Bredbånd',
    'Fra Norge til utland',
    'Bruk i utlandet',
    'Spesialnummer og satellitt',
    'Ekstra data og ringepakker',
  ])
  expect(screen.getByText('0,075 kr')).toBeTruthy()
  expect(screen.queryByText('Barn 1 GB')).toBeNull()
})

test('PAGE-10 one tab is in the tab order; arrow keys, Home and End go through them', async () => {
  await show('phone')
  const chosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1])
  tabs[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toEqual(['Priser i Norge'])
  expect(document.activeElement?.textContent).toBe('Priser i Norge')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(chosen()).toEqual(['Ekstra data og ringepakker'])
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(chosen()).toEqual(['Ekstra data og ringepakker'])
})

test('PRICE-02 the Flex data table shows both columns from 0 MB to 100 GB', async () => {
  await show('phone')
  const table = screen.getByRole('table', { name: 'Datapriser med Flex' })
  for (const row of [
    /^0\sMB 0\skr 99\skr$/,
    /^1\sGB 156\skr 255\skr$/,
    /^10\sGB 351\skr 450\skr$/,
    /^100\sGB 1\s071\skr 1\s170\skr$/,
  ])
    expect(within(table).getByRole('row', { name: row })).toBeTruthy()
})

test('PAGE-10 a misspelt country shows its prices in both directions; when none is found the page says what to do', async () => {
  await show('phone')
  const field = screen.getByRole('searchbox', { name: 'Land' })
  await userEvent.type(field, 'tailand')
  expect(await screen.findByText('1 land passer')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Ringe dit fra Norge Sone 3$/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Bruke telefonen der Sone 2$/ })).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'Narnia')
  expect(await screen.findByText('Vi kjenner ikke noe land som heter «Narnia».')).toBeTruthy()
})

test('PAGE-10 the calculator updates while typing and says what it cannot read', async () => {
  await show('phone')
  const form = within(screen.getByRole('form', { name: 'Regn ut en måned med Flex' }))
  const field = form.getByLabelText('Megabyte (MB)')
  for (const label of ['Minutter', 'Samtaler', 'SMS og MMS']) await userEvent.clear(form.getByLabelText(label))
  await userEvent.clear(field)
  await userEvent.type(field, '1000')
  expect(form.getByRole('row', { name: /^En måned 156\skr 255\skr$/ })).toBeTruthy()
  await userEvent.type(field, 'x')
  expect(form.getByText(/^Skriv et helt tall/)).toBeTruthy()
})
