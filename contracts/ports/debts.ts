import * as v from 'valibot'
import { Debt } from '../debts/debt.ts'
import { Locale } from '../kernel/locale.ts'
import { definePort, operation } from './port.ts'

const address = v.pipe(v.string(), v.url())
const person = { nationalId: v.pipe(v.string(), v.regex(/^\d{11}$/)), consent: v.string() }
const SAMPLE = { nationalId: '24929012190', consent: 'conformance' }

export const debtsPort = definePort({
  title: 'Debt register',
  setting: 'DEBT_REGISTER_URL',
  atStake: 'law',
  operations: {
    read: operation({
      summary: 'The unsecured debts of a person who has consented to the reading',
      method: 'POST',
      path: '/debts',
      input: v.object(person),
      output: v.array(Debt),
      idempotent: 'reading',
      outcomes: { read: 'The debts; empty if the register knows of none.' },
      outcomeOf: () => 'read',
      samples: { read: () => SAMPLE },
    }),
    view: operation({
      summary:
        'A page of the register that shows the person their own debts, in a frame of the portal or, without scripts, in its place',
      method: 'POST',
      path: '/views',
      input: v.object({
        ...person,
        locale: Locale,
        /** The origin that is told by `postMessage({ from: 'view', happened: 'done' }, portal)` that the person is done. */
        portal: address,
        /** Where a link leads a person back whose page is not in a frame. */
        back: address,
      }),
      output: v.object({ address }),
      idempotent: 'reading',
      outcomes: { opened: 'The address of the page, which opens once and within a minute.' },
      outcomeOf: () => 'opened',
      samples: {
        opened: () => ({
          ...SAMPLE,
          locale: 'nb_NO',
          portal: 'https://portal.example',
          back: 'https://portal.example/refinansiering#chat',
        }),
      },
    }),
  },
})
