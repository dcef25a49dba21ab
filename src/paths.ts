import type { PlanId } from '#contracts/catalogue/plans.ts'

/** Every address of the portal a page may lead to. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  signUp: (step: number) => `/signup/${step}`,
  logout: () => '/logout',
  language: () => '/language',
  mobile: () => '/mobilabonnement',
  mobileProducts: () => '/mobilabonnement/produkter',
  allMobileProducts: () => '/mobil/produkter',
  plan: ({ id }: { id: PlanId }) => `/mobilabonnement/${id}`,
  refinancing: () => '/refinansiering',
  insurance: () => '/forsikring',
  about: () => '/om-scoopr',
  customerService: () => '/kundeservice',
  terms: () => '/brukervilkar',
  mobileTerms: () => '/mobil-brukervilkar',
  products: () => '/products',
  welcome: () => '/welcome',
  consent: () => '/consent',
  sentMessages: () => '/dev/sms',
  kitchenSink: () => '/kitchensink',
  sandbox: () => '/flowsandbox',
  flowSandbox: (flow: string) => `/flowsandbox/${flow}`,
  machineSandbox: (machine: string) => `/flowsandbox/machines/${machine}`,
}
