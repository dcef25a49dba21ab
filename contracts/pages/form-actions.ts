export const FORM_ACTIONS = {
  logout: '/logout',
  vipps: '/vipps',
  language: '/language',
  cookieChoice: '/cookie-choice',
} as const
