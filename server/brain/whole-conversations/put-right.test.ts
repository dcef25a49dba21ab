import { expect, test } from 'vitest'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

test('HEAR-04 HEAR-05 sv da: what is put right beside an answer is put right, and what was told ahead is kept', async () => {
  const swedish = await talk('power_onboarding', 'sv_SE', [
    'Kungsgatan 22, 411 19 Göteborg. är det ni själva som producerar elen eller nån mellanhand?',
    'byta',
    'Fortum',
    '15 december',
    'nr 1',
    'ja kör',
    'Sara Holm, 076-402 55 17, sara.holm@outlook.com. nummret på gatan är förresten 20, inte 22',
  ])
  expect(swedish.told).toContain('inget svar på')
  expect(swedish.facts).toMatchObject({ street: 'Kungsgatan 20', currentSupplier: 'Fortum', startDate: '2026-12-15' })
  const danish = await talk('power_onboarding', 'da_DK', [
    'hej vi flytter til odense med børnene d. 1 februar, adressen er Skovvej 14, 5000 Odense C',
    'ja vi flytter jo. men forresten er det nr 41 ikke 14',
  ])
  expect(danish.facts).toMatchObject({ street: 'Skovvej 41', powerReason: 'move', startDate: '2027-02-01' })
})

test('HEAR-04 nb: a number, an address of e-mail and a supplier are put right in the same breath', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'meg',
    'beholder det jeg har selvsagt, 41 55 90 12',
    'Per Olsen',
    'nei nummeret er feil, 41 55 90 21 skal det være. og jeg er fra 2 mai 1961',
    'samme',
    'per.olsn@online.no, nei olsen med e selvfølgelig: per.olsen@online.no',
    'Solbakken 7, 4021 Stavanger',
    'ja',
    'ta heller 6 gb. og oppstart 1 desember som jeg sa, ikke 30 nov',
    'ja',
  ])
  expect(facts).toMatchObject({
    name: { firstName: 'Per', lastName: 'Olsen' },
    birthDate: '1961-05-02',
    plan: '6gb',
    portNumber: '+4741559021',
    phone: '+4741559021',
    email: 'per.olsen@online.no',
  })
})
