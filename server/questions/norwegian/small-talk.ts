import { type SmallTalkPhrases, type TalkWords, words } from '#server/questions/language.ts'

const GREETED =
  '(?:hei|heisann|hallo|halla|hey|hi|hello|god dag|goddag|god morgen|god kveld|morn|mo[ij]n|yo|hola|hej|heia)'
const ANYBODY = '(?:er|e) (?:det|d|der) (?:noen|nokon|nån|nogen)(?: (?:der|her|hjemme|til stede))*'
const BACK =
  '(?:(?:ok|hei|nå|no|da|så) )*(?:(?:jeg|eg|æ) (?:er|e)|(?:er|e) (?:jeg|eg|æ)) (?:tilbake|her)(?: (?:igjen|nå|no))*'
const FRIEND = '(?: på deg| der| igjen| kompis| bror| venn| du| dere| alle sammen| robot| bot| scoopr)?'

export const smallTalk: SmallTalkPhrases = {
  hello: new RegExp(`^(?:${GREETED}(?: ${GREETED})?${FRIEND}|(?:${GREETED} )?${ANYBODY}|${BACK})$`),
  thanks:
    /^(?:takk|tusen takk|takk skal du ha|mange takk|takk for hjelpen|tusen takk for hjelpen|takk for det|takk for svaret|takk for svar|supert takk|flott takk|fint takk|ok takk|så bra takk|thanks|thank you|hjertelig takk|takker)(?: takk| skal du ha)?$/,
  well: new RegExp(
    `^(?:${GREETED} )?(?:hvordan (?:går det|har du det|står det til|er det)(?: med deg| i dag)?|går det bra(?: med deg)?|åssen går det|korleis går det|koss går det|ka skjer|hva skjer|står til|alt bra|how are you|har du det bra)$`,
  ),
  lost: /^(?:hæ|hva|ka|kva|unnskyld|hva mener du(?: med det)?|hva betyr (?:det|dette)|(?:ka|kva) (?:meine|meiner|mene|mein) (?:du|dokker|de)|hva spør du om|(?:jeg |eg |æ )?(?:skjønner|forstår|skjøna|fatter|begriper) (?:ikke|ikkje|itj)(?: hva du mener| spørsmålet| det| noe| dette| ingenting| en dritt)?|(?:jeg )?(?:er|ble) (?:litt )?forvirret|what|sorry what|i do not understand|forklar|kan du forklare(?: det)?|hva skal jeg (?:gjøre|svare|skrive|velge)(?: nå| her)?|hva gjør jeg(?: nå)?|hjelp)$/,
  ask: /^(?:(?:men|hei|hallo|vent) )*(?:(?:jeg|eg|æ) )?(?:har (?:bare )?(?:et|eit|ett|noen|nokre) (?:lite )?spørsmål|lurer på (?:noe|noko|en ting)|vil spørre om noe)(?: (?:først|før|til|om|det|dette|bare|innan|jeg|bestiller))*$|^(?:kan|får|må) (?:jeg|eg|æ) (?:bare )?spørre (?:deg |dere )?(?:om )?(?:noe|noko|en ting)(?: først)?$/,
  wait: /^(?:vent|vent litt|vent da|et øyeblikk|øyeblikk|ett øyeblikk|et lite øyeblikk|et sekund|sekund|hold on|wait|straks|kommer straks|må sjekke|må tenke|la meg tenke|(?:(?:nei|men|åh) )*(?:ikke bestill (?:enda|ennå) )?(?:(?:jeg|eg|æ|vi) )?(?:må|vil|skal|får) (?:(?:bare|nok) )*tenke(?: meg om| litt| på det| litt på det| over det)?(?: først)?|ikke bestill (?:enda|ennå|noe ennå|noe enda)|hm+|tja|tjaa|må finne (?:det|den) først|snart|gi meg (?:litt tid|et øyeblikk|to minutter))$/,
  hurry:
    /^(?:(?:nei|men|ok|kom igjen|nå|kan du|du|må|få) )*(?:skynd(?:e)? (?:deg|dæ|dere)|skunda? (?:deg|på)|fort deg|få opp farten|kom igjen|litt (?:kjappere|raskere|fortere)|raskere)(?: (?:da|nå|litt|for faen|er du snill|du|a|din treging))*$/,
  able: /^(?:hva (?:kan|gjør) du(?: gjøre| hjelpe(?: meg)? med| egentlig)*(?: for meg)?|hva kan (?:dere|jeg) (?:hjelpe(?: meg)? med|gjøre|spørre(?: deg)? om)(?: her)?|hva er dette|hva er dette for noe|hva brukes du til|what can you do|hva tilbyr dere|hva gjør dere|hva driver dere med|hva selger dere)$/,
  bye: /^(?:(?:nei takk )?ikke interessert|(?:jeg )?(?:kommer|kjem) (?:tilbake|att)(?: senere| seinere)?|(?:kanskje )?(?:senere|seinere)|en annen gang|ikke nå|ha det|hadet|ha det bra|ha en fin dag|ha en fin kveld|snakkes|vi snakkes|adjø|farvel|bye|god natt|ses|på gjensyn)$/,
  trouble:
    /(?<!\S)(?:(?:ble|blei|blitt|blir) (?:\S+ ){0,2}(?:skilt|separert|arbeidsledig|arbeidsløs|permittert|oppsagt|mobba|mobbet|sykmeldt|ufør|alvorlig syk|innlagt|forlatt|dumpa|dumpet|svindla|svindlet)|skilt (?:meg|oss)|(?:er|e) (?:\S+ ){0,2}(?:alvorlig syk|kjempesyk|veldig syk|kronisk syk|sykmeldt|arbeidsledig|deprimert|utbrent|ensom|fortvila|fortvilet|lagt inn|innlagt)|(?:midt i|går gjennom|gjennom) (?:\S+ )?(?:skilsmisse|samlivsbrudd)\S*|(?:mista|mistet|mister|miste) (?:\S+ )?(?:jobb\S*|huset|hjemmet|alt)|(?:fått|fikk) sparken|(?:redd|bekymra|bekymret|livredd) (?:for |at |jeg |vi |aldri ){1,4}(?:\S+ ){0,3}(?:miste|mister|gjelda|gjelden|gjeld\S*|regning\S*|inkasso|namsmannen|framtida|fremtiden)|drukner i (?:gjeld|regninger)|(?:får (?:ikke|ikkje)|(?:ikke|ikkje) får) sove|sover (?:ikke|ikkje)|gråter|har det (?:\S+ )?(?:tøft|vanskelig|tungt|jævlig))(?: |$)/,
}

export const talkWords: TalkWords = {
  swears: words(
    'faen fanden helvete jævla idiot idioter idiotisk dust dustete tosk teit dum dumme dumt ubrukelig ubrukelige håpløs håpløst elendig søppel drit dritt dritdårlig møkk kjeft irriterende tåpelig latterlig tull tullprat tulling tullinger svindlere svindler rasshøl jævler hater forbanna forbannet suger jævlig',
  ),
  around: words(
    'du dere dette det den denne chatten chat boten bot chatboten robot roboten siden for en et din ditt dine er e var bare noe jo så veldig helt skikkelig kjempe i dårlig hold stikk av rett og slett jeg deg hva blir hele greia opplegget meg deres',
  ),
  greets: words('hei heia hallo heisann morn goddag godkveld yo mojn'),
  thanks: words('takk takker'),
  you: words('du dere dokker jer dig deg dykk er'),
}
