declare module 'fontkit' {
  export type Font = PDFKit.ReadFont
  export function create(file: Uint8Array): Font
}

declare namespace PDFKit {
  type ReadFont = { layout: (text: string) => object }
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** `pdfkit` takes a font that `fontkit` has read as it takes a file. */
    registerFont(name: string, font: PDFKit.ReadFont): this
  }
}
