export const FORM_ACTIONS = {
  logout: '/logout',
  vipps: '/vipps',
  proof: '/proof',
  language: '/language',
  cookieChoice: '/cookie-choice',
} as const
