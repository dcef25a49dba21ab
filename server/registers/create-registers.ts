import type { ContentPort } from '#contracts/content/content-port.ts'
import type { Registers } from '#flows/kit/values/registers.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import { readOrdinaryWords } from './ordinary-words.ts'
import { readPostalCodes } from './postal-codes.ts'

export const createRegisters = async (content: ContentPort): Promise<Registers> => ({
  isOrdinary: await readOrdinaryWords(content),
  ...readPostalCodes(),
  takesSms: canReceiveSms,
})
