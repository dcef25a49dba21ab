import type { Cues } from './language-cues.ts'

export const norwegian: Cues = {
  cancel:
    /(?<!\S)(?:si|sier|seier|sagt|sei) (?:\S+ ){0,4}opp(?: |$)|(?<!\S)oppsigelse|(?<!\S)oppseiing|(?<!\S)(?:avslutte|avslutt|kansellere|terminere) (?:\S+ ){0,2}(?:abonnement|avtale|kundeforhold)\S*/u,
  english:
    /^(?:(?:kan|kunne|vil|snakk\S*|prat\S*|skriv\S*|bytt\S*|helst|på|du|dere|vi|jeg|til|gjerne|ta|det|takk|english|please) )*(?:engelsk|english)(?: (?:takk|please|only|heller))*$/u,
  login:
    /(?<!\S)(?:får|fekk|fikk|klarer|kommer|greier|kan) (?:\S+ ){0,3}(?:ikke|ikkje|itj) (?:\S+ ){0,2}(?:logg\S*|inn)(?: |$)|(?<!\S)innlogging\S* (?:\S+ ){0,2}(?:ikke|ikkje|feil\S*)|(?<!\S)(?:glemt|glømt|gløymt) (?:\S+ ){0,2}passord\S*/u,
  bill: /(?<!\S)(?:faktura|regning|rekning|rekninga)\S* (?:\S+ ){0,4}(?:feil|gal|galt|høy|mye|ikke|dobbel\S*|dobbelt)(?: |$)|(?<!\S)(?:feil|galt) (?:(?:på|i|med) )?(?:\S+ )?(?:faktura|regning|rekning)\S*|(?<!\S)(?:trukket|trekt|betalt|fakturert|belastet) (?:\S+ ){0,2}(?:for mye|dobbelt|to ganger)/u,
  service: /(?<!\S)(?:vil|ønsker|må) (?:\S+ )?klage(?: |$)|(?<!\S)(?:elendig|dårlig|håpløs) (?:service|kundeservice)/u,
  sorrow:
    /(?<!\S)(?<!telefonen er |mobilen er |batteriet er |skjermen er )(?:døde|gikk bort|gått bort|begravelse\S*|dødsfall\S*|selvmord|kreft|alvorlig syk|mistet jobben|blitt enke(?:mann)?|sørger)(?: |$)|(?<!\S)(?:mann|mannen|kone|kona|mor|far|moren|faren|sønn|datter|sønnen|datteren|bror|søster|samboer|samboeren|bestemor|bestefar)(?: \S+)? er død(?: |$)/u,
  corrects:
    /^(?:det|den|dette) (?:er|skal være|var) (?:egentlig )?(?:til|te)(?: |$)|^(?:nei|neida|oi|ups|oops|beklager|sorry|vent|unnskyld|hei vent|feil|rettelse|korreksjon)(?: |$)|(?<!\S)(?:mente|meinte|meine|feil|galt|skrev feil|tastet feil|skulle (?:være|vært|stå|stått)|skal (?:være|stå)|heller|endre|endra|forandre|rette|bytt|bytte|ombestemt|ombestemte|likevel|i stedet|isteden|istedenfor|glemte|skal bruke det|skal bruke abonnementet|rett er|riktig er|stemmer ikke|stemmer ikkje|er rett|er riktig|er det rette)(?: |$)/u,
  nouns: {
    name: /(?<!\S)(?:(?:for|etter|mellom|slekts)?(?:navn|namn)\p{L}*|heter|heiter|heite|stave?s|skrive?s)(?: |$)/u,
    phone: /(?<!\S)(?:(?:mobil|telefon)?(?:nummer|nr|nummeret|numra)|tlf|(?:telefon|mobil)(?:en)?)(?: |$)/u,
    email: /(?<!\S)(?:e ?post\p{L}*|e ?mail\p{L}*|mail\p{L}*)(?: |$)/u,
    street: /(?<!\S)(?:(?:gate)?adress\p{L}*|gat[ae]n?|vei(?:en)?|veg(?:en)?|hus(?:nummer|nr)\p{L}*|bor|bur)(?: |$)/u,
    postalCode: /(?<!\S)(?:post(?:nummer|nr|kode)\p{L}*)(?: |$)/u,
    city: /(?<!\S)(?:(?:post)?sted(?:et)?|by(?:en)?)(?: |$)/u,
    birthDate: /(?<!\S)(?:dato(?:en)?|fødsels(?:dato|dag|år)\p{L}*|bursdag\p{L}*|født|fødd)(?: |$)/u,
    plan: /(?<!\S)(?:abonnement|abonnementet|plan|planen|pakke|pakka|pakken|gb|giga)(?: |$)/u,
    numberChoice: /(?<!\S)(?:nytt nummer|beholde|behalde|behold)(?: |$)/u,
    currentSupplier: /(?<!\S)(?:leverandør\p{L}*|strømselskap\p{L}*)(?: |$)/u,
    startDate: /(?<!\S)(?:oppstart\p{L}*|startdato\p{L}*|starte|begynne)(?: |$)/u,
  },
  born: /(?<!\S)(?:født|fødd|fødselsdato|bursdag)(?: |$)/u,
}
