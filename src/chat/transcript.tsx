import { memo, useMemo } from 'react'
import { supersededElements } from '#contracts/chat/changeable.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import { saying } from '#contracts/chat/saying.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { Bubble } from './bubble.tsx'
import styles from './transcript.module.css'

/** Rows a page; a page that has scrolled out of sight is not laid out, and a full one is never rendered again. */
const PAGE = 50

type TranscriptProps = { elements: readonly ChatElement[]; pending: string | undefined; typing: boolean; cameWithPage: number }

/** The conversation so far, as a log whose new entries are announced (CHAT-16). */
export function Transcript({ elements, pending, typing, cameWithPage }: TranscriptProps) {
  const t = useText()
  const full = Math.max(0, Math.ceil(elements.length / PAGE) - 1)
  const tail = elements.slice(full * PAGE)
  const last = elements.at(-1)
  const superseded = useMemo(() => supersededElements(elements), [elements])
  // The bot stands by what it said last, and moves on to what it writes.
  const speaks = typing ? -1 : elements.findLastIndex(({ from, utterance, summary }) => from === 'bot' && (utterance || summary?.length))
  return (
    <>
      <div className={styles.log} role="log" aria-label={t('chat.log')}>
        {Array.from({ length: full }, (_, page) => (
          <FullPage key={page} elements={elements} page={page} superseded={superseded} />
        ))}
        <div className={styles.page}>
          {tail.map((element, index) => (
            <Bubble
              key={element.seq}
              element={element}
              isNew={element.seq > cameWithPage}
              isFirst={element.from !== elements[full * PAGE + index - 1]?.from}
              isSuperseded={superseded.has(element.seq)}
              hasFace={full * PAGE + index === speaks}
            />
          ))}
          {pending !== undefined && (
            <Bubble key={(last?.seq ?? 0) + 1} element={pendingElement((last?.seq ?? 0) + 1, pending)} isNew isFirst isPending />
          )}
        </div>
      </div>
      {typing && (
        <div key={last?.seq} className={styles.typing} aria-hidden="true">
          <span className={styles.face}>
            <BotFace mood="thinking" size={36} />
          </span>
          <span className={styles.dots}>
            <i />
            <i />
            <i />
          </span>
        </div>
      )}
    </>
  )
}

type FullPageProps = { elements: readonly ChatElement[]; page: number; superseded: ReadonlySet<number> }

const FullPage = memo(
  function FullPage({ elements, page, superseded }: FullPageProps) {
    const rows = elements.slice(page * PAGE, (page + 1) * PAGE)
    return (
      <div className={styles.page} data-full>
        {rows.map((element, index) => (
          <Bubble
            key={element.seq}
            element={element}
            isNew={false}
            isFirst={element.from !== elements[page * PAGE + index - 1]?.from}
            isSuperseded={superseded.has(element.seq)}
          />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.page === after.page &&
    before.superseded.size === after.superseded.size &&
    before.elements[before.page * PAGE] === after.elements[after.page * PAGE],
)

const pendingElement = (seq: number, utterance: string): ChatElement => ({ seq, ...saying('visitor', utterance) })
