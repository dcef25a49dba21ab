/**
 * What Norwegian visitors type, by flow and step, and what it comes to (CHAT-15): a choice's payload, `:` a value read out of it, `~` answers
 * asked back about, `?` the topic of an answer, `?BACK` the last answer taken back. Written "what is typed => what it comes to", with | between.
 */
export const ANSWERS: Record<string, string> = {
  'mobile_onboarding plan': `
    den på 6 giga => 6gb | barn => barn-1gb | behold nummeret => ?faq beholde-nummeret | det billigste => ~flex+0mb+300mb
    det billigste takk => ~flex+0mb+300mb | noe billig => ~flex+0mb+300mb | noe rimelig => ~flex+0mb+300mb
    billigst mulig => ~flex+0mb+300mb | jeg vil ha det billigste dere har => ~flex+0mb+300mb | jeg vil ha mest mulig data => 30gb
    jeg trenger masse data => ~12gb+30gb | ikke så mye => ~1gb+3gb | litt => ~1gb+3gb | veldig lite data => ~1gb+3gb
    har ikke peiling => help | jeg vet da ikke => help | kan du hjelpe meg med å finne et abonnement => help | hva ville du valgt => help
    tre gb => 3gb | den til 279 => 3gb | ubegrenset data => ?plans unlimited | fri data => ?plans unlimited
    har dere ubegrenset data => ?plans unlimited | en eller annen => help | samme det => help | hva som helst => help | seks => 6gb
    den i midten => 6gb | den tredje => 6gb | den nest billigste => 3gb | 6 eller 12? => ~6gb+12gb | 6 eller 12 => ~6gb+12gb
    mellom 5 og 10 => ~6gb+5gb+10gb | rundt 10 gb => 10gb | ca 5 gb => 5gb | minst 10 gb => ~12gb+10gb | mer enn 12 => ~30gb+20gb
    6 gb til meg og 1 gb til barnet => ~6gb+barn-1gb | til sønnen min => barn-1gb | abonnement til datteren min på 9 år => barn-1gb
    jeg vil ha to abonnement => ?faq flere-abonnement | flex => flex | hva er flex => ?plan flex
    hva koster det å ringe til spania => ?calling ES | er dere åpne på søndag => ?hours | kan jeg si opp når som helst => ?faq si-opp
    hvor mye data har jeg igjen => ?faq sjekke-forbruk | jeg vil snakke med et menneske => customer_service | nei det var feil => ?BACK
    hvilket nett bruker dere => ?faq hvilket-nett | er dere på telenor sitt nett => ?faq hvilket-nett
    er det binding på dette => ?faq bindingstid | hei => ?hello | heisann! => ?hello | hei, jeg vil ha 6 gb => 6gb
    hei hva koster 12 gb => ?plan 12gb | god kveld => ?hello | hvordan går det => ?well | går det bra => ?well | takk => ?thanks
    tusen takk for hjelpen => ?thanks | hvem er du => ?faq er-du-et-menneske | hva heter du => ?faq er-du-et-menneske
    er du ekte => ?faq er-du-et-menneske | er du en chatbot? => ?faq er-du-et-menneske | dust => ?upset | du er dum => ?upset
    faen så dårlig => ?upset | idiot => ?upset | dritt => ?upset | fy faen => ?upset | hold kjeft => ?upset | hmm => ?wait
    vet ikke helt enda => help | kan jeg få betalt på faktura => ?faq faktura | tar dere vipps => ?faq bankid
    kan man betale med kort => ?faq faktura | når må jeg betale => ?faq nar-trekkes-pengene | hva med mms => ?faq ringe-i-norge
    støtter dere 5g => ?faq 5g | kan jeg bruke det i usa => ?use US | fungerer det i sverige => ?use SE
    jeg skal til thailand neste uke => ?use TH | ferie i hellas hva koster det => ?use GR | hva koster roaming i tyrkia => ?use TR
    hvor lang tid tar levering => ?faq hvor-lang-tid | når får jeg simkortet mitt => ?faq hvor-lang-tid | har dere e-sim => ?faq esim
    hva er forskjellen på 6gb og 12gb => ?plans 6gb 12gb | hva er forskjellen på voksen nok og vanlig => ?faq voksen-nok
    får jeg rabatt hvis vi er flere => ?faq rabatt | student rabatt? => ?faq rabatt | jeg er pensjonist får jeg billigere => ?faq rabatt
    hvor mange gb trenger jeg for netflix => ?faq hvor-mye-data | er 3 gb nok til youtube => ?faq hvor-mye-data
    hva skjer hvis jeg bruker opp dataene => ?faq data-brukt-opp | refinansiering => ?faq refinansiering
    jeg vil refinansiere lånene mine => ?faq refinansiering | hva er renta på refinansiering => ?faq refinansiering
    hvor mye kan jeg låne => ?faq hvor-mye-kan-jeg-lane | kan jeg samle kredittkortgjeld => ?faq refinansiering
    har dere reiseforsikring => ?faq forsikring | jeg vil ha bilforsikring => ?faq forsikring | hva koster bilforsikring => ?faq forsikring
    selger dere strøm => ?faq strom | tilbyr dere bredbånd hjemme => ?plan mobilt-bredband
    har dere mobilt bredbånd => ?plan mobilt-bredband | jeg vil klage => ?faq klage | får ikke logget inn => ?faq logge-inn
    jeg er kunde hos dere => ?faq logge-inn | jeg vil si opp abonnementet => ?faq si-opp | hvordan ser jeg fakturaen min => ?faq faktura
    min faktura er feil => ?faq feil-faktura | har mistet telefonen => ?faq mistet-telefon | tlf min er stjålet => ?faq mistet-telefon
    seks giga holder => 6gb | jeg tenkte på den til 399 => 12gb | har brukt 4 gb i snitt => ~3gb+5gb | trenger ca 8 gb i mnd => ~6gb+10gb
    kan jeg få den minste? => 1gb | 3gb takk! => 3gb | 12 gb er fint => 12gb | ta den største => 30gb | den på tolv => 12gb
    et lite abonnement => ~1gb+3gb | noe midt på treet => ~3gb+6gb | skal bare ringe => ~1gb+3gb | bruker bare wifi => ~1gb+3gb
    til ei jente på 9 => barn-1gb | hvilket er mest populært => ?faq hvor-mye-data | hva velger folk flest => ?faq hvor-mye-data
    ka kosta det å ring te danmark => ?calling DK | hva koster det å sende sms til usa => ?calling US
    koster det ekstra å bruke mobilen i syden => ?faq eu-data | kan jeg bruke det på hytta => ?faq dekning
    dekning i lofoten => ?faq dekning | får jeg 5g i tromsø => ?faq 5g | når har dere åpent i jula => ?hours | er dere åpne i dag => ?hours
    åpningstid lørdag? => ?hours | hvordan kommer jeg i kontakt med dere => ?faq kontakt | hva er nummeret til dere => ?faq kontakt
    er det noen skjulte gebyrer => ?faq pris-over-tid | er det startgebyr => ?faq nytt-nummer
    kan jeg bytte abonnement senere => ?faq bytte-abonnement | kan jeg oppgradere senere => ?faq bytte-abonnement
    får jeg ny telefon med på kjøpet => ?faq selger-dere-telefoner | kan jeg bruke gamle simkortet mitt => ?faq beholde-nummeret
    hvor er dere => ?faq hvem-er-dere | er dette seriøst => ?faq hvem-er-dere | hvem eier dere => ?faq hvem-er-dere
    funker bankid med dere => ?faq bankid | kan jeg ha vipps => ?faq bankid | hva betyr fri bruk => ?faq fri-bruk
    er telefonsvarer gratis => ?faq mobilsvar | jeg skylder penger, får jeg abonnement => ?faq betalingsanmerkning
    do you have esim => ?faq esim | når slutter kampanjen => ?faq rabatt | har dere noe tilbud nå => ?faq rabatt
    for dyrt => ~flex+0mb+300mb | det er dyrt => ~flex+0mb+300mb | telia er billigere => ~flex+0mb+300mb | jeg vil tenke på det => ?wait
    kommer tilbake senere => ?bye | nei takk ikke interessert => ?bye | slutt => ?bye | avbryt => ?bye | stopp => ?bye | hjelp meg => help
    gi meg et menneske => customer_service | kan noen ringe meg => customer_service | jeg vil prate med en person => customer_service
    kundeservice takk => customer_service | vil ha 10 gb => 10gb | vil ha 15 gb => ~12gb+20gb | 100 gb => ~30gb+20gb | 30 => 30gb
    339,- => 6gb | den til 339 kroner => 6gb | 6gb pls => 6gb | 6 jiga => 6gb | 6 gigabit => 6gb | femti giga => ~30gb+20gb
    hvilken av dem har mest data => ?plan 30gb | er det data i utlandet også => ?faq eu-data
    den på 12 giga takk => 12gb | tar den til 399 => 12gb | 6 gb, og jeg vil beholde nummeret mitt => 6gb | hei vil ha 30gb til meg selv => 30gb
    barne abo til jenta på 9 => barn-1gb | noe rundt 10 gb => 10gb | hva koster den på 30 gb? => ?plan 30gb | har dere fri data => ?plans unlimited
    ke koste det billigste => ~flex+0mb+300mb | hva er greia med flex => ?plan flex | funker det i spania => ?use ES
    roaming i tyrkia, ka koste det => ?use TR | er det eu roaming inkludert? => ?faq eu-data
    er det bindingstid på noen av disse => ?faq bindingstid | kan jeg ta med meg nummeret fra telenor => ?faq beholde-nummeret
    hvor lang tid tar det å flytte nummer => ?faq hvor-lang-tid | får jeg faktura på mail => ?faq faktura
    kordan sier eg opp seinere => ?faq si-opp | når har dere åpent i helga => ?hours | har dere 5g => ?faq 5g | har dere esim => ?faq esim
    har dere barneabb => ?plan barn-1gb | hva skjer når jeg har brukt opp dataen => ?faq data-brukt-opp | kan jeg dele data med pc => ?faq deling
    jeg vet ikke helt hvor mye jeg trenger => help | tar den største dere har => 30gb | den midterste => 6gb | 6 eller 12, hva anbefaler du => help
    seks gig => 6gb | har dere studentrabatt => ?faq rabatt | kan jeg bytte størrelse senere => ?faq bytte-abonnement
    12gb til meg og barne abb til sønnen => 12gb | vis meg flere => more | noe billigere => ~flex+0mb+300mb
    kordan sier eg opp seinere => ?faq si-opp | koss seier eg opp abonnementet => ?faq si-opp | noe til ungen min på 7 => barn-1gb
    ka e forskjellen på 12 og 30 gb => ?plans 12gb 30gb | hvor mye koster 12gb i mnd => ?plan 12gb | er dekninga bra i nord norge => ?faq dekning
    va kosta de => ?plans | pris? => ?plans | binding? => ?faq bindingstid | oppsigelse? => ?faq si-opp | åpningstider? => ?hours
    telefonnr til dere? => ?faq kontakt | kan jeg ha abonnementet i firmaet => ?faq bedrift | data i sverige koster det ekstra => ?use SE
    skal til usa i sommer hva koster data der => ?use US | hvor gammel må man være => ?faq aldersgrense | får jeg angre => ?faq angrerett
    når kommer simkortet => ?faq hvor-lang-tid | hvordan betaler jeg => ?faq faktura | kan jeg betale med avtalegiro => ?faq avtalegiro
    ekstra data hvis jeg går tom => ?faq data-brukt-opp | fungerer bank id på mobil => ?faq bankid
    en til meg og en til kona => ?faq flere-abonnement | 12 giga pls => 12gb | tar 3 gig plz => 3gb | kjør 6gb => 6gb
    jg vil ha den me mest data => 30gb | kan jeg se hva ungen ringer => ?faq barn | hva koster det å ringe fra tyskland hjem => ?use DE
    hva er fri bruk => ?faq fri-bruk | send meg faktura på papir, går det? => ?faq faktura
  `,
  'mobile_onboarding whose': `
    meg => adult | det er til meg => adult | jeg selv => adult | bare meg => adult | til min sønn han er 10 år => child
    til min datter på 15 => adult | dattera mi => child | 10 åring => child | barnet er 14 => adult | han er 12 => child
    til kjæresten => adult | bestemor => adult | firma => ?faq bedrift | mine barn => child | barn på 8 og 10 => child
    hvorfor spør du om det => ?faq fodselsdato | samboeren min => adult | faren min => adult | til oss => adult | min kone => adult
    en på 13 => adult | meg eller barnet => ~adult+child | min egen => adult | jeg er den som skal bruke det => adult | mæ => adult
    ungen min på 11 => child | ei jente på 7 år => child | 18 år gammel sønn => adult | tenåringen min => adult | barnebarnet mitt => child
    en venn => adult | bedriften min => ?faq bedrift | min mor på 82 => adult | ett til meg og ett til sønnen min => ~adult+child
    til meg sjøl => adult | dattra mi på 10 => child | gutten min som er 14 => adult | kona => adult | til bestemor på 80 => adult
  `,
  'mobile_onboarding number': `
    behold nummeret => keep | jeg vil beholde det jeg har => keep | kan jeg beholde nummeret mitt? => ?faq beholde-nummeret
    gammelt => keep | ta med => keep | ta med meg => keep | nei jeg vil ha nytt => new | helst det gamle => keep
    gi meg et nytt nummer => new | jeg har 91234567 fra før => keep +4791234567 | nytt => new | har ikke noe nummer => new
    koster det noe å beholde => ?faq beholde-nummeret | hvor lang tid tar flyttingen => ?faq hvor-lang-tid
    hvilke nummer kan jeg velge mellom => ?faq nytt-nummer | kan jeg velge nummer selv => ?faq nytt-nummer
    hva er billigst => ?plans cheapest | overfør => keep | bytter fra telia => keep | må jeg si opp hos telenor => ?faq hvilket-nett
    beholder => keep | samme nummer som nå => keep | jeg vil ta med meg nummeret => keep | vil ikke ha nytt => keep | ikke nytt => keep
    trenger ikke nytt nummer => keep | fortsette med det jeg har => keep | ta det gamle => keep | helst nytt => new
    hva anbefaler du => ?faq hvor-mye-data | kan man velge => ?faq nytt-nummer
    912 34 567 => keep +4791234567 | mitt nr er 47 41 22 33 44 => keep +4741223344 | har telenor i dag, nummer 41223344 => keep +4741223344
    vil ikke beholde 91234567, gi meg et nytt => new | samma nummer => keep | ja jeg vil beholde nummeret => keep | mister jeg nummeret hvis jeg bytter => ?faq beholde-nummeret
    hvor lang tid tar porteringa => ?faq hvor-lang-tid | ja => nothing | nei => nothing
    91234567 => keep +4791234567 | behold 912 34 567 => keep +4791234567 | beholde det gamle nr mitt => keep | tror jeg tar et nytt jeg => new
    ja takk behold => keep | helst beholde det => keep | hva koster det å ta med nummeret => ?faq beholde-nummeret
    +47 41223344 => keep +4741223344
  `,
  'mobile_onboarding port_number': `
    91234567 => :+4791234567 | +47 912 34 567 => :+4791234567 | mitt nummer er 912 34 567 => :+4791234567 | det er 91234567 => :+4791234567
    ni en to tre fire fem seks sju => :+4791234567 | vil heller ha nytt nummer => new | nei jeg vil ha et nytt => new
    hvorfor må dere vite det => ?why port_number | hva om nummeret er registrert på mannen min => ?faq nummerflytting-avslag
    nummeret tilhører jobben => ?faq bedrift | tlf 91234567 => :+4791234567 | 0047 91234567 => :+4791234567 | 91-23-45-67 => :+4791234567
    98765432 takk => :+4798765432 | 9876 5432 => :+4798765432 | er det gratis å flytte => ?faq nytt-nummer
    hvor lang tid tar det => ?faq hvor-lang-tid | det er bedriftens nummer => ?faq bedrift
    nr er 93 00 11 22 => :+4793001122 | hvorfor trenger dere det => ?why port_number
  `,
  'mobile_onboarding name': `
    Kari Nordmann => :Kari Nordmann | kari nordmann => :Kari Nordmann | Jeg heter Kari Nordmann => :Kari Nordmann
    mitt navn er Ola Nordmann => :Ola Nordmann | navnet mitt er per olav hansen => :Per Olav Hansen | hva koster det => ?plan 6gb
    hva koster det egentlig => ?plan 6gb | hvorfor trenger dere navnet mitt => ?why name | hei på deg => ?hello | god dag => ?hello
    tusen takk => ?thanks | kan jeg angre => ?faq angrerett | har dere åpent nå => ?hours | er det trygt => ?faq trygt | gå tilbake => ?BACK
    jeg skrev feil => ?BACK | angre => ?faq angrerett | nei det var feil => ?BACK | avbryt bestillingen => ?faq endre-bestilling
    jeg ombestemte meg => ?BACK | vent litt => ?wait | et øyeblikk => ?wait | ikke nå => ?bye | Anne-Marie Ødegård => :Anne-Marie Ødegård
    Bjørn Åge => :Bjørn Åge | Nordmann, Kari => :Kari Nordmann | jeg er Kari Nordmann => :Kari Nordmann
    Kari Nordmann takk => :Kari Nordmann | snakke med noen => customer_service | fuck off => ?upset | din idiot => ?upset
    dum bot => ?upset | skjønner ikke => ?lost | forstår ikke spørsmålet => ?lost | Li Na => :Li Na | Jon Hei => :Jon Hei
    Per Spørsmål => :Per Spørsmål | heter Ole Hansen => :Ole Hansen | ole hansen her => :Ole Hansen | OLE HANSEN => :Ole Hansen
    er dette nødvendig => ?why name | hvorfor det => ?why name | si opp => ?faq si-opp | når har dere åpent => ?hours
    hvordan går det med deg => ?well
    hei! heter per ole nilsen => :Per Ole Nilsen | Nilsen, Per => :Per Nilsen | ola => nothing
    Mitt navn er Åse Marie Bråthen => :Åse Marie Bråthen | heter Ola Nordmann og er 35 år => :Ola Nordmann
  `,
  'mobile_onboarding birth': `
    24/12/1990 => :1990-12-24 | 24.12.1990 => :1990-12-24 | 24121990 => :1990-12-24 | 241290 => :1990-12-24 | 24.12.90 => :1990-12-24
    24 desember 1990 => :1990-12-24 | 24. des 1990 => :1990-12-24 | 24. desember 90 => :1990-12-24 | født 24.12.1990 => :1990-12-24
    jeg er født 24 desember 1990 => :1990-12-24 | 24-12-1990 => :1990-12-24 | 1990-12-24 => :1990-12-24 | 24/12-1990 => :1990-12-24
    24/12 1990 => :1990-12-24 | 24 12 1990 => :1990-12-24 | 1.1.1980 => :1980-01-01 | 01.01.80 => :1980-01-01
    tjuefjerde desember nittennitti => :1990-12-24 | hvorfor må dere vite fødselsdatoen => ?why birth
    er 17 år kan jeg bestille => ?faq aldersgrense | første mai 1980 => :1980-05-01 | 1 mai 1980 => :1980-05-01 | 1. mai 1980 => :1980-05-01
    3 mars 85 => :1985-03-03 | den 3. mai 1985 => :1985-05-03 | 03.05.85 => :1985-05-03 | 3/5-85 => :1985-05-03
    tredje mai åttifem => :1985-05-03 | 5 mars 1999 => :1999-03-05 | hvorfor vil du vite det => ?why birth
    3 mars 88 => :1988-03-03 | 010190 => :1990-01-01 | 1. jan. 1990 => :1990-01-01 | er født 5/6-77 => :1977-06-05
    hvorfor må dere ha fødselsdato? => ?why birth
  `,
  'mobile_onboarding phone': `
    91234567 => :+4791234567 | 912 34 567 => :+4791234567 | samme nummer => ?faq beholde-nummeret | mitt nummer er 91234567 => :+4791234567
    hvorfor trenger dere nummeret => ?why phone | ring meg på 91234567 => :+4791234567
    41 22 33 44 => :+4741223344
  `,
  'mobile_onboarding email': `
    kari@example.no => :kari@example.no | eposten min er kari@example.no => :kari@example.no | KARI@EXAMPLE.NO => :kari@example.no
    kari(at)example.no => :kari@example.no | kari @ example.no => :kari@example.no | har ikke epost => ?faq kontakt
    har ikke e-post => ?faq kontakt | hvorfor trenger dere eposten => ?why email | hva skal dere med e-posten min => ?why email
    får jeg reklame => ?faq hvorfor-epost | kari@gmail.com takk => :kari@gmail.com | mailto:kari@example.no => :kari@example.no
    min epost: kari@x.no => :kari@x.no | kari@x.no. => :kari@x.no | sånn: kari@x.no => :kari@x.no
    per.nilsen krøllalfa gmail.com => :per.nilsen@gmail.com | per@gmail,com => :per@gmail.com | per@gmail,com => :per@gmail.com
    per.nilsen at gmail.com => :per.nilsen@gmail.com | min epost er PER@HOTMAIL.COM => :per@hotmail.com
  `,
  'mobile_onboarding street': `
    Storgata 1 => :Storgata 1 | storgata 12b, 0184 oslo => :Storgata 12b | Jeg bor i Storgata 1 => :Storgata 1
    adressen min er storgata 4 => :Storgata 4 | hva koster frakten => ?faq hvor-lang-tid | hvorfor trenger dere adressen min => ?why street
    hei => ?hello | postboks 12 => :Postboks 12 | Karl Johans gate 1 => :Karl Johans gate 1 | Bygdøy allé => :Bygdøy allé
    samme adresse som før => ?faq hvorfor-adresse | hvorfor det => ?why street
    jeg bor på Storgata 5 => :Storgata 5 | bor i Storgata 5b, 0155 Oslo => :Storgata 5b | storgt 12 => :Storgt 12 | Storgata 5 0155 Oslo => :Storgata 5 | bor i storgata 5 => :Storgata 5
    Adr: Fjellveien 12b => :Fjellveien 12b | Storgata 5, leil 302 => :Storgata 5, leil 302
  `,
  'mobile_onboarding postal_code': `
    0184 => :0184 | 0184 Oslo => :0184 | N-0184 => :0184 | postnummeret er 0184 => :0184
    0155 Oslo => :0155
  `,
  'mobile_onboarding city': `
    Oslo => :Oslo | i oslo => :Oslo | Oslo takk => :Oslo | det er Bergen => :Bergen
  `,
  'mobile_onboarding credit_consent': `
    ja => yes | ja det går bra => yes | ja selvfølgelig => yes | greit det => yes | går fint => yes | jada => yes | okay da => yes
    kjør på => yes | nei takk => no | vil ikke det => no | må dere det => ?why credit_consent | er det nødvendig => ?why credit_consent
    hvorfor => ?why credit_consent | påvirker det kredittscoren min => ?faq pavirker-gjeldssjekken
    jeg har betalingsanmerkning => ?faq betalingsanmerkning | kan jeg slippe => ?why credit_consent | nei det vil jeg ikke => no
    tja => ?wait | hva betyr gjenpart => ?faq kredittsjekk | hva er kredittsjekk => ?faq kredittsjekk
    hvilket kredittbyrå => ?faq kredittsjekk | javel => yes | selvfølgelig => yes | klart det => yes | ja kjør på => yes
    ja, det er greit for meg => yes | nope => no | ikke i det hele tatt => no | hva innebærer det => ?why credit_consent
    må det kredittsjekk til? => ?faq kredittsjekk | hva sjekker dere egentlig => ?faq kredittsjekk
  `,
  'mobile_onboarding summary': `
    ja => ~confirm | bestill => ~confirm | ja bestill => ~confirm | jeg vil bestille => ~confirm | bekreft => ?faq status-bestilling
    godta => ~confirm | nei det er feil => ~change+leave | feil adresse => change | feil navn => change | jeg vil endre adressen => change
    vil ha 12 gb i stedet => 12gb | endre abonnement => change | endre => change | vent => ?wait | jeg vil ikke likevel => leave
    avbryt => leave | hva er bindingstiden => ?faq bindingstid | kan jeg angre => ?faq angrerett
    når trekkes pengene => ?faq nar-trekkes-pengene | hva står i vilkårene => ?faq vilkar | totalpris? => ?plan 6gb
    hva blir totalen => ?plan 6gb | ja det stemmer => ~confirm | ja takk bestill det => ~confirm | da bestiller jeg => ~confirm
    kan jeg ombestemme meg senere => ?faq angrerett | jeg vil ha 3 gb isteden => 3gb | hva koster det totalt => ?plan 6gb
    feil telefonnummer => change | når kommer simkortet => ?faq hvor-lang-tid | får jeg kvittering => ?faq status-bestilling
    når blir jeg trukket første gang => ?faq nar-trekkes-pengene | angrer, vil ha 12 gb i stedet => 12gb
    kan jeg angre på kjøpet etterpå => ?faq angrerett | når blir jeg trukket første gang => ?faq nar-trekkes-pengene
    når blir jeg trukket => ?faq nar-trekkes-pengene | hva er totalprisen => ?plan 6gb | vil ha 30 gb istedenfor => 30gb
  `,
  'mobile_onboarding change': `
    adresse => address | adressen => address | navnet mitt => name | feil epost => email | telefonnummeret => phone
    vil ha mer data => plan | ingenting => back | abonnementet => plan | fødselsdato => name
  `,
  'mobile_onboarding code': `
    123456 => :123456 | 123 456 => :123456 | koden er 123456 => :123456 | fikk ingen kode => resend | har ikke fått noe sms => resend
    ingen sms kom => resend | den kom ikke => resend | send på nytt => resend | send koden igjen => resend | feil nummer => other_number
    jeg skrev feil nummer => other_number | vet ikke koden => ?faq kode-kommer-ikke | hvilken kode => ?faq kode-kommer-ikke
    finner ikke koden => ?faq kode-kommer-ikke | nytt nummer => other_number | jeg fikk 123456 => :123456
    koden kommer ikke => ?faq kode-kommer-ikke | hvor er koden => ?faq kode-kommer-ikke | kan du sende på nytt => resend
    fikk ikke noe sms enda => resend | det var feil nr jeg skrev => other_number | fikk ikke noe sms enda => resend
    har ikke fått den enda => resend | ikke fått kode => resend | det var feil nr jeg skrev => other_number | skrev inn feil tlf => other_number
    koden virker ikke => ?faq kode-kommer-ikke | 1 2 3 4 5 6 => :123456
  `,
  'mobile_onboarding given_plan': `
    ja => yes | ja takk gjerne => yes | nei takk => other | ja gjerne => yes | det høres bra ut => yes | nei noe annet => other
    jeg vil heller ha 12 gb => 12gb | den på 12 giga => 12gb | hva er inkludert => ?faq fri-bruk | vis meg flere => other
    hvor mye data er det => ?faq hvor-mye-data | noe mindre => other | noe større => other | noe billigere => other | litt dyrt => other
    for dyrt => other | ok => yes | kjør => yes | vi går for det => yes | nei det var feil => other
  `,
  'mobile_onboarding plan_need': `
    lite => little | veldig lite => little | mest ringing => little | facebook og insta => some | ser mye på youtube => much
    netflix hver dag => much | jobb => some | podcast => some | alt mulig => much | vanlig bruk => some | spiller mye => much
    surfer litt => ~little+some | tiktok => some | meldinger => little | jeg er alltid på wifi => little | 12 gb => 12gb
  `,
  'mobile_from_external wants': `
    jeg vil bytte til dere => move | bytte abonnement => ?faq bytte-abonnement | jeg vil ha nytt abonnement => new
    kan jeg ta med nummeret mitt => move | behold nummeret => move | barn => child | til ungen => child | kunde => customer
    logg inn => customer | jeg vil logge inn => customer | jeg vil se fakturaen min => customer | si opp abonnementet => ?faq si-opp
    refinansiering => ?faq refinansiering | forsikring => ?faq forsikring | strøm => ?faq strom | bestille 6 gb => 6gb
    den på 6 giga => 6gb | jeg trenger hjelp => ?faq kontakt | priser => ?plans | hva kan du hjelpe med => ?able | hva kan du gjøre => ?able
    hva selger dere => ?able | jeg vil snakke med et menneske => customer_service | ring meg => customer_service | hei => ?hello
    mistet telefonen => ?faq mistet-telefon | jeg lurer på prisene => ?plans | hva har dere av abonnement => ?plans
    ønsker nytt nummer => new | bytte fra telenor => move | ny kunde => new | vil se abonnementene mine => customer
    hva koster 12gb => ?plan 12gb | jeg skal ha til dattera mi => barn-1gb | trenger et abonnement til ungen => barn-1gb
    hva er status på bestillingen min => ?faq status-bestilling | nettet virker ikke => ?faq nettet-virker-ikke
  `,
  'generic_signup hello': `
    jeg er kunde => known | ny => new | ny kunde => new | ja => known | logg inn => known | glemt passord => known
    jeg har glemt passordet => ?faq logge-inn | registrere => new | er ikke kunde => new | jeg er ikke kunde => new | ikke kunde enda => new
    hvorfor må jeg logge inn => ?faq logge-inn | kan jeg logge inn med bankid => ?faq bankid | vipps => ?faq faktura
    ja jeg er kunde => known | nei ikke enda => new | vil bli kunde => new
    er kunde fra før => known | ny her => new | glemte passordet => ?faq logge-inn
  `,
  'generic_signup terms': `
    ja => accept | jeg godtar => accept | ok => accept | greit => accept | godtatt => accept | ja jeg godtar vilkårene => accept
    hva står i vilkårene => ?faq vilkar | aksepterer => accept | aksepter => accept | det er greit for meg => accept
  `,
  'insurance_leads cover': `
    bil => car | bilen min => car | bil og hus => house+car | hus og hytte => house+cabin | hund => pet | katten min => pet
    reise => travel | reiseforsikring => travel | innbo => home | innboforsikring => home | leilighet => home
    båt => ?faq hva-kan-forsikres | mobiltelefonen => ?faq selger-dere-telefoner | livsforsikring => person | barna mine => person
    mc => ?faq hva-kan-forsikres | motorsykkel => ?faq hva-kan-forsikres | tilhenger => ?faq hva-kan-forsikres
    hva koster bilforsikring => ?faq forsikring | hvor mye sparer jeg => ?saving insurance | er det gratis => ?offer insurance
    forplikter det => ?offer insurance | uføreforsikring => person | familien => person | elbil => car | tesla => car
    campingvogn => ?faq hva-kan-forsikres | jeg vil forsikre bilen => car | hus, bil og hytte => house+cabin+car | bare innbo => home
    båten min => ?faq hva-kan-forsikres | reise og innbo => home+travel | er dere et forsikringsselskap => ?faq hvem-er-dere
    hvor mye koster det => ?offer insurance | kan jeg bytte midt i året => ?faq bytte-forsikring | mister jeg bonusen => ?faq beholde-bonus
    ungene => person
    bil eller hus => ~house+car | bilen og hytta takk => cabin+car | alt => home+house+cabin+car+travel+person+pet | bil og hus, men ikke hytte => house+car | kan dere forsikre både bil og hus? => ?faq forsikring | både bil og båt => car
    bare bilen => car | kan dere forsikre båt => ?faq hva-kan-forsikres
  `,
  'insurance_leads cover_more': `
    nei det er alt => done | det holder => done | ferdig => done | ja hytta også => cabin | hund også => pet | bare det => done
    ikke noe mer => done | nei takk det var alt => done | bil => car
    hytta og hunden => cabin+pet | ja bilen også => car | nei det var det hele => done | nei det var det hele => done
  `,
  'insurance_leads attorney': `
    ja => give | nei takk => without | hva er en fullmakt => ?faq fullmakt-forsikring | er det trygt => ?faq trygt
    hvorfor trenger dere fullmakt => ?faq fullmakt-forsikring | jeg gir fullmakt => give | gir fullmakt => give
    kan jeg trekke den => ?faq fullmakt-forsikring | finner dem selv => without | ja det går bra => give | hva er det => ?why attorney
    nei helst ikke => without | må jeg det => ?why attorney
    ja det er greit => give | kan jeg trekke fullmakten => ?faq fullmakt-forsikring
  `,
  'insurance_leads email': `
    bare ring meg => skip | kari@example.no => :kari@example.no | vil ikke ha epost => skip | hopp over => skip | har ikke epost => skip
    ring heller => skip
    ring meg heller => skip | har ikke mail => skip
  `,
  'insurance_leads summary': `
    ja => send | ja det stemmer => send | send => send | send det => send | feil nummer => change | endre => change | avbryt => leave
    når ringer dere => ?faq kontakt
    ja send inn => send | ja send inn => send
  `,
  'debt_check skip_start': `
    ja => start | ja takk => start | start => start | sjekk => start | hvordan => how | hva koster det => ?offer refinancing
    er det gratis => ?offer refinancing | hva er renten => ?faq refinansiering | hvor mye kan jeg spare => ?saving refinancing
    hvor mye kan jeg låne => ?faq hvor-mye-kan-jeg-lane | jeg har betalingsanmerkning => ?faq betalingsanmerkning
    har inkasso kan jeg få lån => ?faq refinansiere-med-betalingsanmerkning | hvilke banker => ?offer refinancing
    er det trygt => ?faq trygt | ser banken min dette => ?faq pavirker-gjeldssjekken
    påvirker dette kredittscoren min => ?faq pavirker-gjeldssjekken | må jeg ha bankid => ?faq bankid | har ikke bankid => ?faq bankid
    ikke nå => leave | jeg har 300000 i kredittkortgjeld => ?faq refinansiering | hva er effektiv rente => ?faq refinansiering
    hvor lang tid tar det => ?faq hvor-lang-tid | jeg vil snakke med en rådgiver => customer_service | hvem er dere => ?faq hvem-er-dere
    boliglån => ?faq med-eller-uten-sikkerhet | kan jeg refinansiere billån => ?faq refinansiering
    må jeg eie bolig => ?faq med-eller-uten-sikkerhet | ja gjerne => start | jeg vil sjekke => start | hvordan gjør jeg det => how
    hva er gjeldsregisteret => ?faq gjeldsregisteret | har 5 kredittkort => ?faq refinansiering
    hva er nominell rente => ?faq refinansiering | kan jeg innfri tidligere => ?faq hva-skjer-med-de-gamle-lanene
    jeg har ikke råd til å betale => ?faq utsettelse | uten sikkerhet? => ?faq med-eller-uten-sikkerhet
    er det forpliktende => ?offer refinancing | blir jeg kredittsjekket => ?faq kredittsjekk | er dere en bank => ?faq hvem-er-dere
    hvilke banker samarbeider dere med => ?offer refinancing
    er det trygt? => ?faq trygt | ja sjekk for meg => start
  `,
  'debt_check consent': `
    ja => yes | ja jeg samtykker => yes | hvorfor => ?why consent | hva lagrer dere => ?faq personvern
    kan jeg trekke det => ?faq hvem-far-se-gjelden | hvor lenge lagrer dere det => ?faq personvern | samtykker => yes
    er det trygt => ?faq trygt | hvem ser gjelden min => ?faq hvem-far-se-gjelden | hvorfor bankid => ?faq bankid
  `,
  'debt_check offer': `
    ja => send | ja spør bankene => send | ikke nå => leave | detaljer => view | er det bindende => ?offer refinancing
    hva koster det => ?offer refinancing | hva er renta => ?faq refinansiering | hvilke banker er det => ?offer refinancing
    vis meg gjelden => view
    ja spør dem => send
  `,
  'debt_check check': `
    ja => send | ja send => send | feil epost => email | feil nummer => phone | avbryt => leave
  `,
  'csat_mobile score': `
    5 => 5 | fem => 5 | veldig bra => 5 | fornøyd => 4 | helt ok => 3 | dårlig => 2 | ikke så bra => 2 | forferdelig => 1 | 4 => 4
    middels => 3 | 3 av 5 => 3 | er kjempefornøyd => 5 | misfornøyd => ~1+2 | toppkarakter => 5 | elendig => 1 | ikke fornøyd => 2
    supert => 5 | superfornøyd => 5 | helt topp => 5 | ganske bra => 4 | ikke verst => 4 | sånn middels => 3 | jeg er fornøyd => 4
    ikke særlig fornøyd => 2 | kunne vært bedre => 2 | en treer => 3 | firer => 4
    ganske bra egentlig => 4
  `,
  'csat_mobile why_low': `
    hopp over => skip
  `,
  'mobile_intro init': `
    ja => go | ja takk => go | fortell mer => more | hva koster det => ?plans | forsikring => ?faq forsikring | noe annet => something_else
    er det bindingstid => ?faq bindingstid | ikke nå => ?bye | jeg vil ha forsikring => ?faq forsikring
  `,
  'mobile_onboarding talk_closed': `
    nei takk => leave | tilbake => back | jeg ringer selv => leave | ring meg nå => customer_service
    mandag morgen => call_2026-11-23_08 | i morgen formiddag => ?call times | etter 16 => ?call times | rundt 11 => call_2026-11-23_10 | ring meg klokka ni => call_2026-11-23_08
    før lunsj => ~call_2026-11-23_08+call_2026-11-23_10 | tirsdag kl 14 => call_2026-11-24_14 | så tidlig som mulig => call_2026-11-23_08 | når har dere åpent på lørdag => ?hours
    kan dere ringe meg på tirsdag formiddag? => call_2026-11-24_10 | i kveld => ?call times | fredag morra => call_2026-11-27_08 | snakk med et menneske => customer_service
  `,
  'mobile_onboarding talk_open': `
    ja => call_me | ring meg => call_me | tilbake => back | jeg ringer selv => leave
  `,
}
