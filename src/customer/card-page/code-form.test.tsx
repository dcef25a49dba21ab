// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { createRoutesStub, useActionData } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { AccountTexts } from '#src/customer/account/account-texts.tsx'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { CodeForm } from './code-form.tsx'

type Answer = ComponentProps<typeof CodeForm>['answer']

// Preloads the lazily loaded texts, so that rendering need not wait for them.
beforeAll(() => import('virtual:catalogue/account/nb_NO'))
afterEach(cleanup)

const ANSWERS: Record<string, Answer> = {
  '111111': { kind: 'refused', problem: 'codeWrong' },
  '222222': { kind: 'asked', notice: 'tooMany' },
}

async function show() {
  const posted: (string | null)[] = []
  const i18n = await loadI18n('nb_NO')
  const Page = () => (
    <AccountTexts>
      <CodeForm
        action="/"
        phone="+47 411 11 111"
        answer={useActionData<Answer>()}
        ask="Send kode"
        go="Slett kontoen"
        intent="erase"
        hidden={{ proof: 'p1' }}
      />
    </AccountTexts>
  )
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      action: async ({ request }): Promise<Answer> => {
        const form = await request.formData()
        posted.push(['intent', 'code', 'proof'].map((name) => String(form.get(name))).join(' '))
        return ANSWERS[String(form.get('code'))] ?? { kind: 'asked', notice: 'sent' }
      },
    },
  ])
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Stub />
      </I18nProvider>,
    ),
  )
  return { posted, visitor: userEvent.setup() }
}

test('TRU-03 SEC-01 the form for a code first offers to send one, then asks for it, with the focus in its field', async () => {
  const { posted, visitor } = await show()
  const ask = await screen.findByRole('button', { name: 'Send kode' })
  expect(screen.queryByRole('textbox')).toBeNull()
  await visitor.click(ask)
  const field = await screen.findByRole('textbox', { name: 'Kode fra SMS' })
  expect(screen.getByRole('status').textContent).toBe('Vi har sendt en kode på seks sifre til +47 411 11 111.')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(posted).toEqual(['ask null p1'])
})

test('TRU-03 SEC-01 a wrong code is told at its field, which has the focus; Enter takes the code, and a wait is told as trouble', async () => {
  const { posted, visitor } = await show()
  await visitor.click(await screen.findByRole('button', { name: 'Send kode' }))
  await visitor.type(await screen.findByRole('textbox'), '111111{Enter}')
  expect(await within(await screen.findByRole('alert')).findByText(/^Koden stemte ikke/)).toBeTruthy()
  const field = screen.getByRole('textbox')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await visitor.clear(field)
  await visitor.type(field, '222222')
  await visitor.click(screen.getByRole('button', { name: 'Send ny kode' }))
  const told = await screen.findByText(/^Det ble litt mange koder på kort tid/)
  expect(told.closest('output')?.dataset['tone']).toBe('problem')
  expect(posted).toEqual(['ask null p1', 'erase 111111 p1', 'ask 222222 p1'])
})
