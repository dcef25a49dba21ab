import { lines, words, type Everyday } from '../everyday.ts'

export const swedishEveryday: Everyday = {
  yes: lines(
    'ja|ja tack|jajamensan|jajamän|japp|jepp|jo|jodå|ok|okej|visst|javisst|gärna|ja gärna|absolut|självklart|det går bra|det är bra|bra|perfekt|toppen|stämmer|det stämmer|den tar jag|det vill jag|kör på|kör|då kör vi|precis|ja precis|a precis|a|aa|ah|exakt|såklart|det är klart|yes|jo tack|varför inte|ja varför inte|jo visst|jodå visst|jo det går bra|jadå|ja då|jo då|okej då|ja okej då|låter bra|det låter bra|javisst gärna',
  ),
  no: lines('nej|nej tack|nä|nix|nope|helst inte|inte|det vill jag inte|jag står över|nej jag står över|nej nej|nejdå'),
  beside: words(
    'tack gärna det då ju så klart självklart absolut går bra fint ok okej är helt i ordning vill jag vi snälla du mig perfekt toppen låter gör så mycket ja nej',
  ),
  asks: words('vad va hur när var vart vilken vilket vilka varför vem kostar finns what how when where'),
  verbs: words('kan är har får måste ska fungerar gäller blir behöver can do does is'),
  subjects: words('jag du ni de det den man vi någon något elen avtalet barnet barnen i you it'),
  addressed: ['ni'],
  works: words('täcker verkar funkar fungerar gäller ingår krävs behövs finns visas bryts'),
  opens: words(
    'följer kommer blir skickas lämnas dras tas byts behöver syns märks räknas höjs sänks stiger sjunker ändras tillkommer sparas raderas försvinner avslutas upphör förnyas förlängs slutar börjar startar säljs kostar påverkar betyder räcker duger',
  ),
  askAnywhere: words('kostar pris priset priser undrar öppettider ingår'),
  wishes: lines(
    'kan jag få|kan jag ta|kan jag välja|får jag ta|kan vi ta|ska vi säga|kan du lägga till|kan ni lägga till|kan du stryka|kan ni stryka',
  ),
  filler: words(
    'jag vi den det de detta denna en ett att på till för i av med och som är vill ha tar ta väljer tänker tror väl då bara lite tack så mig oss min mitt mina du ni ska kan går säga måste kanske helst hellre önskar behöver gärna alternativet svaret något helt',
  ),
  first: [
    words('första översta 1'),
    words('andra 2 två'),
    words('tredje 3 tre'),
    words('fjärde 4 fyra'),
    words('femte 5 fem'),
    words('sjätte 6 sex'),
  ],
  middle: words('mittersta mellersta mitten'),
  last: words('sista nedersta'),
  not: words('inte icke aldrig utan'),
  all: lines('allt|alla|alla de|alla dem|alltihop|allt ihop|allesammans|hela paketet'),
  asksWhy:
    /^(?:men )?(?:varför|varför det|varför (?:måste|behöver|frågar|vill|ska) (?:jag|ni|du|man)(?: om)?(?: veta| ha| svara| ange)?(?: på)?(?: det)?|är det (?:så |verkligen )?(?:viktigt|nödvändigt|obligatoriskt)|måste jag(?: det)?|vad (?:ska|gör|använder|vill) ni (?:ha |med |göra med )?det(?: till)?|(?:vad|va) (?:är|e|ska) det (?:bra |vara )?(?:för|till)(?: för)?|kan jag slippa(?: det)?)$/,
  goesBack:
    /^(?:(?:nej|oj|hoppsan|förlåt|vänta) )*(?:det (?:var|är|blev) fel|jag (?:skrev|tryckte|valde|svarade) fel|(?:skrev|tryckte|valde) fel|fel(?: svar| val| knapp)?|gå tillbaka|tillbaka|(?:stopp )?jag (?:ändrade|ångrade|ångrar) mig|(?:jag vill |kan jag )?ändra (?:mitt |det )?(?:förra |senaste )?svar(?:et)?|hoppsan)$/,
  supposes: /^(?:men )?(?:vad (?:händer |gäller )?(?:om|ifall)|tänk om) /,
  asksLowerCaseYou: undefined,
}
