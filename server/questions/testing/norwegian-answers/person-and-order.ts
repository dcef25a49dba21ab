export const PERSON_AND_ORDER: Record<string, string> = {
  'mobile_onboarding name': `
    Kari Nordmann => :Kari Nordmann | kari nordmann => :Kari Nordmann | Jeg heter Kari Nordmann => :Kari Nordmann
    mitt navn er Ola Nordmann => :Ola Nordmann | navnet mitt er per olav hansen => :Per Olav Hansen | hva koster det => ?plan 6gb
    hva koster det egentlig => ?plan 6gb | hvorfor trenger dere navnet mitt => ?why name | hei på deg => ?hello | god dag => ?hello
    tusen takk => ?thanks | kan jeg angre => ?faq angrerett | har dere åpent nå => ?hours | er det trygt => ?faq trygt | gå tilbake => ?BACK
    jeg skrev feil => ?BACK | angre => ?faq angrerett | nei det var feil => ?BACK | avbryt bestillingen => ?stop
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
    kari(at)example.no => :kari@example.no | kari @ example.no => :kari@example.no | har ikke epost => ?without email
    har ikke e-post => ?without email | hvorfor trenger dere eposten => ?why email | hva skal dere med e-posten min => ?why email
    får jeg reklame => ?faq hvorfor-epost | kari@gmail.com takk => :kari@gmail.com | mailto:kari@example.no => :kari@example.no
    min epost: kari@x.no => :kari@x.no | kari@x.no. => :kari@x.no | sånn: kari@x.no => :kari@x.no
    per.nilsen krøllalfa gmail.com => :per.nilsen@gmail.com | per@gmail,com => :per@gmail.com | per@gmail,com => :per@gmail.com
    per.nilsen at gmail.com => :per.nilsen@gmail.com | min epost er PER@HOTMAIL.COM => :per@hotmail.com
  `,
  'mobile_onboarding street': `
    Storgata 1 => :Storgata 1 | storgata 12b, 0184 oslo => :Storgata 12b | Jeg bor i Storgata 1 => :Storgata 1
    adressen min er storgata 4 => :Storgata 4 | hva koster frakten => ?faq hvor-lang-tid | hvorfor trenger dere adressen min => ?why street
    hei => ?hello | postboks 12 => :Postboks 12 | Karl Johans gate 1 => :Karl Johans gate 1 | Bygdøy allé => ?house number
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
    hvorfor => ?why credit_consent | påvirker det kredittscoren min => ?about order.credit.about.score
    jeg har betalingsanmerkning => ?about order.credit.about.refused | kan jeg slippe => ?why credit_consent | nei det vil jeg ikke => no
    tja => ?wait | hva betyr gjenpart => ?faq kredittsjekk | hva er kredittsjekk => ?faq kredittsjekk
    hvilket kredittbyrå => ?faq kredittsjekk | javel => yes | selvfølgelig => yes | klart det => yes | ja kjør på => yes
    ja, det er greit for meg => yes | nope => no | ikke i det hele tatt => no | hva innebærer det => ?why credit_consent
    må det kredittsjekk til? => ?faq kredittsjekk | hva sjekker dere egentlig => ?faq kredittsjekk
  `,
  'mobile_onboarding summary': `
    ja => ~confirm | bestill => ~confirm | ja bestill => ~confirm | jeg vil bestille => ~confirm | bekreft => ?faq status-bestilling
    godta => nothing | nei det er feil => change | feil adresse => change | feil navn => !name | jeg vil endre adressen => change
    vil ha 12 gb i stedet => 12gb | endre abonnement => change | endre => change | vent => ?wait | jeg vil ikke likevel => leave
    avbryt => leave | hva er bindingstiden => ?faq bindingstid | kan jeg angre => ?faq angrerett
    når trekkes pengene => ?faq nar-trekkes-pengene | hva står i vilkårene => ?faq vilkar | totalpris? => ?plan 6gb
    hva blir totalen => ?plan 6gb | ja det stemmer => ~confirm | ja takk bestill det => ~confirm | da bestiller jeg => ~confirm
    kan jeg ombestemme meg senere => ?faq angrerett | jeg vil ha 3 gb isteden => 3gb | hva koster det totalt => ?plan 6gb
    feil telefonnummer => !phone | når kommer simkortet => ?faq hvor-lang-tid | får jeg kvittering => ?faq status-bestilling
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
  'mobile_onboarding handover.closed': `
    nei takk => leave | tilbake => back | jeg ringer selv => leave | ring meg nå => customer_service
    mandag morgen => call_2026-11-23_08 | i morgen formiddag => ?call times | etter 16 => ?call times | rundt 11 => call_2026-11-23_10 | ring meg klokka ni => call_2026-11-23_08
    før lunsj => ~call_2026-11-23_08+call_2026-11-23_10 | tirsdag kl 14 => call_2026-11-24_14 | så tidlig som mulig => call_2026-11-23_08 | når har dere åpent på lørdag => ?hours
    kan dere ringe meg på tirsdag formiddag? => ~call_2026-11-24_08+call_2026-11-24_10 | i kveld => ?call times | fredag morra => call_2026-11-27_08 | snakk med et menneske => customer_service
  `,
  'mobile_onboarding handover.open': `
    ja => call_me | ring meg => call_me | tilbake => back | jeg ringer selv => leave
  `,
}
