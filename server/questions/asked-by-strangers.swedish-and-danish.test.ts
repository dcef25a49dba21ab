import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

test.each<[Locale, FlowName, string, string]>([
  ['sv_SE', 'power_onboarding', 'kan sambon stå på avtalet också', 'faq vem-star-pa-avtalet'],
  ['sv_SE', 'power_onboarding', 'kan vi stå två på avtalet', 'faq vem-star-pa-avtalet'],
  ['sv_SE', 'power_onboarding', 'kan två personer stå på samma elavtal', 'faq vem-star-pa-avtalet'],
  ['da_DK', 'power_onboarding', 'kan min kæreste også stå på aftalen', 'faq hvem-staar-paa-aftalen'],
  ['sv_SE', 'power_onboarding', 'vi är en liten firma, har ni företagsavtal', 'faq foretag'],
  ['sv_SE', 'power_onboarding', 'har ni elavtal för företag', 'faq foretag'],
  ['sv_SE', 'power_onboarding', 'företagsavtal', 'faq foretag'],
  ['sv_SE', 'power_onboarding', 'vi är ett företag, kan vi teckna', 'faq foretag'],
  ['da_DK', 'power_onboarding', 'har i noget til erhverv, har en lille butik', 'faq erhverv'],
  ['da_DK', 'power_onboarding', 'har i aftaler til virksomheder', 'faq erhverv'],
  ['da_DK', 'power_onboarding', 'jeg har en butik, kan jeg få en erhvervsaftale', 'faq erhverv'],
  ['sv_SE', 'power_onboarding', 'använder ni kakor', 'faq kakor'],
  ['sv_SE', 'power_onboarding', 'använder ni cookies', 'faq kakor'],
  ['sv_SE', 'power_onboarding', 'kakor', 'faq kakor'],
  ['da_DK', 'power_onboarding', 'bruger i cookies', 'faq cookies'],
  ['da_DK', 'power_onboarding', 'hvad er det der netselskab for noget, er det jer', 'faq netselskab'],
  ['da_DK', 'power_onboarding', 'hvad laver et netselskab', 'faq netselskab'],
  ['sv_SE', 'generic_signup', 'varför måste ni ha mitt mobilnummer', 'faq varfor-mobilnummer'],
  ['da_DK', 'power_onboarding', 'får man rabat', 'faq rabat'],
  ['da_DK', 'power_onboarding', 'er der rabat til nye kunder', 'faq rabat'],
  ['da_DK', 'power_onboarding', 'har i en velkomstgave', 'faq rabat'],
  ['da_DK', 'power_onboarding', 'giver i rabat til studerende', 'faq rabat'],
  ['sv_SE', 'power_onboarding', 'får jag samma avtal när jag flyttar', 'faq flytta'],
  ['sv_SE', 'power_onboarding', 'varför frågar ni allt två gånger', 'faq fragar-igen'],
  ['sv_SE', 'power_onboarding', 'hur många steg till', 'faq steg-kvar'],
  ['sv_SE', 'power_onboarding', 'är det klart nu eller', 'faq steg-kvar'],
  ['da_DK', 'power_onboarding', 'færdig nu?', 'faq trin-tilbage'],
  ['sv_SE', 'power_onboarding', 'vi har köpt en elbil, ska jag välja nåt annat?', 'faq elbil-och-varmepump'],
  ['da_DK', 'power_onboarding', 'ok hvad anbefaler du til varmepumpe', 'faq elbil-og-varmepumpe'],
  ['da_DK', 'power_onboarding', 'varmepumpe + elbil, hvad anbefaler du', 'faq elbil-og-varmepumpe'],
  ['da_DK', 'power_onboarding', 'ved ikke rigtig, er det dyrt at skifte?', 'faq elpris'],
  ['da_DK', 'power_onboarding', 'min mand hedder peter, kan han også stå på', 'faq hvem-staar-paa-aftalen'],
  ['da_DK', 'generic_signup', 'kan jeg få koden på mail?', 'faq koden-paa-mail'],
  ['da_DK', 'generic_signup', 'hvad er vilkårene', 'faq vilkar'],
  ['sv_SE', 'power_onboarding', 'kan vi teckna som aktiebolag', 'faq foretag'],
  ['sv_SE', 'power_onboarding', 'jag driver eget, säljer ni el till firmor', 'faq foretag'],
  ['da_DK', 'power_onboarding', 'kan jeg bestille til min virksomhed', 'faq erhverv'],
  ['da_DK', 'power_onboarding', 'vi er et lille firma, kan vi få strøm', 'faq erhverv'],
  ['sv_SE', 'power_onboarding', 'måste jag godkänna kakor', 'faq kakor'],
  ['da_DK', 'power_onboarding', 'hvad med cookies', 'faq cookies'],
  ['da_DK', 'power_onboarding', 'hvad gør et netselskab egentlig', 'faq netselskab'],
  ['da_DK', 'power_onboarding', 'er der en rabat hvis man er ny', 'faq rabat'],
  ['da_DK', 'power_onboarding', 'får studerende det billigere', 'faq rabat'],
  ['sv_SE', 'power_onboarding', 'behåller jag avtalet om jag byter bostad', 'faq flytta'],
  ['sv_SE', 'power_onboarding', 'hur mycket är kvar att svara på', 'faq steg-kvar'],
  ['sv_SE', 'power_onboarding', 'du frågade ju det nyss, varför en gång till', 'faq fragar-igen'],
  ['da_DK', 'power_onboarding', 'mangler der flere spørgsmål', 'faq trin-tilbage'],
  ['sv_SE', 'power_onboarding', 'jag laddar elbilen hemma, vilket avtal är bäst', 'faq elbil-och-varmepump'],
  ['da_DK', 'power_onboarding', 'vi har varmepumpe, hvilken skal vi tage', 'faq elbil-og-varmepumpe'],
  ['da_DK', 'power_onboarding', 'koster det noget at skifte til jer', 'faq elpris'],
  ['da_DK', 'generic_signup', 'kan koden sendes til min mail', 'faq koden-paa-mail'],
  ['sv_SE', 'generic_signup', 'kan ni mejla koden', 'faq koden-pa-mejl'],
  ['da_DK', 'generic_signup', 'hvor kan jeg se jeres vilkår', 'faq vilkar'],
])('HEAR-06 in %s where %s is spoken of, "%s" is told %s', (locale, flow, question, topic) => {
  expect(askAt({ locale, flow }, question)?.topic).toBe(topic)
})

test.each<[Locale, FlowName, string, string, string]>([
  ['sv_SE', 'generic_signup', 'hello', 'varför vill ni veta mitt nummer', 'faq varfor-mobilnummer'],
  ['sv_SE', 'generic_signup', 'hello', 'är det gratis', 'faq konto'],
  ['da_DK', 'generic_signup', 'hello', 'koster det noget', 'faq konto'],
])('HEAR-06 in %s at %s %s, "%s" is told %s', (locale, flow, step, question, topic) => {
  expect(askAt({ locale, flow, step }, question)?.topic).toBe(topic)
})
