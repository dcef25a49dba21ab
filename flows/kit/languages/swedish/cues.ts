import type { Cues } from '../cues.ts'

export const swedishCues: Cues = {
  cancel:
    /(?<!\S)(?:säga|säger|sagt|säg) (?:\S+ ){0,4}upp(?: |$)|(?<!\S)uppsägning|(?<!\S)(?:avsluta|avslutar) (?:\S+ ){0,2}(?:abonnemang|avtal)\S*/u,
  stops:
    /(?<!\S)(?:avbryt|avbryta|stoppa|radera|strunta i|skippa|glöm|lägg ner) (?:\S+ )?(?:allt|alltihop|alltihopa|hela|beställningen|ordern|köpet|det här)(?: |$)|(?<!\S)(?:vill|ska) (?:\S+ )?(?:inte|ej) (?:ha något|ha nåt|ha nånting|beställa|fortsätta|köpa)(?: |$)|^(?:nej )?(?:stopp|avbryt|jag ger upp|ger upp|orkar inte mer)(?: det här| mer)?$|(?<!\S)inte (?:längre )?intresserad(?: |$)/u,
  later:
    /(?<!\S)beställ inte (?:\S+ )?(?:än|ännu)(?: |$)|(?=.*(?<!\S)(?:i kväll|ikväll|i morgon|imorgon|imorrn|senare|sen|sedan|en annan (?:gång|dag)|nästa vecka|i helgen|till helgen|efter helgen)(?: |$))(?=.*(?<!\S)(?:ta|tar|fortsätt\S*|återkom\S*|kommer|kom|komma|gör|göra|testar|prova\S*|ser|kollar|väntar|resten|fixar|hör)(?: |$))|(?<!\S)(?:hinner|orkar) (?:\S+ ){0,2}(?:inte|ej) (?:\S+ ){0,2}(?:nu|tid|i dag|idag)(?: |$)|(?<!\S)har (?:\S+ ){0,2}(?:inte|ej) (?:\S+ ){0,2}tid(?: |$)|(?<!\S)(?:paus|pausar|tar en paus|snart tillbaka|vi (?:ses|hörs))(?: |$)|(?<!\S)(?:kommer|är) (?:\S+ ){0,2}tillbaka (?:senare|sen|snart)(?: |$)|(?<!\S)måste (?:\S+ ){0,2}(?:gå|springa|rusa|dra|sticka|hinna|lägga)(?: |$)|^(?:inte nu|nä vänta|väntar lite|måste tänka lite|får jag tänka lite)$/u,
  noted:
    /(?<!\S)(?:(?:vad|vilke\p{L}*) (?:\S+ ){0,4}(?:står|skrev|skrivit|antecknat|noterat|angav|uppgav)|blev det|har (?:du|ni) (?:fått|noterat|skrivit|registrerat|ändrat|rättat|sparat)|när (?:börjar|startar) (?:det|den|avtalet)(?: då)?$)(?: |$)/u,
  callWish:
    /(?<!\S)(?:(?:ring|ringa|ringer|kontakta|nås)(?: \S+){0,3} (?:efter|före|innan|mellan|klockan|kl|på (?:kvällen|kvällar|eftermiddagen|förmiddagen|dagtid)|i (?:kväll|morgon|helgen)|måndag|tisdag|onsdag|torsdag|fredag|lördag|nästa vecka|på engelska)|(?:kan|passar|ledig|tid|hemma|jobbar)(?: \S+){0,4} (?:efter|före|innan|från|till) (?:kl |klockan )?(?:\d{1,2}|två|tre|fyra|fem|sex|jobbet|skolan|lunch))(?: |$)/u,
  english:
    /^(?:(?:kan|kunde|vill|prat\S*|tal\S*|skriv\S*|byt\S*|helst|på|du|ni|vi|jag|till|gärna|ta|det|tack|english|please) )*(?:engelska|english)(?: (?:tack|please|only|hellre))*$|(?<!\S)(?:på|till) (?:engelska|english)(?: |$)|(?<!\S)in english(?: |$)|^(?:english|engelska)(?: (?:pls|plz|please|tack|only))*$/u,
  login:
    /(?<!\S)(?:får|fick|kan|kommer|lyckas) (?:\S+ ){0,2}(?:inte|ej) (?:\S+ ){0,2}(?:logg\S*|in)(?: |$)|(?<!\S)inloggning\S* (?:\S+ ){0,2}(?:inte|fel\S*)|(?<!\S)glömt (?:\S+ ){0,2}lösenord\S*/u,
  bill: /(?<!^(?:blir|får|kommer) (?:\S+ )*)(?<!\S)(?:dubbel|dubbla) (?:faktura|räkning)\S*|(?<!\S)(?:faktura|fakturan|räkningen) (?:\S+ ){0,4}(?:galen|galet|tokig|knas)(?: |$)|(?<!\S)(?:faktura|fakturan|räkning|räkningen) (?:\S+ ){0,4}(?:fel|hög|mycket|inte|dubbel\S*|dubbelt)(?: |$)|(?<!\S)fel (?:(?:på|i|med) )?(?:\S+ )?(?:faktura|räkning)\S*|(?<!\S)(?:dragit|betalat|debiterad\S*|fakturerad\S*) (?:\S+ ){0,2}(?:för mycket|dubbelt|två gånger)/u,
  service:
    /(?<!\S)(?:väntat|suttit|stått) (?:\S+ ){0,3}(?:kö|kön|telefonkö)(?: |$)|(?<!\S)(?:vill|måste) (?:\S+ )?klaga(?: |$)|(?<!\S)(?:usel|dålig) (?:service|kundservice|kundtjänst)/u,
  sorrow:
    /(?<!\S)(?:mist|förlorat|mistat) (?:\S+ )?min (?:man|fru|mamma|pappa|mor|far|bror|syster|son|dotter|sambo)(?: |$)|(?<!\S)(?:dog|gått bort|gick bort|begravning\S*|dödsfall\S*|självmord|cancer|allvarligt sjuk|förlorat jobbet|sörjer)(?: |$)|(?<!\S)(?:man|fru|mamma|pappa|mor|far|son|dotter|bror|syster|sambo|mormor|morfar|farmor|farfar)(?: \S+)? (?:är död|har dött)(?: |$)/u,
  corrects:
    /^(?:det|den) (?:är|var|ska vara) (?:egentligen |faktiskt )?till(?: |$)|^(?:glöm det|glöm|(?:jag )?(?:har )?(?:ångrade|ångrar|ångrat|ändrat) mig|nej|nä|oj|hoppsan|förlåt|vänta|ursäkta|fel|rättelse)(?: |$)|(?<!\S)(?:menade|fel|skrev fel|ska (?:vara|stå)|skulle (?:vara|varit|stå)|hellre|ändå|förresten|faktiskt|(?:ner|ned|upp) till|passar inte|duger inte|i ?stället|ändra|byt|byta|ångrat|ångrade|rätt är|stämmer inte|är rätt)(?: |$)/u,
  agrees:
    /(?<!\S)(?:(?:får|har) (?:\S+ )?(?:lov|tillåtelse|tillstånd|samtycke|fullmakt)|(?:får|kan) ni (?:gärna|göra|ta|hämta)|ni (?:får|kan) (?:gärna|bara|göra|ta|hämta|säga|avsluta|sköta|fixa|ordna|anmäla|kolla|byta)|(?:godkänner|accepterar|samtycker|tillåter|medger|går med på)|(?:går|är|låter|passar|känns|ser) (?:\S+ )?(?:bra|fint|ok|okej|lugnt|ordning)|säger ja|(?:kör|sätt|gör) (?:på|i gång|igång|det|så)|inga problem|(?:okej|ok|bra|fint|ordning) för (?:mig|min del)|helt okej|inget problem|har (?:inget|inte något) emot)(?: |$)/u,
  refuses:
    /(?<!\S)(?:(?:säger|tackar) nej|(?:vill|önskar) (?:(?:jag|vi|ni|helst|det|gärna) )*(?:inte|ej|slippa)|(?:är|går|känns) (?:(?:jag|vi|det) )*(?:inte|ej) (?:med på|överens|bra|aktuellt|okej|ok)|(?:får|har) (?:ni )?(?:inte|ingen|inget) (?:\S+ )?(?:lov|tillåtelse|fullmakt|göra)|får ni (?:inte|ingen)|(?:godkänner|accepterar|samtycker|ger) (?:\S+ )?(?:inte|ej)|avstår|vägrar|(?:gör|fixar|sköter|ordnar|klarar|tar) jag (?:\S+ )?(?:hellre |helst )?själv|får det vara|låter bli|känns inte (?:bra|rätt)|aldrig i livet|inte aktuellt)(?: |$)/u,
  nouns: {
    name: /(?<!\S)(?:(?:för|efter|mellan)?namn\p{L}*|heter|stavas|skrivs)(?: |$)/u,
    phone: /(?<!\S)(?:(?:mobil|telefon)?(?:nummer|numret|nummret|nr)|tel|(?:telefon|mobil)(?:en)?)(?: |$)/u,
    email: /(?<!\S)(?:e ?post\p{L}*|e ?mail\p{L}*|mail\p{L}*|mejl\p{L}*)(?: |$)/u,
    street: /(?<!\S)(?:(?:gatu)?adress\p{L}*|gatan?|vägen|hus(?:nummer|numret|nr)|bor)(?: |$)/u,
    postalCode: /(?<!\S)(?:post(?:nummer|numret|nr|kod)\p{L}*)(?: |$)/u,
    city: /(?<!\S)(?:(?:post)?ort(?:en)?|stad(?:en)?)(?: |$)/u,
    birthDate: /(?<!\S)(?:datum(?:et)?|årtal\p{L}*|årgång|födelse(?:datum|dag|år)\p{L}*|född)(?: |$)/u,
    plan: /(?<!\S)(?:abonnemang|abonnemanget|avtal|avtalet|paket|paketet|gb)(?: |$)/u,
    numberChoice: /(?<!\S)(?:nytt nummer|behålla|behåll)(?: |$)/u,
    currentSupplier: /(?<!\S)(?:el(?:bolag|handlare|leverantör)\p{L}*|leverantör\p{L}*|bolaget)(?: |$)/u,
    startDate:
      /(?<!\S)(?:start(?:datum)?(?:et|en)?|startdag\p{L}*|starta|börja|flyttar(?: vi| jag)? in|flytta in|inflytt\p{L}*|tillträd\p{L}*)(?: |$)/u,
  },
  born: /(?<!\S)(?:född|födelsedatum|födelsedag)(?: |$)/u,
  customer:
    /(?<!\S)(?:(?:skriv|sätt|för|gör|registrera)(?: upp| in)? (?:det|den|allt|\p{L}*abonnemanget|\p{L}*avtalet|\p{L}*beställningen) (?:på|i|till)|(?:ska|skall|bör|skulle) (?:stå|vara|skrivas|sättas|registreras) (?:på|i)) named(?: namn)?(?: |$)|(?<!\S)named (?:(?:är den )?som )?(?:ska|skall|bör|skulle) (?:stå (?:på|som)|vara|ha) (?:\p{L}*avtalet|\p{L}*kontraktet|\p{L}*abonnemanget|\p{L}*beställningen|\p{L}*kund|kunden|ägare|ägaren)(?: |$)/u,
  forms: {
    repairs: 'nej|nä|fel|vänta|oj|förlåt|menade|menar|rättelse',
    opens: 'glöm det|nej|nä|oj|vänta|förlåt|jo|men|och|rättelse|hoppsan',
    subject: 'jag|vi',
    it: 'det|den|detta',
    my: 'mitt|min',
    you: 'du|ni',
    can: 'kan|kunde',
    is: 'är|var|blev|heter|bor',
    adverbs: 'egentligen|faktiskt|nog|ju|alltså|bara',
    should: 'ska|skall|skulle|blir|blev',
    be: 'vara|va|ha varit|varit|heta|stå|stått',
    right: 'rätt|riktig',
    meant: 'menade|menar',
    changes: 'gör|rätta|sätt|sätta|ändra|byt|byta|skifta|uppdatera|fixa',
    from: 'från',
    to: 'till|med|mot',
    name: 'namn',
    spelled: 'stavas|skrivs',
    calls: 'heter|hette|kallas',
    writes: 'skriv|skriva',
    house: String.raw`(?:hus|gatu|port)\s?(?:num|nr)|huset|porten|gatan`,
    family: 'efternamn',
    given: 'förnamn',
    middle: 'mellannamn',
    with: 'med',
    denies: 'inte|ej|i ?stället för|snarare än',
    and: 'och|å|o',
    but: 'men|utan',
    adds: 'lägg till|lägga till|också|dessutom|plus|glömde|även',
    only: 'bara|endast',
    removes: '(?:ta|tar) (?:\\S+ )?bort|stryk|släpp|hoppa över|utan|minus|(?:ska|skulle|måste) (?:bort|ut)',
    ends: 'slutar|sista',
    begins: 'börjar|första',
    may: 'få|får|måste',
    takes: 'få|ta|tar|ha',
    wants: 'vill|önskar|ska',
    forget: 'glöm det|glöm|strunta i det',
    drops: 'glöm|skippa|stryk|strunta i|släng',
    became: 'blev|står som|står det',
    instead: 'istället|i ?stället',
    longer: 'längre|mer|mera',
    now: 'nu',
    stead: 'hellre|ist|egentligen|glömde|också|ändå',
    hedgesBefore: 'ja|jaha|jaså|jasså|nåja|javisst|jo|ok|okej|eh|väl|nja|alltså|så|nu|men|och|tror det är|tror',
    hedgesBehind:
      'tror (?:jag|nog)|antar jag|menar jag|visst|väl|alltså|nog|då|så|ju|(?:sa|sade) jag|nu|just nu|numera|om jag minns.*|egentligen|faktiskt|såklart|så klart|självklart|givetvis|naturligtvis|förstås|(?:går|är|funkar)(?: helt)? (?:bra|fint?|ok)|förresten|asså|som sagt|som jag sa|ok|okej',
    manners: 'är du snäll|var (?:så )?snäll|snälla|tack',
    oaths: String.raw`(?:(?:då|så)\s+)?(?:för (?:fan|helvete|guds skull)|for fan|i helvete|fan|ffs)`,
    tooMuch: 'för (?:mycket|lite|stort|stor|litet|dyrt|dyr)',
    delays: 'senare|flytta fram|flytta fram|skjut upp|skjuta upp|skjut|framåt|efter',
    advances: 'tidigare|före|tidigarelägg|bakåt',
    movesIn: 'flyttar|flytta in|flytta till|inflytt|nyckl|tillträd|komma in|kommer in|ligger kvar till|vänta till',
    boundUntil: 'bunden|bundet|bundna|bindning|bindningstid|(?:går|löper)(?: ju)? ut|slutar',
    notBefore: 'förrän|före|innan|först',
    child: '(?:barnet|sonen|dottern)|han|hon',
    childPossessive: 'barnets|sonens|dotterns|hans|hennes',
    others:
      'maken|mannen|frun|fru|hustrun|sambon|sambo|särbon|sonen|son|dottern|dotter|mamma|pappa|mor|far|brodern|bror|systern|syster|mormor|morfar|farmor|farfar|föräldrarna|svärmor|svärfar|farbror|morbror|moster|faster|kusinen|vännen|väninnan|kompisen|kollegan|grannen|grannarna|grannar|vänner|vännerna|jobbet|chefen|ägaren|hon|han|de andra',
  },
}
