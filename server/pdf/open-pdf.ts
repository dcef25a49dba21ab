import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import type { Font as FontFile } from 'fontkit'
import type Pdf from 'pdfkit'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'

export type Doc = InstanceType<typeof Pdf>
export type Section = ReturnType<Doc['struct']>
export type Font = 'text' | 'bold'
/** Read once, for all documents. */
let fonts: Record<Font, FontFile> | undefined

type About = { locale: Locale; title: string; author: string; at: Date }
type Opened = { doc: Doc; root: Section; done: () => Promise<Uint8Array<ArrayBuffer>> }

/**
 * Opens a tagged PDF with embedded fonts. Add content to `root`, then call `done` for the file; the 25 MB library is
 * loaded at first use.
 */
export async function openPdf({ locale, title, author, at }: About): Promise<Opened> {
  const [{ default: Pdf }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')])
  fonts ??= { text: create(fontFile('400')), bold: create(fontFile('700')) }
  const doc = new Pdf({
    size: 'A4',
    font: '',
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
  readFileSync(join(PROJECT_ROOT, `server/pdf/fonts/hanken-grotesk-${weight}.ttf`))

function bytesOf(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  doc.on('error', reject)
  return promise
}
