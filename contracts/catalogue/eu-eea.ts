import { countryCodes } from './country-codes.ts'

/** The EU and EEA but Norway (ISO 3166 codes), with Åland and the French regions that are part of the Union. */
export const EU_EEA = countryCodes(`
  AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL PL PT RO SE SI SK AX GF GP MF MQ RE YT`)
