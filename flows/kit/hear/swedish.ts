import type { Cues } from './language-cues.ts'

export const swedish: Cues = {
  cancel:
    /(?<!\S)(?:säga|säger|sagt|säg) (?:\S+ ){0,4}upp(?: |$)|(?<!\S)uppsägning|(?<!\S)(?:avsluta|avslutar) (?:\S+ ){0,2}(?:abonnemang|avtal)\S*/u,
  english:
    /^(?:(?:kan|kunde|vill|prat\S*|tal\S*|skriv\S*|byt\S*|helst|på|du|ni|vi|jag|till|gärna|ta|det|tack|english|please) )*(?:engelska|english)(?: (?:tack|please|only|hellre))*$/u,
  login:
    /(?<!\S)(?:får|fick|kan|kommer|lyckas) (?:\S+ ){0,2}(?:inte|ej) (?:\S+ ){0,2}(?:logg\S*|in)(?: |$)|(?<!\S)inloggning\S* (?:\S+ ){0,2}(?:inte|fel\S*)|(?<!\S)glömt (?:\S+ ){0,2}lösenord\S*/u,
  bill: /(?<!\S)(?:faktura|fakturan|räkning|räkningen) (?:\S+ ){0,4}(?:fel|hög|mycket|inte|dubbel\S*|dubbelt)(?: |$)|(?<!\S)fel (?:(?:på|i|med) )?(?:\S+ )?(?:faktura|räkning)\S*|(?<!\S)(?:dragit|betalat|debiterad\S*|fakturerad\S*) (?:\S+ ){0,2}(?:för mycket|dubbelt|två gånger)/u,
  service: /(?<!\S)(?:vill|måste) (?:\S+ )?klaga(?: |$)|(?<!\S)(?:usel|dålig) (?:service|kundservice|kundtjänst)/u,
  sorrow:
    /(?<!\S)(?:dog|gått bort|gick bort|begravning\S*|dödsfall\S*|självmord|cancer|allvarligt sjuk|förlorat jobbet|sörjer)(?: |$)|(?<!\S)(?:man|fru|mamma|pappa|mor|far|son|dotter|bror|syster|sambo|mormor|morfar|farmor|farfar)(?: \S+)? (?:är död|har dött)(?: |$)/u,
  corrects:
    /^(?:det|den) (?:är|var|ska vara) (?:egentligen |faktiskt )?till(?: |$)|^(?:nej|nä|oj|hoppsan|förlåt|vänta|ursäkta|fel|rättelse)(?: |$)|(?<!\S)(?:menade|fel|skrev fel|ska (?:vara|stå)|skulle (?:vara|varit|stå)|hellre|i ?stället|ändra|byt|byta|ångrat|ångrade|rätt är|stämmer inte|är rätt)(?: |$)/u,
  nouns: {
    name: /(?<!\S)(?:(?:för|efter|mellan)?namn\p{L}*|heter|stavas|skrivs)(?: |$)/u,
    phone: /(?<!\S)(?:(?:mobil|telefon)?(?:nummer|numret|nummret|nr)|tel|(?:telefon|mobil)(?:en)?)(?: |$)/u,
    email: /(?<!\S)(?:e ?post\p{L}*|e ?mail\p{L}*|mail\p{L}*|mejl\p{L}*)(?: |$)/u,
    street: /(?<!\S)(?:(?:gatu)?adress\p{L}*|gatan?|vägen|hus(?:nummer|numret|nr)|bor)(?: |$)/u,
    postalCode: /(?<!\S)(?:post(?:nummer|numret|nr|kod)\p{L}*)(?: |$)/u,
    city: /(?<!\S)(?:(?:post)?ort(?:en)?|stad(?:en)?)(?: |$)/u,
    birthDate: /(?<!\S)(?:datum(?:et)?|födelse(?:datum|dag|år)\p{L}*|född)(?: |$)/u,
    plan: /(?<!\S)(?:abonnemang|abonnemanget|avtal|avtalet|paket|paketet|gb)(?: |$)/u,
    numberChoice: /(?<!\S)(?:nytt nummer|behålla|behåll)(?: |$)/u,
    currentSupplier: /(?<!\S)(?:el(?:bolag|handlare|leverantör)\p{L}*|leverantör\p{L}*|bolaget)(?: |$)/u,
    startDate: /(?<!\S)(?:start(?:datum)?(?:et)?|starta|börja|flyttar in|inflytt\p{L}*)(?: |$)/u,
  },
  born: /(?<!\S)(?:född|födelsedatum|födelsedag)(?: |$)/u,
}
