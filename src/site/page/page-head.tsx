import { languageTag } from '#contracts/kernel/locale.ts'
import { useFrameData } from '#src/shell/frame-data.ts'

type PageHeadProps = {
  title: string
  description?: string | undefined
  canonical?: string | undefined
  noindex?: boolean
}

/**
 * What a page says of itself to browsers, to search engines and where it is shared (PAGE-25); React puts it in <head>. The
 * table of pages knows the address and whether it is indexed (SHELL-15); `canonical` is the path of a page that the table
 * does not know by name, and `noindex` keeps one out whose loader found nothing.
 */
export function PageHead({ title, description, canonical, noindex = false }: PageHeadProps) {
  const root = useFrameData()
  const brand = root?.brand ?? ''
  const page = noindex ? undefined : root?.page
  const address =
    page?.canonical !== undefined && canonical !== undefined ? `${root?.origin ?? ''}${canonical}` : page?.canonical
  const fullTitle = title.includes(brand) ? title : `${title} | ${brand}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {address === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {page?.alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={languageTag(locale)} href={href} />
      ))}
      {address !== undefined && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${root?.origin ?? ''}/og/${page?.section ?? 'home'}.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:locale" content={root?.locale ?? ''} />
        </>
      )}
    </>
  )
}
