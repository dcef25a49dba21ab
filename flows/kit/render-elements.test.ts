import { expect, test } from 'vitest'
import type { UnnumberedElement } from '#contracts/chat/element.ts'
import { everyElement } from '../every-element/flow.ts'
import { renderElements } from './render-elements.ts'
import { begin, runnable, turn, type TurnResult } from './turn.ts'

const flow = runnable(everyElement)
const now = { today: '2026-11-21', locale: 'nb_NO' } as const
const translate = (id: string, values: Record<string, string | number>) =>
  id === 'every.helloName' ? `${id} ${values['firstName']}` : id
const render = ({ drafts }: TurnResult) => renderElements(drafts, translate, 'nb_NO')
const at = (step: string) => render(begin(flow, step, { name: { firstName: 'Kari', lastName: 'Nordmann' } }, now))

const bubble: UnnumberedElement = {
  from: 'bot',
  content_type: 'utterance',
  utterance: '',
  suggested_responses: [],
  force_suggested_responses: false,
  parameters: {},
  extra_parameters: {},
  resulting_state: 'NEXT',
  tone: 'normal',
}

test('CHAT-02 CHAT-05 each text is a bubble; the last one has the choices, and only these can be chosen', () => {
  expect(at('init')).toEqual([
    { ...bubble, utterance: 'every.hello' },
    {
      ...bubble,
      utterance: 'every.choices',
      suggested_responses: [
        { title: 'every.go', payload: 'go', icon: 'check' },
        { title: 'kit.talkToUs', payload: 'person' },
      ],
      force_suggested_responses: true,
      resulting_state: 'AWAIT_CHOICE',
    },
  ])
})

test('CHAT-03 a typed answer comes with its label, keyboard, pattern and button, beside a suggestion', () => {
  expect(at('phone')).toEqual([
    {
      ...bubble,
      utterance: 'every.phone',
      suggested_responses: [{ title: 'every.skip', payload: 'skip' }],
      input_type: 'text',
      parameters: {
        input_type: 'tel',
        input_mode: 'tel',
        input_pattern: expect.any(String),
        input_autocomplete: 'tel',
        input_placeholder: '912 34 567',
        input_label: 'every.phone.label',
        input_button_text: 'kit.send',
      },
      resulting_state: 'AWAIT_NARRATIVE',
    },
  ])
})

test('CHAT-15 a help message has its tone and repeats the question', () => {
  const { state } = begin(flow, 'email', {}, now)
  const [help] = render(turn(flow, state, { type: 'visitor.answered', utterance: 'kari' }, now))
  expect(help).toMatchObject({
    utterance: 'rule.email',
    tone: 'help',
    resulting_state: 'AWAIT_NARRATIVE',
    parameters: { input_type: 'email' },
  })
})

test('CHAT-02 a summary is a card of rows, in the locale’s own money, phone and day', () => {
  expect(at('summary').at(-1)).toMatchObject({
    content_type: 'summary',
    summary: [
      { label: 'every.row.name', value: 'Kari' },
      { label: 'every.row.phone', value: '912 34 567' },
      { label: 'every.row.day', value: '21/11/2026' },
      { label: 'every.row.text', value: 'every.row.text.value' },
      { label: 'every.row.amount', value: '279\u00a0kr', strong: true },
    ],
    resulting_state: 'AWAIT_CHOICE',
  })
})

test('CHAT-02 the last bubble says that an effect is running', () => {
  expect(at('effect')).toEqual([{ ...bubble, utterance: 'every.effect', resulting_state: 'AWAIT_EFFECT' }])
})

test('CHAT-06 an end with a target is a redirect that signs in', () => {
  expect(at('finish')).toEqual([
    {
      ...bubble,
      content_type: 'redirect',
      utterance: 'every.finished',
      input_type: 'redirect',
      parameters: { input_button_text: 'kit.continue' },
      extra_parameters: { action: 'login', target: '/products' },
      resulting_state: 'END',
    },
  ])
  expect(at('person').at(-1)).toMatchObject({ content_type: 'utterance', resulting_state: 'END' })
})

test('FLOW-04 values are filled into texts', () => {
  expect(at('greeting')[0]?.utterance).toBe('every.helloName Kari')
})

test('CHAT-12 the analytics event of a step is on the last element of the step', () => {
  expect(at('partner_left')).toMatchObject([
    { utterance: 'every.partnerLeft', parameters: { fb_event: 'Lead' }, input_type: 'redirect' },
  ])
})
