import { I18nProvider } from '@lingui/react'
import { use, useEffect, useMemo, type SubmitEvent } from 'react'
import { fromCallback } from 'xstate'
import type { I18n } from '@lingui/core'
import type { Locale } from '#contracts/kernel/locale.ts'
import { ok } from '#contracts/kernel/result.ts'
import type { ChatEvent } from '#machines/chat/chat-context.ts'
import { Chat } from '#src/chat/chat.tsx'
import { ChatHomeContext, type ChatHome } from '#src/chat/chat-sessions.tsx'
import { chatStore, type ChatStore } from '#src/chat/chat-store.ts'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { PREVIEW_SESSION, type PreviewHost } from './preview-host.ts'

type SandboxChatProps = { host: PreviewHost; locale: Locale; paced: boolean }

const voices = new Map<Locale, Promise<I18n>>()
function voiceOf(locale: Locale): Promise<I18n> {
  const voice = voices.get(locale) ?? loadI18n(locale)
  voices.set(locale, voice)
  return voice
}

export default function SandboxChat({ host, locale, paced }: SandboxChatProps) {
  const home = useMemo(() => previewHome(host, locale, paced), [host, locale, paced])
  const conversation = useMemo(() => host.conversation(), [host])
  useEffect(() => home.empty, [home])
  const stay = (event: SubmitEvent) => event.preventDefault()
  return (
    <I18nProvider i18n={use(voiceOf(locale))}>
      <ChatHomeContext value={home}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div onSubmit={stay} style={{ display: 'contents' }}>
          <Chat conversation={conversation} id={`${PREVIEW_SESSION}-chat`} />
        </div>
      </ChatHomeContext>
    </I18nProvider>
  )
}

function previewHome(host: PreviewHost, locale: Locale, paced: boolean): ChatHome {
  let kept: ChatStore | undefined
  return {
    locale,
    entityId: undefined,
    keep: () => (kept ??= previewStore(host, paced)),
    empty: () => {
      kept?.stop()
      kept = undefined
    },
  }
}

function previewStore(host: PreviewHost, paced: boolean): ChatStore {
  const store = chatStore(
    {
      begin: async () => ok({ ...host.conversation(), after: 0 }),
      answer: host.answer,
      missed: async (request) => host.missed(request),
    },
    fromCallback<ChatEvent, { sessionId: string }>(() => () => {}),
  )
  let leave: (() => void) | undefined
  return {
    ...store,
    start: (conversation, present) => {
      store.start(conversation, present)
      store.tellAll({ type: 'motion.changed', still: !paced })
      leave ??= host.subscribe(() =>
        store.tellAll({ type: 'link.notified', session: PREVIEW_SESSION, seq: host.cursor() }),
      )
    },
    stop: () => {
      leave?.()
      leave = undefined
      store.stop()
    },
  }
}
