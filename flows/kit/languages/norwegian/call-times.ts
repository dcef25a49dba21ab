import type { CallTimes } from '../call-times.ts'
import { lines, words } from '../everyday.ts'

export const norwegianCallTimes: CallTimes = {
  partsOfDay: {
    morning: words('morgen morgenen morges morgon morgonen morra morran mårran tidlig tidleg tidlege tidligt'),
    forenoon: words('formiddag formiddagen førmiddag'),
    noon: words('lunsj lunsjen lunsjtid middagstid midt'),
    afternoon: words('ettermiddag ettermiddagen ettermidda'),
    late: words('sent seint sen sein senest sist'),
    evening: words('kveld kvelden kvelds aften aftenen natt natten'),
  },
  clock: words('kl klokka klokken klokkan klokkeslett ca cirka circa rundt omkring omtrent sånn'),
  half: ['halv'],
  after: words('etter fra frå tidligst over'),
  before: words('før innen til senest'),
  between: ['mellom'],
  preferably: words('helst gjerne'),
  atWork: words('jobb jobben'),
  upTo: ['til'],
  not: words('ikke ikkje'),
  deniedBefore: ['før'],
  deniedAfter: ['etter'],
  anyTimePhrases: lines(
    'når som helst|når det måtte være|når dere vil|når dere åpner|spiller ingen rolle|samme for meg|det samme|hele dagen|asap|snarest',
  ),
  soon: words('snart tidlig fort raskt'),
  possible: ['mulig'],
  opensQuestion: words('hva hvor hvem hvorfor hvordan når ka kva'),
  asks: words('åpent åpner åpen stenger stengt koster pris'),
  beforeWeekend: words('over etter'),
  weekend: words('helg helga helgen helgene'),
  nextWeek: lines('neste uke|neste veke'),
  tomorrowPhrases: ['i ?(?:morgen|morgon|morra|mårra|morn|morgo)'],
  tomorrowInTwoPhrases: lines('i mo|i må'),
  todayPhrases: ['i ?dag', 'i (?:ettermiddag|formiddag|kveld|aften)'],
  manyDays: words(
    'hverdager hverdagene hverdag ukedager vekedagar kvardagar dagtid kveldstid arbeidstid helg helga helgen helgene kveldene kvelder',
  ),
  spokenLanguages: words('norsk svensk dansk engelsk tysk polsk spansk fransk arabisk samisk ukrainsk'),
  leadsToLanguage: words('på snakk snakker snakke snakkar prater pratar kun bare berre'),
  besideTime: words(
    'jeg eg æ meg det passer passar best bra fint går er kan hvis mulig mulig en ei i om på de den aller så da nå av takk gjerne bare kun berre hver heller dere',
  ),
}
