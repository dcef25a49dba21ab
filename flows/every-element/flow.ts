import { planOf, planOn } from '#contracts/catalogue/plans.ts'
import { OWN_CURRENCY } from '#contracts/kernel/money.ts'
import { defineFlow } from '../kit/define-flow.ts'

export const everyElement = defineFlow({
  name: 'every_element',
  offered: { instead: 'home' },
  entries: ['init', 'summary', 'partner'],
  humanHandover: 'person',
  secrets: ['code'],
  guards: { named: ({ facts }) => facts.name !== undefined },
  offers: {
    plans: () =>
      (['3gb', '12gb'] as const).map((plan) => ({
        payload: plan,
        title: 'every.plan',
        values: { plan: planOf(plan).name },
        learn: { plan },
      })),
  },
  summaries: {
    everything: ({ facts, today, locale }) => [
      { label: 'every.row.name', value: facts.name?.firstName ?? '–' },
      { label: 'every.row.phone', value: { phone: facts.portNumber ?? '+4791234567' } },
      { label: 'every.row.day', value: { day: today } },
      { label: 'every.row.text', value: { text: 'every.row.text.value' } },
      {
        label: 'every.row.amount',
        value: { money: planOn(facts.plan ?? '3gb', today).monthly, currency: OWN_CURRENCY[locale] ?? 'NOK' },
        strong: true,
      },
    ],
  },
  learn: { forgetCode: () => ({ code: undefined }) },
  values: ({ facts: { name, plan } }) => ({ firstName: name?.firstName, plan: plan && planOf(plan).name }),
  steps: {
    init: {
      say: ['every.hello', 'every.choices'],
      ask: {
        choices: {
          go: { title: 'every.go', to: 'offer', icon: 'check' },
          person: { title: 'kit.talkToUs', to: 'person' },
        },
      },
    },
    offer: { say: ['every.offer'], ask: { offer: { from: 'plans', to: 'name' } } },
    name: {
      say: ['every.name'],
      ask: { input: { rule: 'name', write: 'name', label: 'every.name.label', to: 'greeting' } },
    },
    greeting: { branch: [{ if: 'named', to: 'hello_name' }, { to: 'child_name' }] },
    hello_name: { say: ['every.helloName'], next: 'child_name' },
    child_name: {
      say: ['every.childName'],
      ask: { input: { rule: 'childName', write: 'childName', label: 'every.childName.label', to: 'phone' } },
    },
    phone: {
      say: ['every.phone'],
      ask: {
        input: { rule: 'phone', write: 'portNumber', label: 'every.phone.label', to: 'email' },
        choices: { skip: { title: 'every.skip', to: 'email', learn: { portNumber: '+4740000000' } } },
      },
    },
    email: {
      say: ['every.email'],
      ask: { input: { rule: 'email', write: 'email', label: 'every.email.label', to: 'street' } },
    },
    street: {
      say: ['every.street'],
      ask: { input: { rule: 'street', write: 'street', label: 'every.street.label', to: 'postal_code' } },
    },
    postal_code: {
      say: ['every.postalCode'],
      ask: { input: { rule: 'postalCode', write: 'postalCode', label: 'every.postalCode.label', to: 'city' } },
    },
    city: {
      say: ['every.city'],
      ask: { input: { rule: 'city', write: 'city', label: 'every.city.label', to: 'birth_date' } },
    },
    birth_date: {
      say: ['every.birthDate'],
      ask: { input: { rule: 'birthDate', write: 'birthDate', label: 'every.birthDate.label', to: 'child_birth_date' } },
    },
    child_birth_date: {
      say: ['every.childBirthDate'],
      ask: {
        input: { rule: 'childBirthDate', write: 'childBirthDate', label: 'every.childBirthDate.label', to: 'code' },
      },
    },
    code: {
      say: ['every.code'],
      ask: { input: { rule: 'code', write: 'code', label: 'every.code.label', to: 'text' } },
    },
    text: {
      learn: 'forgetCode',
      say: ['every.text'],
      ask: { input: { rule: 'text', write: 'freeText', label: 'every.text.label', to: 'effect' } },
    },
    effect: {
      say: ['every.effect'],
      call: {
        effect: 'number.check',
        outcomes: { portable: 'summary', notPortable: 'summary', failed: 'effect_failed' },
      },
    },
    effect_failed: {
      say: ['every.effectFailed'],
      ask: { choices: { again: { title: 'shared.again', to: 'effect' }, go: { title: 'every.go', to: 'summary' } } },
    },
    summary: {
      say: ['every.summary'],
      summary: 'everything',
      ask: {
        choices: {
          finish: { title: 'every.finish', to: 'agree' },
          again: { title: 'every.again', to: 'init' },
          away: { title: 'every.away.title', to: 'away' },
        },
      },
    },
    agree: {
      say: ['every.agree'],
      ask: {
        consent: 'every.agree.label',
        choices: {
          yes: { title: 'every.agree.yes', to: 'finish', exact: true },
          no: { title: 'every.agree.no', to: 'person' },
        },
      },
    },
    away: {
      say: ['every.away'],
      ask: {
        leave: {
          to: 'bankid',
          button: 'every.away.go',
          outcomes: {
            ok: 'summary',
            cancelled: 'away_back',
            timedOut: 'away_back',
            wrongPerson: 'away_back',
            replayed: 'away_back',
            failed: 'away_back',
          },
        },
        choices: { go: { title: 'every.go', to: 'summary' } },
      },
    },
    away_back: { say: ['every.awayBack'], next: 'summary' },
    finish: { say: ['every.finished'], end: 'thanks', redirectTo: '/products' },
    partner: {
      say: ['every.partner'],
      ask: { choices: { onward: { title: 'every.onward', to: 'partner_left' } } },
    },
    partner_left: {
      say: ['every.partnerLeft'],
      tells: 'Lead',
      end: 'lead',
      redirectTo: 'https://partner.example/start',
    },
    person: { say: ['shared.talkToUs', 'shared.openingHours'], end: 'handed_over' },
  },
})
