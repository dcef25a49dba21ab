import { Suspense, useEffect, useId, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { Link, useFetcher, useLocation, useRevalidator } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { ChatEntry, Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { lazyPart, untilFetched } from '#src/ui/until-fetched.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './chat-bar.module.css'

const fetchDialog = async () => ({ default: (await import('#src/chat/chat-dialog.tsx')).ChatDialog })
const ChatDialog = lazyPart(fetchDialog)

type ChatBarProps = {
  begun: { text: string; goOn: string } | undefined
  entry: ChatEntry
  turnId: string
}

/**
 * Asks in the visitor's conversation, or goes on with it, from a page without a chat of its own (HEAR-10). Without
 * scripts, or before they are there, it leads to the page of the conversation.
 */
export function ChatBar({ begun, entry, turnId }: ChatBarProps) {
  const t = useText()
  const field = useId()
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const { key } = useLocation()
  const { conversation, prepare } = useConversation(entry)
  /** Opened at a location, so that a link within the conversation closes it. */
  const [opened, setOpened] = useState<{ at: string; said: string }>()
  const isOpen = opened?.at === key

  // With scripts, an empty field opens the conversation (use-hydrated.ts would fetch the widget).
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  const open = (said = '') => {
    prepare()
    setOpened({ at: key, said })
  }
  const goOn = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get('utterance')
    open(typeof said === 'string' ? said.trim() : '')
    event.currentTarget.reset()
  }
  const close = () => {
    setOpened({ at: '', said: '' })
    void revalidate()
  }

  return (
    <>
      <section className={styles.bar} aria-label={t('pages.conversation.title')} data-print="no">
        <div className={styles.inside} onFocus={prepare} onPointerEnter={prepare}>
          {begun && (
            <p className={styles.begun}>
              {begun.text}
              <Link to={addressOf(entry)} className={styles.goOn} onClick={goOn}>
                {begun.goOn} <Icon name="arrow" />
              </Link>
            </p>
          )}
          <form ref={form} method="post" action="/chat" className={styles.form} onSubmit={ask}>
            <input type="hidden" name="flow" value={entry.flow} />
            <input type="hidden" name="step" value={entry.step} />
            <input type="hidden" name="product" value={entry.product ?? ''} />
            <input type="hidden" name="product_value" value={entry.productValue ?? ''} />
            <input type="hidden" name="turn_id" value={turnId} />
            <input type="hidden" name="from" value={addressOf(entry)} />
            <span className={styles.face}>
              <BotFace size={36} />
            </span>
            <VisuallyHidden>
              <label htmlFor={field}>{t('chat.ask.label')}</label>
            </VisuallyHidden>
            <input
              id={field}
              className={styles.input}
              name="utterance"
              type="text"
              placeholder={t('chat.ask')}
              autoComplete="off"
              enterKeyHint="send"
              maxLength={2000}
              required
            />
            <button
              type="submit"
              className={styles.send}
              aria-label={t('chat.send')}
              aria-busy={isOpen && !conversation}
            >
              <Icon name="arrow" />
            </button>
          </form>
        </div>
      </section>
      {opened && (
        <Suspense>
          <ChatDialog
            conversation={conversation}
            said={opened.said}
            open={isOpen}
            onClose={close}
            isSheet
            title={t('pages.conversation.title')}
          />
        </Suspense>
      )}
    </>
  )
}

function addressOf({ flow, product, productValue }: ChatEntry): string {
  const query = new URLSearchParams({ flow, ...(product && { product }), ...(productValue && { value: productValue }) })
  return `${pathTo('conversation')}?${query}`
}

/** Fetched, with the widget, at the first touch. */
function useConversation(entry: ChatEntry) {
  const { load, data } = useFetcher<{ chat: Conversation }>()
  const [asked, setAsked] = useState<string>()
  const address = addressOf(entry)
  const prepare = () => {
    if (asked === address) return
    setAsked(address)
    void untilFetched(fetchDialog)
    void untilFetched(() => import('#src/chat/live-chat.tsx'))
    void load(address)
  }
  const fits = data !== undefined && addressOf(data.chat.entry) === address
  return { prepare, conversation: fits ? data.chat : undefined }
}
