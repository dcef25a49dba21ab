import { redirect } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { redirectWith } from '#src/api/redirect-with.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/my-data-archive.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { person, myData, stepUp } = context.get(portalContext)
  if (person && !(await stepUp.isFresh())) throw redirectWith(await stepUp.begin({ kind: 'archive' }))
  const archive = await myData.archive()
  if (!archive) throw redirect(pathTo('login'))
  return new Response(new Uint8Array(archive.bytes), {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${archive.name}"` },
  })
}
