import { expect, test } from 'vitest'
import { createSites } from './sites.ts'

const SITES = ['https://scoopr.no', 'https://www.scoopr.se/', 'https://scoopr.dk']
const asked = (host: string, headers: Record<string, string> = {}) =>
  new Request(`http://${host}/mobilabonnement`, { headers })

test('PAGE-25 SHELL-01 the site of a request is the configured one of its host', () => {
  const { of } = createSites({ SITES, PUBLIC_URL: 'https://scoopr.no', TRUST_PROXY: false })
  expect(of(asked('www.scoopr.se'))).toEqual({ origin: 'https://www.scoopr.se', locale: 'sv_SE' })
  expect(of(asked('scoopr.dk:8080'))).toEqual({ origin: 'https://scoopr.dk', locale: 'da_DK' })
})

test('SEC-03 an unconfigured host never becomes our address, nor does a forwarded host unless the proxy is trusted', () => {
  const settings = { SITES, PUBLIC_URL: 'https://scoopr.no' }
  const forwarded = { 'x-forwarded-host': 'scoopr.dk' }
  expect(createSites({ ...settings, TRUST_PROXY: false }).of(asked('evil.example')).origin).toBe('https://scoopr.no')
  expect(createSites({ ...settings, TRUST_PROXY: false }).of(asked('127.0.0.1', forwarded)).origin).toBe(
    'https://scoopr.no',
  )
  expect(createSites({ ...settings, TRUST_PROXY: true }).of(asked('127.0.0.1', forwarded)).origin).toBe(
    'https://scoopr.dk',
  )
  expect(
    createSites({ ...settings, TRUST_PROXY: true }).of(asked('127.0.0.1', { 'x-forwarded-host': '@:/' })).origin,
  ).toBe('https://scoopr.no')
})

test('SHELL-01 without settings the address is the one that was asked for', () => {
  expect(createSites({ TRUST_PROXY: false }).of(asked('portal.localhost:4600'))).toEqual({
    origin: 'http://portal.localhost:4600',
    locale: 'nb_NO',
  })
})
