import type { Searches } from './searches.ts'

export const danishSearches: Searches = {
  workedWith: {
    kontakt: `telefonnummeret til jer | kundeservicen | mailadressen | hvordan kommer jeg i kontakt med jer | snakke med supporten`,
    'er-du-et-menneske': `er det en robot jeg taler med | chatbotten | taler jeg med en rigtig person`,
    elaftale: `
      elskift | skifte elleverandør | ny elaftale | tegne aftale om strøm | skift af elselskab | hvordan skifter man elselskab
      bliver strømmen slukket når jeg skifter | elaftalen | skifte elaftle
    `,
    elpris: `elpriserne | strømprisen | hvad koster en kilowatt-time | hvor meget betaler man for strøm | variable priser | fastpris | eludgift`,
    malernummer: `målernummeret | hvor finder jeg mit målernummer | måleraflæsning nummer | aftagenummeret | målernumer`,
    'opsigelse-el': `
      opsigelsen af den gamle aftale | opsige elaftalen | skal jeg selv afslutte aftalen hos mit tidligere selskab | opsigelsesgebyr | opsiglse
    `,
    flytning: `flytning | adresseskift | vi har købt nyt hus og skal flytte | ny adrese | flyttemeddelelse`,
    'binding-el': `hvor længe er jeg bundet | bindingen | binder jeg mig | bindingsperioden på aftalen | bryde en fast aftale`,
    stromafbrydelse: `strømsvigtet | strømmen er gået | netselskabet | der er mørkt og ingen strøm | strømafbrydelsen`,
    'forbrug-el': `elforbrug | hvor meget strøm har jeg brugt | mit strømforbrug | se kilowatttimerne | forbruget`,
    fortrydelsesret: `fortrydelsesretten | jeg har fortrudt | afbestilling | fortryde aftalen | annullering`,
    faktura: `elregningen | regninger | betalingen | forfaldsdato | fakturaen på mail | hvordan betaler jeg`,
    'log-ind': `login siden | glemt mit kodeord | min konto hos jer | kan ikke logge ind | logge på med mitid | adgangskoden`,
    'koden-kommer-ikke': `sms-koden | der er ikke kommet nogen kode | engangskoden dukker ikke op | får ingen kode`,
    persondata: `persondatapolitik | slette mine oplysninger | privatlivspolitik | databeskyttelse | hvad gemmer I om mig`,
    mobil: `mobilabonnementet | telefonabonnement | har I forsikringer | kan jeg låne penge hos jer`,
  },
  heldOut: {
    kontakt: `ringe til kundeservice | jeres telefonnummer | sende en mail til jer | kontaktoplysninger`,
    'er-du-et-menneske': `snakker jeg med en bot | er du menneskelig`,
    elaftale: `skifte af elaftale | elaftaler | skifte elhandler | hvor lang tid tager skiftet | gå over til jer som elselskab | elselskaber`,
    elpris: `elprisen lige nu | spotprisen | hvad tager I per kwh | dyr strøm | er prisen fast eller variabel | prisliste strøm`,
    malernummer: `hvad er et målernummer | hvor står målernummeret | elmåler nummer | 18 cifret nummer`,
    'opsigelse-el': `opsiger I min gamle aftale | opsigelsesgebyret | opsigelsen | opsigelde`,
    flytning: `adresseændringen | jeg flytter næste måned | flytte elaftalen til ny lejlighed | flytnig`,
    'binding-el': `binding på elaftale | opsigelsesvarslet | hvor længe er man bundet`,
    stromafbrydelse: `strømafbrydelser | ingen strøm i huset | hvem ringer jeg til ved strømsvigt`,
    'forbrug-el': `forbrugsoversigt | hvor mange kwh har jeg brugt | månedligt forbrug`,
    fortrydelsesret: `fortrydelsesfristen | hvordan fortryder jeg | fortrydelseret`,
    faktura: `spørgsmål til regningen | hvor finder jeg min regning | fakturaer | forfaldsdag | betale med mobilepay`,
    'log-ind': `hvordan kommer jeg ind på min side | adgangskoden virker ikke | indlogning | logge ind på kontoen`,
    'koden-kommer-ikke': `har ikke modtaget nogen kode på sms | koden fungerer ikke | venter på koden`,
    persondata: `hvordan behandler I persondata | fjerne mine oplysninger | er det sikkert hos jer | gdpr-spørgsmål`,
    mobil: `sælger I mobilabonementer | forsikring | abonnement til telefonen`,
  },
}
