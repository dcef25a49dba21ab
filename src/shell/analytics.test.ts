// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { CHOICE_COOKIE } from '#contracts/kernel/cookie-choice.ts'
import { mayMeasure, measure } from './analytics.ts'

afterEach(() => {
  document.cookie = `${CHOICE_COOKIE}=; max-age=0`
})

test('CHAT-12 analytics sends events only after cookies are accepted', () => {
  expect(
    [
      '',
      'prat_cookies=refused',
      'prat_cookies=acceptedish',
      'x_prat_cookies=accepted',
      'a=b; prat_cookies=accepted',
    ].map(mayMeasure),
  ).toEqual([false, false, false, false, true])
})

test('CHAT-12 SHELL-06 analytics sends nothing until cookies are accepted, nor after they are refused', () => {
  const heard = vi.fn()
  window.addEventListener('prat:analytics', heard)
  measure({ event: 'order', flow: 'mobile_onboarding' })
  document.cookie = `${CHOICE_COOKIE}=refused`
  measure({ event: 'order', flow: 'mobile_onboarding' })
  expect(heard).not.toHaveBeenCalled()
  document.cookie = `${CHOICE_COOKIE}=accepted`
  measure({ event: 'order', flow: 'mobile_onboarding' })
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener('prat:analytics', heard)
})
