/**
 * Family names of Norway, Sweden and Denmark, and names common among those who moved there. The lists of nb_NO, sv and da in
 * the data of faker (https://fakerjs.dev, MIT), with the commonest others written down from general knowledge; not the
 * counts of a national register. A name that is not here is as good: the lists are one evidence among others.
 */
export const FAMILY_NAMES: ReadonlySet<string> = new Set(
  `
    abbas abdi abrahamsen abrahamsson adams adeyemi ahmadi ahmed akhtar al-hassan al-sayed ali alm alme almgren
    alstad amundsen andersen anderson andersson andreasen andreassen andreasson andresen antonsen arnesen arvidsson
    aukrust aune austad axelsson aydın bach bailey bak baker bakke bakken balle bang barstad bech beck becker
    beckmann begum bekele bell bengtsson bennett berg berge berggren berglund bergman bergqvist bergström bernard
    berntsen bertelsen bērziņš bianchi birkeland bisgaard bjelland bjerkan bjerke bjerre bjerregaard bjørgen björk
    bjørklund björklund bjørnstad blix blom blomqvist bohlin bondarenko bonde borg borge borgen boström brandt
    breivik brekke brix bro brooks brown brun bruun bråten bråthen buch bugge buhl bui bundgaard butt bülow bøe bøgh
    campbell carlsen carter çelik chen christensen christiansen claesson clark clausen collins cook cooper costa cox
    dahl dahlberg dahle dahlgren dalen dalgaard dam damgaard damli damm dang danielsen danielsson davidsen davis
    demir devold diallo do dubois dupont durand duun dyhr edvardsen edwards egeland egholm eide eikeland ek ekberg
    ekdahl ekeberg eklund ekström eliassen eliasson ellingsen enevoldsen engdahl engebretsen engen enger engström
    eriksen eriksson esbensen espeland evans evensen falch falk farah farstad fernandez ferrari ferreira finstad
    fischer fjeld fjelde flaten flatland foged fors forsberg foss fosse fosseng fossum frandsen fransson frantzen
    frederiksen fredriksen fredriksson friis frisk furuseth gabrielsen gade garcia gebremariam gjerde gjertsen
    glosli gonzalez grahn gran granberg green gregersen grimstad grønli grøtte gulbrandsen gundersen gunnarsson
    gupta gustafsson gynt haddad hadžić hagen hagström haidari hald hall halland hallberg halvorsen hammar hamre
    hansen hanssen hansson harris hassan haugan hauge haugen haugland haugstad haugaard haukelidsæter hedegaard
    hedlund hegge heggelund helgesen helland hellesø hellström henriksen henriksson herland hermansen hermansson
    hernandez hestnes hjalmarsson hjelle hjort hjorth hoang hoel hoff hoffmann hole holen holm holmberg holmen
    holmgren holmqvist holst hopland horn hosseini hoven hovland howard huang hughes hult huseby hussain hussein
    hvid høiland højgaard håkansson haaland ibrahim ibrahimović ingebrigtsen instefjord ionescu iqbal isaksen
    isaksson ivanov ivanova iversen jackson jacobsen jakobsen jakobsson jankowski jansson jarstad jensen jenssen
    jeppesen jepsen jespersen johannessen johannsen johansen johansson johnsen johnson johnsrud jonassen jones
    jonsson jovanović juhl justesen juul jönsson jørgensen kallas kamiński karimi karlsen karlsson kaur kaya
    kazlauskas kelly khalil khan kierkegaard kim king kirkegaard kjeldsen kjellberg kjos kjær klausen kleppe
    klercker kleven knapstad knudsen knutsen kofoed kolstad korhonen korsgaard kovačević kovalenko kowalska kowalski
    kozłowski krawczyk kristensen kristiansen kristoffersen krog krogh krogstad kruse kumar kvale kvam kvamme kvarme
    kaasa lagerström laine langeland langseth larsen larsson lassen lauridsen lauritsen laursen le lee lejon
    lewandowski lewis li lie lien lind lindberg lindgren lindholm lindqvist lindseth lindström liu ljung ljungberg
    ljøstad lopez lorentzen lorenzen lothe lund lundberg lunde lundgren lundin lundqvist lundström lykke löfgren
    løken løvås madsen magnussen magnusson mahmood malik malmberg malmström mansour marcussen marković martin
    martinez martinsen martinsson mathisen mattsson mazur mcavoy mcdonald melin mensah meyer mikkelsen miller
    mitchell moberg moe moen mogensen mohamed mohammadi mohamud mohlin moore moreau mork morris mortensen munch munk
    murphy myhre myhrer myklebust müller myrvold mäkinen møller månsson mårtensson nelson ness ngo nguyen nielsen
    nieminen nikolić nilsen nilsson nissen norberg nordahl nordby nordin nordli nordlund nordmann nordskaug
    nordström nordvik norén norli norling nowak nur nyberg nyborg nygård nygaard nyström næss nørgaard o'brien
    o'connor okafor olaussen olesen oliveira olofsson olsen olsson olstad omar opdal oppegård orre osman overgaard
    pallesen palm park parker patel paulsen pedersen pereira perez persson petersen petrov petrova petrović
    pettersen pettersson pham phan phillips popescu popov popova poulsen price pålsson rasmussen ravn raza reed
    rezaei richter riis riise ringstad roald roberts robinson rodriguez rogers rognstad rolland rosén rosenberg ross
    rossi russo rustad ruud ryan rydberg ryden rye røed rønning røste şahin sahlin said saleh samuelsson sanchez
    sand sandberg sandnes sandström sandvik sannes santos sato schmidt schneider schrøder schulz scott selvik shah
    sharma shevchenko silva simonsen singh sivertsen sjöberg sjögren skaug skjelbreid skogen skoglund skoog skov
    skovgaard skuterud skår skaar sletten smedsrud smestad smirnov smith smogeli solbakken solberg solhaug solheim
    solli steen steffensen stenberg stene stenersen stensrud stenström stewart stokke storli storm strand strøm
    ström strömberg stølen sundberg sundby sunde sundqvist suzuki sveen svendsen svensson syversen szymański sæther
    sætre söderberg söderlund söderström søndergaard søreide sørensen sørlie tamm tanaka tanem tangen taylor teigen
    tesfaye thomas thomassen thompson thomsen thorén thoresen thorsen thygesen toft tollefsen torgersen torp torvik
    tran traoré trætteberg turner tveit tveiten tveter tønnessen törnqvist ullmann ulriksen undset vangen vatne
    vedvik vegge vestby vestergaard vik vikan viken viklund villadsen vinther virtanen vo vold voll wagner walker
    wall wallin wang ward warsame watson weber westberg westerlund white wiberg wiik wikström wilhelmsen williams
    wilson winberg winther wiśniewska wiśniewski wojciechowski wójcik wold wood woźniak wright wu yang yilmaz yıldız
    young ystad yusuf zhang zhou zieliński öberg ødegård öhman øien östberg østby østergaard østli östlund øverland
    øvrebø øyangen øyen özdemir öztürk åberg åkesson aalerud aamodt aanestad årnes ås aas aase aasen åström
  `
    .trim()
    .split(/\s+/),
)
