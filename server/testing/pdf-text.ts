import { inflateSync } from 'node:zlib'

export function pdfObjects(file: Uint8Array): Map<number, string> {
  const whole = Buffer.from(file).toString('latin1')
  const objects = [...whole.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)]
  return new Map(
    objects.map(([, id, body = '']) => {
      const [head = '', packed] = body.split(/\nstream\n/)
      const stream = packed?.replace(/\nendstream$/, '')
      const content =
        stream === undefined
          ? ''
          : /FlateDecode/.test(head)
            ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
            : stream
      return [Number(id), `${head}\n${content}`]
    }),
  )
}

export function pdfText(file: Uint8Array): string {
  const objects = pdfObjects(file)
  const tables = new Map(
    [...objects.values()]
      .flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id]) => [name, tableOf(objects, Number(id))]),
  )
  let table = new Map<string, string>()
  let words = ''
  for (const content of [...objects.values()].filter((body) => body.includes('\nBT\n'))) {
    for (const [, font, hex, end] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|(\nET)/g)) {
      if (font !== undefined) table = tables.get(font) ?? new Map()
      if (hex !== undefined) words += (hex.match(/.{4}/g) ?? []).map((glyph) => table.get(glyph) ?? '?').join('')
      if (end !== undefined) words += '\n'
    }
  }
  return words
}

function tableOf(objects: Map<number, string>, font: number): Map<string, string> {
  const map = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1])) ?? ''
  const table = new Map<string, string>()
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = (hex.replace(/ /g, '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      table.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), String.fromCharCode(...units))
    }
  }
  return table
}
