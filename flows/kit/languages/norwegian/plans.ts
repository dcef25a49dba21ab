import { words } from '../everyday.ts'
import type { Plans } from '../plans.ts'

export const norwegianPlans: Plans = {
  smallest: words('minste minst minimum'),
  largest: words('største størst mest maks maksimalt max'),
  asksCheapest: ['hvilken er billigst'],
  asksForSeveral: 'kan jeg ha flere abonnement',
  cheapest: words(
    'billigste billegaste billigst rimeligste rimeligst lavest laveste billig billige billigere rimelig rimelige rimeligere dyrt',
  ),
  dearest: words('dyreste dyrest dyraste'),
  middle: words('midten midterste mellomste'),
  secondTo: ['nest'],
  the: ['den'],
  mostly: ['mest'],
  quite: words('ganske nokså temmelig rimelig rett'),
  children: words(
    'jente jenta gutt gutten guttunge barn barnet barna barneabonnement barneabonnementet barneabo sønn sønnen datter dattera datteren ungen unge',
  ),
  adult: ['voksen'],
  broadband: words('bredbånd breiband mobilbredbånd ruter router'),
  flex: words('flex fleks flexi flexabonnement'),
  beforePlace: words('nummer nr alternativ valg'),
  atLeast: words('minst over enn minimum'),
  atMost: words('under maks maksimalt inntil høyst'),
  about: words('rundt ca cirka circa omtrent sånn nesten'),
  between: ['mellom'],
  more: words('mer meir over'),
  less: words('mindre under'),
  upTo: ['opp til'],
  to: ['til'],
  littleUse: words('lite litt minimalt ringe ringing wifi nesten knapt sjelden'),
  someUse: words('middels midt normalt vanlig passe passelig medium gjennomsnittlig'),
  muchUse: words('mye mykje masse massevis enormt vanvittig'),
  besideUse: words(
    'et ett abonnement abo pakke skal er gammel mest på treet måneden mnd sms sende telefonen mobilen jeg eg æ vi data nett internett trenger treng bruker brukar brukes vil ha har så veldig ganske sånn bare litt ekstremt kjempe ikke ikkje for av mobildata med surfing en del noe mengder nesten ingenting og egt egentlig',
  ),
  almost: ['nesten'],
  not: words('ikke ikkje'),
}
