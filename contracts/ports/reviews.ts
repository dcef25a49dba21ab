import * as v from 'valibot'
import { ReviewFigures } from '../content/testimonial.ts'
import { definePort, operation } from './port.ts'

export const reviewsPort = definePort({
  title: 'Reviews',
  setting: 'REVIEWS_URL',
  atStake: 'nothing',
  operations: {
    read: operation({
      summary: 'How the provider is rated: the average out of 5 and, if it is known, the number of ratings',
      method: 'GET',
      path: '/reviews',
      input: v.object({}),
      output: ReviewFigures,
      idempotent: 'reading',
      outcomes: { read: 'The figures of today.' },
      outcomeOf: () => 'read',
      samples: { read: () => ({}) },
    }),
  },
})
