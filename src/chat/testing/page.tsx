import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import type { Conversation } from '#src/api/portal.ts'
import LiveChat from '../live-chat.tsx'
import { ChatSessions } from '../chat-sessions.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

export function Page({ children, at = '/mobil/3gb?utm_source=mail' }: { children: ReactNode; at?: string }) {
  return (
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[at]}>
        <ChatSessions>{children}</ChatSessions>
      </MemoryRouter>
    </I18nProvider>
  )
}

export const ChatPage = ({ conversation }: { conversation: Conversation }) => (
  <Page>
    <LiveChat id="chat" conversation={conversation} />
  </Page>
)
