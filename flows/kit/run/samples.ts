import type { Facts } from '#contracts/chat/facts.ts'
import { LEAVE_OUTCOMES, PROVIDERS, type LeaveOutcome, type ProviderName } from '#contracts/chat/providers.ts'
import { MASK, type InputRuleName } from '../input-rules.ts'

export const SAMPLE_ANSWERS: Record<InputRuleName, readonly [string, ...string[]]> = {
  name: ['Kari Nordmann', 'Ola Hansen'],
  childName: ['Ola Nordmann'],
  phone: ['912 34 567', '912 34 568', '070-123 45 67'],
  email: ['kari@example.no'],
  street: ['Fjordgata 12'],
  postalCode: ['0150', '5003', '111 20'],
  city: ['Oslo'],
  birthDate: ['24/12/1990', '24/12/2012'],
  childBirthDate: ['24/12/2018', '24/12/2010'],
  code: ['774411', MASK],
  text: ['Noen ord'],
  supplier: ['Nordkraft'],
  meteringPoint: ['735 999 100 000 000 010', '571 313 100 000 000 010'],
  startDate: ['24/12/2026', '22/11/2026'],
}

export const NO_ANSWER = '?'

export const returnsOf = (_provider: ProviderName): readonly LeaveOutcome[] => LEAVE_OUTCOMES

export const sampleBrings = (provider: ProviderName, outcome: string): Facts =>
  outcome === 'ok' ? PROVIDERS[provider].sample : {}
