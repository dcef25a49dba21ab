import { per, type PriceTable } from './price.ts'

/** Extra services and one-off fees (PRICE-01); an amount of 0 is free. Labels: `catalogue.extras.<row>`. */
export const extras = {
  subscriptionChange: per('once', 0),
  twinCardMonthly: per('month', 29),
  twinCardOnce: per('once', 199),
  paperInvoice: per('month', 65),
  newNumberSetUp: per('once', 199),
  dataSimSetUp: per('once', 199),
  secretNumber: per('once', 249),
  replacementSim: per('once', 199),
  barredSubscription: per('once', 299),
  voicemail: per('month', 0),
  bankId: per('month', 0),
  avtaleGiro: per('month', 0),
  emailInvoice: per('month', 0),
} satisfies PriceTable
