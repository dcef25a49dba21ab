export const PLAN_AND_NUMBER: Record<string, string> = {
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
    6 gb til meg og 1 gb til barnet => ?faq flere-abonnement | til sønnen min => barn-1gb | abonnement til datteren min på 9 år => barn-1gb
    jeg vil ha to abonnement => ?faq flere-abonnement | flex => flex | hva er flex => ?plan flex
    hva koster det å ringe til spania => ?calling ES | er dere åpne på søndag => ?hours | kan jeg si opp når som helst => ?faq si-opp
    hvor mye data har jeg igjen => ?faq sjekke-forbruk | jeg vil snakke med et menneske => customer_service | nei det var feil => ?BACK
    hvilket nett bruker dere => ?faq hvilket-nett | er dere på telenor sitt nett => ?faq hvilket-nett
    er det binding på dette => ?faq bindingstid | hei => ?hello | heisann! => ?hello | hei, jeg vil ha 6 gb => 6gb
    hei hva koster 12 gb => ?plan 12gb | god kveld => ?hello | hvordan går det => ?well | går det bra => ?well | takk => ?thanks
    tusen takk for hjelpen => ?thanks | hvem er du => ?faq er-du-et-menneske | hva heter du => ?faq er-du-et-menneske
    er du ekte => ?faq er-du-et-menneske | er du en chatbot? => ?faq er-du-et-menneske | dust => ?upset | du er dum => ?upset
    faen så dårlig => ?upset | idiot => ?upset | dritt => ?upset | fy faen => ?upset | hold kjeft => ?upset | hmm => ?wait
    vet ikke helt enda => help | kan jeg få betalt på faktura => ?faq faktura | tar dere vipps => ?faq faktura
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
    hvor er dere => ?faq hvem-er-dere | er dette seriøst => ?faq hvem-er-dere | hvem eier dere => nothing
    funker bankid med dere => ?faq bankid | kan jeg ha vipps => ?faq faktura | hva betyr fri bruk => ?faq fri-bruk
    er telefonsvarer gratis => ?faq mobilsvar | jeg skylder penger, får jeg abonnement => ?faq betalingsanmerkning
    do you have esim => ?faq esim | når slutter kampanjen => ?faq rabatt | har dere noe tilbud nå => ?faq rabatt
    for dyrt => ~flex+0mb+300mb | det er dyrt => ~flex+0mb+300mb | telia er billigere => ~flex+0mb+300mb | jeg vil tenke på det => ?wait
    kommer tilbake senere => ?bye | nei takk ikke interessert => ?bye | slutt => ?stop | avbryt => ?stop | stopp => ?stop | hjelp meg => help
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
    12gb til meg og barne abb til sønnen => ?faq flere-abonnement | vis meg flere => more | noe billigere => ~flex+0mb+300mb
    kordan sier eg opp seinere => ?faq si-opp | koss seier eg opp abonnementet => ?faq si-opp | noe til ungen min på 7 => barn-1gb
    ka e forskjellen på 12 og 30 gb => ?plans 12gb 30gb | hvor mye koster 12gb i mnd => ?plan 12gb | er dekninga bra i nord norge => ?faq dekning
    va kosta de => ?plans | pris? => ?plans | binding? => ?faq bindingstid | oppsigelse? => ?faq si-opp | åpningstider? => ?hours
    telefonnr til dere? => ?faq kontakt | kan jeg ha abonnementet i firmaet => ?faq bedrift | data i sverige koster det ekstra => ?use SE
    skal til usa i sommer hva koster data der => ?use US | hvor gammel må man være => ?faq aldersgrense | får jeg angre => ?faq angrerett
    når kommer simkortet => ?faq hvor-lang-tid | hvordan betaler jeg => ?faq faktura | kan jeg betale med avtalegiro => ?faq avtalegiro
    ekstra data hvis jeg går tom => ?faq data-brukt-opp | fungerer bank id på mobil => ?faq bankid
    en til meg og en til kona => ?faq flere-abonnement | 12 giga pls => 12gb | tar 3 gig plz => 3gb | kjør 6gb => 6gb
    jg vil ha den me mest data => 30gb | kan jeg se hva ungen ringer => ?faq foreldrekontroll | hva koster det å ringe fra tyskland hjem => ?use DE
    hva er fri bruk => ?faq fri-bruk | send meg faktura på papir, går det? => ?faq faktura
  `,
  'mobile_onboarding whose': `
    meg => adult | det er til meg => adult | jeg selv => adult | bare meg => adult | til min sønn han er 10 år => child
    til min datter på 15 => adult | dattera mi => child | 10 åring => child | barnet er 14 => adult | han er 12 => child
    til kjæresten => adult | bestemor => adult | firma => ?faq bedrift | mine barn => child | barn på 8 og 10 => child
    hvorfor spør du om det => ?why whose | samboeren min => adult | faren min => adult | til oss => adult | min kone => adult
    en på 13 => adult | meg eller barnet => ~adult+child | min egen => adult | jeg er den som skal bruke det => adult | mæ => adult
    ungen min på 11 => child | ei jente på 7 år => child | 18 år gammel sønn => adult | tenåringen min => adult | barnebarnet mitt => child
    en venn => adult | bedriften min => ?faq bedrift | min mor på 82 => adult | ett til meg og ett til sønnen min => ?faq flere-abonnement
    til meg sjøl => adult | dattra mi på 10 => child | gutten min som er 14 => adult | kona => adult | til bestemor på 80 => adult
  `,
  'mobile_onboarding number': `
    behold nummeret => keep | jeg vil beholde det jeg har => keep | kan jeg beholde nummeret mitt? => ?faq beholde-nummeret
    gammelt => keep | ta med => keep | ta med meg => keep | nei jeg vil ha nytt => new | helst det gamle => keep
    gi meg et nytt nummer => new | jeg har 91234567 fra før => keep +4791234567 | nytt => new | har ikke noe nummer => new
    koster det noe å beholde => ?faq beholde-nummeret | hvor lang tid tar flyttingen => ?faq hvor-lang-tid
    hvilke nummer kan jeg velge mellom => ?faq nytt-nummer | kan jeg velge nummer selv => ?faq nytt-nummer
    hva er billigst => ?plans cheapest | overfør => keep | bytter fra telia => keep | må jeg si opp hos telenor => ?faq beholde-nummeret
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
}
