import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { readUtterances } from './testing/utterances/labelled.ts'
import { createListen } from './testing/utterances/listen.ts'
import { judge } from './testing/utterances/measure.ts'

const listen = await createListen()

/** Heard in a part of what was said, or in another form than it is written. */
const SAID: Record<Locale, string> = {
  nb_NO: `@ mobile_onboarding street
kirkeveien nummer 12 | street=Kirkeveien 12
Øvre Lia 112 trur eg det heiter på kartet | street=Øvre Lia 112
@ mobile_onboarding postal_code
sju tusen og tjueen | postalCode=7021
@ mobile_onboarding email
Kim.Vik @ gmail .com | email=kim.vik@gmail.com
@ mobile_onboarding number
nummeret mitt skal være med ja. 482 21 903, har hatt det siden 2003 | numberChoice=keep; portNumber=+4748221903
@ mobile_onboarding whose
nei ta 30 gb i stedet, tolv ryker på en uke hos oss | !plan=30gb
@ mobile_onboarding name
nummeret jeg tar med er 98765423, bytta om de to siste ser jeg nå | !portNumber=+4798765423
@ mobile_onboarding phone
født i 81, ikke 80, jeg har altfor tjukke fingre | !birthDate=1981-01-02
@ mobile_onboarding city
nei vent 1531 var det | !postalCode=1531
@ mobile_onboarding summary
vi hører jo til Rygge, 1580 | !postalCode=1580; !city=Rygge`,
  sv_SE: `@ power_onboarding street
rönnbärsgränd sju | street=Rönnbärsgränd 7
storgatan tjugo fem | street=Storgatan 25
@ power_onboarding date
om tre veckor, då är jag hemma igen | startDate=2026-12-12
@ power_onboarding phone
nollsjuttitvå 44 55 661 | phone=+46724455661
@ power_onboarding reason
gatan ska va Lärkgatan 4 ser ja nu | !street=Lärkgatan 4
@ power_onboarding attorney
jajamensan säg upp dom åt mig | pick=give
@ power_onboarding summary
japp allt rätt | pick=confirm`,
  da_DK: `@ power_onboarding street
skovvej femten | street=Skovvej 15
@ power_onboarding date
om 14 dage cirka, vi siger den 5. december | startDate=2026-12-05
@ power_onboarding summary
det er 8200 aarhus n vi bor i | !postalCode=8200; !city=Aarhus N`,
  en_US: `@ mobile_onboarding street
i live in kirkeveien number 108 | street=Kirkeveien 108
@ mobile_onboarding whose
actually make that 30 gb, we are cutting the home broadband | !plan=30gb
@ mobile_onboarding summary
wrong town its Rygge and 1580 | !city=Rygge; !postalCode=1580
yes | pick=confirm`,
}

test.each(LOCALES)('HEAR-05 a value in other words, or beside a remark, is heard in %s', (locale) => {
  const said = readUtterances(SAID[locale], locale)
  const lost = said.filter((one) => {
    const { values, wrongValue } = judge(one, listen(one))
    return values[0] !== values[1] || wrongValue
  })
  expect(lost.map((one) => one.said)).toEqual([])
})

const REMARKS: Record<Locale, string> = {
  nb_NO: `@ mobile_onboarding plan
i 1998 betalte vi 1500 for mye mindre | remark
@ mobile_onboarding phone
nå har det snødd ti cm siden jeg starta her | remark`,
  sv_SE: `@ power_onboarding supplier
tryckte fel | remark
min hund vill ut nu | remark
orkar inte knappa mer | remark
@ generic_signup terms
nä de här känns skumt, ja godkänner inget | remark`,
  da_DK: `@ power_onboarding supplier
min hund gør af postbuddet to sek | remark`,
  en_US: `@ mobile_onboarding postal_code
i was born in 1980 somewhere up north | remark`,
}

test.each(LOCALES)('HEAR-02 a remark with words like those of a value is no answer in %s', (locale) => {
  const said = readUtterances(REMARKS[locale], locale)
  expect(said.filter((one) => listen(one).taken.length > 0).map((one) => one.said)).toEqual([])
})

test('HEAR-06 a country that is named where insurance is spoken of is not answered with what its use costs', () => {
  const [said] = readUtterances(
    '@ insurance_leads cover\ni have 6 yrs no claims from England, can i use it | ?bonus',
    'en_US',
  )
  expect(said && listen(said).topic).not.toBe('use GB')
})
