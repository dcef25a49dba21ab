import type { Plan } from '#contracts/catalogue/plans.ts'
import { toKroner } from '#contracts/kernel/money.ts'
import type { Reach } from '#src/shell/frame-data.ts'
import { pathTo } from '#contracts/pages/path-to.ts'

type Site = { origin: string; brand: string }

export const organization =
  ({ phone, email, companyName, org, address, postalCode, city }: Reach) =>
  ({ origin, brand }: Site) => ({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    legalName: companyName,
    identifier: org,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email,
    telephone: phone,
    address: { '@type': 'PostalAddress', streetAddress: address, postalCode, addressLocality: city },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: phone, email },
  })

export const planOffer =
  ({ plan, description, trail }: { plan: Plan; description: string; trail: Trail }) =>
  (site: Site) => ({
    '@graph': [
      {
        '@type': 'Product',
        name: plan.name,
        description,
        sku: plan.id,
        image: `${site.origin}/og/mobile.png`,
        brand: { '@type': 'Brand', name: site.brand },
        offers: {
          '@type': 'Offer',
          url: site.origin + pathTo('plan', { plan: plan.id }),
          price: toKroner(plan.monthly).toFixed(2),
          priceCurrency: 'NOK',
          availability: 'https://schema.org/InStock',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: toKroner(plan.monthly).toFixed(2),
            priceCurrency: 'NOK',
            unitCode: 'MON',
            valueAddedTaxIncluded: true,
          },
        },
      },
      breadcrumbs(trail)(site),
    ],
  })

export const questions = (entries: readonly { question: string; answer: readonly string[] }[]) => () => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
})

export type Trail = readonly { title: string; to?: string }[]

export const breadcrumbs =
  (trail: Trail) =>
  ({ origin }: Site) => ({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(to !== undefined && { item: origin + to }),
    })),
  })
