import { TALK_TO_US } from '../kit/flow-event.ts'
import { defineFlow } from '../kit/define-flow.ts'
import { phoneCode } from '#flows/phone-code/part.ts'
import { createCustomer } from '#flows/create-customer/part.ts'
import { vipps } from '#flows/vipps/part.ts'
import { signIn } from '#flows/sign-in/part.ts'

const ABOUT = ['signup.about.terms'] as const

/** Signs in by a code to the phone or by Vipps, and creates an account for a new customer (FLOW-06, CHAT-08). */
export const genericSignup = defineFlow({
  name: 'generic_signup',
  offered: { instead: 'home' },
  entries: ['init'],
  guards: {
    signedIn: ({ facts }) => facts.signedIn === true,
    nameKnown: ({ facts }) => facts.name !== undefined,
    emailKnown: ({ facts }) => facts.email !== undefined,
    detailsKnown: ({ facts: { name, email, termsAccepted } }) =>
      name !== undefined && email !== undefined && termsAccepted === true,
    phoneProven: ({ facts: { phone, provenPhone } }) => phone !== undefined && phone === provenPhone,
  },
  offers: {
    vipps: ({ facts }) =>
      facts.vippsOffered ? [{ payload: 'vipps', title: 'signup.who.vipps', learn: { phone: undefined } }] : [],
    givenPhone: ({ facts: { phone } }) =>
      phone
        ? [{ payload: 'given_phone', title: 'signup.phone.given', values: { phone: { phone } }, learn: { phone } }]
        : [],
  },
  learn: { provePhone: ({ facts: { phone } }) => ({ provenPhone: phone }) },
  values: ({ facts: { firstName, name, phone } }) => ({
    firstName: firstName ?? name?.firstName,
    phone: phone === undefined ? undefined : { phone },
  }),
  parts: {
    phone_code: { part: phoneCode, to: { known: 'known', new: 'unknown', otherNumber: 'known_phone' } },
    vipps: { part: vipps, to: { known: 'known', new: 'unknown', without: 'known_phone' } },
    create_customer: { part: createCustomer, to: { created: 'created' } },
    sign_in: { part: signIn, to: {} },
  },
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'already' }, { to: 'hello' }] },
    already: { say: ['signup.already'], end: 'signed_in', redirectTo: '/products' },
    hello: {
      say: ['signup.hello', 'signup.who'],
      ask: {
        offer: { from: 'vipps', to: 'vipps', last: true },
        choices: {
          known: { title: 'signup.who.known', to: 'known_phone' },
          new: { title: 'signup.who.new', to: 'name' },
        },
      },
    },
    known_phone: {
      say: ['signup.knownPhone'],
      ask: {
        offer: { from: 'givenPhone', to: 'phone_code' },
        input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'phone_code' },
        choices: { new: { title: 'signup.knownPhone.new', to: 'name' } },
      },
    },
    known: { say: ['signup.known'], next: 'sign_in' },
    unknown: { learn: 'provePhone', branch: [{ if: 'detailsKnown', to: 'create_customer' }, { to: 'no_account' }] },
    no_account: {
      say: ['signup.noAccount'],
      ask: {
        choices: {
          create: { title: 'signup.noAccount.create', to: 'name_known' },
          other_number: { title: 'shared.code.otherNumber', to: 'known_phone', learn: { phone: undefined } },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
        },
      },
    },
    name_known: { branch: [{ if: 'nameKnown', to: 'phone_proven' }, { to: 'name' }] },
    name: {
      say: ['signup.name'],
      ask: {
        about: ABOUT,
        input: { rule: 'name', write: 'name', label: 'signup.name.label', to: 'phone_proven' },
      },
    },
    phone_proven: { branch: [{ if: 'phoneProven', to: 'email_known' }, { to: 'phone' }] },
    phone: {
      say: ['signup.phone'],
      ask: {
        offer: { from: 'givenPhone', to: 'email' },
        input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'email' },
      },
    },
    email_known: { branch: [{ if: 'emailKnown', to: 'terms' }, { to: 'email' }] },
    email: {
      say: ['signup.email'],
      ask: { about: ABOUT, input: { rule: 'email', write: 'email', label: 'shared.email.label', to: 'terms' } },
    },
    terms: {
      say: ['signup.terms'],
      ask: {
        about: ABOUT,
        choices: {
          accept: { title: 'signup.terms.accept', to: 'accepted', learn: { termsAccepted: true }, proves: ['terms'] },
          decline: { title: 'signup.terms.decline', to: 'declined' },
        },
      },
    },
    accepted: { branch: [{ if: 'phoneProven', to: 'create_customer', proves: ['identity'] }, { to: 'phone_code' }] },
    declined: {
      say: ['signup.declined'],
      ask: {
        choices: {
          accept: { title: 'signup.terms.accept', to: 'accepted', learn: { termsAccepted: true }, proves: ['terms'] },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    created: { say: ['signup.created'], tells: 'CompleteRegistration', next: 'sign_in' },
  },
})
