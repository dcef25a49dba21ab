import { useFrameData } from '#src/shell/frame-data.ts'

/**
 * What a page tells search engines in schema.org's words (PAGE-25). Only the server writes it: nobody reads it in a browser,
 * so its makers are not sent there. It is data and never run, yet it carries the nonce, and nothing in it can end the element.
 */
export function StructuredData({ of }: { of: ((site: { origin: string; brand: string }) => object) | false }) {
  const root = useFrameData()
  const nonce = import.meta.env.SSR ? (root?.nonce ?? '') : ''
  const json = root && of ? safeJson({ '@context': 'https://schema.org', ...of(root) }) : ''
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** JSON that cannot end the element it stands in, whatever an editor wrote. */
export const safeJson = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
