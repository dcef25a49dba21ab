import { Suspense, useEffect, useRef, useState } from 'react'
import { AnimatePresence } from 'framer-motion'
import { useSelector } from '@xstate/react'
import { changeableAnswers } from '#contracts/chat/changeable.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Motion, Passing } from '#src/ui/motion.tsx'
import { lazyPart } from '#src/ui/until-fetched.ts'
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
import { newTakeoff, TakeoffContext } from './arriving-bubble.tsx'
import { newTurnId, useChatActor } from './use-chat-actor.ts'
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
import { useWaitsLong } from './use-waits-long.ts'
import type { Conversation } from '#src/api/portal.ts'

const FrameDialog = lazyPart(() => import('./frame-dialog.tsx'))

export default function LiveChat(props: ChatProps) {
  return (
    <Motion>
      <Conversing {...props} />
    </Motion>
  )
}

function Conversing({ conversation, id, said }: ChatProps) {
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
    ({ context: { sessionId, entry, turnId, cameWithPage, waiting, tells } }) => ({
      sessionId,
      entry,
      turnId,
      cameWithPage,
      waiting,
      tells,
    }),
    isSame,
  )

  const slow = useWaitsLong(context.waiting === 'effect')
  const isUnderWay = pending !== undefined || elements.some(({ from }) => from === 'visitor')
  const { scroller, hasMore, toNewest } = useFollowNewest({ startAtEnd: isUnderWay, answered: pending })
  const { panel, content, holdFocus } = useFocusOnward(asked?.seq ?? onward?.seq)
  useFlushOnTouch(actor, pacing)
  useIntent(actor, panel)

  const [takeoff] = useState(newTakeoff)

  const answer = (
    given: { utterance: string; payload?: string; title: string; aside?: boolean },
    from?: Element | null,
  ) => {
    if (!asked) return
    takeoff.from(from)
    holdFocus()
    actor.send({ type: 'visitor.answered', answers: asked.seq, ...given })
  }
  const ask = (given: { utterance: string; title: string }, from: Element | null) =>
    answer({ ...given, aside: true }, from)
  const isSaid = useRef(false)
  useEffect(() => {
    if (!said || !asked || isSaid.current) return
    isSaid.current = true
    ask({ utterance: said, title: said }, null)
  })
  const change = (seq: number, title: string) => {
    if (!asked) return
    takeoff.from(undefined)
    holdFocus()
    actor.send({ type: 'visitor.changed', change: seq, answers: asked.seq, title })
  }
  const changeInstead = (seq: number) =>
    change(seq, t('chat.changeWish', { answer: elements.find((element) => element.seq === seq)?.utterance ?? '' }))
  const isNew = ({ seq }: ChatElement) => seq > context.cameWithPage
  const hidden = { sessionId: context.sessionId, entry: context.entry, turnId: context.turnId, answers: asked?.seq }
  const changeForm = `${id}-change`
  const changing =
    asked && context.sessionId ? { seqs: changeableAnswers(elements), form: changeForm, onChange: change } : undefined

  return (
    <div ref={panel} className={styles.chat} data-stage={isUnderWay ? 'conversing' : 'opening'}>
      {/* A scrollable box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t('chat.transcript')}>
        <div ref={content} className={styles.content} tabIndex={-1}>
          <ChangingContext value={changing}>
            <TakeoffContext value={takeoff}>
              <Transcript elements={elements} pending={pending} typing={typing} cameWithPage={context.cameWithPage} />
            </TakeoffContext>
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
            {leave && <LeaveForm element={leave} sessionId={context.sessionId} />}
            <AnimatePresence initial={false}>
              {asked && asked.suggested_responses.length > 0 && (
                <Passing key={asked.seq} isNew={isNew(asked)}>
                  <Suggestions
                    asked={asked}
                    hidden={hidden}
                    locked={locked}
                    onChoose={answer}
                    onConsent={(ticked) => actor.send({ type: 'visitor.consented', element: asked.seq, ticked })}
                  />
                </Passing>
              )}
            </AnimatePresence>
            {onward && <ContinueForm element={onward} sessionId={context.sessionId} isNew={isNew(onward)} />}
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
        <Trouble
          problem={slow && (!problem || problem === 'retrying') ? 'slow' : problem}
          tells={context.tells}
          sessionId={context.sessionId}
          onTryAgain={() => actor.send({ type: 'visitor.triedAgain' })}
          onBeginAnew={() => actor.send({ type: 'visitor.beganAnew', turnId: newTurnId() })}
        />
        <NotTaken
          late={late}
          asked={asked}
          elements={elements}
          hidden={hidden}
          changeForm={changeForm}
          onAgain={answer}
          onChange={changeInstead}
        />
        <AnimatePresence initial={false}>
          {asked && writable && (
            <Passing key={asked.seq} isNew={isNew(asked)} keeps="bottom">
              <AnswerForm
                asked={asked}
                hidden={hidden}
                draft={draftNow(actor.getSnapshot())}
                onType={(text) => actor.send({ type: 'visitor.typed', text })}
                onAnswer={answer}
              />
              {takesDigits(asked) && <FoldedAskForm hidden={hidden} onAsk={ask} />}
            </Passing>
          )}
          {asked && !writable && asked.suggested_responses.length > 0 && (
            <Passing key={`ask ${asked.seq}`} isNew={isNew(asked)} keeps="bottom">
              <AskForm hidden={hidden} onAsk={ask} />
            </Passing>
          )}
        </AnimatePresence>
      </div>
      {(frame ?? viewable) && (
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

const takesDigits = ({ parameters }: ChatElement) =>
  parameters.input_mode === 'tel' || parameters.input_mode === 'numeric'

type Facts = Record<string, unknown>
const isSame = (one: Facts, other: Facts) => Object.keys(one).every((name) => one[name] === other[name])

export type ChatProps = {
  conversation: Conversation
  /** Element id; a submitted answer returns to this fragment. */
  id: string
  /** Said for the visitor as soon as something is asked. */
  said?: string | undefined
}
