import { redirect } from 'react-router'
import { paths } from '#src/paths.ts'
import type { Route } from './+types/refinancing-redirect.ts'

/** /aconto → /refinansiering, for good, with the query kept (PAGE-16). */
export const loader = ({ request }: Route.LoaderArgs) => redirect(paths.refinancing() + new URL(request.url).search, 301)
