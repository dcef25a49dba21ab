import type { Locale } from '#contracts/kernel/locale.ts'

/** Questions that no article answers. */
export const UNANSWERED: Record<Locale, string> = {
  nb_NO: `
    hvem er statsminister | oppskrift på vafler | hvordan lærer jeg å spille gitar | hva er klokka i tokyo nå egentlig
    kan du anbefale en god bok | hvor kjøper jeg konsertbilletter | når er neste fotballkamp | hvordan vasker jeg ulltøy
    kva skal eg ha til middag | hvordan blir man lege | hvor høy er galdhøpiggen | har dere melk og brød
    hvordan bytter jeg dekk på bilen | når kommer sommeren | ka e kjærlighet | kan dere reparere vaskemaskinen min
    hva betyr livet | hvordan får jeg bukt med maur | hvor mange kalorier er det i en banan | når stenger butikken på hjørnet
    kan eg ta med hunden på toget | hvordan skriver jeg en novelle | hva er kvadratroten av ni | hvem vant melodi grand prix
    hvor gammel er kongen | hvordan sover jeg bedre | kan jeg parkere her | selger dere sykler
  `,
  sv_SE: `
    vem är statsminister | recept på pannkakor | hur lär jag mig spela gitarr | kan du rekommendera en bok
    var köper jag konsertbiljetter | när är nästa fotbollsmatch | hur tvättar jag ull | vad blir det för väder imorgon
    vad ska jag äta till middag | hur blir man läkare | hur högt är kebnekaise | har ni mjölk och bröd
    hur byter jag däck på bilen | när kommer sommaren | kan ni laga min tvättmaskin | vad är meningen med livet
    hur blir jag av med myror | när går tåget | vem vann melodifestivalen | hur gammal är kungen
    hur sover jag bättre | får jag parkera här | var köper jag en cykel | Erik Svensson | Storgatan 12
  `,
  da_DK: `
    hvem er statsminister | opskrift på pandekager | hvordan lærer jeg at spille guitar | kan du anbefale en bog
    hvor køber jeg koncertbilletter | hvornår er næste fodboldkamp | hvordan vasker jeg uld | hvordan bliver vejret i morgen
    hvad skal jeg have til aftensmad | hvordan bliver man læge | hvor højt er himmelbjerget | har I mælk og brød
    hvordan skifter jeg dæk på bilen | hvornår kommer sommeren | kan I reparere min vaskemaskine | hvad er meningen med livet
    hvordan slipper jeg af med myrer | hvornår går toget | hvem vandt melodi grand prix | hvor gammel er dronningen
    hvordan sover jeg bedre | må jeg parkere her | hvor køber jeg en cykel | Mette Jensen | Nørregade 12
  `,
  en_US: `
    who is the prime minister | pancake recipe | how do I learn to play the guitar | can you recommend a book
    where do I buy concert tickets | when is the next football match | how do I wash wool | what is the weather tomorrow
    what should I have for dinner | how do I become a doctor | how tall is mount everest | do you have milk and bread
    how do I change a tyre on my bike | when does summer come | can you repair my washing machine | what is the meaning of life
    how do I get rid of ants | when does the train leave | who won the song contest | how old is the king
    how do I sleep better | may I park here | do you sell bicycles | Mary Johnson | 12 Baker Street
  `,
}
