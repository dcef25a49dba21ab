import { lazy, Suspense } from 'react'
import { useSelector } from '@xstate/react'
import { changeableAnswers } from '#contracts/chat/changeable.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { untilFetched } from '#src/ui/until-fetched.ts'
import {
  askedNow,
  canType,
  draftNow,
  endedAs,
  isFirstLocked,
  isPacing,
  isTyping,
  leaveElement,
  notTaken,
  onwardElement,
  openFrame,
  pendingBubble,
  trouble,
  viewableFrame,
  visibleElements,
} from '#machines/chat/selectors.ts'
import { AnswerForm, AwaitAnswer, HiddenFields } from './answer-form.tsx'
import { AskForm, FoldedAskForm, ContinueForm, LeaveForm } from './ask-form.tsx'
import { useChatActor } from './use-chat-actor.ts'
import { ChangingContext } from './change-button.tsx'
import styles from './chat.module.css'
import { Ended } from './ended.tsx'
import { NotTaken } from './not-taken.tsx'
import { Suggestions } from './suggestions.tsx'
import { Transcript } from './transcript.tsx'
import { Trouble } from './trouble.tsx'
import { ViewLink } from './view-link.tsx'
import { useFlushOnTouch, useFocusOnward, useFollowNewest } from './use-follow-newest.ts'
import { useIntent } from './use-intent.ts'
import type { Conversation } from '#src/api/portal.ts'

const FrameDialog = lazy(() => untilFetched(() => import('./frame-dialog.tsx')))

/** The chat while the scripts are there: the conversation's statechart on screen. */
export default function LiveChat({ conversation, id }: ChatProps) {
  const t = useText()
  const actor = useChatActor(conversation)
  const elements = useSelector(actor, visibleElements)
  const pending = useSelector(actor, pendingBubble)
  const asked = useSelector(actor, askedNow)
  const typing = useSelector(actor, isTyping)
  const pacing = useSelector(actor, isPacing)
  const writable = useSelector(actor, canType)
  const locked = useSelector(actor, isFirstLocked)
  const problem = useSelector(actor, trouble)
  const late = useSelector(actor, notTaken)
  const onward = useSelector(actor, onwardElement)
  const leave = useSelector(actor, leaveElement)
  const viewable = useSelector(actor, viewableFrame)
  const ended = useSelector(actor, endedAs)
  const frame = useSelector(actor, openFrame)
  const context = useSelector(
    actor,
    ({ context: { sessionId, entry, turnId, cameWithPage, waiting } }) => ({
      sessionId,
      entry,
      turnId,
      cameWithPage,
      waiting,
    }),
    isSame,
  )

  const isUnderWay = pending !== undefined || elements.some(({ from }) => from === 'visitor')
  const { scroller, hasMore, toNewest } = useFollowNewest({ startAtEnd: isUnderWay, answered: pending })
  const { panel, content, holdFocus } = useFocusOnward(asked?.seq ?? onward?.seq)
  useFlushOnTouch(actor, pacing)
  useIntent(actor, panel)

  const answer = (given: { utterance: string; payload?: string; title: string; aside?: boolean }) => {
    if (!asked) return
    holdFocus()
    actor.send({ type: 'visitor.answered', answers: asked.seq, ...given })
  }
  const ask = (given: { utterance: string; title: string }) => answer({ ...given, aside: true })
  const change = (seq: number, title: string) => {
    if (!asked) return
    holdFocus()
    actor.send({ type: 'visitor.changed', change: seq, answers: asked.seq, title })
  }
  const changeInstead = (seq: number) =>
    change(seq, t('chat.changeWish', { answer: elements.find((element) => element.seq === seq)?.utterance ?? '' }))
  const hidden = { sessionId: context.sessionId, entry: context.entry, turnId: context.turnId, answers: asked?.seq }
  const changeForm = `${id}-change`
  const changing =
    asked && context.sessionId ? { seqs: changeableAnswers(elements), form: changeForm, onChange: change } : undefined

  return (
    <div ref={panel} className={styles.chat} data-stage={isUnderWay ? 'conversing' : 'opening'}>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t('chat.transcript')}>
        <div ref={content} className={styles.content} tabIndex={-1}>
          <ChangingContext value={changing}>
            <Transcript elements={elements} pending={pending} typing={typing} cameWithPage={context.cameWithPage} />
          </ChangingContext>
          {changing && changing.seqs.size > 0 && (
            <form id={changeForm} method="post" action="/chat" hidden>
              <HiddenFields {...hidden} />
            </form>
          )}
          <div id={id} className={styles.answers}>
            {viewable && (
              <ViewLink
                element={viewable}
                sessionId={context.sessionId}
                onOpen={() => actor.send({ type: 'visitor.viewed' })}
              />
            )}
            {leave && (
              <LeaveForm element={leave} sessionId={context.sessionId} isNew={leave.seq > context.cameWithPage} />
            )}
            {asked && asked.suggested_responses.length > 0 && (
              <Suggestions
                key={asked.seq}
                asked={asked}
                isNew={asked.seq > context.cameWithPage}
                hidden={hidden}
                locked={locked}
                onChoose={answer}
                onConsent={(ticked) => actor.send({ type: 'visitor.consented', element: asked.seq, ticked })}
              />
            )}
            {onward && (
              <ContinueForm element={onward} sessionId={context.sessionId} isNew={onward.seq > context.cameWithPage} />
            )}
            {ended && !onward && <Ended sessionId={context.sessionId} />}
            {context.waiting === 'effect' && <AwaitAnswer />}
          </div>
        </div>
      </section>
      <div className={styles.foot}>
        {hasMore && (
          <button type="button" className={styles.more} onClick={toNewest}>
            {t('chat.more')}
          </button>
        )}
        <Trouble problem={problem} onTryAgain={() => actor.send({ type: 'visitor.triedAgain' })} />
        <NotTaken
          late={late}
          asked={asked}
          elements={elements}
          hidden={hidden}
          changeForm={changeForm}
          onAgain={answer}
          onChange={changeInstead}
        />
        {asked && writable && (
          <AnswerForm
            key={asked.seq}
            asked={asked}
            isNew={asked.seq > context.cameWithPage}
            hidden={hidden}
            draft={draftNow(actor.getSnapshot())}
            onType={(text) => actor.send({ type: 'visitor.typed', text })}
            onAnswer={answer}
          />
        )}
        {asked && writable && takesDigits(asked) && (
          <FoldedAskForm key={`ask ${asked.seq}`} hidden={hidden} onAsk={ask} />
        )}
        {asked && !writable && asked.suggested_responses.length > 0 && (
          <AskForm key={`ask ${asked.seq}`} hidden={hidden} onAsk={ask} />
        )}
      </div>
      {frame && (
        <Suspense>
          <FrameDialog
            element={frame}
            sessionId={context.sessionId}
            onClose={() => actor.send({ type: 'overlay.closed' })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Whether a field has a keyboard of digits, on which nothing can be asked. */
const takesDigits = ({ parameters }: ChatElement) =>
  parameters.input_mode === 'tel' || parameters.input_mode === 'numeric'

type Facts = Record<string, unknown>
const isSame = (one: Facts, other: Facts) => Object.keys(one).every((name) => one[name] === other[name])

export type ChatProps = {
  conversation: Conversation
  /** Where a posted answer comes back to. */
  id: string
}
