import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { offers, opening, redirects, says, stored, visitor, wonders } from './testing/conversations.ts'
import { ChatPage } from './testing/page.tsx'

const html = (conversation: Parameters<typeof ChatPage>[0]['conversation']) =>
  renderToString(<ChatPage conversation={conversation} />)
const fieldsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )

test('CHAT-18 the served page holds the first bot message, and each suggestion as a button of a form', () => {
  const page = html(opening([says(1, 'Welcome!'), offers(2, 'New', 'Keep')]))
  expect(page).toContain('Welcome!')
  expect(page).toMatch(/<form[^>]* action="\/chat" method="post">/)
  expect(page).toMatch(/<button type="submit" value="new"[^>]* name="payload">New<\/button>/)
  expect(fieldsOf(page)).toEqual({
    session: '',
    flow: 'every_element',
    step: 'init',
    product: 'mobile',
    product_value: '3gb',
    turn_id: 'turn-0001',
    answers: '2',
    from: '/mobil/3gb?utm_source=mail',
  })
})

test('CHAT-03 a typed answer is a form too, with the keyboard, pattern and words the element asks for', () => {
  const page = html(
    stored([
      wonders(4, {
        input_type: 'tel',
        input_mode: 'tel',
        input_pattern: '\\d{8}',
        input_button_text: 'Go',
        input_autocomplete: 'tel',
      }),
    ]),
  )
  const input = /<input[^>]*name="utterance"[^>]*>/.exec(page)?.[0] ?? ''
  expect(input).toContain('type="tel"')
  expect(input).toContain('inputMode="tel"')
  expect(input).toContain('pattern="\\d{8}"')
  expect(input).toContain('autoComplete="tel"')
  expect(page).toContain('<span>Go</span>')
  expect(fieldsOf(page)).toMatchObject({ session: 's1', answers: '4' })
})

test('CHAT-03 CHAT-15 while a choice is expected there is a form for questions and none for typed answers', () => {
  const page = html(stored([offers(1, 'New')]))
  expect(page.match(/name="utterance"/g)).toHaveLength(1)
  expect(page).toMatch(
    /<div class="aside"><form action="\/chat" method="post">.*chat\.ask\.label.*name="utterance".*<\/form><\/div>/,
  )
})

test('CHAT-15 beside a keyboard of digits a question in between is a form that is closed until it is wanted', () => {
  const page = html(stored([wonders(1, { input_label: 'Phone', input_type: 'tel', input_mode: 'tel' })]))
  expect(page).toMatch(
    /<details class="aside"><summary class="wonder">chat\.ask<\/summary><noscript><form action="\/chat" method="post">.*name="utterance".*<\/form><\/noscript><\/details>/,
  )
})

test('an effect under way: without scripts the page looks again by itself, at an address that is loaded anew', () => {
  const page = html(stored([says(1, 'One moment')], { waiting: 'effect' }))
  expect(page).toContain(
    '<noscript><meta http-equiv="refresh" content="1;url=/mobil/3gb?utm_source=mail&amp;look=1#chat"/>',
  )
})

test('CHAT-06 the way on to sign-in is a form with its button', () => {
  const page = html(stored([redirects(3, '/products')], { waiting: 'end', ended: 'order' }))
  expect(page).toContain('action="/chat/continue"')
  expect(fieldsOf(page)).toEqual({ session: 's1', target: '/products' })
  expect(page).toContain('Go on')
})

test('CHAT-13 an answer that came too late is shown as not taken, its words are in the field again, and the given one can be changed', () => {
  const asked = (seq: number) => wonders(seq, { input_label: 'Name' })
  const again = html(
    stored([asked(1), says(2, 'Pardon?'), asked(3)], { notTaken: { answers: 1, utterance: 'Kari', title: 'Kari' } }),
  )
  expect(again).toContain('chat.notTaken')
  expect(again).toMatch(/<input[^>]*name="utterance"[^>]*value="Kari"/)
  const answered = { ...visitor(2, 'New'), changeable: true }
  const change = html(
    stored([offers(1, 'New', 'Keep'), answered, wonders(3)], {
      notTaken: { answers: 1, utterance: '', payload: 'keep', title: 'Keep' },
    }),
  )
  expect(change).toMatch(/<button type="submit" form="chat-change" value="2"[^>]*>chat\.notTaken\.change<\/button>/)
})

test('CHAT-07 the button to a partner is a form that gets a one-use id on the server', () => {
  const target = 'https://partner.example/start'
  const onward = { ...redirects(3, target), extra_parameters: { action: 'intellitech_redirect', target } }
  const page = html(stored([onward], { waiting: 'end', ended: 'lead' }))
  expect(page).toContain('action="/chat/handoff"')
  expect(fieldsOf(page)).toEqual({ session: 's1', target })
})

test('a consent to be ticked does not keep the other suggestions from being posted', () => {
  const asked = { ...offers(1, 'Sign', 'Later'), parameters: { consent_label: 'I give power of attorney' } }
  const page = html(stored([asked]))
  expect(page).toMatch(/<input type="checkbox"[^>]* required=""[^>]* name="consent" value="1"\/>/)
  expect(page).toMatch(/value="later"[^>]*formNoValidate=""/)
  expect(page).not.toMatch(/value="sign"[^>]*(formNoValidate|disabled)/)
})

test('a word before one of our paths is a link there', () => {
  expect(html(stored([says(1, 'You accept the terms (/mobil-brukervilkar). Fine?'), offers(2, 'Yes')]))).toMatch(
    /You accept the (<!-- -->)?<a href="\/mobil-brukervilkar"[^>]*>terms<\/a>/,
  )
})
