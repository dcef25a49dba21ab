/** What a visitor types in a Norwegian mobile order up to the question of the street. */
export const MOBILE_ORDER_TO_STREET = [
  '12 gb',
  'ja',
  'meg',
  'behold 915 22 481',
  'Solveig Stokke',
  '14.03.1964',
  '915 22 481',
  'solveig@stokke.no',
] as const
