import type { Searches } from './searches.ts'

export const swedishSearches: Searches = {
  workedWith: {
    kontakt: `telefonnumret till er | kundtjänsten | mejladressen | hur får jag tag på er | prata med supporten`,
    'ar-du-en-manniska': `är det en robot jag pratar med | chattboten | pratar jag med en riktig person`,
    elavtal: `
      elbyte | byta elleverantör | nytt elavtal | teckna avtal för el | elbolagsbyte | skifta elbolag | hur går ett elbyte till
      blir jag utan ström när jag byter | byta elavtall
    `,
    elpris: `elpriserna | strömpris | vad kostar en kilowattimme | hur mycket betalar man för elen | rörliga priset | fastpris | elkostnad`,
    'anlaggnings-id': `anläggningsnumret | var hittar jag mitt anläggningsid | anlägnings id | elmätarens nummer`,
    'uppsagning-el': `
      säga upp elavtalet | uppsägningen av gamla avtalet | lösenavgiften | måste jag själv avsluta avtalet hos mitt förra elbolag
      uppsägnning
    `,
    flytta: `flyttanmälan | vi har köpt nytt hus och ska flytta | ny adres | adressbyte | flytten`,
    'bindningstid-el': `hur länge är avtalet bundet | bindningstiden | binder jag mig | bryta ett fast avtal | är det någon bindningsperiod`,
    elavbrott: `strömlöst | strömavbrottet | det är mörkt hemma ingen el | elnätsbolaget | elen har försvunnit`,
    'forbrukning-el': `elförbrukning | hur mycket el har jag använt | min elanvändning | se kilowattimmarna | förbrukningen`,
    angerratt: `ångerrätten | jag har ångrat mig | avbeställa | ångerveckor | ångra avtalet`,
    faktura: `elräkningen | fakturor | betalningen | förfallodatum | räkningen på mejl | hur betalar jag`,
    'logga-in': `inloggningen | glömt mitt lösenord | mitt konto hos er | kan inte logga in | logga in med bankid`,
    'kod-kommer-inte': `sms-koden | ingen kod har kommit | engångskoden dyker inte upp | får ingen kod`,
    personuppgifter: `personuppgiftspolicy | radera mina uppgifter | integritetspolicy | dataskydd | vad sparar ni om mig`,
    mobil: `mobilabonnemanget | telefonabonnemang | har ni försäkringar | kan jag låna pengar hos er`,
  },
  heldOut: {
    kontakt: `ringa kundtjänst | ert telefonnummer | skicka ett mejl till er | kontaktuppgifter`,
    'ar-du-en-manniska': `snackar jag med en bot | är du mänsklig`,
    elavtal: `byte av elavtal | elavtalet | byta elhandlare | hur lång tid tar bytet | gå över till er som elbolag | elbolagen`,
    'avtalsformer elpris': `timpriset`,
    elpris: `elpriset just nu | vad tar ni per kwh | dyr el | är priset fast eller rörligt | prislista el`,
    'anlaggnings-id': `anläggningsidet | vad är ett anläggningsnummer | var står mätarnumret | 18 siffrigt nummer`,
    'uppsagning-el': `säger ni upp mitt gamla avtal | uppsägningsavgift | brytavgiften | uppsegning`,
    flytta: `adressändringen | jag flyttar nästa månad | flytta elavtalet till ny lägenhet | flyt`,
    'bindningstid-el': `bindningstiden på elavtalet | uppsägningstid | hur länge är jag bunden`,
    elavbrott: `elavbrottet | ingen ström hemma | vem ringer jag vid strömavbrott`,
    'forbrukning-el': `förbrukningsstatistik | hur många kwh har jag förbrukat | månadsförbrukning`,
    angerratt: `ångerfristen | hur ångrar jag mig | ångerätt`,
    faktura: `fakturafrågor | var hittar jag min räkning | e-fakturan | fakturadatum | betala med autogiro`,
    'logga-in': `hur kommer jag in på mina sidor | lösenordet funkar inte | inlogning | logga in på kontot`,
    'kod-kommer-inte': `har inte fått någon kod på sms | koden fungerar inte | väntar på koden`,
    personuppgifter: `hur hanterar ni personuppgifter | ta bort mina uppgifter | är det säkert hos er | gdpr-frågor`,
    mobil: `säljer ni mobilabonemang | försäkring | surfabonnemang`,
  },
}
