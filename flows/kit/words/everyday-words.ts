import type { Locale } from '#contracts/kernel/locale.ts'
import { phraseOf } from './tokens.ts'

type Everyday = {
  yes: readonly string[]
  no: readonly string[]
  beside: readonly string[]
  asks: readonly string[]
  verbs: readonly string[]
  subjects: readonly string[]
  askAnywhere: readonly string[]
  wishes: readonly string[]
  filler: readonly string[]
  first: readonly (readonly string[])[]
  last: readonly string[]
  not: readonly string[]
  all: readonly string[]
}

const lines = (written: string) => written.split('|').map(phraseOf)
const words = (written: string) => written.trim().split(/\s+/)

const nb: Everyday = {
  yes: lines(
    'ja|ja takk|jepp|japp|jo|jada|jo takk|ok|okei|okay|oki|greit|helt greit|det er greit|ja det er greit|gjerne|ja gjerne|klart|klart det|selvfølgelig|selvsagt|yes|yess|jess|fint|det er fint|ja det er fint|supert|perfekt|den vil jeg ha|det vil jeg|det vil jeg ha|vil jeg|kjør på|høres bra ut|det høres bra ut|stemmer|det stemmer|ja det stemmer|ja vær så snill|ja det kan vi|ja det kan du|sikkert|yep|ja da|ja den|den tar jeg|ja den tar jeg|det tar jeg|vi går for den|vi går for det|jau|ja visst|absolutt|går fint|det går fint|det går bra|kjør|kjør da|det passer|helt ok|selvsagt|alt i orden|i orden|javel|ja vel',
  ),
  no: lines(
    'nei|nei takk|neida|niks|nope|no|ikke|næ|nix|nei det vil jeg ikke|det vil jeg ikke|helst ikke|nei helst ikke|vil ikke|ellers takk|nei ellers takk|nja nei|nei det er ikke greit|nei ikke|niks takk|nei da|nehei|aldri i livet|ikke i det hele tatt|overhodet ikke|absolutt ikke',
  ),
  beside: words(
    'takk gjerne det da jo så klart selvfølgelig selvsagt absolutt går bra fint greit ok okei okay er helt i orden vil jeg vi vær snill du meg for please perfekt supert høres ut gjør veldig tusen ja nei ellers bare altså hei',
  ),
  asks: words(
    'hva hvor hvordan hvorfor hvem hvilken hvilket hvilke når ka kva kor korleis koss kossen korsn kvifor kven kem koffer hvilka kordan kossn åssen koster finnes what how when where which who why',
  ),
  verbs: words(
    'kan kunne er har får må skal virker funker fungerer gjelder tilbyr kommer blir trenger går var vil bør can do does is are will verkar gjeld',
  ),
  subjects: words(
    'jeg eg æ e du dere dokker dykk de det den man vi i you it noe noen alle abonnementet abonnement bankid nummeret mobilen simkortet barnet barna barn ungen ungene sønnen datteren mannen kona telefonen we',
  ),
  askAnywhere: words(
    'koster kosta kostar pris prisen priser lurer inkludert åpningstider åpningstid hvordan hvorfor korleis',
  ),
  wishes: lines(
    'kan jeg få|kan jeg ta|kan jeg velge|kan jeg ha|kan jeg bestille|kan jeg kjøpe|får jeg ta|kan vi ta|kan vi si|skal vi si|er det mulig å få|er det mulig å ta|kan eg få|kan eg ta|kan æ få|kan æ ta|kan du gi meg|har dere den|kan du hjelpe meg|kan dere hjelpe meg|kan du anbefale|kan dere anbefale|kan du foreslå|kan du velge|kan du sende på nytt|kan du sende ny|kan du sende en ny|kan du sende koden|kan dere sende ny|can i get|can i take|can i have',
  ),
  filler: words(
    'jeg eg æ vi den det de dette denne en ei et å på til for i av med og som er vil ha tar ta velger velg tenker tror vel da bare litt takk så meg oss min mitt mine du dere skal kan går gå si må kanskje helst heller ønsker trenger gjerne ja nei altså abonnementet abonnement alternativet alternativ svaret noe the a an i want take please my me',
  ),
  first: [
    words('første fyrste øverste 1'),
    words('andre neste 2 to'),
    words('tredje 3 tre'),
    words('fjerde 4 fire'),
    words('femte 5 fem'),
    words('sjette 6 seks'),
  ],
  last: words('siste nederste'),
  not: words('ikke ikkje ikkj itj aldri uten not'),
  all: lines(
    'alt|alle|alle sammen|alt sammen|alt mulig|alt jeg har|hele pakka|hele pakken|alt dere har|alt på lista|jeg vil ha alt|alle de der|hele greia|ja alt|everything|all',
  ),
}

const en: Everyday = {
  yes: lines(
    'yes|yes please|yeah|yep|yup|sure|ok|okay|fine|that is fine|all right|alright|of course|absolutely|sounds good|i will|i do|yes i do|go ahead|perfect|great|correct|that is right|i will take it|ill take it',
  ),
  no: lines('no|no thanks|no thank you|nope|nah|rather not|not now|i do not|i dont|no i do not'),
  beside: words(
    'thanks thank you please that is fine ok okay good great sounds all right of course sure very much i would like it to do yes no',
  ),
  asks: words('what how when where which who why'),
  verbs: words('can could do does did is are will would may should have has'),
  subjects: words('i you it we they there the my this that children kids'),
  askAnywhere: words('cost costs price prices included wonder wondering'),
  wishes: lines(
    'can i get|can i take|can i have|could i get|could i have|may i have|can i order|can we say|could i take',
  ),
  filler: words(
    'i we it that this the a an of to for in on with and is will would want like take have get please just then me my mine us you think choose pick prefer need rather one plan option answer thanks',
  ),
  first: [
    words('first 1 top'),
    words('second 2 two'),
    words('third 3 three'),
    words('fourth 4 four'),
    words('fifth 5 five'),
    words('sixth 6 six'),
  ],
  last: words('last bottom'),
  not: words('not never without dont don'),
  all: lines('all|everything|all of it|all of them|the lot'),
}

const sv: Everyday = {
  yes: lines(
    'ja|ja tack|japp|jepp|jo|jodå|ok|okej|visst|javisst|gärna|ja gärna|absolut|självklart|det går bra|det är bra|bra|perfekt|toppen|stämmer|det stämmer|den tar jag|det vill jag|kör på|yes',
  ),
  no: lines('nej|nej tack|nä|nix|nope|helst inte|inte|det vill jag inte'),
  beside: words(
    'tack gärna det då ju så klart självklart absolut går bra fint ok okej är helt i ordning vill jag vi snälla du mig perfekt toppen låter gör så mycket ja nej',
  ),
  asks: words('vad hur när var vart vilken vilket vilka varför vem kostar finns what how when where'),
  verbs: words('kan är har får måste ska fungerar gäller blir behöver can do does is'),
  subjects: words('jag du ni de det den man vi någon något elen avtalet barnet barnen i you it'),
  askAnywhere: words('kostar pris priset priser undrar öppettider ingår'),
  wishes: lines('kan jag få|kan jag ta|kan jag välja|får jag ta|kan vi ta|ska vi säga'),
  filler: words(
    'jag vi den det de detta denna en ett att på till för i av med och som är vill ha tar ta väljer tänker tror väl då bara lite tack så mig oss min mitt mina du ni ska kan går säga måste kanske helst hellre önskar behöver gärna alternativet svaret något',
  ),
  first: [
    words('första översta 1'),
    words('andra 2 två'),
    words('tredje 3 tre'),
    words('fjärde 4 fyra'),
    words('femte 5 fem'),
    words('sjätte 6 sex'),
  ],
  last: words('sista nedersta'),
  not: words('inte icke aldrig utan'),
  all: lines('allt|alla|alltihop|allt ihop|allesammans|hela paketet'),
}

const da: Everyday = {
  yes: lines(
    'ja|ja tak|jep|jo|jo tak|ok|okay|gerne|ja gerne|selvfølgelig|klart|det er fint|fint|perfekt|super|det passer|det stemmer|den tager jeg|det vil jeg gerne|kør|yes',
  ),
  no: lines('nej|nej tak|næ|niks|nope|helst ikke|ikke|det vil jeg ikke'),
  beside: words(
    'tak gerne det da jo så klart selvfølgelig absolut går fint godt ok okay er helt i orden vil jeg vi venligst du mig perfekt super lyder gør mange ja nej',
  ),
  asks: words('hvad hvor hvordan hvorfor hvem hvilken hvilket hvilke hvornår koster findes what how when where'),
  verbs: words('kan er har får må skal virker gælder bliver can do does is'),
  subjects: words('jeg du i de det den der man vi nogen noget aftalen barnet børnene you it'),
  askAnywhere: words('koster pris prisen priser undrer åbningstider inkluderet'),
  wishes: lines('kan jeg få|kan jeg tage|kan jeg vælge|må jeg få|kan vi tage|skal vi sige'),
  filler: words(
    'jeg vi den det de dette denne en et at på til for i af med og som er vil have tager tage vælger tænker tror vel da bare lidt tak så mig os min mit mine du i skal kan går sige må måske helst hellere ønsker behøver gerne muligheden svaret noget',
  ),
  first: [
    words('første øverste 1'),
    words('anden andet 2 to'),
    words('tredje 3 tre'),
    words('fjerde 4 fire'),
    words('femte 5 fem'),
    words('sjette 6 seks'),
  ],
  last: words('sidste nederste'),
  not: words('ikke aldrig uden'),
  all: lines('alt|alle|alle sammen|det hele|alt sammen|hele pakken'),
}

export const EVERYDAY: Record<Locale, Everyday> = { nb_NO: nb, sv_SE: sv, da_DK: da, en_US: en }
