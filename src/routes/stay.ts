import { data, redirect } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/stay.ts'

export const loader = () => redirect(pathTo('products'))

export async function action({ context }: Route.ActionArgs) {
  const cookie = await context.get(portalContext).staySignedIn()
  return data({ stays: cookie !== undefined }, { headers: cookie === undefined ? [] : [['set-cookie', cookie]] })
}
