/**
 * Given names of Norway, Sweden and Denmark, and names common among those who moved there. The lists of nb_NO, sv and da in
 * the data of faker (https://fakerjs.dev, MIT), with the commonest others written down from general knowledge; not the
 * counts of a national register. A name that is not here is as good: the lists are one evidence among others.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `
    abdi abdirahman abdul abdullah abdullahi abebe adam adele adrian agnes agneta agnieszka ahmad ahmed aisha aksel
    albert alberte albin alexander alexandra alexandrea alf alfred ali alice alina allan alma alva ama amalie amanda
    amina amir amit amra amund amy ana anders andrea andreas andrei andrew andrzej ane anette angela anh anine anita
    anjali ann anna anne anneli annette annika anthony anton antonio antti arben arild arne arthur arun
    arunthavanathan arvid asbjørn asgeir asger asha ashley aslak astri astrid atle aud audun august aurora axel ayan
    ayşe barbara barbro beate ben bengt benjamin bent bente berit bertil besnik betina betty bilal birger birgit
    birgitta birgitte birk birthe bjarke bjarne bjørg bjørghild bjørn björn bjørnar blessing bo bodil borghild bosse
    brage brandon brenda brian brit britt børge börje bård camilla camille can carin carina carl carlos carmen carol
    caroline carsten catharina cathrine cecilia cecilie celine charles charlotte chen chinedu chloe christer
    christian christin christina christine christoffer christopher claes claire clara claus conny cristina cynthia
    dag dagfinn dagmar dagny daniel dariusz david deborah deepak dennis ditte dmitri dmitry donna dorit dorthe
    dragan drita duc dung ea ebba ebbe edel edin edvin edward egil egon eilif einar eira eirik eivind eldbjørg elena
    eli elias elin eline elis elisabeth elise ella ellen ellinor elliot elsa else emanuel emeka emelie emil emilia
    emilie emily emina emma emre endre eric erik erika erling erna ernst esben eskil espen esther eva even evert ewa
    farah fatima fatma felicia felix filip finn flemming folke francesca francisco françois frank frederik fredrik
    freja frida frode frøya gabriel gard gary gaute geir georg george gerd gerda gert giovanni gisle gitte giulia
    gjermund glenn goran gorm grace gregory grete grethe gro gry grzegorz gudmund gudrun gun gunhild gunilla gunn
    gunnar gunnel gunnhild gunvor gurli guro gustav göran gösta hakan hakim halfdan halima halvard halvor hamid
    hamza hanna hannah hanne hans harald harriet harry hassan hawa heather hedda hedvig hege heidi helen helena
    helene helge helle henning henrik henry herborg herman hermine hilda hilde hiroshi hjalmar hjørdis hoa hodan holger hugo
    hui hung huong hussein håkan håkon håvard ib iben ibrahim ida ifrah igor ingar inge ingeborg ingegerd ingela
    ingemar inger ingrid ingunn ingvar ingvild ioana ion irene iréne irina iryna isabel isabella isabelle isak
    iselin ivan ivana ivar iver jack jacob jacques jakob jakub jakup james jan jane janis janne janni jannik jarl
    jarle jason javier jean jeanette jeffrey jelena jennifer jenny jens jeppe jerker jesper jessica jette jimmi
    jimmy jing jo joakim joanna joão joe joel johan johanna johanne johannes john johnny jon jonas jonathan jonny
    jorunn josé josef josefin josefine joseph joshua jostein jovana juan juha jukka julia julie jurgita juris justin
    jytte jørgen jörgen jørn jørund kai kaia kaisa kaj kaja kajsa karen kari karin karl karla karolina karoline
    karsten kasper katarina katarzyna kate katherine kathleen kathrine katrine keld kemal kenji kenneth kent kerstin
    kevin khadija khalid kicki kim kimberly kirsten kirstine kjell kjetil klara klas klaus knud knut kofi kolbjørn
    kristaps krister kristian kristin kristina kristine kristofer kristoffer krystyna krzysztof kurt kwame kyle kåre
    laila lan larry lars lasse laura laurits lavrans layla lea leah leander leif leila lena lene lennart leo li liam
    liga lillian lilly lina linda line linh linn linnea linnéa linus lis lisa lisbeth lise liv live loke lone lotta
    lotte louise love lovisa luc luca lucas lucia lucy ludvig luis lukas łukasz luke luna lykke lærke madeleine mads
    magdalena magne magnhild magnus maiken maj maja majken malee malena malene małgorzata malin malthe marcin marco
    marcus marek maren margaret margareta margaretha margit margrethe mari maria mariam marianne marie marija marika
    marit marita marius mark markus marlene marte marthe martin martine mary maryam mateusz mathias mathilde mathis
    matilda mats matteo matthew matti mattias max may megan mehmet melanie melissa merete mette mia michael michał
    michel michelle miguel mihai mikael mikaela mikal mikkel mikko milan mille mimmi mina mindaugas ming minh miriam
    moa mogens mohamed mohammad mohammed mona monica monika morten muhammad murat mustafa märta målfrid mårten nadia
    nam nancy nanna natalia natalie nathalie nathan neha nellie nete ngozi nicholas nicklas niclas nicole nicoline
    niels niklas nikolai nikolaj nils nina njål noah noor nora nour oda odd oddbjørg oddgeir oddmund oddny oddvar
    odin oksana oleksandra olena ola olaf olaug olav ole oleksandr olga oliver olivia olle olof olov oluf oluwaseun omar oscar oskar
    ottar otto ove palle pamela paolo patricia patrick patrik paul paulo paweł peder pedro pekka pelle per pernilla
    pernille petar peter petra petter philip pia pierre piotr pontus pooja poul preben priya pål rachel ragnar
    ragnhild rahul raj ralf randi rasa rasmus raymond rebecca regitze reidar reidun renate rené reza richard rickard
    rikke rita ritta roar robert robin roger roland rolf rolv ronald ronny rosa roy ruben rune rut ruth ryan sabrina
    saga said sam samantha samira samuel sana sander sandra sanjay sanna sanne sara sarah sari scott sebastian selam
    selma senad sergei sergey sharon shirley sigbjørn signe sigrid sigurd silje simen simon simone sindre siri
    siriporn sissel siv sivert siw sixten sjur snorre sofia sofie solveig solvej somchai sondre sonja sophie steen
    stefan steffen steinar stellan sten stephanie stephen steven stian stig stina stine storm sture sumaya sune
    sunil sunniva sus susan susann susanne svanhild svante svein sven svend svenn sverre svetlana synne synnøve
    søren tadesse tage tarjei tatiana terese terje tesfaye thale thea theo theodor therese thi thomas thor thorkild
    tiina tilda tim timothy tina tine tiril tobias tom tomas tomasz tommy tone tor toralf torben torbjørg torbjørn
    torbjörn tord tordis tore torgeir torgrim torill torkel tormod torstein torsten torunn torvald tove trille trine
    troels tron trond truls trygve tuan turid tuva tyler tyra uffe ulf ulla ulrik ulrika unni urban vagn valborg
    valdemar valter van vegard vendela vera verner veronica vetle vibeke victor victoria vidar vigdis viggo viktor
    viktoria vilde vilgot vilhelm vilja viljar villy vincent vivianne vjosa vladimir volodymyr vytautas wei wenche
    wencke wilhelm will william wilma winnie wojciech xu yan yasin yasmin ylva yngve yonas yousef yrsa yuki yulia
    yusuf yvonne zainab zara zbigniew zlatan zoe zoran ørjan örjan östen øystein øyvind åge aage åke aaron åsa åse
    aase åshild åshilde åsne
  `
    .trim()
    .split(/\s+/),
)
