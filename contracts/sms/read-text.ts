import { dataPacks } from '../catalogue/abroad.ts'

export type DataPackOnSale = (typeof dataPacks)[number]

/** What a text asks for; a data pack that is not sold has no `pack`. */
export type TextAct = 'stop' | 'help' | 'yes' | 'no' | { pack: DataPackOnSale | undefined } | 'other'

const WORDS: Record<'stop' | 'help' | 'yes' | 'no', ReadonlySet<string>> = {
  stop: words('stop stopp stoppa stoppe avslutt avsluta avslut avmeld afmeld unsubscribe'),
  help: words('hjelp hjälp hjælp hjaelp hjalp help info ?'),
  yes: words('ja jo yes ok okay jepp'),
  no: words('nei nej no'),
}

/** The words are those of all languages, since a phone does not say which one its owner writes. */
export function readText(written: string): TextAct {
  const text = written
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim()
  const [first = '', ...more] = text.split(' ')
  for (const act of ['stop', 'help', 'yes', 'no'] as const) if (WORDS[act].has(first) && more.length <= 2) return act
  const size = SIZE.exec(text)
  if (!size) return 'other'
  const [, amount, unit, zone] = size
  return { pack: dataPacks.find(({ sms }) => sms === `${amount}${unit?.toUpperCase()}${zone ? ' SONE2' : ''}`) }
}

const SIZE = /^(?:\p{L}{4,12} )?0*([1-9]\d{0,3}) ?(gb|mb)( (?:sone|zon|zone) ?2)?$/u

function words(written: string): ReadonlySet<string> {
  return new Set(written.split(' '))
}
