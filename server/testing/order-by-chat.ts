import * as v from 'valibot'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { ChatCaller } from './chat-caller.ts'

const ASIDE = new Set([
  'help_choose',
  'change',
  'cancel',
  'no',
  'leave',
  'known',
  'sign_in',
  'customer_service',
  'resend',
  'other_number',
])
const MOST_ANSWERS = 40

const Outbox = v.array(v.object({ text: v.string() }))

export function codeIn(outbox: unknown): string {
  const [code] = v.parse(Outbox, outbox).flatMap(({ text }) => /#(\d{6})$/.exec(text)?.[1] ?? [])
  if (!code) throw new Error('no code was sent')
  return code
}

export async function orderByChat(
  caller: ChatCaller,
  phone: string,
  readOutbox: (phone: string) => Promise<unknown>,
  prefer: string[] = [],
): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const last = caller.transcript().at(-1)
    if (!last || caller.ended()) return
    await caller.say(
      last.resulting_state === 'AWAIT_CHOICE'
        ? { payload: choiceOf(last, prefer) }
        : { utterance: await typedFor(last, phone, readOutbox) },
    )
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers: ${JSON.stringify(caller.transcript().slice(-3))}`)
}

function choiceOf({ suggested_responses: offered }: ChatElement, prefer: string[]): string {
  const payloads = offered.map(({ payload }) => payload)
  const choice =
    payloads.find((payload) => prefer.includes(payload)) ??
    payloads.find((payload) => !ASIDE.has(payload)) ??
    payloads[0]
  if (!choice) throw new Error('a choice without choices')
  return choice
}

async function typedFor(
  { parameters: { input_type, input_autocomplete } }: ChatElement,
  phone: string,
  readOutbox: (phone: string) => Promise<unknown>,
): Promise<string> {
  if (input_type === 'email') return `kari.${phone}@gmail.com`
  if (input_type === 'tel') return phone
  if (input_type === 'code') return codeIn(await readOutbox(`+47${phone}`))
  const byField: Record<string, string> = {
    bday: '24121990',
    'postal-code': '0150',
    'address-level2': 'Oslo',
    'address-line1': `Storgata ${1 + Number(phone.slice(-4))} B`,
  }
  return byField[input_autocomplete ?? ''] ?? 'Kari Nordmann'
}
