import * as v from 'valibot'
import { Debt } from '../debts/debt.ts'
import { definePort, operation } from './port.ts'

export const debtsPort = definePort({
  title: 'Debt register',
  setting: 'DEBT_REGISTER_URL',
  atStake: 'law',
  operations: {
    read: operation({
      summary: 'The unsecured debts of a person who has consented to the reading',
      method: 'POST',
      path: '/debts',
      input: v.object({ nationalId: v.pipe(v.string(), v.regex(/^\d{11}$/)), consent: v.string() }),
      output: v.array(Debt),
      idempotent: 'reading',
      outcomes: { read: 'The debts; empty if the register knows of none.' },
      outcomeOf: () => 'read',
      samples: { read: () => ({ nationalId: '24929012190', consent: 'conformance' }) },
    }),
  },
})
