export const OTHER_FLOWS: Record<string, string> = {
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
    hvorfor må jeg logge inn => ?faq logge-inn | kan jeg logge inn med bankid => ?faq bankid-konto | vipps => ?faq faktura
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
    båten min => ?faq hva-kan-forsikres | reise og innbo => home+travel | er dere et forsikringsselskap => ?faq bank-eller-forsikringsselskap
    hvor mye koster det => ?offer insurance | kan jeg bytte midt i året => ?faq bytte-forsikring | mister jeg bonusen => ?faq beholde-bonus
    ungene => person
    bil eller hus => ~house+car | bilen og hytta takk => cabin+car | alt => home+house+cabin+car+travel+person+pet | bil og hus, men ikke hytte => house+car | kan dere forsikre både bil og hus? => ?faq hva-kan-forsikres | både bil og båt => car
    bare bilen => car | kan dere forsikre båt => ?faq hva-kan-forsikres
  `,
  'insurance_leads cover_more': `
    nei det er alt => done | det holder => done | ferdig => done | ja hytta også => cabin | hund også => pet | bare det => done
    ikke noe mer => done | nei takk det var alt => done | bil => car
    hytta og hunden => cabin+pet | ja bilen også => car | nei det var det hele => done | nei det var det hele => done
  `,
  'insurance_leads attorney': `
    ja => give | nei takk => without | hva er en fullmakt => ?about insurance.about.attorney | er det trygt => ?faq trygt-tilbud
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
    ja => send | ja det stemmer => send | send => send | send det => send | feil nummer => !phone | endre => change | avbryt => leave
    når ringer dere => ?faq hva-skjer-etter-forsikringssamtalen
    ja send inn => send | ja send inn => send
  `,
  'debt_check skip_start': `
    ja => start | ja takk => start | start => start | sjekk => start | hvordan => how | hva koster det => ?offer refinancing
    er det gratis => ?offer refinancing | hva er renten => ?faq refinansiering | hvor mye kan jeg spare => ?saving refinancing
    hvor mye kan jeg låne => ?faq hvor-mye-kan-jeg-lane | jeg har betalingsanmerkning => ?about debt.about.default
    har inkasso kan jeg få lån => ?faq refinansiere-med-betalingsanmerkning | hvilke banker => ?offer refinancing
    er det trygt => ?faq trygt-tilbud | ser banken min dette => ?about debt.about.seen
    påvirker dette kredittscoren min => ?about debt.about.credit | må jeg ha bankid => ?about debt.about.bankid | har ikke bankid => ?about debt.about.bankid
    ikke nå => leave | jeg har 300000 i kredittkortgjeld => ?faq refinansiering | hva er effektiv rente => ?faq effektiv-rente
    hvor lang tid tar det => ?faq nar-ringer-radgiveren | jeg vil snakke med en rådgiver => customer_service | hvem er dere => ?faq hvem-er-dere
    boliglån => ?faq med-eller-uten-sikkerhet | kan jeg refinansiere billån => ?faq refinansiering
    må jeg eie bolig => ?faq med-eller-uten-sikkerhet | ja gjerne => start | jeg vil sjekke => start | hvordan gjør jeg det => how
    hva er gjeldsregisteret => ?faq gjeldsregisteret | har 5 kredittkort => ?faq refinansiering
    hva er nominell rente => ?faq effektiv-rente | kan jeg innfri tidligere => ?faq betale-ned-for-tiden
    jeg har ikke råd til å betale => ?faq ikke-betale-lanet | uten sikkerhet? => ?faq med-eller-uten-sikkerhet
    er det forpliktende => ?offer refinancing | blir jeg kredittsjekket => ?about debt.about.credit | er dere en bank => ?faq bank-eller-forsikringsselskap
    hvilke banker samarbeider dere med => ?offer refinancing
    er det trygt? => ?faq trygt-tilbud | ja sjekk for meg => start
  `,
  'debt_check consent': `
    ja => yes | ja jeg samtykker => yes | hvorfor => ?why consent | hva lagrer dere => ?about debt.about.stored
    kan jeg trekke det => ?faq hvem-far-se-gjelden | hvor lenge lagrer dere det => ?about debt.about.stored | samtykker => yes
    er det trygt => ?faq trygt-tilbud | hvem ser gjelden min => ?about debt.about.seen | hvorfor bankid => ?about debt.about.bankid
  `,
  'debt_check offer': `
    ja => send | ja spør bankene => send | ikke nå => leave | detaljer => view | er det bindende => ?offer refinancing
    hva koster det => ?offer refinancing | hva er renta => ?faq refinansiering | hvilke banker er det => ?offer refinancing
    vis meg gjelden => view
    ja spør dem => send
  `,
  'debt_check check': `
    ja => send | ja send => send | feil epost => email | feil nummer => !phone | avbryt => leave
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
}
