import { expect, test } from 'vitest'
import { findPage } from './find-page.ts'
import { PAGE_DECLARATIONS } from './pages.ts'
import { PAGE_ADDRESSES } from './page-addresses.ts'
import { pathTo } from './path-to.ts'

test('PAGE-01 PAGE-06 PAGE-08 the path of a page is its address with its parts filled in and encoded', () => {
  expect([
    pathTo('home'),
    pathTo('login'),
    pathTo('mobile-products'),
    pathTo('plan', { plan: 'barn-1gb' }),
    pathTo('signup', { id: 2 }),
    pathTo('blog-post', { slug: 'elpris' }),
    pathTo('product-type', { type: 'mobile' }),
    pathTo('product-detail', { type: 'mobil', provider: 'eRate', id: 'a/b' }),
    pathTo('product-detail', { type: 'strøm', provider: 'esn', id: 'p1' }),
    pathTo('order-chat', { line: 'power' }),
    pathTo('last-invoice', { id: 'i1' }),
    pathTo('flow-sandbox', { flow: 'generic_signup' }),
    pathTo('machine-sandbox', { machine: 'chat' }),
  ]).toEqual([
    '/',
    '/login',
    '/mobilabonnement/produkter',
    '/mobilabonnement/barn-1gb',
    '/signup/2',
    '/blog/elpris',
    '/products/details/mobile',
    '/products/mobil/eRate/a%2Fb',
    '/products/str%C3%B8m/esn/p1',
    '/products/order/power',
    '/erased/invoice/i1',
    '/flowsandbox/generic_signup',
    '/flowsandbox/machines/chat',
  ])
})

test('PAGE-01 a path without its parameters, or of an unknown page, does not compile', () => {
  // @ts-expect-error the plan is missing
  expect(pathTo('plan')).toBe('/mobilabonnement')
  // @ts-expect-error there is no such page
  expect(pathTo('plans')).toBe('/')
})

test('PAGE-01 the address of every declared page is in the table of pages, with its route file', () => {
  expect(Object.keys(PAGE_ADDRESSES)).toEqual(Object.keys(PAGE_DECLARATIONS))
  const declared: [string, { at: string; route?: string }][] = Object.entries(PAGE_DECLARATIONS)
  expect(
    declared
      .map(([name, { at, route = name }]) => [
        name,
        route,
        findPage(
          at
            .replace('*', 'finnes-ikke')
            .replace(/\/:\w+\?/g, '')
            .replace(/:(\w+)/g, '$1') || '/',
        ).row.page,
      ])
      .filter(([, file, found]) => file !== found),
  ).toEqual([])
})
