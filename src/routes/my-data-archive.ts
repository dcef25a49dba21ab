import { redirect } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Route } from './+types/my-data-archive.ts'

/** The archive of everything kept about the signed-in person, as a file (ACC-04). */
export async function loader({ context }: Route.LoaderArgs) {
  const archive = await context.get(portalContext).myData.archive()
  if (!archive) throw redirect(pathTo('login'))
  return new Response(new Uint8Array(archive.bytes), {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${archive.name}"` },
  })
}
