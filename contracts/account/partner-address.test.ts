import { expect, test } from 'vitest'
import { readPartnerAddress } from './partner-address.ts'

test('PAGE-21 a number is told apart from the address it stands in', () => {
  expect(readPartnerAddress('/telipol/91234567')).toEqual({ page: '/telipol', phone: '91234567' })
  expect(readPartnerAddress('/Telibob/+47%2091234567/')).toEqual({ page: '/telibob', phone: '+47%2091234567' })
  for (const path of ['/telipol', '/telipol/', '/telipol/1/2', '/products/91234567']) expect(readPartnerAddress(path)).toBeUndefined()
})
