import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import type { CardFields, CardProblems } from '#contracts/account/account-card.ts'
import type { Card, CardRules } from '#contracts/account/account-fields.ts'
import { accountCardMachine, canSave, problemsTold } from '#machines/account-card/account-card-machine.ts'
import { useNotify } from '#src/shell/notices.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'

export function useAccountCard(
  { card, rules, kept, editing, locked, answer }: AccountCardProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const t = useText()
  const notify = useNotify()
  const fetcher = useFetcher<CardAnswer>()
  const [machine] = useState(() =>
    accountCardMachine.provide({
      actions: {
        save: () => void fetcher.submit(form.current, { method: 'post', action: pathTo('account') }),
        tell: () => notify({ kind: 'flash', tone: 'good', text: t('account.saved') }),
      },
    }),
  )
  const [input] = useState(() => ({
    card,
    rules,
    kept,
    editing: (editing && !locked) || answer?.problems !== undefined,
    fields: answer?.problems ? answer.fields : kept,
    refused: answer?.problems ?? {},
  }))
  const actor = useActorRef(machine, { input })
  const { data } = fetcher
  const arrived = useRef(kept)
  const answered = useRef<CardAnswer>(undefined)

  useEffect(() => {
    if (!data || answered.current === data) return
    answered.current = data
    actor.send(data.problems ? { type: 'server.refused', problems: data.problems } : { type: 'server.saved' })
  }, [actor, data])
  useEffect(() => {
    if (isSame(arrived.current, kept)) return
    arrived.current = kept
    actor.send({ type: 'account.arrived', fields: kept })
  }, [actor, kept])

  const isViewed = useSelector(actor, (snapshot) => snapshot.matches('viewing'))
  const busy = useSelector(actor, (snapshot) => snapshot.matches('saving'))
  const fields = useSelector(actor, ({ context }) => context.fields)
  const savable = useSelector(actor, canSave)
  const problems = useSelector(actor, problemsTold, isSame)
  const shown = useSelector(actor, ({ context }) => context.kept)
  return { actor, isViewed, busy, kept: shown, fields, savable, problems }
}

const isSame = (one: CardFields | object, other: CardFields | object) => JSON.stringify(one) === JSON.stringify(other)

export type AccountCardProps = {
  card: Card
  rules: CardRules
  kept: CardFields
  editing: boolean
  /** What is shown cannot be changed now. */
  locked: boolean
  answer: CardAnswer | undefined
}

/** `problems` is undefined when the card was saved. */
export type CardAnswer = { card: Card; fields: CardFields; problems: CardProblems | undefined }
