import { stemmer } from '@orama/stemmers/danish'
import { expressions, type Language, spellings, words } from '#server/questions/language.ts'
import { askWords } from './ask-words.ts'
import { danishAskings } from './askings.ts'
import { bareQuestions, pronoun } from './bare-questions.ts'
import { danishSayings } from './sayings.ts'
import { powerAsks } from './power-asks.ts'
import { smallTalk, talkWords } from './small-talk.ts'
import { synonyms } from './synonyms.ts'

export const danish: Language = {
  stem: stemmer,
  polite: { De: 'I', Dem: 'jer', Deres: 'jeres' },
  synonyms,
  askWords,
  askings: danishAskings,
  sayings: danishSayings,
  smallTalk,
  talkWords,
  bareQuestions,
  pronoun,
  ways: {
    withdraws: /(?<!\p{L})(?:fortryde?r?|fortrudt) (?:\S+ ){0,2}(?:bestilling|aftale|køb|ordre)/iu,
    withUs: /(?<!\p{L})(?:hos|med|fra) jer(?!\p{L})/iu,
    atOthers: 'hos de andre',
  },
  // No offers of others are made in this language.
  offerWords: { offers: [], ofTime: [], us: [], saves: [], earns: [], besidePrice: [] },
  powerAsks,
  qualifiers: {
    toAbroad: /(?<!\S)til udland\S*|(?<!\S)fra danmark/u,
    inAbroad: /(?<!\S)(?:i|fra) udland\S*|(?<!\S)på (?:rejse|ferie)|(?<!\S)roaming/u,
    asksWhen:
      /^(?:men |og |ja )?(?:hvornår|hvor (?:lang|længe|mange dage|hurtigt (?:får|kan|kommer|bliver|går|sker)))(?: |$)/u,
    tellsWhen:
      /(?<!\S)(?:hvornår|hvor lang\S*|hvor længe|\S*dag(?:e|en)?|uger?|\S*måned\S*|\S*periode\S*|forud|bagud|straks|minut\S*|time\S*|år|dato\S*)(?: |$)/u,
    asksWho: /(?<!\S)(?:hvem)(?: |$)/u,
    why: 'hvorfor',
    needs: 'skal|spørger|vil|må',
    you: 'i|du|de',
    people: 'mor|far|manden|konen|sønnen',
    others: String.raw`andre|barn\S*|familie\S*`,
    howMuch: 'hvor meget',
    tellsHowMuch: 'hvor (?:meget|mange)',
    mayI: '(?:kan|kunne|må|får) (?:jeg|vi|man|han|hun)',
    it: 'det|den|dette',
    delivery: 'nummer|flyt|lever|pakke|bestil|abonnement|kort|post',
    aside: new Set(words('i på hos ved hvor at')),
  },
  ownFacts: {
    lead: 'men|og',
    asksAll:
      'hvad (?:har|er det|var det) jeg (?:har )?(?:nu |egentlig )?(?:bestilt|bestilte|valgt|svaret|oplyst)|hvad (?:bestilte|valgte) jeg',
    checks: String.raw`(?:stemmer|passer) (?:\S+ ){0,2}\S+|er (?:\S+ ){1,3}(?:rigtig|rigtigt|korrekt)|er det (?:rigtig|rigtige) \S+`,
    starts: 'begyn|start',
    behind: 'da|nu|her|egentlig|igen',
  },
  accountNumber: /^(?:mobil|telefon)?(?:nummer(?:et)?)$|^(?:telefon|mobil)(?:en)?$/u,
  lines: {
    mobile: /mobil|telefon|sim/u,
    power: /^el(?:len)?$|elaftale|elpris|elselskab|strøm|kwh|aftale/u,
    insurance: /forsikr/u,
    refinancing: /lån|gæld|rente/u,
  },
  common: new Set(
    words(`
    han hun ham hende både begge disse
    hvad hvor hvordan hvorfor hvem hvilken hvilket hvilke hvornår kan er har får må skal vil jeg du spørger spørg i de det den
    man vi mig dig os min mit mine din dit dine en et at på til for af med og eller som om så da nu der her
    noget nogen også bare fra bliver blive gør gøre findes hej tak undrer behøver betyder denne dette alle
    jer jeres hos meget mange se vil ville skulle kunne jo lidt vel nok lige efter inden mod ind ud op ned have haft blev
    kommer kom går gå tage tager dukker snakke snakker tale taler ny nyt nye selv per frem time timer
  `),
  ),
  spellings: spellings(`
    mail mailen email emailen epost mailadresse mailadressen > mail | tlf telefonnr > telefonnummer
    kwh kilowatt kilowatttime kilowatttimer kilowatttimerne > kwh | kr > kroner | ik ikk inte > ikke
  `),
  expressions: expressions(`
    sige siger sagt + op > opsigelse
    meget + betaler betale > koster
    meget mange + brugt bruger forbrugt > forbrug
    logge logger logget log + ind på > login
  `),
}
