import { lines, words, type Everyday } from '../everyday.ts'

const NEEDS_IT =
  '(må|trenger|treng|skal|vil|spør|ber) (dere|du|jeg|eg|æ|de|dokker|dykk|vi|man)( om)?( å)?( vite| veta| ha| oppgi| si| skrive| svare| gi| oppgje)?( på)?( dere| dykk)?( det)?'

export const norwegianEveryday: Everyday = {
  yes: lines(
    'ja|ja takk|jepp|japp|jo|jada|jo takk|ok|okei|okay|oki|greit|helt greit|det er greit|ja det er greit|gjerne|ja gjerne|klart|klart det|selvfølgelig|selvsagt|yes|yess|jess|fint|det er fint|ja det er fint|supert|perfekt|den vil jeg ha|det vil jeg|det vil jeg ha|vil jeg|kjør på|høres bra ut|det høres bra ut|stemmer|det stemmer|ja det stemmer|ja vær så snill|ja det kan vi|ja det kan du|sikkert|yep|ja da|ja den|den tar jeg|ja den tar jeg|det tar jeg|vi går for den|vi går for det|jau|ja visst|absolutt|går fint|det går fint|det går bra|kjør|kjør da|det passer|helt ok|selvsagt|alt i orden|i orden|javel|ja vel|hvorfor ikke|ja hvorfor ikke|ja sånn|jo da|ja for all del|la gå|ja la gå|ja ja da',
  ),
  no: lines(
    'nei|nei takk|neida|niks|nope|no|ikke|næ|nix|nei det vil jeg ikke|det vil jeg ikke|helst ikke|nei helst ikke|vil ikke|ellers takk|nei ellers takk|nja nei|nei det er ikke greit|nei ikke|niks takk|nei da|nehei|aldri i livet|ikke i det hele tatt|overhodet ikke|absolutt ikke|jeg står over|nei jeg står over',
  ),
  beside: words(
    'takk gjerne det da jo så klart selvfølgelig selvsagt absolutt går bra fint greit ok okei okay er helt i orden vil jeg vi vær snill du meg for please perfekt supert høres ut gjør veldig tusen ja nei ellers bare altså hei e med sjekken sjekk meg på den',
  ),
  asks: words(
    'hva hvor hvordan hvorfor hvem hvilken hvilket hvilke når ka kva kor korleis koss kossen korsn kvifor kven kem koffer koffor hvilka kordan kossn åssen koster finnes finns fins finst what how when where which who why',
  ),
  verbs: words(
    'kan kunne er e har får må skal virker funker fungerer gjelder tilbyr kommer blir trenger går var vil bør can do does is are will verkar gjeld',
  ),
  subjects: words(
    'd jeg eg æ e du dere dokker dokke dykk de det den man vi i you it noe noen alle abonnementet abonnement bankid nummeret mobilen simkortet barnet barna barn ungen ungene sønnen datteren mannen kona telefonen we',
  ),
  addressed: ['dere', 'dokker', 'dåkker', 'dokke'],
  works: words(
    'dekker dekkes virker verkar funker funkar fungerer gjelder gjeld inngår følger trengs kreves finnes vises ryker',
  ),
  opens: words(
    'kommer kjem blir sendes gis trekkes tas byttes synes merkes regnes økes stiger synker endres lagres slettes forsvinner avsluttes opphører fornyes forlenges stopper slutter begynner starter selges koster kostar påvirker påverkar betyr holder rekker slår',
  ),
  askAnywhere: words(
    'koster kosta kostar pris prisen priser lurer inkludert åpningstider åpningstid hvordan hvorfor korleis',
  ),
  wishes: lines(
    'kan jeg få|kan jeg ta|kan jeg velge|kan jeg ha|kan jeg bestille|kan jeg kjøpe|får jeg ta|kan vi ta|kan vi si|skal vi si|er det mulig å få|er det mulig å ta|kan eg få|kan eg ta|kan æ få|kan æ ta|kan du gi meg|har dere den|kan du hjelpe meg|kan dere hjelpe meg|kan du anbefale|kan dere anbefale|kan du foreslå|kan du velge|kan du sende på nytt|kan du sende ny|kan du sende en ny|kan du sende koden|kan dere sende ny|can i get|can i take|can i have|kan du fjerne|kan dere fjerne|kan du stryke|kan du legge til|kan dere legge til',
  ),
  filler: words(
    'jeg eg æ vi den det de dette denne en ei et å på til for i av med og som er vil ha tar ta velger velg tenker tror vel da bare litt takk så meg oss min mitt mine du dere skal kan går gå si må kanskje helst heller ønsker trenger gjerne ja nei altså abonnementet abonnement alternativet alternativ svaret noe the a an i want take please my me helt',
  ),
  first: [
    words('første fyrste øverste 1'),
    words('andre neste 2 to'),
    words('tredje 3 tre'),
    words('fjerde 4 fire'),
    words('femte 5 fem'),
    words('sjette 6 seks'),
  ],
  middle: words('midterste midtre midten midterst'),
  last: words('siste nederste'),
  not: words('ikke ikkje ikkj itj aldri uten not'),
  all: lines(
    'alt|alle|alle dem|alle disse|alle sammen|alt sammen|alt mulig|alt jeg har|hele pakka|hele pakken|alt dere har|alt på lista|jeg vil ha alt|alle de der|hele greia|ja alt|everything|all',
  ),
  asksWhy: new RegExp(
    `^(?:(?:men )?(?:hvorfor|kvifor|koffer|koffor|korfor)(?: det)?|(?:hvorfor|kvifor|koffer|koffor|korfor) ${NEEDS_IT}|(?:trenger|må) (?:dere|du) (?:virkelig )?(?:ha |vite )?det|(?:hva|ka|kva) (?:skal|trenger|bruker|vil|gjør) (?:dere|du) (?:bruke |med |ha |gjøre med )?det(?: til| for)?|er det (?:så |helt |virkelig )?(?:viktig|nødvendig|påkrevd|obligatorisk|frivillig)|kan (?:jeg|eg) (?:slippe|hoppe over)(?: det)?|må (?:jeg|eg|man|æ) (?:virkelig )?(?:oppgi |gjøre )?det|må (?:jeg|eg|man|æ)|(?:hva|ka|kva) (?:er|e|skal) det (?:bra |være )?(?:for|til)(?: for)?)$`,
  ),
  goesBack: new RegExp(
    '^(?:(?:nei|oi|ups|oops|beklager|sorry|æsj|hei|vent) )*(?:(?:det|dette|den) (?:var|er|ble|blei|vart) (?:jo )?(?:feil|galt)(?: svar| valg)?|(?:jeg|eg|æ|e) (?:skrev|skreiv|tastet|tasta|trykket|trykte|trykka|valgte|valde|svarte|svara) (?:visst )?(?:feil|galt)|(?:skrev|tastet|trykket|trykte|valgte|svarte|trykka) feil|feil(?: valg| svar| knapp| plan| abonnement)?|gå (?:et steg )?tilbake|gå ett steg tilbake|tilbake|et steg tilbake|forrige(?: spørsmål)?|(?:stopp )?(?:(?:jeg|eg|æ) )?(?:ombestemte|ombestemmer|angra|angret|angrer) (?:meg|mæ|me)|(?:jeg vil |kan jeg |kan eg |få )?(?:endre|forandre|rette) (?:på )?(?:det )?(?:forrige |siste )?(?:svaret|svar|det|valget)(?: mitt)?(?: jeg (?:svarte|skrev|valgte))?|det mente jeg ikke|mente ikke det|ups|oops|oi)$',
  ),
  supposes: /^(?:men )?(?:hva|ka|kva) (?:skjer |skjer det )?(?:hvis|om|viss|dersom) /,
  asksLowerCaseYou: undefined,
}
