/** Feasts that fall on the same day every year; a longer name stands before one that is a part of it. */
const FEASTS: readonly (readonly [names: string, date: number, month: number])[] = [
  ['lille julaften|lillejulaften|lille julaftan|lille juleaften|lillejuleaften|lillejulaftan', 23, 12],
  ['julaften|julafton|juleaftensdag|juleaften|julaftan|julaftenen|christmas eve', 24, 12],
  [
    'nyttårsaften|nyttårsaftan|nyårsafton|nyårsaftonen|nytårsaften|nytårsaftensdag|new year s eve|new years eve',
    31,
    12,
  ],
  [
    'nyttår|nytår|nyår|årsskiftet|årsskifte|nyttårsdag|nyårsdagen|nyårsdag|nyårsdan|nytårsdag|new year s day|new years day',
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

type Feast = { date: number; month: number; rest: string[] }

/** The feast that is named in an utterance, or the day before or after it, and the other words. */
export function feastIn(words: readonly string[]): Feast | undefined {
  const phrase = ` ${words.join(' ')} `
  for (const [names, date, month] of FEASTS) {
    const name = names.split('|').find((one) => phrase.includes(` ${one} `))
    if (name === undefined) continue
    const at = phrase.indexOf(` ${name} `)
    const [lead, way] = BESIDE.exec(phrase.slice(0, at + 1)) ?? []
    const day = new Date(Date.UTC(LEAP_YEAR, month - 1, date + (way === undefined ? 0 : BEFORE.has(way) ? -1 : 1)))
    const rest = `${phrase.slice(0, at - (lead?.length ?? 1) + 1)} ${phrase.slice(at + name.length + 1)}`
    return { date: day.getUTCDate(), month: day.getUTCMonth() + 1, rest: rest.split(' ').filter((word) => word !== '') }
  }
  return undefined
}

const LEAP_YEAR = 2024
const BEFORE = new Set(['før', 'före', 'before'])
const BESIDE = /(?:dagen|dag|dan|day) (før|före|before|etter|efter|after) $/u
