import { redirect } from 'react-router'
import { paths } from '#src/paths.ts'
import type { Route } from './+types/mobile-redirect.ts'

/** /mobil → /mobilabonnement, for good, with the query kept (PAGE-06). */
export const loader = ({ request }: Route.LoaderArgs) => redirect(paths.mobile() + new URL(request.url).search, 301)
