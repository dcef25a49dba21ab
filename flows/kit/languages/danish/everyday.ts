import { lines, words, type Everyday } from '../everyday.ts'

export const danishEveryday: Everyday = {
  yes: lines(
    'ja|ja tak|jep|jo|jo tak|ok|okay|gerne|ja gerne|selvfølgelig|klart|det er fint|fint|perfekt|super|det passer|det stemmer|den tager jeg|det vil jeg gerne|kør|kør bare|bare kør|kør på|lige præcis|præcis|det er klart|ja for pokker|yes|jamen ja|jamen ja da|hvorfor ikke|ja hvorfor ikke|jo da|joda|ja da|okay så|ja okay så|jamen så siger vi det|det lyder godt|lyder godt|ja for søren|jep jep',
  ),
  no: lines(
    'nej|nej tak|næ|niks|nope|helst ikke|ikke|det vil jeg ikke|nej nej|jeg står over|nej ellers tak|ellers tak|næ tak',
  ),
  beside: words(
    'tak gerne det da jo så klart selvfølgelig absolut går fint godt ok okay er helt i orden vil jeg vi venligst du mig perfekt super lyder gør mange ja nej',
  ),
  asks: words('hvad hva hvor hvordan hvorfor hvem hvilken hvilket hvilke hvornår koster findes what how when where'),
  verbs: words('kan ka er har får må skal virker gælder bliver can do does is'),
  subjects: words('jeg a æ du i de det den der man vi nogen noget aftalen barnet børnene you it'),
  addressed: [],
  works: words('dækker dækkes virker fungerer gælder indgår kræves findes vises ryger'),
  opens: words(
    'følger kommer bliver sendes gives trækkes tages skiftes behøver ses mærkes regnes hæves stiger falder ændres gemmes slettes forsvinder afsluttes ophører fornyes forlænges stopper slutter begynder starter sælges koster påvirker betyder rækker slukkes afbrydes',
  ),
  askAnywhere: words('koster pris prisen priser undrer åbningstider inkluderet'),
  wishes: lines(
    'kan jeg få|kan jeg tage|kan jeg vælge|må jeg få|kan vi tage|skal vi sige|kan du fjerne|kan i fjerne|kan du tilføje|kan i tilføje',
  ),
  filler: words(
    'jeg vi den det de dette denne en et at på til for i af med og som er vil have tager tage vælger tænker tror vel da bare lidt tak så mig os min mit mine du i skal kan går sige må måske helst hellere ønsker behøver gerne muligheden svaret noget helt',
  ),
  first: [
    words('første øverste 1'),
    words('anden andet 2 to'),
    words('tredje 3 tre'),
    words('fjerde 4 fire'),
    words('femte 5 fem'),
    words('sjette 6 seks'),
  ],
  middle: words('midterste midten mellemste'),
  last: words('sidste nederste'),
  not: words('ikke ikk aldrig uden'),
  all: lines('alt|alle|alle dem|dem alle|alle sammen|det hele|alt sammen|hele pakken'),
  asksWhy:
    /^(?:men )?(?:hvorfor|hvorfor det|hvorfor (?:skal|må|spørger|vil|har) (?:jeg|i|du|man)(?: om)?(?: vide| have| svare| bruge| brug for| oplyse)?(?: på)?(?: det)?|er det (?:så |virkelig )?(?:vigtigt|nødvendigt|obligatorisk)|skal jeg(?: det)?|hvad (?:skal|gør|bruger|vil) i (?:bruge |med |gøre med )?det(?: til)?|(?:hvad|hva) (?:er|skal) det (?:være )?(?:for|til)(?: for)?|kan jeg slippe(?: for)?(?: det)?)$/,
  goesBack:
    /^(?:(?:nej|ups|undskyld|vent) )*(?:det (?:var|er|blev) (?:forkert|en fejl)|jeg (?:skrev|trykkede|valgte|svarede) forkert|(?:skrev|trykkede|valgte) forkert|forkert(?: svar| valg| knap)?|gå tilbage|tilbage|(?:stop )?jeg (?:har ombestemt mig|fortrød|har fortrudt(?: det)?|fortryder)|(?:jeg vil |kan jeg )?ændre (?:mit |det )?(?:forrige |sidste )?svar(?:et)?|ups)$/,
  supposes: /^(?:men )?(?:hvad (?:nu |så |sker der )?hvis) /,
  asksLowerCaseYou:
    /^(?!(?:bor|er|var) )\S*r i (?:\S+ )*(?:jeg|mig|min|mit|mine|om)(?: |$)|^(?:ringer|sender|dækker|sælger|leverer|tilbyder|bruger|gemmer|laver|giver|tager|opkræver|kan|skal|vil) i (?!(?:dag|morgen|aften|går|nat|gang|øjeblikket|forvejen|weekenden|januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|starten|slutningen|midten)(?: |$))/u,
}
