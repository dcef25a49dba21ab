/** A question as people type it, and what its answer must hold: the topic, and a word or an amount where one was asked for. */
export type Asked = readonly [question: string, topic: string | readonly string[], holds?: string]

/** Norwegian questions, with slips, dialects, Nynorsk and English among them (CHAT-15). */
export const QUESTIONS: readonly Asked[] = [
  // Prices of plans.
  ['hva koster 6 gb', 'plan 6gb', '339 kr'], ['Hva koster 6GB?', 'plan 6gb', '339 kr'], ['pris 6 gb', 'plan 6gb', '339 kr'], ['priss på 6 gb', 'plan 6gb', '339 kr'],
  ['ka kosta 6 giga', 'plan 6gb', '339 kr'], ['kva kostar 12 gb', 'plan 12gb', '399 kr'], ['hvor mye koster 30 gb i måneden', 'plan 30gb', '499 kr'],
  ['hva er prisen på 1 GB?', 'plan 1gb', '229 kr'], ['hva koster seks gigabyte', 'plan 6gb', '339 kr'], ['hvor dyrt er 20 gb', 'plan 20gb', '449 kr'], ['hva koster 3 gb abonementet', 'plan 3gb', '279 kr'],
  ['koster 2 gb mye', 'plan 2gb', '249 kr'], ['hva koster 500 mb', 'plan 500mb', '199 kr'], ['hva koster 300mb', 'plan 300mb', '179 kr'], ['hva koster 0 mb', 'plan 0mb', '149 kr'],
  ['hva koster flex', 'plan flex', '149 kr'], ['hva koster flex zero?', 'plan flex', '0 kr'], ['hva er flex', 'plan flex'], ['hva koster barneabonnement', 'plan barn-1gb', '99 kr'],
  ['pris på barn 1 gb', 'plan barn-1gb', '99 kr'], ['hva koster abonnement til barn', 'plan barn-1gb', '99 kr'], ['hva koster mobilt bredbånd', 'plan mobilt-bredband', '49 kr'],
  ['how much is 6 gb', 'plan 6gb', '339 kr'], ['what does 12 gb cost', 'plan 12gb', '399 kr'], ['hva er inkludert i flex', 'plan flex', 'BankID'], ['hva er inkludert i 6 gb?', 'plan 6gb', 'Fri bruk'],
  ['hva får jeg med 12 gb', 'plan 12gb'], ['hva er med i 30 gb', 'plan 30gb'], ['hva inkluderer 1 gb abonnementet', 'plan 1gb'], ['har dere 5 gb', 'plan 5gb', '319 kr'], ['hva koster 7 gb', 'plans none', '339 kr'],
  ['har dere 50 gb?', 'plans none', '499 kr'], ['hva koster det', 'plans', '339 kr'], ['hva koster abonnementene', 'plans', '499 kr'], ['hva koster et abonnement?', 'plans'], ['priser', 'plans'],
  ['prisliste', 'plans'], ['hvilke abonnement har dere', 'plans'], ['kva slags abonnement har de', 'plans'], ['hva er det billigste abonnementet', 'plans cheapest', '149 kr'], ['ka e billigst', 'plans cheapest'],
  ['hva koster det største abonnementet', 'plan 30gb', '499 kr'], ['hvor mye koster det i måneden', 'plans'], ['vis meg prisene', 'plans'], ['hva er forskjellen på flex zero og flex free', 'faq flex-zero-free', '99 kr'],
  // Countries and zones.
  ['virker det i tyrkia', 'use TR', 'sone 2'], ['funker mobilen i Thailand?', 'use TH', '0,99 kr'], ['er usa sone 2', 'zones US', 'sone 2'], ['hvilken sone er sveits', 'zones CH', 'sone 2'], ['hvilken sone er dubai i', 'zones AE', 'sone 3'],
  ['hva koster data i usa', 'use US', '0,99 kr'], ['kan jeg bruke mobilen i spania', 'use ES', 'sone 1'], ['hva koster det å bruke mobilen i England', 'use GB', 'sone 2'], ['virker det i sverige?', 'use SE', 'som hjemme'],
  ['kan æ bruk telefonen i danmark', 'use DK'], ['ka kosta det å surfe i egypt', 'use EG', '1,99 kr'], ['hva koster det å ringe til sverige', 'calling SE', '2,29 kr'], ['hva koster det å ringe til usa?', 'calling US', '2,29 kr'],
  ['ringe til polen pris', 'calling PL', '2,29 kr'], ['kva kostar det å ringe til Brasil', 'calling BR', '3,99 kr'], ['hva koster en sms til danmark', 'calling DK', '0,73 kr'], ['hva koster sms til thailand', 'calling TH', '3,99 kr'],
  ['hva koster det å ringe fra tyrkia', 'use TR', '2,49 kr'], ['hva koster det å ringe hjem fra usa', 'use US', '2,49 kr'], ['hva koster det å ringe i thailand', 'use TH', '2,49 kr'], ['kan jeg bruke data på kypros', 'use CY', 'sone 1'],
  ['skal til gran canaria virker det der', 'use ES'], ['er storbritannia med i eu sonen', ['zones GB', 'use GB'], 'sone 2'], ['hva er sone 2', 'zone 2', '0,99 kr'], ['hva koster sone 4', 'zone 4', '14,99 kr'], ['hvilke land er i sone 1', 'zone 1', 'Sverige'],
  ['hva er soner', 'faq soner'], ['virker det på cuba', 'use CU', '14,99 kr'], ['virker det i tyrkja', 'use TR'], ['kan jeg bruke abonnementet i utlandet', 'faq utlandet'], ['utlannet', 'faq utlandet'], ['roaming', ['faq utlandet', 'faq sperre-utland', 'faq eu-data']],
  ['hva koster det i utlandet', ['faq utenfor-eu', 'faq utlandet']], ['virker det i eu', 'faq eu-data'], ['har dere datapakker for utlandet', 'faq datapakke-utland', '99 kr'], ['hva er ring utland', 'faq ring-utland', '249 kr'],
  ['koster det mer å ringe til utlandet', 'faq ring-utland'], ['kan jeg bruke mobilen på danskebåten', 'faq skip-og-fly'], ['what does it cost to call sweden', 'calling SE', '2,29 kr'], ['does it work in turkey', 'use TR'],
  // Opening hours and people.
  ['når har dere åpent', 'hours', '08.00–16.00'], ['åpningstider', 'hours', '08.00–16.00'], ['åpningstider?', 'hours'], ['er dere åpne nå', 'hours'], ['når åpner dere', 'hours'], ['når stenger kundeservice', 'hours'], ['e dokker åpen i helga', 'hours'],
  ['har dere åpent på lørdag', 'hours'], ['når er kundeservice åpent', 'hours'], ['opening hours', 'hours'], ['opningstider', 'hours'], ['åpningstidr', 'hours'], ['hva er telefonnummeret deres', 'faq kontakt', '21 00 00 40'],
  ['hva er e-posten deres', 'faq kontakt', '@'], ['hvordan kontakter jeg dere', 'faq kontakt'], ['er du en robot', 'faq er-du-et-menneske'], ['er du et menneske?', 'faq er-du-et-menneske'], ['hvem er dere', 'faq hvem-er-dere'], ['er dette svindel', ['faq trygt', 'faq hvem-er-dere']],
  // Articles.
  ['hva er puk', 'faq puk-kode'], ['jeg trenger puk koden', 'faq puk-kode'], ['hva er pin koden', 'faq pin-kode'], ['hvordan sier jeg opp', 'faq si-opp'], ['korleis seier eg opp', 'faq si-opp'], ['koss sei æ opp abonnementet', 'faq si-opp'],
  ['oppsigelsestid', 'faq si-opp'], ['angrerett', 'faq angrerett', '14'], ['kan jeg angre', 'faq angrerett'], ['hvor lenge kan jeg angre meg', 'faq angrerett', '14'], ['angrefrist', 'faq angrerett'], ['binding?', 'faq bindingstid'], ['er det bindingstid', 'faq bindingstid'],
  ['er jeg bundet', 'faq bindingstid'], ['bindngstid', 'faq bindingstid'], ['har dere e-sim', 'faq esim'], ['har dere esim?', 'faq esim'], ['e sim', 'faq esim'], ['faktura', 'faq faktura'], ['hvordan får jeg faktura', 'faq faktura'], ['hva koster papirfaktura', 'faq faktura', '65 kr'],
  ['når kommer regninga', ['faq nar-trekkes-pengene', 'faq faktura']], ['når trekkes pengene', 'faq nar-trekkes-pengene'], ['når blir pengane trekt', 'faq nar-trekkes-pengene'], ['når må jeg betale', 'faq nar-trekkes-pengene'], ['koster avtalegiro noe', 'faq avtalegiro'],
  ['kan jeg få utsatt betaling', 'faq utsettelse'], ['fakturaen er feil', 'faq feil-faktura'], ['dekning', 'faq dekning'], ['hvordan er dekningen', 'faq dekning'], ['har dere dekning på fjellet', 'faq dekning'], ['deknig', 'faq dekning'], ['kredittsjekk', 'faq kredittsjekk'],
  ['hvorfor kredittsjekk', 'faq kredittsjekk'], ['hvorfor må dere ta kredittsjekk av meg?', 'faq kredittsjekk'], ['kreditsjekk', 'faq kredittsjekk'], ['hvor lang tid tar det å flytte nummeret', 'faq hvor-lang-tid', 'tre til fem'], ['hvor lang tid tar det', 'faq hvor-lang-tid'],
  ['når kommer simkortet', 'faq hvor-lang-tid'], ['kor lang tid tek det før eg får simkort', 'faq hvor-lang-tid'], ['hvilket nett bruker dere', 'faq hvilket-nett'], ['bruker dere telenor eller telia', 'faq hvilket-nett'], ['kva nett brukar de', 'faq hvilket-nett'],
  ['koster det noe å bytte abonnement', 'faq bytte-abonnement', 'gratis'], ['kan jeg bytte til større abonnement senere', 'faq bytte-abonnement'], ['kan eg gå ned i abonnement', 'faq bytte-abonnement'], ['hva skjer når dataen er brukt opp', 'faq data-brukt-opp'],
  ['hva skjer hvis jeg går tom for data', 'faq data-brukt-opp'], ['ka skjer når æ har brukt opp dataen', 'faq data-brukt-opp'], ['datakontroll', 'faq datakontroll'], ['hva er datakontroll?', 'faq datakontroll'], ['hva er makspris på data', ['faq uten-datakontroll', 'faq datakontroll']],
  ['kan jeg kjøpe mer data', 'faq datapakke', '149 kr'], ['hva koster ekstra data', 'faq datapakke', '149 kr'], ['hva koster en datapakke på 5 gb', 'faq datapakke', '299 kr'], ['kan jeg beholde nummeret mitt', 'faq beholde-nummeret'], ['må jeg si opp hos den gamle operatøren', 'faq beholde-nummeret'],
  ['koster det noe å flytte nummeret', ['faq nytt-nummer', 'faq beholde-nummeret']], ['hva koster et nytt nummer', 'faq nytt-nummer', '199 kr'], ['er det etableringsgebyr', 'faq nytt-nummer', '199 kr'], ['kan jeg få hemmelig nummer', 'faq hemmelig-nummer', '249 kr'],
  ['hva koster nytt simkort', 'faq nytt-sim-kort', '199 kr'], ['hvordan aktiverer jeg simkortet', 'faq aktivere-sim'], ['har dere tvillingsim', 'faq tvillingkort', '29 kr'], ['kan jeg bruke ipad', 'faq tvillingkort'], ['jeg har mistet telefonen', 'faq mistet-telefon'],
  ['mobilen er stjålet hva gjør jeg', 'faq mistet-telefon'], ['har dere 5g', 'faq 5g'], ['hvor raskt er nettet', 'faq 5g'], ['nettet virker ikke', 'faq nettet-virker-ikke'], ['kan jeg dele nett med pcen', 'faq deling'], ['kan jeg spare data til neste måned', 'faq spare-data'],
  ['hvor mye data trenger jeg', 'faq hvor-mye-data'], ['er 6 gb nok', 'faq hvor-mye-data'], ['hvor langt rekker 1 gb', 'faq hvor-mye-data'], ['hvordan ser jeg forbruket mitt', 'faq sjekke-forbruk'], ['hva koster en sms', 'faq ringe-i-norge'], ['er det gratis å ringe', 'faq ringe-i-norge'],
  ['hva er fri bruk', 'faq fri-bruk', '10'], ['er det fri tale', 'faq fri-bruk'], ['har dere studentrabatt', 'faq rabatt'], ['familierabatt', 'faq rabatt'], ['har dere mobilsvar', 'faq mobilsvar'], ['virker bankid', 'faq bankid'], ['hva koster det å ringe 1881', 'faq spesialnumre'],
  ['selger dere iphone', 'faq selger-dere-telefoner'], ['har dere kontantkort', 'faq kontantkort'], ['har dere bedriftsabonnement', 'faq bedrift'], ['hva er aldersgrensen', 'faq aldersgrense', '18'], ['hvorfor vil dere vite fødselsdatoen min', 'faq fodselsdato'],
  ['hvor gammelt kan barnet være', 'faq barn', '13'], ['hvilket abonnement passer for barn', ['faq barn', 'plan barn-1gb']], ['hvordan logger jeg inn', 'faq logge-inn'], ['glemt passord', 'faq logge-inn'], ['jeg har ikke fått koden', 'faq kode-kommer-ikke'], ['hvor er bestillingen min', 'faq status-bestilling'],
  ['kan jeg avbryte bestillingen', 'faq endre-bestilling'], ['hva er depositum', 'faq depositum'], ['jeg har betalingsanmerkning får jeg abonnement da', 'faq betalingsanmerkning'], ['hva gjør dere med opplysningene mine', 'faq personvern'], ['er det trygt', 'faq trygt'], ['selger dere strøm', 'faq strom'],
  ['har dere forsikring', 'faq forsikring'], ['hva er refinansiering', 'faq refinansiering', '18'], ['hvor finner jeg vilkårene', 'faq vilkar'], ['hvordan klager jeg', 'faq klage'], ['hvordan bestiller jeg', 'faq slik-bestiller-du'], ['what is puk', 'faq puk-kode'], ['kan jeg betale med vipps', ['faq faktura', 'faq bankid']],
]

/** What is said in a chat and asks nothing that we could answer. */
export const NO_QUESTIONS: readonly string[] = [
  'Kari Nordmann', 'Ola', 'Storgata 12B', '0184', 'Oslo', 'Hvaler', '912 34 567', 'kari@example.no', '24/12/1990', 'bla bla bla', 'asdf qwerty', 'hei', 'takk', 'ja', 'nei', '?', '...', 'hva er meningen med livet',
  'hvem vant kampen i går', 'hva er en pizza', 'kan du fortelle en vits', 'blir det regn i morgen', 'Fjordgata', 'Per Hansen', 'lol', 'jeg elsker deg', 'xyzzy', '123456', 'hva heter hovedstaden i fantasialand', 'din idiot',
]
