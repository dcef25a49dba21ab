import { stemmer } from '@orama/stemmers/norwegian'
import { expressions, type Language, spellings, words } from '#server/questions/language.ts'
import { askWords } from './ask-words.ts'
import { norwegianAskings } from './askings.ts'
import { bareQuestions, pronoun } from './bare-questions.ts'
import { offerWords } from './offer-words.ts'
import { norwegianSayings } from './sayings.ts'
import { smallTalk, talkWords } from './small-talk.ts'
import { synonyms } from './synonyms.ts'

export const norwegian: Language = {
  stem: stemmer,
  polite: { De: 'dere', Dem: 'dere', Deres: 'deres', Dykk: 'dere' },
  synonyms,
  askWords,
  askings: norwegianAskings,
  sayings: norwegianSayings,
  smallTalk,
  talkWords,
  bareQuestions,
  pronoun,
  ways: {
    withdraws: /(?<!\p{L})angre[rt]? (?:\S+ ){0,2}(?:bestilling|avtale|kjøp|ordre|abonnement)/iu,
    withUs: /(?<!\p{L})hos (?:dere|dykk|dokker)(?!\p{L})/iu,
    atOthers: 'hos (?:de|dei) andre',
  },
  offerWords,
  qualifiers: {
    toAbroad:
      /(?<!\S)(?:til|mot|ut av) (?:utland\S*|landet|abroad)|(?<!\S)fra norge|(?<!\S)hjemmefra|utenlandssamtale/u,
    inAbroad:
      /(?<!\S)(?:i|fra|på|frå) (?:utland\S*)|(?<!\S)på (?:ferie\S*|reise\S*|tur)(?: |$)|(?<!\S)(?:roaming|abroad)/u,
    asksWhen:
      /^(?:men |og |ja )?(?:når|kor tid|hvor (?:lang|lenge|mange dager|(?:fort|raskt) (?:får|kan|kommer|blir|går|skjer)))(?: |$)/u,
    tellsWhen:
      /(?<!\S)(?:når|hvor lang\S*|hvor lenge|hvor fort|\S*dag(?:er|en)?|uker?|\S*måned\S*|forskudd\S*|etterskudd\S*|forfall\S*|straks|minutt\S*|time\S*|år)(?: |$)/u,
    asksWho: /(?<!\S)(?:hvem|kven|kem)(?: |$)/u,
    why: 'hvorfor|kvifor|koffer|koffor|korfor',
    needs: 'må|trenger|treng|skal|vil|spør|ber',
    you: 'dere|du|de|dokker',
    people: 'pappa|mamma|mor|far|mannen|kona|sønnen|datteren|kjæresten|samboeren',
    others: String.raw`andre|andres|annen|barn\S*|familie\S*|samboer\S*|eier\S*`,
    howMuch: '(?:hvor|kor) (?:mye|mykje|my)',
    tellsHowMuch: 'hvor (?:mye|mange)',
    mayI: '(?:kan|kunne|får|må) (?:jeg|eg|æ|vi|man|han|hun|ho|hu)',
    it: 'det|den|dette',
    delivery: 'nummer|flytt|lever|pakke|bestill|abonnement|kort|post',
    aside: new Set(words('i på hos ved hvor å')),
  },
  ownFacts: {
    lead: 'men|og',
    asksAll:
      '(?:hva|kva|ka) (?:har|er det|e det|var det) (?:jeg|eg|æ) (?:har )?(?:nå |egentlig )?(?:bestilt|bestilte|valgt|valde|svart|oppgitt)|(?:hva|kva|ka) (?:bestilte|valgte|valde) (?:jeg|eg|æ)',
    checks: String.raw`(?:stemmer|passer) (?:\S+ ){0,2}\S+|(?:er|e) (?:\S+ ){1,3}(?:riktig|riktige|rett|korrekt)|(?:er|e) det (?:riktig|rett) \S+`,
    starts: 'begyn|start',
    behind: 'da|nå|her|så langt|egentlig|igjen',
  },
  accountNumber: /^(?:mobil|telefon|tlf)?(?:nummer(?:et)?|nr)$|^(?:telefon|mobil)(?:en)?$/u,
  lines: {
    mobile:
      /mobil|abonnement|telefon|tlf|(?:^|sim|telefon)nummer(?:et)?$|simkort|^sim$|esim|^gb$|data|surf|nett|dekning|utland|roam|sone|5g|4g|puk|pin/u,
    power: /strøm|^el(?:en)?$|kwh/u,
    insurance: /forsikr|bonus|skade|^innbo/u,
    refinancing: /refinans|lån|gjeld(?!er$)|kreditt?kort|rente|inkasso/u,
  },
  common: new Set(
    words(`
    han hun ho ham henne både begge disse
    mi hva hvor hvordan hvorfor hvem hvilken når kan kunne er har får må skal vil bør jeg du dere de det den man vi
    meg deg oss min mitt mine din ditt dine en ei et å på til for i av med og eller som om at hvis så da nå der
    her noe noen også bare fra blir bli ble gjør gjøre finnes tilbyr virker går ha få seg sin ut inn opp over
    etter før ved hos ett to egentlig litt helt bruke bruker hei helst heller mener mente mens samme midten
    godta så alt ingen derfor stedet akkurat faktisk bra kjør se vis vise ser dem kommer senere seinere takk
    være lurer liksom trenger ønsker altså lyst måte type slags gjelder ja nei jo per pr vite fortell forklar
    betyr dette denne alle the a is what how do does can you i to of in it
  `),
  ),
  // Nynorsk, dialects and what is typed in haste.
  spellings: spellings(`
    ka kva va hv hvaa > hva | kor > hvor | korleis koss kossen korsn åssen assen kordan kossn > hvordan |
    kvifor koffer koffor korfor > hvorfor | kem kven > hvem | hvilke hvilket > hvilken |
    kosta kostar koste kost kster kostr > koster | e > er | brukar bruka bruk brukes > bruker | tek > tar |
    eg æ > jeg | ikkje itj ikkj > ikke | dokker dykk dokk dykkar dokkers dåkker dåkk deres > dere | frå > fra |
    heim > hjem | heime > hjemme | åpen ope opent > åpent | opningstider > åpningstider |
    opningstid > åpningstid | no > nå | nokon nån nåen nåkken > noen | d > det | me > med | elle ell elr > eller | ditta detta dettan > dette | ein > en | noko nokko nåkka > noe |
    verkar virka funka funker fungerer fungera > virker | rekninga > regningen |
    rekning > regning | abbonement abonemang > abonnement | tlf > telefon | mob mobiln > mobil | tida > tid |
    lengje > lenge | mykje > mye | meir > mer | uta utan > uten | seier > sier | sei > si | pengar > penger |
    pengane > pengene | trekt > trekkes | nummer nr > nummeret | telefonnr tlfnr > telefonnummer |
    saman > sammen | tilsaman > tilsammen | roaming utlannet utlande > utlandet | simkort simkortet > sim | sperra stengt stengd stengte > sperret |
    flyttar > flytter | gjev > gir | vere vær vera > være | kjem kjæm > kommer | dagar > dager |
    gonger gongar > ganger | dårleg > dårlig | gammal gamal > gammel | bustad bostad > bosted |
    gløymt gløymd glemte > glemt | behalde behald behold > beholde | sjå > se | mista > mistet |
    treng > trenger | fyrste > første | same > samme | send > sende | betal > betale | finn > finner |
    klare greier > klarer | mottek > mottar | fekk > fikk |
    mail mailen eposten epostadresse epostadressen mailadresse mailadressen > epost |
    gigabyte gigabytene gigabyten gigabytes giga gig > gb | att > igjen | høg høge høgt > høy |
    opplysningane > opplysningene | tenesta > tjenesten | abonnementa > abonnementene | mæ mej > meg |
    dæ > deg | spm > spørsmål | betalingsmerknad > betalingsanmerkning | berre > bare | fleire > flere |
    kjøp > kjøpe | straum straumen > strøm | dn > den
  `),
  expressions: expressions(`
    si sier sa sagt seie seier sei sies + opp > oppsigelse
    bruke bruker brukt bruk går gå gått + opp > oppbrukt
    brukt + opp > oppbrukt
    er ble blir + slutt > oppbrukt
    to + ganger > dobbelt
    kunde + lenger > oppsigelse
    elektronisk + faktura fakturaen regning regningen > efaktura
    stemmer stemme stemmar + ikke > feil
    ikke + råd > utsettelse
    logge logger logga logg logget loggar + inn på > innlogging
    tasta tastet taster skrevet + feil > tastefeil
  `),
}
