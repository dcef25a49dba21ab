/** Feasts that fall on the same day every year. */
const FEASTS: readonly (readonly [names: string, date: number, month: number])[] = [
  ['julaften|julafton|juleaften|julaftan|julaftenen|christmas eve', 24, 12],
  [
    'nyttårsaften|nyttårsaftan|nyårsafton|nyårsaftonen|nytårsaften|nytårsaftensdag|new year s eve|new years eve',
    31,
    12,
  ],
  [
    'nyttår|nytår|nyår|årsskiftet|årsskifte|nyttårsdag|nyårsdagen|nyårsdag|nytårsdag|new year s day|new years day',
    1,
    1,
  ],
  ['andre juledag|2 juledag|anden juledag|annandag jul|annandagen|boxing day', 26, 12],
  ['første juledag|1 juledag|juledag|juldagen|christmas day|christmas', 25, 12],
  ['trettondagen|trettondedag jul|helligtrekongersdag|helligtrekonger|epiphany', 6, 1],
  ['valentinsdagen|valentinsdag|alla hjärtans dag|valentine s day|valentines day|valentines', 14, 2],
  ['valborg|valborgsmässoafton', 30, 4],
  ['grunnlovsdagen|grunnlovsdag', 17, 5],
  ['grundlovsdag', 5, 6],
  ['sankthans|sankthansaften|sankthansaftenen|st hans|jonsok|jonsokaftan', 23, 6],
  ['halloween|halloweenaften', 31, 10],
  ['lucia|luciadagen|luciadag|lussi|santa lucia', 13, 12],
]

/** The feast that is named in an utterance. */
export const feastIn = (words: readonly string[]) => {
  const phrase = ` ${words.join(' ')} `
  return FEASTS.find(([names]) => names.split('|').some((name) => phrase.includes(` ${name} `)))
}
