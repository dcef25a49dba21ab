import type { Cues } from './language-cues.ts'

export const danish: Cues = {
  cancel:
    /(?<!\S)(?:sige|siger|sagt) (?:\S+ ){0,4}op(?: |$)|(?<!\S)opsige\S*|(?<!\S)(?:afslutte|afslut|opsigelse) ?(?:\S+ ){0,2}(?:abonnement|aftale)\S*/u,
  english:
    /^(?:(?:kan|kunne|vil|tal\S*|snak\S*|skriv\S*|skift\S*|helst|på|du|i|vi|jeg|til|gerne|tage|det|tak|english|please) )*(?:engelsk|english)(?: (?:tak|please|only|hellere))*$/u,
  login:
    /(?<!\S)(?:kan|kunne|kommer|får) (?:\S+ ){0,2}ikke (?:\S+ ){0,2}(?:logge\S*|log|ind)(?: |$)|(?<!\S)login (?:\S+ ){0,2}(?:ikke|fejl\S*)|(?<!\S)glemt (?:\S+ ){0,2}(?:adgangskode|kodeord|password)\S*/u,
  bill: /(?<!\S)(?:faktura|fakturaen|regning|regningen) (?:\S+ ){0,4}(?:forkert|fejl|høj|meget|ikke|dobbelt)(?: |$)|(?<!\S)(?:fejl|forkert) (?:(?:på|i|med) )?(?:\S+ )?(?:faktura|regning)\S*|(?<!\S)(?:trukket|betalt|opkrævet) (?:\S+ ){0,2}(?:for meget|dobbelt|to gange)/u,
  service: /(?<!\S)(?:vil|må|skal) (?:\S+ )?klage(?: |$)|(?<!\S)(?:elendig|dårlig) (?:service|kundeservice)/u,
  sorrow:
    /(?<!\S)(?:døde|gået bort|gik bort|begravelse\S*|dødsfald\S*|selvmord|kræft|alvorligt syg|mistet jobbet|mistet mit job|sørger)(?: |$)|(?<!\S)(?:mand|kone|mor|far|søn|datter|bror|søster|samlever|mormor|morfar|farmor|farfar)(?: \S+)? er død(?: |$)/u,
  corrects:
    /^(?:det|den) (?:er|var|skal være) (?:egentlig |faktisk )?til(?: |$)|^(?:nej|næ|ups|hov|undskyld|vent|fejl|forkert|rettelse)(?: |$)|(?<!\S)(?:mente|fejl|forkert|skrev forkert|skal (?:være|stå)|skulle (?:være|have været|stå)|hellere|i ?stedet|ændre|ændr|skift|skifte|fortrudt|alligevel|rigtigt er|passer ikke|stemmer ikke|er rigtigt|er det rigtige)(?: |$)/u,
  nouns: {
    name: /(?<!\S)(?:(?:for|efter|mellem)?navn\p{L}*|hedder|staves|skrives)(?: |$)/u,
    phone: /(?<!\S)(?:(?:mobil|telefon)?(?:nummer|nr|nummeret)|tlf|(?:telefon|mobil)(?:en)?)(?: |$)/u,
    email: /(?<!\S)(?:e ?mail\p{L}*|mail\p{L}*|e ?post\p{L}*)(?: |$)/u,
    street: /(?<!\S)(?:adress\p{L}*|gaden?|vej(?:en)?|hus(?:nummer|nr)\p{L}*|bor)(?: |$)/u,
    postalCode: /(?<!\S)(?:post(?:nummer|nr)\p{L}*)(?: |$)/u,
    city: /(?<!\S)(?:by(?:en)?|sted(?:et)?)(?: |$)/u,
    birthDate: /(?<!\S)(?:dato(?:en)?|fødsels(?:dato|dag|år)\p{L}*|født)(?: |$)/u,
    plan: /(?<!\S)(?:abonnement|abonnementet|aftale|aftalen|pakke|pakken|gb)(?: |$)/u,
    numberChoice: /(?<!\S)(?:nyt nummer|beholde|behold)(?: |$)/u,
    currentSupplier: /(?<!\S)(?:el(?:selskab|leverandør)\p{L}*|selskab(?:et)?|leverandør\p{L}*)(?: |$)/u,
    startDate: /(?<!\S)(?:start(?:dato)?(?:en)?|starte|begynde|flytter ind|indflyt\p{L}*)(?: |$)/u,
  },
  born: /(?<!\S)(?:født|fødselsdato|fødselsdag)(?: |$)/u,
}
