import { createCustomer } from '#server/accounts/create-customer.ts'
import { type LoginDeps } from '#server/identity/logins.ts'
import { openedLogin } from './open-login.ts'

export async function signedInCustomer(deps: LoginDeps, phone: string, birthDate = '1984-05-17') {
  const name = { firstName: 'Kari', lastName: 'Nordmann' }
  const home = { street: 'Storgata 12B', postalCode: '0184', city: 'Oslo' }
  const { id } = await createCustomer(deps, {
    phone,
    name,
    email: 'kari@example.no',
    locale: 'nb_NO',
    birthDate,
    ...home,
  })
  const { accessToken } = await openedLogin(deps, id)
  return { id, headers: { authorization: `Bearer ${accessToken}` } }
}
