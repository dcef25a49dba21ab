// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { CompetitionRules } from './competition-page.tsx'

afterEach(cleanup)

test.each<[Locale, string]>([
  [
    'nb_NO',
    'Premien er 12 måneder gratis abonnement. Fri bruk er maks 10 000 minutter/SMS/MMS. Priseksempel lån: 205 000 kr over 5 år, effektiv rente 12,83 %, kostnad 67 040 kr, totalt 272 040 kr.',
  ],
  [
    'en_US',
    'The prize is 12 months of free subscription. Free use means at most 10,000 minutes/SMS/MMS. Loan example: NOK 205,000 over 5 years, effective rate 12.83%, cost NOK 67,040, total NOK 272,040.',
  ],
])('PAGE-12 the fixed disclaimer of the competition, in %s', async (locale, words) => {
  await renderPage(<CompetitionRules />, { locale })
  expect(screen.getByRole('paragraph').textContent?.replace(/\s/g, ' ')).toBe(words)
})
