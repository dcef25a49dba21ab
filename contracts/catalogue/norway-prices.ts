import { per, type PriceTable } from './price.ts'

/** Use in Norway once the package is used up (PRICE-01). Labels: `catalogue.norway.<row>`. */
export const afterPackage = {
  minute: per('minute', 1.49),
  callStart: per('call', 1.99),
  sms: per('message', 1.99),
  mms: per('message', 3.99),
  data: per('megabyte', 2.49),
  videoMinute: per('minute', 2.99),
} satisfies PriceTable

/** Use in Norway with Flex: 0.99 for all but video calls; data follows the Flex data table. Labels: `catalogue.norway.<row>`. */
export const flexUse = {
  minute: per('minute', 0.99),
  callStart: per('call', 0.99),
  sms: per('message', 0.99),
  mms: per('message', 0.99),
  videoMinute: per('minute', 2.99),
} satisfies PriceTable
