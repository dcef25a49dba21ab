// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { areaTexts } from './area-texts.tsx'
import { loadI18n } from './load-i18n.ts'
import { useLingui } from '@lingui/react'
import { Voice } from './voice.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ADDRESS = '/services/translations/nb_NO.000000000000.json'
const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>'
const answering = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

function Words({ id }: { id: string }) {
  return <p>{useLingui().i18n._(id)}</p>
}

test('CALL-17 HTML in a translation shows as harmless text', async () => {
  const i18n = await loadI18n('nb_NO', { address: ADDRESS, messages: { 'pages.login.title': [HOSTILE] } })
  const { container } = render(
    <Voice i18n={i18n}>
      <Words id="pages.login.title" />
    </Voice>,
  )
  expect(container.textContent).toBe(HOSTILE)
  expect(container.querySelector('img, script')).toBeNull()
})

test('CALL-17 texts of the separate areas can be overridden like all others', async () => {
  const catalogue = async () => ({ messages: { 'area.own': ['Shipped'], 'area.other': ['Other'] } })
  const Area = areaTexts({ nb_NO: catalogue, sv_SE: catalogue, da_DK: catalogue, en_US: catalogue })
  const i18n = await loadI18n('nb_NO', { address: ADDRESS, messages: { 'area.own': ['Overridden'] } })
  await act(
    async () =>
      void render(
        <Voice i18n={i18n}>
          <Suspense>
            <Area>
              <Words id="area.own" />
              <Words id="area.other" />
            </Area>
          </Suspense>
        </Voice>,
      ),
  )
  expect([await screen.findByText('Overridden'), await screen.findByText('Other')]).toHaveLength(2)
})

test('CALL-17 a browser fetches the texts from their address', async () => {
  answering(JSON.stringify({ 'pages.login.title': ['Inn'] }))
  expect((await loadI18n('nb_NO', ADDRESS))._('pages.login.title')).toBe('Inn')
})

test.each([
  ['is broken', '{"pages.login'],
  ['is something else', '{"pages.login.title": {"$": 1}}'],
  ['is nothing', 'null'],
])('CALL-17 when what is there %s, the shipped texts are shown', async (_, body) => {
  answering(body)
  expect((await loadI18n('nb_NO', ADDRESS))._('pages.login.title')).toBe('Logg inn')
})

test('CALL-17 without overrides the shipped texts are shown', async () => {
  answering('{"pages.login.title":["Inn"]}', 404)
  expect((await loadI18n('nb_NO', ADDRESS))._('pages.login.title')).toBe('Logg inn')
})
