import { redirect } from 'react-router'
import { pageChat } from '#contracts/pages/page-chat.ts'
import { pageSearch } from '#src/api/page-path.ts'
import { portalContext } from '#src/api/portal.ts'
import { PartnerPage } from '#src/site/landings/partner-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import { withPhone } from '#src/site/page/with-phone.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/telibob.ts'

/** A phone number in the path is removed from the URL at once, valid or not (PAGE-21). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { content, locale, conversation, givenPhone, rememberPhone } = context.get(portalContext)
  if (params.phone !== undefined)
    throw redirect(pathTo('telibob') + pageSearch(request), { headers: { 'set-cookie': rememberPhone(params.phone) } })
  const [page, chat] = await Promise.all([
    content.partner(locale, 'telibob'),
    conversation(withPhone(pageChat('telibob', locale), givenPhone)),
  ])
  return { page, chat }
}

export default function Telibob({ loaderData: { page, chat } }: Route.ComponentProps) {
  return <PartnerPage page={page} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
