import { memo, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { supersededElements } from '#contracts/chat/changeable.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import { saying } from '#contracts/chat/saying.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace, type BotMood } from '#src/ui/bot-face.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ArrivingBubble } from './arriving-bubble.tsx'
import styles from './transcript.module.css'
import { ChangeButton } from './change-button.tsx'

type BubbleProps = {
  element: ChatElement
  isNew: boolean
  isFirst: boolean
  hasFace?: boolean
  isPending?: boolean
  isSuperseded?: boolean
}

const MOODS: Record<NonNullable<ChatElement['tone']>, BotMood> = {
  normal: 'calm',
  help: 'calm',
  problem: 'sorry',
  good: 'happy',
}

const Bubble = memo(function Bubble({
  element: { seq, from, utterance, lang, summary, changeable, understood, tone = 'normal' },
  isNew,
  isFirst,
  hasFace = false,
  isPending = false,
  isSuperseded = false,
}: BubbleProps) {
  const t = useText()
  const [arrives] = useState(isNew)
  if (!utterance && !summary?.length) return null
  const words = (
    <>
      {utterance && (
        <p lang={lang}>
          {from === 'bot' ? <LinkedText text={utterance} hasLinks={!isSuperseded} /> : <WholeDays text={utterance} />}
        </p>
      )}
      {summary && summary.length > 0 && <SummaryCard rows={summary} hasLinks={!isSuperseded} />}
      {understood && (
        <small className={styles.understood}>
          <WholeDays text={t('chat.understood', { understood })} />
        </small>
      )}
    </>
  )
  const isCard = Boolean(summary?.length)
  return (
    <div
      className={styles.row}
      data-from={from}
      data-first={isFirst || undefined}
      data-face={hasFace || undefined}
      data-pending={isPending || undefined}
      data-superseded={isSuperseded || undefined}
      // Hidden from screen readers: the change request has already named this answer.
      aria-hidden={isSuperseded || undefined}
    >
      {hasFace && (
        <span className={styles.face} data-arrives={arrives || undefined}>
          <BotFace mood={MOODS[tone]} size={36} />
        </span>
      )}
      <VisuallyHidden>{t(from === 'bot' ? 'chat.botSays' : 'chat.youSay')}</VisuallyHidden>
      {arrives ? (
        <ArrivingBubble from={from} className={styles.bubble} tone={tone} isCard={isCard}>
          {words}
        </ArrivingBubble>
      ) : (
        <div className={styles.bubble} data-tone={tone} data-card={isCard || undefined}>
          {words}
        </div>
      )}
      {changeable && !isSuperseded && <ChangeButton seq={seq} answer={understood ?? utterance} />}
    </div>
  )
})

const WORD_AND_PATH = /(«[^»]+»|[“”][^“”]+”|\S+) \((\/[a-z0-9][\w/-]*(?:#[\w-]+)?)\)/

/** Renders `word (/path)` or `“several words” (/path)` as a link, or as the words alone where a bubble has no links. */
function LinkedText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  const match = WORD_AND_PATH.exec(text)
  const [whole, word, path] = match ?? []
  if (!match || !whole || !word || !path) return <WholeDays text={text} />
  return (
    <>
      <WholeDays text={text.slice(0, match.index)} />
      {hasLinks ? <Link to={path}>{word}</Link> : word}
      <LinkedText text={text.slice(match.index + whole.length)} hasLinks={hasLinks} />
    </>
  )
}

const DAY = /\d{4}-\d{2}-\d{2}/

/** A Swedish day ("2027-02-01") does not break at its hyphens. */
function WholeDays({ text }: { text: string }) {
  const match = DAY.exec(text)
  if (!match) return text
  const [day] = match
  return (
    <>
      {text.slice(0, match.index)}
      <span className={styles.day}>{day}</span>
      <WholeDays text={text.slice(match.index + day.length)} />
    </>
  )
}

/** Bubbles per page. Full pages out of sight skip layout and render only when a bubble in them is superseded. */
const PAGE = 50

type TranscriptProps = {
  elements: readonly ChatElement[]
  pending: string | undefined
  typing: boolean
  cameWithPage: number
}

export function Transcript({ elements, pending, typing, cameWithPage }: TranscriptProps) {
  const t = useText()
  const last = elements.at(-1)
  const pendingSeq = pending === undefined ? undefined : (last?.seq ?? 0) + 1
  // In one list with the others, so that React keeps the bubble when the server numbers it.
  const bubbles = pending && pendingSeq ? [...elements, pendingElement(pendingSeq, pending)] : elements
  const superseded = useMemo(() => supersededElements(elements), [elements])
  const speaks = typing
    ? undefined
    : elements.findLast(({ from, utterance, summary }) => from === 'bot' && (utterance || summary?.length))?.seq
  const pages = Math.max(1, Math.ceil(bubbles.length / PAGE))
  return (
    <>
      <div className={styles.log} role="log" aria-label={t('chat.log')}>
        {Array.from({ length: pages }, (_, page) => (
          <Page
            key={page}
            bubbles={bubbles}
            page={page}
            isFull={page < pages - 1}
            cameWithPage={cameWithPage}
            pendingSeq={pendingSeq}
            superseded={superseded}
            speaks={speaks}
          />
        ))}
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

type PageProps = {
  bubbles: readonly ChatElement[]
  page: number
  isFull: boolean
  /** Number of the last element that was there when the page of the portal was loaded. */
  cameWithPage: number
  pendingSeq: number | undefined
  superseded: ReadonlySet<number>
  /** Number of the element beside which the bot's face stands. */
  speaks: number | undefined
}

const Page = memo(
  function Page({ bubbles, page, isFull, cameWithPage, pendingSeq, superseded, speaks }: PageProps) {
    const rows = bubbles.slice(page * PAGE, (page + 1) * PAGE)
    return (
      <div className={styles.page} data-full={isFull || undefined}>
        {rows.map((element, index) => (
          <Bubble
            key={element.seq}
            element={element}
            isNew={element.seq > cameWithPage}
            isFirst={element.from !== bubbles[page * PAGE + index - 1]?.from}
            isPending={element.seq === pendingSeq}
            isSuperseded={superseded.has(element.seq)}
            hasFace={!isFull && element.seq === speaks}
          />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.isFull &&
    after.isFull &&
    before.superseded.size === after.superseded.size &&
    before.bubbles[before.page * PAGE] === after.bubbles[after.page * PAGE],
)

const pendingElement = (seq: number, utterance: string): ChatElement => ({ seq, ...saying('visitor', utterance) })

type SummaryCardProps = { rows: NonNullable<ChatElement['summary']>; hasLinks: boolean }

function SummaryCard({ rows, hasLinks }: SummaryCardProps) {
  return (
    <dl className={styles.summary}>
      {rows.map(({ label, value, strong, lang }) => (
        <div key={`${label} ${value}`} data-strong={strong || undefined} lang={lang}>
          <dt>{label}</dt>
          <dd>
            <LinkedText text={value} hasLinks={hasLinks} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
