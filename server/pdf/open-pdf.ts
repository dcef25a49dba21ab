import { readFileSync } from 'node:fs'
import type Pdf from 'pdfkit'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

export type Doc = InstanceType<typeof Pdf>
export type Section = ReturnType<Doc['struct']>
export type Font = 'text' | 'bold'
let fonts: Record<Font, Buffer> | undefined

type About = { locale: Locale; title: string; author: string; at: Date }
type Opened = { doc: Doc; root: Section; done: () => Promise<Uint8Array<ArrayBuffer>> }

/**
 * Opens a PDF: tagged, in its language, its fonts embedded. What is drawn is added to `root`; `done` closes it and gives the file.
 * The library takes 25 MB and is loaded when the first one is asked for.
 */
export async function openPdf({ locale, title, author, at }: About): Promise<Opened> {
  const { default: Pdf } = await import('pdfkit')
  fonts ??= { text: fontFile('400'), bold: fontFile('700') }
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang: languageTag(locale),
    info: { Title: title, Author: author, CreationDate: at },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  const written = bytesOf(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    root,
    done: () => {
      root.end()
      doc.end()
      return written
    },
  }
}

const fontFile = (weight: string): Buffer =>
  readFileSync(new URL(`./fonts/hanken-grotesk-${weight}.woff`, import.meta.url))

function bytesOf(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  doc.on('error', reject)
  return promise
}
