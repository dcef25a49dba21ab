import { describe, expect, test } from 'vitest'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { listener } from './testing/listener.ts'

const heard = listener(createSpeak())

describe('BEY-10 a wish for a person is heard', () => {
  test.each([
    'snakk med et menneske',
    'kan jeg snakke med et menneske',
    'jeg vil snakke med noen',
    'kundeservice',
    'Kan jeg få snakke med kundeservice?',
    'kan noen ringe meg',
    'ring meg',
    'jeg vil ha hjelp av et menneske',
    'prate med en ekte person',
    'eg vil snakka med nokon',
    'æ vil snakke med nåkka folk',
    'I want to talk to a human',
    'vil ikke snakke med en robot',
    'chatte med en medarbeider',
    'snakke med dere',
    'customer service please',
  ])('"%s"', (said) => {
    for (const step of ['plan', 'name', 'birth', 'number'])
      expect(heard('mobile_onboarding', step, said)).toBe('customer_service')
  })

  test.each([
    'når har dere åpent',
    'når åpner kundeservice',
    'hva er telefonnummeret til kundeservice',
    'hva koster det å ringe til sverige',
    'Ring Utland',
    'Kari Menneske',
    'kan jeg ringe til usa',
  ])('"%s" is none', (said) => {
    expect(heard('mobile_onboarding', 'plan', said)).not.toBe('customer_service')
  })
})
