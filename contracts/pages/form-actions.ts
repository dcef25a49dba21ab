export const FORM_ACTIONS = {
  logout: '/logout',
  vipps: '/vipps',
  bankid: '/bankid',
  proof: '/proof',
  recovery: '/recover/bankid',
  language: '/language',
  cookieChoice: '/cookie-choice',
  incomingText: '/services/sms/incoming',
} as const
