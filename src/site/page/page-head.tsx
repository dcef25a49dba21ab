import { languageTag } from '#contracts/kernel/locale.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { useFrameData } from '#src/shell/frame-data.ts'
import { homeLine } from '#src/site/landings/home-line.ts'

type PageHeadProps = {
  title?: string
  description?: string | undefined
  canonical?: string | undefined
  noindex?: boolean
}

/**
 * The page's declaration decides URL and indexing (PAGE-25, SHELL-15), and the title where none is passed in.
 * `canonical` is for pages it does not list by name, `noindex` for views of a page that are no entries to it.
 */
export function PageHead({ title: own, description: ownDescription, canonical, noindex = false }: PageHeadProps) {
  const root = useFrameData()
  const t = useText()
  const declared = root?.page
  const title = own ?? (declared?.title ? t(declared.title) : '')
  const description = ownDescription ?? (declared?.description && t(declared.description))
  const brand = root?.brand ?? ''
  const page = noindex ? undefined : declared
  const address =
    page?.canonical !== undefined && canonical !== undefined ? `${root?.origin ?? ''}${canonical}` : page?.canonical
  const line = homeLine(useLocale())
  const section = page?.section ?? 'home'
  const picture = section === 'home' && line === 'power' ? line : section
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
          <meta property="og:image" content={`${root?.origin ?? ''}/og/${picture}.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:locale" content={root?.locale ?? ''} />
        </>
      )}
    </>
  )
}
