import { stemmer } from '@orama/stemmers/swedish'
import { expressions, type Language, spellings, words } from '#server/questions/language.ts'
import { askWords } from './ask-words.ts'
import { swedishAskings } from './askings.ts'
import { bareQuestions, pronoun } from './bare-questions.ts'
import { swedishSayings } from './sayings.ts'
import { powerAsks } from './power-asks.ts'
import { smallTalk, talkWords } from './small-talk.ts'
import { synonyms } from './synonyms.ts'

export const swedish: Language = {
  stem: (word) => stemmer(word.replace(/(?<=.{4})et$/, '')),
  polite: { Ni: 'ni', Er: 'er', Ert: 'ert', Era: 'era' },
  synonyms,
  askWords,
  askings: swedishAskings,
  sayings: swedishSayings,
  smallTalk,
  talkWords,
  bareQuestions,
  pronoun,
  ways: {
    withdraws: /(?<!\p{L})ångra[rt]? (?:\S+ ){0,2}(?:beställning|avtal|köp|order|abonnemang)/iu,
    withUs: /(?<!\p{L})(?:hos|med|från) er(?!\p{L})/iu,
    atOthers: 'hos (?:de|dem|dom) andra',
  },
  // No offers of others are made in this language.
  offerWords: { offers: [], ofTime: [], us: [], saves: [], earns: [], besidePrice: [] },
  powerAsks,
  qualifiers: {
    toAbroad: /(?<!\S)till utland\S*|(?<!\S)från sverige/u,
    inAbroad: /(?<!\S)(?:i|från) utland\S*|(?<!\S)på (?:resa|semester)|(?<!\S)roaming/u,
    asksWhen:
      /^(?:men |och |ja )?(?:när|hur (?:lång|länge|många dagar|(?:fort|snabbt) (?:får|kan|kommer|blir|går|sker)))(?: |$)/u,
    tellsWhen:
      /(?<!\S)(?:när|hur lång\S*|hur länge|\S*dag(?:ar|en)?|veck\S*|\S*månad\S*|\S*period\S*|i förskott|efterskott|genast|minut\S*|timm\S*|år|datum\S*)(?: |$)/u,
    asksWho: /(?<!\S)(?:vem|vilka)(?: |$)/u,
    why: 'varför',
    needs: 'måste|behöver|ska|frågar|vill',
    you: 'ni|du|de',
    people: 'pappa|mamma|maken|mannen|frun|sonen|dottern|sambon',
    others: String.raw`barn\S*`,
    howMuch: 'hur mycket',
    tellsHowMuch: 'hur (?:mycket|många)',
    mayI: '(?:kan|kunde|får|må) (?:jag|vi|man|han|hon)',
    it: 'det|den|detta',
    delivery: 'nummer|flytt|lever|beställ|abonnemang|kort|post',
    aside: new Set(words('i på hos vid hur att')),
  },
  ownFacts: {
    lead: 'men|och',
    asksAll:
      'vad (?:har|är det|var det) jag (?:har )?(?:nu |egentligen )?(?:valt|beställt|svarat|uppgett)|vad (?:beställde|valde) jag',
    checks: String.raw`stämmer (?:\S+ ){0,2}\S+|är (?:\S+ ){1,3}(?:rätt|riktigt|korrekt)|är det rätt \S+`,
    starts: 'börja|start',
    behind: 'då|nu|här|så långt|egentligen|igen',
  },
  accountNumber: /^(?:mobil|telefon)?(?:nummer|numret)$|^(?:telefon|mobil)(?:en)?$/u,
  lines: {
    mobile: /mobil|telefon|sim/u,
    power: /^el(?:en)?$|elavtal|elpris|elbolag|ström|kwh|avtal/u,
    insurance: /försäkr/u,
    refinancing: /lån|skuld|ränta/u,
  },
  common: new Set(
    words(`
    han hon honom henne både båda dessa
    vad hur när var vart vilken vilket vilka varför vem kan är har får måste ska vill jag du frågar frågor ni de det den man
    vi mig dig oss min mitt mina din ditt dina en ett att på till för i av med och eller som om så då nu där här
    något någon också bara från blir bli gör göra finns hej tack undrar behöver menas betyder denna detta alla
    er ert era hos mycket många se vill skulle kunde ju lite väl nog just sen sedan efter innan mot in ut upp ner ha haft bli
    blev kommer kom går gå ta tar dyker prata pratar snacka snackar tala talar ny nytt nya själv per fram
  `),
  ),
  spellings: spellings(`
    mail mailen mejl mejlet mejladress mejladressen epost mailadress > epost | mobilabonemang > mobilabonnemang
    tlf telefonnr > telefonnummer | kwh kilowattimme kilowattimmar kilowattimmarna > kwh | nått > något | ikke > inte | jg > jag | kr > kronor
  `),
  expressions: expressions(`
    säga säger sa sagt säg + upp > uppsägning
    mycket + betalar betala > kostar
    mycket många + använt använder förbrukat förbrukar > förbrukning
    logga loggar loggat + in på > inloggning
  `),
}
