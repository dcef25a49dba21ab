import { memo } from 'react'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace, type BotMood } from '#src/ui/bot-face.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ChangeButton } from './change-button.tsx'
import { LinkedText } from './linked-text.tsx'
import { SummaryCard } from './summary-card.tsx'
import styles from './transcript.module.css'

type BubbleProps = { element: ChatElement; isNew: boolean; isFirst: boolean; hasFace?: boolean; isPending?: boolean; isSuperseded?: boolean }

const MOODS: Record<NonNullable<ChatElement['tone']>, BotMood> = { normal: 'calm', help: 'calm', problem: 'sorry', good: 'happy' }

/** One thing said. `isFirst` of several in a row by the same speaker; `isNew`: it comes in with a motion; `hasFace`: the bot stands by it; `isSuperseded`: an answer before it was changed since. */
export const Bubble = memo(function Bubble({
  element: { seq, from, utterance, lang, summary, changeable, tone = 'normal' },
  isNew,
  isFirst,
  hasFace = false,
  isPending = false,
  isSuperseded = false,
}: BubbleProps) {
  const t = useText()
  if (!utterance && !summary?.length) return null
  return (
    <div
      className={styles.row}
      data-from={from}
      data-first={isFirst || undefined}
      data-face={hasFace || undefined}
      data-new={isNew || undefined}
      data-pending={isPending || undefined}
      data-superseded={isSuperseded || undefined}
      // What was gone back behind is there to be seen; the wish to change it has named it, so it is not read out again.
      aria-hidden={isSuperseded || undefined}
    >
      {hasFace && (
        <span className={styles.face}>
          <BotFace mood={MOODS[tone]} size={36} />
        </span>
      )}
      <VisuallyHidden>{t(from === 'bot' ? 'chat.botSays' : 'chat.youSay')}</VisuallyHidden>
      <div className={styles.bubble} data-tone={tone} data-card={summary?.length ? true : undefined}>
        {utterance && <p lang={lang}>{from === 'bot' && !isSuperseded ? <LinkedText text={utterance} /> : utterance}</p>}
        {summary && summary.length > 0 && <SummaryCard rows={summary} />}
      </div>
      {changeable && !isSuperseded && <ChangeButton seq={seq} answer={utterance} />}
    </div>
  )
})
