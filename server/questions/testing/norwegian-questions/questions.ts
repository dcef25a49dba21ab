import { ABROAD } from './abroad.ts'
import type { LabelledQuestion } from './labelled-question.ts'
import { PLANS } from './plans.ts'
import { SERVICE } from './service.ts'

export const QUESTIONS: readonly LabelledQuestion[] = [...PLANS, ...ABROAD, ...SERVICE]

export const NO_QUESTIONS: readonly string[] = [
  'Kari Nordmann',
  'Ola',
  'Storgata 12B',
  '0184',
  'Oslo',
  'Hvaler',
  '912 34 567',
  'kari@example.no',
  '24/12/1990',
  'bla bla bla',
  'asdf qwerty',
  'ja',
  'nei',
  '?',
  '...',
  'hva er meningen med livet',
  'hvem vant kampen i går',
  'hva er en pizza',
  'kan du fortelle en vits',
  'blir det regn i morgen',
  'Fjordgata',
  'Per Hansen',
  'lol',
  'jeg elsker deg',
  'xyzzy',
  '123456',
  'hva heter hovedstaden i fantasialand',
  'hva er klokka',
  'hvordan blir været',
  'når går toget',
]
