import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

test.each<[Locale, FlowName, string, string]>([
  ['da_DK', 'power_onboarding', 'Hvad koster det hos Dem?', 'elpris'],
  ['da_DK', 'power_onboarding', 'Har De bindingstid?', 'binding-el'],
  ['da_DK', 'power_onboarding', 'Hvordan kan jeg komme i kontakt med Dem?', 'kontakt'],
  ['sv_SE', 'power_onboarding', 'Har Ni bindningstid?', 'bindningstid-el'],
  ['sv_SE', 'power_onboarding', 'Hur når jag Er?', 'kontakt'],
  ['nb_NO', 'mobile_onboarding', 'Har De bindingstid?', 'bindingstid'],
  ['nb_NO', 'mobile_onboarding', 'Kan De sende meg Deres vilkår?', 'vilkar'],
])('HEAR-06 in %s of %s a polite question is answered as any other: %s', (locale, flow, asked, slug) => {
  expect(askAt({ locale, flow, step: 'agreement' }, asked)?.topic).toBe(`faq ${slug}`)
})

test.each<[Locale, string, string]>([
  ['da_DK', 'Kære kundeservice. Har I bindingstid?', 'binding-el'],
  ['sv_SE', 'Hej kundtjänst, har ni bindningstid?', 'bindningstid-el'],
])('HEAR-06 in %s a letter is answered: %s', (locale, asked, slug) => {
  expect(askAt({ locale, flow: 'power_onboarding', step: 'agreement' }, asked)?.topic).toBe(`faq ${slug}`)
})

test.each<[Locale, string, string]>([
  ['da_DK', 'er strømmen vedvarende', 'stroemmens-oprindelse'],
  ['da_DK', 'hvem ringer til mig', 'ringer-i'],
  ['sv_SE', 'är elen förnybar', 'elens-ursprung'],
  ['sv_SE', 'vad kostar en påminnelse', 'sen-betalning'],
  ['sv_SE', 'vem ringer mig', 'ringer-ni'],
  ['sv_SE', 'vad är elområde', 'elomrade'],
])('HEAR-06 in %s "%s" is answered by its own article', (locale, asked, slug) => {
  expect(askAt({ locale, flow: 'power_onboarding', step: 'agreement' }, asked)?.topic).toBe(`faq ${slug}`)
})
