import type { Cues } from '../cues.ts'

export const danishCues: Cues = {
  cancel:
    /(?<!\S)(?:sige|siger|sagt) (?:\S+ ){0,4}op(?: |$)|(?<!\S)opsige\S*|(?<!\S)(?:afslutte|afslut|opsigelse) ?(?:\S+ ){0,2}(?:abonnement|aftale)\S*/u,
  stops:
    /(?<!\S)(?:afbryd|afbryde|stop|stoppe|slet|slette|drop|droppe|annuller|annullere|glem) (?:\S+ )?(?:alt|hele|bestillingen|ordren|købet|aftalen|her)(?: |$)|(?<!\S)(?:vil|skal) (?:\S+ )?ikke (?:have noget|bestille|fortsætte|købe)(?: |$)|^(?:nej )?(?:stop|afbryd|jeg giver op|giver op|orker ikke mere|jeg vil afbryde)(?: det her| mere)?$|(?<!\S)ikke (?:længere )?interesseret(?: |$)/u,
  later:
    /(?<!\S)bestil ikke (?:\S+ )?endnu(?: |$)|(?=.*(?<!\S)(?:i aften|i morgen|imorgen|senere|en anden (?:gang|dag)|næste uge|i weekenden|efter weekenden|til weekenden)(?: |$))(?=.*(?<!\S)(?:tag|tage|tager|fortsæt\S*|vend\S*|kom|komme|kommer|gør|gøre|prøv\S*|ser|kigger|venter|resten|ordner)(?: |$))|(?<!\S)(?:når|orker|gider) (?:\S+ ){0,2}ikke (?:\S+ ){0,2}(?:nu|tid|i dag)(?: |$)|(?<!\S)har (?:\S+ ){0,2}ikke (?:\S+ ){0,2}tid(?: |$)|(?<!\S)(?:pause|pauser|holder pause|snart tilbage|vi (?:ses|snakkes))(?: |$)|(?<!\S)(?:kommer|er) (?:\S+ ){0,2}tilbage (?:senere|snart)(?: |$)|(?<!\S)(?:må|skal) (?:\S+ ){0,2}(?:gå|løbe|nå|smutte|af sted|lægge|til møde)(?: |$)|^(?:ikke nu|vent lige|venter lidt|skal lige tænke)$/u,
  noted:
    /(?<!\S)(?:(?:hvad|hvilke\p{L}*) (?:\S+ ){0,4}(?:står|skrev|skrevet|noteret|oplyste)|blev det|har (?:du|i) (?:fået|noteret|skrevet|registreret)|hvornår (?:begynder|starter) (?:det|den|aftalen))(?: |$)/u,
  callWish:
    /(?<!\S)(?:(?:ring|ringe|ringer|ringes|kontakt|kontakte|træffes)(?: \S+){0,3} (?:efter|før|inden|mellem|klokken|kl|om (?:aftenen|eftermiddagen|formiddagen|dagen)|i (?:aften|morgen|weekenden)|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|næste uge|på engelsk)|(?:kan|passer|ledig|tid|hjemme|arbejder)(?: \S+){0,4} (?:efter|før|fra|til) (?:kl |klokken )?(?:\d{1,2}|to|tre|fire|fem|seks|arbejde|skole|frokost))(?: |$)/u,
  english:
    /^(?:(?:kan|kunne|vil|tal\S*|snak\S*|skriv\S*|skift\S*|helst|på|du|i|vi|jeg|til|gerne|tage|det|tak|english|please) )*(?:engelsk|english)(?: (?:tak|please|only|hellere))*$|(?<!\S)(?:på|til) (?:engelsk|english)(?: |$)|(?<!\S)in english(?: |$)|^(?:english|engelsk)(?: (?:pls|plz|please|tak|only))*$/u,
  login:
    /(?<!\S)(?:kan|kunne|kommer|får) (?:\S+ ){0,2}ikke (?:\S+ ){0,2}(?:logge\S*|log|ind)(?: |$)|(?<!\S)login (?:\S+ ){0,2}(?:ikke|fejl\S*)|(?<!\S)glemt (?:\S+ ){0,2}(?:adgangskode|kodeord|password)\S*/u,
  bill: /(?<!^(?:bliver|får|kommer) (?:\S+ )*)(?<!\S)(?:dobbelt|dobbel) (?:faktura|regning)\S*|(?<!\S)(?:faktura|fakturaen|regning|regningen) (?:\S+ ){0,4}(?:forkert|fejl|høj|meget|ikke|dobbelt)(?: |$)|(?<!\S)(?:fejl|forkert) (?:(?:på|i|med) )?(?:\S+ )?(?:faktura|regning)\S*|(?<!\S)(?:trukket|betalt|opkrævet) (?:\S+ ){0,2}(?:for meget|dobbelt|to gange)/u,
  service:
    /(?<!\S)(?:ventet|siddet) (?:\S+ ){0,3}(?:kø|køen|telefonkø)(?: |$)|(?<!\S)(?:vil|må|skal) (?:\S+ )?klage(?: |$)|(?<!\S)(?:elendig|dårlig) (?:service|kundeservice)/u,
  sorrow:
    /(?<!\S)(?:mistet|mistede) (?:\S+ )?min (?:mand|kone|mor|far|bror|søster|søn|datter|kæreste)(?: |$)|(?<!\S)(?:døde|gået bort|gik bort|begravelse\S*|dødsfald\S*|selvmord|kræft|alvorligt syg|mistet jobbet|mistet mit job|sørger)(?: |$)|(?<!\S)(?:mand|kone|mor|far|søn|datter|bror|søster|samlever|mormor|morfar|farmor|farfar)(?: \S+)? er død(?: |$)/u,
  corrects:
    /^(?:det|den) (?:er|var|skal være) (?:egentlig |faktisk )?til(?: |$)|^(?:glem det|glem|byt|nej|næ|ups|hov|undskyld|vent|fejl|forkert|rettelse)(?: |$)|(?<!\S)(?:mente|fejl|forkert|skrev forkert|skal (?:være|stå)|skulle (?:være|have været|stå)|hellere|i ?stedet|ændre|ændr|skift|skifte|byt|ombestemt|fortrudt|alligevel|rigtigt er|passer ikke|duer ikke|for resten|faktisk|(?:ned|op) til|stemmer ikke|er rigtigt|er det rigtige)(?: |$)/u,
  agrees:
    /(?<!\S)(?:(?:får|har) (?:\S+ )?(?:lov|tilladelse|samtykke|fuldmagt)|(?:får|kan|må) i (?:gerne|godt|bare)|i (?:får|kan|må) (?:gerne|godt|bare|gøre|tage|hente|sige|opsige|afslutte|klare|ordne|melde|tjekke|skifte)|(?:accepterer|godkender|samtykker|tillader|enig|med på)|(?:går|er|lyder|passer|ser) (?:\S+ )?(?:fint|godt|ok|okay|orden)|siger ja|(?:kør|gør|hent|tjek) (?:på|det|bare|i gang|løs)|(?:intet|ikke noget) problem|(?:fint|ok|okay|orden|godt) (?:for|med) (?:mig|min del)|helt i orden|har (?:intet|ikke noget) imod)(?: |$)/u,
  refuses:
    /(?<!\S)(?:(?:siger|takker) nej|(?:vil|ønsker) (?:(?:jeg|vi|i|helst|det|gerne) )*(?:ikke|slippe|være fri)|(?:er|går) (?:(?:jeg|vi|det) )*ikke (?:med på|enig|i orden|aktuelt|ok)|(?:får|har) (?:i )?(?:ikke|ingen) (?:\S+ )?(?:lov|tilladelse|fuldmagt)|(?:får|må) i ikke|(?:accepterer|godkender|samtykker|giver) (?:\S+ )?ikke|afviser|nægter|(?:klarer|gør|ordner|sørger|fikser) jeg (?:\S+ )?(?:hellere |helst )?selv|lader være|må det være|bryder jeg mig ikke om|aldrig i livet)(?: |$)/u,
  nouns: {
    name: /(?<!\S)(?:(?:for|efter|mellem)?navn\p{L}*|hedder|staves|skrives)(?: |$)/u,
    phone: /(?<!\S)(?:(?:mobil|telefon)?(?:nummer|nr|nummeret)|tlf|(?:telefon|mobil)(?:en)?)(?: |$)/u,
    email: /(?<!\S)(?:e ?mail\p{L}*|mail\p{L}*|e ?post\p{L}*)(?: |$)/u,
    street: /(?<!\S)(?:adress\p{L}*|gaden?|vej(?:en)?|hus(?:nummer|nr)\p{L}*|bor)(?: |$)/u,
    postalCode: /(?<!\S)(?:post(?:nummer|nr)\p{L}*)(?: |$)/u,
    city: /(?<!\S)(?:by(?:en)?|sted(?:et)?)(?: |$)/u,
    birthDate: /(?<!\S)(?:dato(?:en)?|årstal\p{L}*|årgang|fødsels(?:dato|dag|år)\p{L}*|født)(?: |$)/u,
    plan: /(?<!\S)(?:abonnement|abonnementet|aftale|aftalen|pakke|pakken|gb)(?: |$)/u,
    numberChoice: /(?<!\S)(?:nyt nummer|beholde|behold)(?: |$)/u,
    currentSupplier: /(?<!\S)(?:el(?:selskab|leverandør)\p{L}*|selskab(?:et)?|leverandør\p{L}*)(?: |$)/u,
    startDate:
      /(?<!\S)(?:start(?:dato)?(?:en)?|startdag\p{L}*|begynd|starte|begynde|flytter(?: vi| jeg)? ind|flytte ind|flyttedag\p{L}*|indflyt\p{L}*|overtag\p{L}*)(?: |$)/u,
  },
  born: /(?<!\S)(?:født|fødselsdato|fødselsdag)(?: |$)/u,
  customer:
    /(?<!\S)(?:(?:skriv|sæt|før|lav|registrer)(?: op)? (?:det|den|alt|\p{L}*abonnementet|\p{L}*aftalen|\p{L}*bestillingen|\p{L}*ordren) (?:på|i|til)|(?:skal|må|bør|skulle) (?:stå|være|skrives|sættes|registreres) (?:på|i)) named(?: navn)?(?: |$)|(?<!\S)named (?:(?:er den )?(?:som|der) )?(?:skal|bør|skulle) (?:stå (?:på|som)|være|have|ha) (?:\p{L}*aftalen|\p{L}*kontrakten|\p{L}*abonnementet|\p{L}*bestillingen|\p{L}*kunde|kunden|ejer|ejeren)(?: |$)/u,
  forms: {
    repairs: 'nej|næ|forkert|fejl|vent|hov|ups|undskyld|mente|mener|rettelse',
    opens: 'glem det|nej|næ|ups|hov|vent|undskyld|jo|men|og|rettelse',
    subject: 'jeg|vi',
    it: 'der|det|den|dette',
    my: 'mit|min',
    you: 'du|i',
    can: 'kan|kunne',
    is: 'er|var|blev|hedder|bor',
    adverbs: 'egentlig|faktisk|nok|jo|altså|bare',
    should: 'skal|skulle|bliver|blev',
    be: 'være|have været|været|hedde|stå|have stået|stået',
    right: 'rigtig|ret',
    meant: 'mente|mener',
    changes: 'ret|rette|gør|lav|sæt|sætte|ændre|ændr|skift|skifte|byt|bytte|opdater|opdatere',
    from: 'fra',
    to: 'til|med',
    name: 'navn',
    spelled: 'staves|skrives',
    calls: 'hedder|kaldes',
    writes: 'skriv|skrive',
    house: String.raw`(?:hus|gade|opgang)s?\s?(?:nummer|nr)|huset|gaden|opgang`,
    family: 'efternavn',
    given: 'fornavn',
    middle: 'mellemnavn',
    with: 'med',
    denies: 'ikke?|i ?stedet for|istedet for',
    and: 'og',
    but: 'men',
    adds: 'tilføj|tilføje|også|desuden|plus|glemte',
    only: 'kun|bare',
    removes:
      'fjern|fjerne|drop|droppe|slet|slette|(?:tag|tage) (?:\\S+ )?(?:væk|ud)|uden|minus|(?:skal|skulle) (?:væk|ud)',
    ends: 'slutter|ender|sidste',
    begins: 'begynder|starter|første',
    may: 'få|får|må',
    takes: 'få|tag|tage|tager|have',
    wants: 'vil|vil gerne|ønsker|skal',
    forget: 'glem det|glem|drop det',
    drops: 'glem|drop|stryg|skrot',
    became: 'blev|står som|står der',
    instead: 'i ?stedet',
    longer: 'længere|mere',
    now: 'nu',
    stead: 'i ?stedet for|hellere|alligevel|egentlig|glemte|også',
    hedgesBefore: 'ja|jaha|jamen|nå|javel|jo|ok|okay|eh|vel|altså|så|nu|men|og|tror det er|tror',
    hedgesBehind:
      'tror jeg|antager jeg|mener jeg|vist ?nok|vel|altså|nok|da|så|jo|sagde jeg|nu|lige nu|hvis jeg husker.*|egentlig|faktisk|såklart|selvfølgelig|naturligvis|(?:går|er)(?: helt)? (?:fint?|ok)|i øvrigt|for resten|forresten|som sagt|som jeg sagde|ok|okay',
    manners: 'er du sød|vær (?:så )?(?:venlig|sød)|tak',
    oaths: String.raw`(?:(?:da|så)\s+)?(?:for (?:fanden|helvete|satan|pokker|guds skyld)|i helvete|sgu|ffs)`,
    tooMuch: 'for (?:meget|lidt|stort|stor|lille|dyrt|dyr)',
    delays: 'senere|udskyd|udskyde|skub|skubbe|flyt|efter',
    advances: 'tidligere|før|fremskynd',
    movesIn: 'flytter|flytte ind|flytte til|indflyt|nøgle|overtag|komme ind|kommer ind',
    boundUntil: 'bundet|binding|bindingen|bindingsperiode|løber(?: jo)? ud|udløber|slutter',
    notBefore: 'før|først',
    child: '(?:barnet|drengen|pigen|sønnen|datteren)|han|hun',
    childPossessive: 'barnets|drengens|pigens|sønnens|datterens|hans|hendes',
    others:
      'mand|manden|konen|kone|kæresten|samleveren|sønnen|søn|datteren|datter|moren|mor|faren|far|broren|bror|søsteren|søster|mormor|morfar|farmor|farfar|bedstemor|bedstefar|forældrene|svigermor|svigerfar|onkel|tante|fætter|kusine|vennen|veninden|kammeraten|kollegaen|naboen|naboerne|naboer|venner|vennerne|arbejdet|chefen|ejeren|hun|han|de andre',
  },
}
