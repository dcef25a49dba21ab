import { expect, test } from 'vitest'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

const BEFORE_NAME = ['12 gb', 'ja', 'meg', 'behold 915 22 481'] as const
const BEFORE_STREET = ['14.03.1964', '915 22 481', 'post@example.no'] as const

test.for([
  ['Morten Berg', 'Fjellveien 8, 5019 Bergen', 'Bergen'],
  ['Anne Lill Sand', 'Strandveien 8, 4306 Sandnes', 'Sandnes'],
  ['Frode Berge', 'Bergeveien 3, 5003 Bergen', 'Bergen'],
  ['Jon Lille', 'Storgata 1, 2609 Lillehammer', 'Lillehammer'],
  ['Trond Berg', 'jeg bor i Fjellveien 8, 5019 Bergen', 'Bergen'],
] as const)(
  'HEAR-04 a town that begins like the family name puts no name right: %s, %s',
  async ([name, street, city]) => {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [...BEFORE_NAME, name, ...BEFORE_STREET, street])
    expect(Object.values(facts.name ?? {}).toSorted()).toEqual(name.split(' ').toSorted())
    expect(facts.city).toBe(city)
  },
)

test.for(['jeg bor i Bergen', 'jeg har 200 000 på kredittkort og bor i Bergen', 'skal til Bergen'])(
  'HEAR-04 nor does it in a sentence: %s',
  async (said) => {
    const { facts } = await talk('insurance_leads', 'nb_NO', [
      'bil',
      'det var alt',
      { payload: 'without' },
      'Trond Berg',
      '915 22 481',
      'trond@berg.no',
      said,
    ])
    expect(facts.name).toEqual({ firstName: 'Trond', lastName: 'Berg' })
  },
)

test.for(['etternavnet er Bergen', 'jeg heter Bergen', 'det skal skrives Bergh', 'Bergheim', 'Bergh med h'])(
  'HEAR-04 another spelling of the family name is taken where a name is spoken of: %s',
  async (said) => {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [...BEFORE_NAME, 'Trond Berg', '14.03.1964', said])
    expect(facts.name?.lastName).toMatch(/^(?:Bergen|Bergh|Bergheim)$/)
  },
)
