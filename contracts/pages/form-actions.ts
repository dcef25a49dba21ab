/** Where forms are posted to that belong to no page. */
export const FORM_ACTIONS = {
  logout: '/logout',
  vipps: '/vipps',
  language: '/language',
  cookieChoice: '/cookie-choice',
} as const
