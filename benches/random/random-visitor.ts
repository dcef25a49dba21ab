import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { readSignupPhone } from '#contracts/account/rules.ts'
import { MissedElements } from '#contracts/chat/call.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { chatCaller, type ChatCaller, type Send } from '#server/testing/chat-caller.ts'
import { codeIn } from '#server/testing/order-by-chat.ts'
import { fittingAnswer, phoneOf, straying } from './random-answers.ts'
import { seeded, type Random } from './random.ts'

export type Visit = { number: number; flow: FlowName; step: string; locale: Locale; send: Send }
export type Visited = { session: string; end: string; turns: number }

const WANDERS = 60
const MOST_TURNS = 160
const LEAVING = ['customer_service', 'leave', 'not_now', 'decline', 'no', 'cancel', 'skip']

/** Plays one random conversation. Throws on an error, on a transcript that changes, and when no end is reached. */
export async function visit({ number, flow, step, locale, send }: Visit): Promise<Visited> {
  const random = seeded(number)
  const caller = chatCaller(send, `v${number}`, locale)
  const phone = phoneOf(locale, number)
  const code = async () => {
    const outbox = await send(
      `/services/sms/outbox?phoneNumber=${encodeURIComponent(readSignupPhone(phone, locale) ?? phone)}`,
    )
    return codeIn(await outbox.json())
  }
  await caller.begin(flow, step)
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const end = caller.ended()
    const asked = caller.transcript().findLast(({ from }) => from === 'bot')
    if (!asked) throw new Error(`${flow} says nothing`)
    if (end) return { session: caller.session().id, end, turns }
    if (turns < WANDERS && random.chance(0.2))
      await strayOnce(caller, { asked, send, locale, random, turnId: `v${number}-again-${turns}` })
    else await answerOnce(caller, asked, turns >= WANDERS, { locale, phone, code, random })
  }
  throw new Error(
    `${flow} comes to no end: ${JSON.stringify(
      caller
        .transcript()
        .slice(-6)
        .map(({ from, utterance }) => `${from}: ${utterance}`),
    )}`,
  )
}

type Person = { locale: Locale; phone: string; code: () => Promise<string>; random: Random }

async function answerOnce(caller: ChatCaller, asked: ChatElement, leaving: boolean, person: Person): Promise<void> {
  const { random } = person
  const payloads = asked.suggested_responses.map(({ payload }) => payload)
  const way = leaving ? LEAVING.find((payload) => payloads.includes(payload)) : undefined
  const consent = asked.parameters.consent_label !== undefined && random.chance(0.8) && { consent: true }
  const types =
    asked.resulting_state === 'AWAIT_NARRATIVE' && way === undefined && (payloads.length === 0 || random.chance(0.7))
  if (!types) return void (await caller.say({ payload: way ?? random.oneOf(payloads) ?? '', ...consent }))
  await caller.say({ utterance: await fittingAnswer(asked, person).catch(() => '000000') })
}

type Straying = { asked: ChatElement; send: Send; locale: Locale; random: Random; turnId: string }

async function strayOnce(caller: ChatCaller, { asked, send, locale, random, turnId }: Straying): Promise<void> {
  const ways = [
    () => caller.say({ utterance: straying(locale, random) }),
    () =>
      caller.say({
        payload:
          random.oneOf(
            ['confirm', 'accept', 'order', '__proto__', 'toString', '6gb'].filter(
              (payload) => !asked.suggested_responses.some((given) => given.payload === payload),
            ),
          ) ?? 'x',
      }),
    () => reload(caller, send),
    () => changeOne(caller, random),
    () => answerTwice(caller, asked, turnId),
    () =>
      caller
        .call('utterance', { language_code: locale, utterance: 'ja', answers: Math.max(1, asked.seq - 3) })
        .then(mustBe(({ stale }) => stale === true || asked.seq <= 3, 'a late answer was taken')),
  ]
  await random.oneOf(ways)?.()
}

async function changeOne(caller: ChatCaller, random: Random): Promise<void> {
  const own = random.oneOf(caller.transcript().filter(({ from }) => from === 'visitor'))
  if (own) await caller.say({ change: own.seq })
}

async function reload(caller: ChatCaller, send: Send): Promise<void> {
  const { id, jwt } = caller.session()
  const response = await send(`/services/brain/sessions/${id}/elements?after=0`, {
    headers: { authorization: `Bearer ${jwt}` },
  })
  const { elements } = v.parse(MissedElements, await response.json())
  // Effects may have added elements since, so only the beginning must match.
  const seen = caller.transcript()
  if (!isDeepStrictEqual(elements.slice(0, seen.length), seen))
    throw new Error('a reload shows another transcript than was seen')
}

async function answerTwice(caller: ChatCaller, asked: ChatElement, turnId: string): Promise<void> {
  const answer = { utterance: 'et svar to ganger', answers: asked.seq }
  const first = await caller.call('utterance', answer, turnId)
  const second = await caller.call('utterance', answer, turnId)
  if (!isDeepStrictEqual(first.elements, second.elements))
    throw new Error('the same turn sent twice was answered differently')
}

function mustBe<T>(holds: (value: T) => boolean, otherwise: string): (value: T) => void {
  return (value) => {
    if (!holds(value)) throw new Error(otherwise)
  }
}
