import type { SchemaType } from '#contracts/pages/page.ts'
import { useFrameData } from '#src/shell/frame-data.ts'

type StructuredDataProps = { type: SchemaType; of: ((site: { origin: string; brand: string }) => object) | false }

/**
 * Schema.org data, if the page declares its type (PAGE-25). Only the server renders it, which keeps the schema builders
 * out of the browser bundle.
 */
export function StructuredData({ type, of }: StructuredDataProps) {
  const root = useFrameData()
  if (!root?.page.schemas.includes(type)) return null
  const nonce = import.meta.env.SSR ? root.nonce : ''
  const json = of ? safeJson({ '@context': 'https://schema.org', ...of(root) }) : ''
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** Escapes JSON so that CMS text cannot close the script element. */
export const safeJson = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
