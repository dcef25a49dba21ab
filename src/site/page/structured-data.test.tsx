import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { planOn } from '#contracts/catalogue/plans.ts'
import type { SchemaType } from '#contracts/pages/page.ts'
import { customerService } from '#src/testing/customer-service.ts'
import { breadcrumbs, organization, planOffer, questions } from './schemas.ts'
import { safeJson, StructuredData } from './structured-data.tsx'

const site = { origin: 'https://scoopr.no', brand: 'Scoopr' }
const root = { ...site, nonce: 'n0nce', page: { schemas: ['FAQPage'] } }

function served(of: Parameters<typeof StructuredData>[0]['of'], type: SchemaType = 'FAQPage'): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <StructuredData type={type} of={of} />,
      loader: () => root,
      HydrateFallback: () => null,
    },
  ])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />)
}

test('PAGE-25 SEC-03 structured data is a script with the page’s nonce that no CMS text can close', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028'
  const html = served(questions([{ question: hostile, answer: ['a', 'b'] }]))
  expect(html).toMatch(/^<script type="application\/ld\+json" nonce="n0nce">\{[^<>&]*\}<\/script>$/)
  const read = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))
  expect(read).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: hostile, acceptedAnswer: { '@type': 'Answer', text: 'a\n\nb' } }],
  })
  expect(safeJson({ a: '<' })).toBe('{"a":"\\u003c"}')
})

test('PAGE-25 a page has no structured data of a type that it does not declare', () => {
  expect(served(organization(customerService), 'Organization')).toBe('')
})

test('PAGE-25 PRICE-01 a plan is offered at the catalogue’s price a month, at its one address', () => {
  const [product, trail] = planOffer({
    plan: planOn('30gb', '2026-11-21'),
    description: 'd',
    trail: [{ title: 'Hjem', to: '/' }, { title: '30 GB' }],
  })(site)['@graph']
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: '30gb',
    offers: {
      '@type': 'Offer',
      price: '499.00',
      priceCurrency: 'NOK',
      url: 'https://scoopr.no/mobilabonnement/30gb',
      priceSpecification: { unitCode: 'MON' },
    },
  })
  expect(trail).toEqual(breadcrumbs([{ title: 'Hjem', to: '/' }, { title: '30 GB' }])(site))
})

test('PAGE-25 breadcrumbs have full addresses, the page itself none', () => {
  expect(
    breadcrumbs([{ title: 'Hjem', to: '/' }, { title: 'Mobil', to: '/mobilabonnement' }, { title: '6 GB' }])(site)
      .itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Hjem', item: 'https://scoopr.no/' },
    { '@type': 'ListItem', position: 2, name: 'Mobil', item: 'https://scoopr.no/mobilabonnement' },
    { '@type': 'ListItem', position: 3, name: '6 GB' },
  ])
})

test('PAGE-25 the home page’s structured data names the company as the footer does', () => {
  expect(organization(customerService)(site)).toMatchObject({
    '@type': 'Organization',
    name: 'Scoopr',
    telephone: customerService.phone,
    url: 'https://scoopr.no/',
  })
})
