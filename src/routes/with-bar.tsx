import { Outlet } from 'react-router'
import { pageChat } from '#contracts/pages/page-chat.ts'
import { portalContext } from '#src/api/portal.ts'
import { useFrameData } from '#src/shell/frame-data.ts'
import { NotFoundPage } from '#src/shell/not-found-page.tsx'
import { ChatBar } from '#src/site/bar/chat-bar.tsx'
import type { Route } from './+types/with-bar.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, ongoing, newTurnId } = context.get(portalContext)
  const begun = await ongoing()
  return { begun, entry: begun?.entry ?? pageChat('conversation', locale), turnId: newTurnId() }
}

export default function WithBar({ loaderData }: Route.ComponentProps) {
  const page = useFrameData()?.page
  return (
    <>
      {page?.decision === 'notFound' ? <NotFoundPage /> : <Outlet />}
      {page?.bar && <ChatBar {...loaderData} />}
    </>
  )
}
