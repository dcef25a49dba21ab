import { groups } from '#server/questions/language.ts'

/** The first word of a line replaces the others; inflections are covered by the stemmer. */
export const synonyms = groups(`
  cancel terminate quit leave unsubscribe end
  plan subscription contract
  not never missing no
  bill invoice
  charged drawn
  login logon
  password passcode
  abroad overseas holiday vacation travel
  operator carrier provider
  coverage signal reception
  speed fast
  electricity power energy
  details information
  delete erase remove
  privacy confidentiality
  bigger larger
  extra additional more
  keep bring transfer move port
  delivery shipping
  lockin binding bound commitment tied
  exceed finished
  text sms message
  child kid daughter son
  regret withdraw withdrawal
  insurer
  refinance refinancing
  maximum limit cap
  debt debts
  human person
  robot machine bot chatbot
  unlock locked
  setup establishment
  code verification
  cost price fee
`)
