import { crc32, deflateSync } from 'node:zlib'

const COLOURS = 256

/** Writes RGBA pixels as a PNG of at most 256 colours: the commonest ones, every other pixel in the nearest of them. */
export function indexedPng(rgba: Uint8Array, width: number, height: number): Buffer {
  const counts = new Map<number, number>()
  const pixel = (at: number) =>
    (((rgba[at] ?? 0) >> 2) << 18) | (((rgba[at + 1] ?? 0) >> 2) << 10) | (((rgba[at + 2] ?? 0) >> 2) << 2)
  for (let at = 0; at < rgba.length; at += 4) counts.set(pixel(at), (counts.get(pixel(at)) ?? 0) + 1)
  const palette = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, COLOURS)
    .map(([colour]) => colour)
  const nearest = new Map<number, number>()
  const indexOf = (colour: number) => {
    const known = nearest.get(colour)
    if (known !== undefined) return known
    const distances = palette.map((other) => distance(colour, other))
    const index = distances.indexOf(Math.min(...distances))
    nearest.set(colour, index)
    return index
  }
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) lines[y * (width + 1) + 1 + x] = indexOf(pixel((y * width + x) * 4))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => parts(colour).map((part) => part | (part >> 6))))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const parts = (colour: number) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]

function distance(a: number, b: number): number {
  const [ra = 0, ga = 0, ba = 0] = parts(a)
  const [rb = 0, gb = 0, bb = 0] = parts(b)
  return (ra - rb) ** 2 + (ga - gb) ** 2 + (ba - bb) ** 2
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
