// What only answers: credit, numbers, meters, debts.
import { dayOf } from './day.js'

export function checkCredit({ birthDate, subject }) {
  const grown = `${Number(birthDate.slice(0, 4)) + 18}${birthDate.slice(4)}`
  const id = `C-${subject}`
  return [
    200,
    grown > dayOf(new Date()) ? { outcome: 'refused', id, reason: 'under_age' } : { outcome: 'approved', id },
  ]
}

export const checkNumber = (phone) => [
  200,
  /^\+47[49]\d{7}$/.test(phone) ? { outcome: 'portable', phone } : { outcome: 'notPortable', refusal: 'not_mobile' },
]

// Eighteen digits that end with the check digit of GS1, as metering points have it.
function meteringPoint(country, digits) {
  const body = `${country === 'SE' ? '735999' : '571313'}${digits.padStart(11, '0').slice(-11)}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

export function findMeter(country, postalCode, street) {
  const number = /\d+/.exec(street)?.[0]
  if (!number) return [200, { outcome: 'notFound' }]
  return [200, { outcome: 'found', meteringPoint: meteringPoint(country, `${postalCode}${number}`) }]
}

export const readDebts = ({ nationalId }) => [
  200,
  nationalId.startsWith('0')
    ? []
    : [{ kind: 'chargeCard', lender: 'Provider Kort', interestBearing: 0, notInterestBearing: 250_000 }],
]
