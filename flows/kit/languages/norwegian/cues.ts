import type { Cues } from '../cues.ts'

export const norwegianCues: Cues = {
  cancel:
    /(?<!\S)(?:si|sier|seier|sagt|sei) (?:\S+ ){0,4}opp(?: |$)|(?<!\S)oppsigelse|(?<!\S)oppseiing|(?<!\S)(?:avslutte|avslutt|kansellere|terminere) (?:\S+ ){0,2}(?:abonnement|avtale|kundeforhold)\S*/u,
  stops:
    /(?<!\S)(?:avbryt|avbryte|stopp|stoppe|slett|slette|dropp|droppe|kanseller|kansellere|glem) (?:\S+ )?(?:alt|hele|heile|bestillinga?|bestillingen|ordren|kjøpet|greia|opplegget)(?: |$)|(?<!\S)(?:vil|ønsker|skal) (?:\S+ )?(?:ikke|ikkje|itj) (?:ha noe|ha noko|ha nokka|ha (?:det|dette|den) (?:likevel|likavel|allikevel|lenger|lenge?r|mer|meir)|bestille|fortsette|kjøpe)(?: |$)|(?<!\S)ombestemt meg (?:og )?(?:vil ikke|dropper)|^(?:(?:nei|ok|okei|åh|bare|så) )*(?:stopp|stans|avbryt|avslutt|slutt|jeg gir opp|gir opp|(?:(?:jeg|eg|æ|nå) )*(?:gidder|orker|gidd|orke)(?: (?:jeg|eg|æ|nå|ikke|ikkje|itj|dette|det|mer|meir)){1,4}|skit i det|blås i det|glem det|gløym det|dropp det|drit i det)(?: dette| det| mer| da| takk| nå| hele greia)*$|(?<!\S)(?:ikke|ikkje) (?:lenger )?interessert(?: |$)/u,
  restarts:
    /(?<!\S)(?:start|starte|starter|begynn|begynne|begynner|ta|tar|gjør|gjøre) (?:\S+ ){0,3}(?:på nytt|på ny|på ny frisk|forfra|om igjen|fra (?:starten|start|begynnelsen|scratch|null))(?: (?:da|takk|nå|no|igjen|med alt|alt sammen))*$|^(?:(?:kan|vil|du|jeg|vi|bare|ok|nei|nå) )*nullstill(?:e)?(?: (?:alt|det|dette|samtalen|alt sammen|takk))*$/u,
  allWrong:
    /^(?:(?:nei|men|hei|vent|dette|det|her) )*(?:er )?(?:alt|alle|allting|alt sammen|hele greia|alle svarene)(?: (?:her|dette|sammen|som står her|står))* (?:er |e |ble |blei )?(?:(?:jo|helt|jo helt|faktisk) )?(?:feil|galt|gale)(?: (?:her|nå|jo))*$/u,
  toldBefore:
    /^(?:(?:men|nei|ja|jo|hallo|hei|ok|okei) )*(?!(?:(?:jeg|eg|æ) har|(?:det|dette) har (?:jeg|eg|æ)) (?:ikke|ikkje|itj) )(?:(?:(?:det|dette) )?(?:(?:jeg|eg|æ|vi) )?(?:jo )?har (?:(?:jeg|eg|æ|vi|jo|da|ikke|ikkje|itj|allerede|alt|nettopp|akkurat) )*(?:sagt|svart(?: på)?|svara|besvart|skrevet|skrive|skrivi|fortalt|oppgitt|nevnt)|(?:allerede|alt) (?:sagt|svart(?: på)?|besvart|skrevet|oppgitt)|det (?:sa|skrev|skreiv|svarte) (?:jeg|eg|æ)(?: på)?|(?:jeg|eg|æ) (?:sa|skrev|skreiv) (?:jo )?(?:det|dette)|(?:(?:dere|du|dokker) )?har (?:(?:dere|du|dokker|jo|allerede|alt|nettopp) )*(?:spurt|spurd) (?:(?:meg|oss|om) )*(?:det|dette|det samme)|(?:det|dette) (?:har (?:du|dere|dokker) (?:(?:jo|allerede|alt|nettopp) )*spurt|spurte (?:du|dere)) (?:(?:meg|jo) )*om)(?: (?:det|dette|deg|dere|jo|da|allerede|alt|før|nettopp|i|sted|stad|sta|om|på|to|tre|flere|mange|ganger|gonger|en|ein|gang|gong))*$/u,
  orders:
    /(?<!\S)(?:trenger|treng|vil (?:gjerne )?ha|skal ha|ønsker(?: meg)?|ønskjer|ser etter|ute etter|på jakt etter|(?:vil|skal) (?:bestille|kjøpe|tegne|ha meg))(?: (?:bare|nå|et|eit|ett|ei|en|ein|nytt|ny|norsk))* (?:mobil|telefon)?(?:abonn?ement|abb?onn?ement|sim ?kort|sim)(?: |$)|(?<!\S)(?:bytte|bytta|byte|gå over|komme over) (?:over )?(?:fra|frå) \S+|(?<!\S)(?:bytte|bytta|byte|gå over|komme over) (?:over )?til (?:dere|dykk|dokker)(?: |$)|(?<!\S)bli kunde(?: |$)/u,
  later:
    /(?<!\S)ikke bestill (?:\S+ )?(?:enda|ennå)(?: |$)|(?=.*(?<!\S)(?:i kveld|ikveld|i morgen|imorgen|i morra|i morgon|senere|seinere|sidan|etterpå|en annen (?:gang|dag)|ein annan (?:gong|dag)|neste uke|neste veke|til helga|til helgen|i helga|i helgen|over helga|til uka)(?: |$))(?=.*(?<!\S)(?:ta|tar|tek|fortsett\S*|fortset\S*|hald\S*|kom|komme|kommer|kjem|gjør\S*|gjer|prøv\S*|se|ser|sjå|vent\S*|resten|ordn\S*|fiks\S*)(?: |$))|(?<!\S)(?:rekker|rekk|orker|orkar|gidder) (?:\S+ ){0,2}(?:ikke|ikkje|itj) (?:\S+ ){0,2}(?:nå|no|tid|i dag|akkurat nå)(?: |$)|(?<!\S)har (?:\S+ ){0,2}(?:ikke|ikkje|itj) (?:\S+ ){0,2}tid(?: |$)|(?<!\S)(?:pause|pauser|tar en pause|snart tilbake|vi (?:ses|snakkes|snakkast)|snakkes)(?: |$)|(?<!\S)(?:kommer|kjem|er) (?:\S+ ){0,2}(?:tilbake|attende) (?:senere|seinere|seinare|snart|sidan|etterpå)(?: |$)|(?<!\S)må (?:\S+ ){0,2}(?:gå|løpe|stikke|rekke|dra|legge|leggje|springe)(?: |$)|^(?:ikke nå|ikkje no|venter litt|ventar litt|må tenke litt|tenker litt)$/u,
  noted:
    /(?<!\S)(?:(?:hva|hvilke\p{L}*|ka|kva|kor|hvor) (?:\S+ ){0,4}(?:står|skrev|skreiv|notert|notere|skrevet|oppga|oppgitt|(?:ga|gav) (?:jeg|eg|æ)|(?:jeg|eg|æ) (?:ga|gav))|(?:ble|blei|vart) det|har (?:du|dere) (?:fått|notert|skrevet|registrert|endret|endra|rettet|lagret)|når (?:begynner|startar|starter|begynnar) (?:det|den|avtalen))(?: |$)/u,
  callWish:
    /^(?:helst|gjerne|aller helst) (?:på |en )?(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|formiddag|ettermiddag|kveld)(?: takk)?$|^(?:helst )?(?:etter|før|mellom) (?:kl |klokka |klokken )?\d{1,2}(?: og \d{1,2})?(?: helst)?$|^(?:helst )?(?:på|om) (?:kvelden|ettermiddagen|formiddagen|dagtid)(?: helst)?$|(?<!\S)(?:(?:ring|ringer|ringe|ringes|kontakt|kontakte|oppringt|treffes|nås)(?: \S+){0,3} (?:etter|før|mellom|klokka|kl|på (?:kvelden?|kveldene|kveldstid|ettermiddagen?|formiddagen?|dagtid|dagen)|i (?:kveld|morgen|helga|helgen)|over helga|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|neste uke|på engelsk)|(?:helst|bare|kun) (?:\S+ )?(?:(?:etter|før|mellom) (?:kl |klokka )?\d{1,2}|på (?:kvelden?|kveldene|kveldstid|ettermiddagen?|formiddagen?|dagtid)|om (?:kvelden|morgenen|ettermiddagen))|(?:kan|passer|ledig|tid|hjemme|jobb(?:e|er)?)(?: \S+){0,4} (?:etter|før|fra|til) (?:kl |klokka )?(?:\d{1,2}|to|tre|fire|fem|seks|jobb|skolen|middag))(?: |$)/u,
  emailWish:
    /(?<!\S)(?:(?:send|sende|sender|skriv|skrive|svar|svare|få|får|ta|tar|vil ha|ha)(?: (?:det|meg|mæ|oss|heller|helst|bare|en|ei|et|tilbudet|det|på|til))* (?:e ?post|e ?mail|mail|mejl)(?:en)?(?: (?:i ?stedet|isteden|heller|takk|til meg))*|(?:maile?|mailer|mail)(?: (?:meg|mæ|oss|det))*(?: (?:i ?stedet|isteden|heller|helst))+|(?:kan|kunne|vil) (?:du|dere|de|dokker) (?:(?:ikke|heller|bare) )*(?:maile|mail)(?: (?:meg|oss))*|(?:helst|heller|bare|kun) (?:på |en |med )?(?:e ?post|e ?mail|mail)(?: enn (?:telefon|ring\p{L}*|samtale))?)$/u,
  english:
    /^(?:(?:kan|kunne|vil|snakk\S*|prat\S*|skriv\S*|bytt\S*|helst|på|du|dere|vi|jeg|til|gjerne|ta|det|takk|english|please) )*(?:engelsk|english)(?: (?:takk|please|only|heller))*$|(?<!\S)(?:på|til) (?:engelsk|english)(?: |$)|(?<!\S)in english(?: |$)|^(?:english|engelsk)(?: (?:pls|plz|please|takk|only))*$/u,
  login:
    /(?<!\S)(?:får|fekk|fikk|klarer|kommer|greier|kan) (?:\S+ ){0,3}(?:ikke|ikkje|itj) (?:\S+ ){0,2}(?:logg\S*|inn)(?: |$)|(?<!\S)innlogging\S* (?:\S+ ){0,2}(?:ikke|ikkje|feil\S*)|(?<!\S)(?:glemt|glømt|gløymt) (?:\S+ ){0,2}passord\S*/u,
  bill: /(?<!^(?:blir|får|kommer) (?:\S+ )*)(?<!\S)(?:dobbel|dobbelt|dobbelte) (?:faktura|regning|rekning)\S*|(?<!\S)(?:faktura|regning|rekning|rekninga)\S* (?:\S+ ){0,4}(?:feil|gal|galt|høy|mye|ikke|dobbel\S*|dobbelt)(?: |$)|(?<!\S)(?:feil|galt) (?:(?:på|i|med) )?(?:\S+ )?(?:faktura|regning|rekning)\S*|(?<!\S)(?:trukket|trekt|betalt|fakturert|belastet) (?:\S+ ){0,2}(?:for mye|dobbelt|to ganger)/u,
  service:
    /(?<!\S)(?:ventet|venta|sittet|stått) (?:\S+ ){0,3}(?:kø|køen|telefonkø|telefonen)(?: |$)|(?<!\S)(?:vil|ønsker|må) (?:\S+ )?klage(?: |$)|(?<!\S)(?:elendig|dårlig|håpløs) (?:service|kundeservice)/u,
  despair:
    /(?<!\S)(?:vil|vill|skal|kommer til å|tenker på å|tenkt på å|lyst til å|like greit å|like godt) (?:bare |helst |å )*(?:dø|døy|drepe meg|ta livet(?: |$)|ta selvmord|begå selvmord|ende livet|gjøre slutt på alt)|(?<!\S)(?:orker|orke|orka|ork|vil|vill|ønsker|gidder|gidd|klarer) (?:\S+ ){0,2}(?:ikke|ikkje|itj|itte) (?:å )?(?:\S+ )?(?:leve|lever|leva|lev)(?: |$)|(?<!\S)(?:ikke|ikkje|itj|ingenting|ikkje noko|intet|hva) (?:\S+ ){0,3}å leve for|(?<!\S)(?:orker|orke|orka|ork|klarer) (?:\S+ ){0,2}(?:ikke|ikkje|itj) (?:\S+ ){0,2}(?:av )?(?:dette |det her |mitt )?livet(?: |$)|(?<!\S)(?:lei|trøtt) av (?:livet|å leve)(?: |$)|(?<!\S)(?:uten meg|om jeg var borte) (?:\S+ ){0,3}bedre|bedre (?:\S+ ){0,3}(?:uten meg|om jeg var borte)(?: |$)|(?<!\S)(?:ta|tar|tatt) livet (?:av meg|mitt|av mæ)|(?<!\S)(?:er|føler meg) (?:suicidal|selvmordstruet)/u,
  sorrow:
    /(?<!\S)(?:mistet|mista|mist) (?:\S+ )?(?:mannen|kona|moren|faren|mora|mamma|pappa|broren|søsteren|sønnen|datteren|samboeren|min (?:mor|far|mann|kone|bror|søster|sønn|datter))(?: |$)|(?<!\S)(?<!(?:telefon|mobil|iphone|batteri|skjerm|pc|tv|ruter|nett|bil|samtale)\S* (?:\S+ ){0,2})(?:døde|dødde|gikk bort|gjekk bort|gått bort|begravelse\S*|gravferd\S*|dødsfall\S*|(?:har|fått|fikk|fekk|hatt|av) (?:\S+ )?kreft|alvorlig syk|begått selvmord|mistet jobben|blitt enke(?:mann)?|sørger)(?: |$)|(?<!\S)(?:mann|mannen|kone|kona|mor|far|mora|moren|faren|mamma|pappa|sønn|datter|sønnen|guten|gutten|datteren|dattera|barnet|broren|søstera|bror|søster|samboer|samboeren|kjæresten|bestemor|bestefar|farmor|farfar|mormor|morfar|hunden|katten)(?: (?:min|mi|vår|hans|hennes))? (?:er|e|har) (?:\S+ ){0,2}(?:død|daud|dau)(?: |$)/u,
  corrects:
    /^(?:det|den|dette) (?:er|skal være|var) (?:egentlig )?(?:til|te)(?: |$)|^(?:glem det|glem|dropp det|nei|neida|oi|ups|oops|beklager|sorry|vent|unnskyld|hei vent|feil|skrivefeil|tastefeil|stavefeil|trykkfeil|slurvefeil|rettelse|korreksjon)(?: |$)|(?<!\S)(?:vil angre (?:på )?(?:nummeret|valget|abonnementet|adressen)|mente|meinte|meine|feil|galt|skrev feil|tastet feil|skulle (?:være|vært|stå|stått)|skal (?:være|stå)|heller|endre|endra|forandre|rette|bytt|bytte|ombestemt|ombestemte|likevel|likavel|allikevel|forresten|faktisk|(?:ned|opp) til|passer ikke|duger ikke|i stedet|isteden|istedenfor|glemte|skal bruke det|skal bruke abonnementet|rett er|riktig er|stemmer ikke|stemmer ikkje|er rett|er riktig|er det rette)(?: |$)/u,
  agrees:
    /(?<!\S)(?:(?:får|har) (?:\S+ )?(?:lov|tillatelse|løyve|samtykke|fullmakt)|(?:får|kan|må) (?:dere|du|de) (?:gjerne|godt)|(?:dere|du) (?:får|kan|må) (?:gjerne|godt|bare|gjøre|hente|innhente|si|avslutte|ordne|fikse|sjekke)|(?:godtar|godtek|godkjenner|aksepterer|samtykker|tillater|enig|einig|med på)|(?:går|er|høres|ser|passer) (?:\S+ )?(?:fint|greit|bra|ok|okei|orden)|(?:sier|seier) ja|(?:sjekk|hent|kjør|gjør|gjer) (?:i vei|på|det|i gang)|(?:ikke|ikkje) (?:noe |noko |et )?problem|null stress|helt greit|(?:greit|fint|ok|okei|orden) for (?:meg|min del)|har (?:ikke|ikkje|ingenting|ingen ting) (?:noe )?imot)(?: |$)/u,
  refuses:
    /(?<!\S)(?:(?:sier|seier|takker|takkar) nei|(?:vil|ønsker|ynskjer) (?:(?:jeg|eg|æ|vi|dere|du|helst|det) )*(?:ikke|ikkje|itj|slippe)|(?:er|går) (?:(?:jeg|eg|æ|vi|det) )*(?:ikke|ikkje|itj) (?:med på|enig|greit|aktuelt|ok)|(?:får|har) (?:(?:dere|du|de) )*(?:ikke|ikkje|ingen) (?:lov|tillatelse|fullmakt|løyve)|(?:godtar|godkjenner|aksepterer|samtykker|gir) (?:\S+ )?(?:ikke|ikkje|itj)|avslår|nekter|(?:gjør|ordner|fikser|klarer|tar|gjer|ordnar|fiksar|klarar) (?:jeg|eg|æ) (?:\S+ )?(?:heller |helst )?(?:selv|sjølv|sjøl)|får det være|lar (?:jeg )?det være|lar være|bryr jeg meg ikke om|aldri i livet|uaktuelt)(?: |$)/u,
  nouns: {
    name: /(?<!\S)(?:(?:for|etter|mellom|slekts)?(?:navn|namn)\p{L}*|heter|heiter|heite|stave?s|skrive?s)(?: |$)/u,
    phone: /(?<!\S)(?:(?:mobil|telefon)?(?:nummer|nr|nummeret|numra)|tlf|(?:telefon|mobil)(?:en)?)(?: |$)/u,
    email: /(?<!\S)(?:e ?post\p{L}*|e ?mail\p{L}*|mail\p{L}*)(?: |$)/u,
    street: /(?<!\S)(?:(?:gate)?adress\p{L}*|gat[ae]n?|vei(?:en)?|veg(?:en)?|hus(?:nummer|nr)\p{L}*|bor|bur)(?: |$)/u,
    postalCode: /(?<!\S)(?:post(?:nummer|nr|kode)\p{L}*)(?: |$)/u,
    city: /(?<!\S)(?:(?:post)?sted(?:et)?|by(?:en)?)(?: |$)/u,
    birthDate:
      /(?<!\S)(?:dato(?:en)?|årstal\p{L}*|feil år|årgang|fødsels(?:dato|dag|år)\p{L}*|bursdag\p{L}*|født|fødd)(?: |$)/u,
    plan: /(?<!\S)(?:abonnement|abonnementet|mobilabonnement|abb|abo|plan|planen|pakke|pakka|pakken|gb|giga)(?: |$)/u,
    numberChoice: /(?<!\S)(?:nytt nummer|beholde|behalde|behold)(?: |$)/u,
    currentSupplier: /(?<!\S)(?:leverandør\p{L}*|strømselskap\p{L}*)(?: |$)/u,
    startDate: /(?<!\S)(?:oppstart\p{L}*|startda\p{L}*|starte|start|begynne|begynn)(?: |$)/u,
  },
  born: /(?<!\S)(?:født|fødd|fødselsdato|bursdag)(?: |$)/u,
  customer:
    /(?<!\S)(?:(?:skriv|sett|før|lag|registrer)(?: opp)? (?:det|den|alt|\p{L}*abonnementet|\p{L}*avtalen|\p{L}*bestillingen) (?:på|i|til)|(?:(?:skal|må|bør|skulle) (?:stå|være|skrives|settes|registreres)|\p{L}*(?:abonnementet|avtalen) (?:står|går)) (?:på|i)) named(?: navn)?(?: |$)|(?<!\S)named (?:(?:er den )?som )?(?:skal|bør|skulle) (?:stå (?:på|som)|være|ha) (?:\p{L}*avtalen|\p{L}*kontrakten|\p{L}*abonnementet|\p{L}*bestillingen|kunde|kunden|\p{L}*eier|eieren)(?: |$)|(?<!\S)named (?:som )?(?:skal|bør|skulle) (?:stå|ha) (?:på|for|som)?(?: ?(?:den|det|avtalen|dette))?$|(?<!\S)named (?:som )?(?:det|dette|saken) gjelder(?: |$)|(?<!\S)(?:det|dette|saken) gjelder named(?: |$)|(?<!\S)(?:skal|skulle|bør|må) (?:være|bli|gjelde) named(?: |$)/u,
  called:
    /(?<!\S)named (?:som )?(?:dere|du) (?:skal|må|bør|kan) (?:spørre etter|snakke med|ringe|kontakte)(?: |$)|(?<!\S)(?:ring|kontakt|snakk med|spør etter|be om) (?:heller )?named(?: |$)|(?<!\S)named (?:tar|skal ta|tek) (?:samtalen|telefonen)(?: |$)/u,
  forms: {
    repairs:
      'skrivefeil|tastefeil|stavefeil|trykkfeil|slurvefeil|nei|neida|feil|vent|oi|ups|beklager|unnskyld|mente|mener|meinte|rettelse|eller rettere sagt',
    opens:
      'skrivefeil|tastefeil|stavefeil|trykkfeil|slurvefeil|glem det|nei|neida|næ|oi|ups|vent|beklager|unnskyld|jo|men|og|rettelse|korreksjon',
    subject: 'jeg|eg|æ|vi',
    it: 'det|den|dette',
    my: 'mitt|min|mi',
    you: 'du|dere',
    can: 'kan|kunne',
    is: 'er|e|var|ble|heter|heiter|hete|bor',
    adverbs: 'egentlig|eigentleg|faktisk|nok|jo|altså|bare',
    should: 'skal|skulle|blir|ble|vart',
    be: 'være|vera|vær|hete|ha vært|vært|stå|stått|ha stått',
    right: 'riktig|rett',
    better: 'bedre|best',
    meant: 'mente|meinte|mener|meiner',
    changes: 'rett|rette|endre|endra|bytt|bytte|skift|skifte|oppdater|oppdatere|fiks|sett|sette|gjør|gjøre|gjere',
    exchanges: 'bytt|bytte|bytt ut|bytte ut',
    exchangedFor: 'for',
    changesMind: '(?:ombestemt|ombestemte|ombestemmer) meg|(?:gjør|gjer|lag) (?:det|den|heller det) (?:om )?til',
    from: 'fra|frå',
    to: 'til|med|mot',
    name: 'navn|namn',
    spelled: 'staves|skrives|stavs',
    calls: 'heter|heiter|heite|hete|kalles|kallast',
    writes: 'skriv|skrive|skriva|før opp',
    house: String.raw`(?:hus|gate|gatu|oppgang)s?\s?(?:nummer|nr)|huset|gat[ae]|oppgang`,
    family: 'etternavn|slektsnavn|etternamn',
    given: 'fornavn|førenavn|fornamn|førenamn',
    sameFamily:
      '(?:samme|same) (?:etternavn|etternamn|slektsnavn)(?:et)?(?: som \\S+)?|samme (?:navn )?som (?:meg|mitt|mitt eget|min)',
    middle: 'mellomnavn|mellomnamn',
    with: 'med',
    denies: 'ikke|ikkje|itj|i ?stedet for|istedenfor',
    prefers: 'heller|helst|foretrekker|føretrekk',
    than: 'enn|fremfor|framfor',
    and: 'og',
    but: 'men',
    adds: 'legg til|legge til|også|i tillegg|pluss|glemte|ta med',
    only: 'bare|kun|berre',
    removes:
      '(?:er|var) (?:(?:alt|allerede|jo|forresten|egentlig) )?(?:dekket|dekka|forsikret|forsikra)|kan vente|(?:selger|solgt) (?:vi|jeg|den)|fjern|fjerne|dropp|droppe|(?:ta|tar|tok) (?:\\S+ )?(?:bort|vekk)|stryk|slett|slette|kutt|kutte|uten|utan|minus|(?:skal|skulle|må) (?:bort|vekk|ut)|(?:skal|skulle|trengs|trenger|treng) (?:ikke|ikkje)(?: (?:være )?med)?',
    ends: String.raw`slutter|slutte|ender|ende|siste|til slutt|avslutt\p{L}*`,
    begins: 'begynner|starter|første',
    may: 'få|får|må',
    takes: 'få|ta|tar|ha',
    wants: 'vil|ønsker|skal',
    forget: 'glem det|glem|dropp det|stryk det',
    drops: 'glem|dropp|stryk|kutt|skrot',
    became: 'ble|blei|vart|står som|sto som|står det',
    instead: 'i ?stedet',
    longer: 'lenger|lengre|lengur|lengere|mer',
    now: 'nå|no',
    stead: 'i ?stedet for|istedenfor|heller|hell|likevel|likavel|egentlig|glemte|også',
    asides: 'forresten|førresten',
    hedgesBefore: 'ellers|ja|jaha|jasså|jo|jada|ok|okei|okay|eh|vel|altså|så|nå|men|og|tror det er|tror',
    hedgesBehind:
      // "No" is "nå" in Nynorsk, and an ending of addresses of e-mail.
      String.raw`(?<=\d\s)no|ass|asså|` +
      'tror (?:jeg|eg|æ|nok)|antar jeg|(?:mener|meiner|mente|meinte) (?:jeg|eg|æ)|vist ?nok|vel|altså|nok|da|så|jo|liksom|sa (?:jeg|eg|æ)|nå|hvis jeg (?:husker|ikke tar).*|egentlig|faktisk|såklart|selvfølgelig|selvsagt|naturligvis|(?:går|er|funker)(?: helt)? (?:bra|fint?|ok)|forresten|trur (?:jeg|eg|æ)|som sagt|som (?:jeg|eg) sa|ok|okei',
    manners: 'er du (?:snill|grei)|vær (?:så )?snill|takk',
    oaths: String.raw`(?:(?:da|så)\s+)?(?:for (?:faen|helvete|svarte|satan|fan|pokker|guds skyld)|i helvete|ffs)`,
    oathsInside: String.raw`(?:for |i )?(?:(?:hule|huleste|svarte|heiteste) )?(?:faen|fanden|helvete|hælvete|satan|pokker|svarte)|i all verden|i alle dager|jævla|jævlig|fordømte|forbanna|faens`,
    tooMuch: 'for (?:mye|mykje|møkje|lite|stort|lita|liten|stor|dyrt|dyr)',
    dear: 'dyrt|stivt|drøyt|røverpris|blodpris|ågerpris|(?:et )?ran|svindel',
    delays: 'senere|seinere|utsett|utsette|skyv|skyve|lenger frem|lenger fram|etter',
    advances: 'tidligere|før|raskere|fremskynd',
    movesIn: 'flytter|flytte inn|innflytt|nøkler|nøklene|nykl|overta|komme inn|kommer inn',
    sameDay: 'samme (?:dag|dato)',
    takesOver: 'overta',
    boundUntil: 'bundet|bunden|binding(?:a|en|stid|stida|stiden)?|(?:går|løper)(?: jo)? ut|utløper|slutter',
    notBefore: '(?:inn\\s+)?(?:før|først)',
    child:
      '(?:barnet|gutten|guten|guttungen|jenta|jenten|jentungen|ungen|poden|sønnen|sonen|dattera|datteren)(?: (?:min|mi|vår))?|han|hun|ho|hu|hån',
    childPossessive: 'barnets|guttens|jentas|jentens|sønnens|datterens|dattera si|hans|hennes|hennar',
    haveYou: 'har (?:du|dere|dokker)',
    bills: 'regning|rekning|faktura|fakturering|betalingsadress',
    payers: String.raw`firma\p{L}*|arbeidsgiver\p{L}*|bedrift\p{L}*|jobben|selskapet mitt|verge\p{L}*|borettslag\p{L}*|kontoret`,
    copies: String.raw`kopi\p{L}*`,
    others:
      'mannen|kona|kone|kjæresten|kjæreste|samboeren|samboer|ektefellen|sønnen|sønn|datteren|dattera|datter|moren|mora|mor|faren|far|mamma|pappa|broren|bror|søsteren|søstera|søster|bestemor|bestefar|mormor|morfar|farmor|farfar|foreldrene|svigermor|svigerfar|onkel|tante|fetter|kusine|venninna|venninnen|vennen|kompisen|kameraten|kollegaen|naboen|naboene|naboer|venner|vennene|jobben|sjefen|forrige eier|eieren|hun|ho|han|de andre',
    mereNo: 'nei|neida',
    joins: 'men|og',
    reasons: 'så|fordi',
    shortened: 'st|kl|nr|ca|tlf|oppg|etg|leil|chr|prof|kapt|gen|adm|dr',
    floors: 'etg|etasje',
    decides: String.raw`må|bør|står|går|sett|før|lag|registrer\p{L}?`,
    behindPossessive: 'navn|namn',
    beforePerson: 'min|mi|mitt|mine|vår',
    behindPerson: 'min|mi|mitt|mine',
    attorney: 'fullmakt\\p{L}*',
    withdraws: 'ta (?:den|det) tilbake|trekk\\p{L}*|trekke?r? tilbake|ta(?:r)? tilbake|angr\\p{L}*',
    fetches: '(?:dere|de|du) (?:kan|må) (?:gjerne )?hente|hent (?:dem|dei|papirene|de)|kan dere ikke hente',
    wrote:
      'har (?:skrevet|skrevve|skrivi|skrive)|skrev|skreiv|tastet|tasta|sa|fikk skrevet|fikk sagt|kom til å skrive|kom til å si|tenkte(?: først)?(?: på)?|trodde(?: først)?',
    letsSay: 'la oss (?:si|ta)|vi (?:sier|tar)|jeg (?:sier|tar)',
    wrong: 'feil|galt|endre',
    year: 'år|året|årstall|årstallet|fødselsår|fødselsåret',
    beforeYear: 'i|årgang',
    beforeValue: 'hos|med|i|på',
    iHave: String.raw`(?:som\s+)?(?:jeg|vi)\s+har`,
    digits: 'siffer|sifre|siffret|sifferet|sifrene|tall|tallet|tallene',
    swaps: 'bytt(?:e|et|a)?(?: \\S+){0,2} (?:om|plass)|stokk(?:e|et|a)? om|snudd?e?(?: \\S+)? om',
    first: 'først',
    bothNames: '(?:for|etter)navn(?:et)? og (?:for|etter)navn(?:et)?',
    titles: 'fru|frøken|frk\\.?|herr|hr\\.?|dr\\.?|doktor|prof\\.?|professor',
    generations: 'junior|senior',
    bornAs: 'f\\.|født|fødd',
    marriedAs: 'gift',
    lives: 'bor|bur',
    sends: 'send|sende|sendes|sendast|lever|levere|leveres',
    behindEnds: 'på|med',
    calledOn: 'kontakt\\p{L}*|ring\\p{L}*|nå (?:meg|oss)|sms\\p{L}*|kode\\p{L}*',
    uses: 'bruk|bruke|brukar',
    also: 'også|i tillegg|dessuten',
    theirs: 'hans|hennes|hennar',
    firstTold: 'første|fyrste|opprinnelige|opphavlege',
    toldBefore: 'gamle|gamla|forrige|førre|tidligere',
    keeps: 'behold|beholde|behald|behalde|la (?:den|det) stå|(?:gå |bytt |sett )?tilbake til',
    asItWas:
      'som (?:det|den) (?:var|sto|stod)|slik (?:det|den) var|som før|(?:angre|angrer|omgjør|ta tilbake) (?:det|den|endringa|endringen)',
    saysAgain:
      '(?:jeg|eg|æ) (?:har )?(?:jo |nettopp |allerede |alt )*(?:sa|sagt|skrev|skreiv|skrevet|valgte|valgt)(?: (?:jo|nettopp|allerede|før))*|(?:sa|skrev|skreiv|valgte) (?:jeg|eg|æ)(?: (?:jo|da|nettopp|allerede))*|som (?:jeg|eg|æ) (?:sa|skrev|skreiv|nevnte)|som (?:sagt|nevnt)|har (?:(?:jeg|eg|æ) )?(?:jo |allerede |alt )*(?:sagt|valgt|skrevet)(?: at)?|(?:allerede|alt) (?:sagt|valgt)',
    landline: 'fasttelefon\\p{L}*|fast telefon|fastlinje\\p{L}*|hustelefon\\p{L}*',
  },
}
