import { useLocation } from 'react-router'
import { useFrameData } from '#src/frame/frame-data.ts'

type PageHeadProps = { title: string; description?: string | undefined; canonical?: string | undefined; noindex?: boolean }

/**
 * What a page says of itself to browsers and search engines; React puts it in <head>. `canonical` is the path of the page
 * where it has several; the page's own otherwise.
 */
export function PageHead({ title, description, canonical, noindex = false }: PageHeadProps) {
  const root = useFrameData()
  const { pathname } = useLocation()
  const brand = root?.brand ?? ''
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} | ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={`${root?.origin ?? ''}${canonical ?? pathname}`} />}
    </>
  )
}
