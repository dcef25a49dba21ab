import { readLabelled } from '#server/questions/testing/utterances/labelled.ts'
import { createListen } from '#server/questions/testing/utterances/listen.ts'
import { atMost, quantile, type Figure } from './figure.ts'

/** Before corrections were heard in every form an utterance put 44.6 questions; it may put 1.3 times as many (HEAR-01). */
const MOST = 58

/** What it costs to hear an utterance: the questions it puts to registers and texts, counted, and the time it takes. */
export async function hearing(quick: boolean): Promise<Figure[]> {
  let asked = 0
  const counted = <Arguments extends unknown[], Answer>(ask: (...of: Arguments) => Answer) => {
    return (...of: Arguments) => {
      asked += 1
      return ask(...of)
    }
  }
  const listen = await createListen(({ speak, lookUp, registers }) => ({
    speak: counted(speak),
    lookUp,
    registers: {
      ...registers,
      isOrdinary: counted(registers.isOrdinary),
      placeOf: counted(registers.placeOf),
      placeNamed: counted(registers.placeNamed),
      placeMeant: counted(registers.placeMeant),
    },
  }))
  const utterances = readLabelled('work')
  const hearAll = () => {
    const started = performance.now()
    for (const utterance of utterances) listen(utterance)
    return ((performance.now() - started) * 1000) / utterances.length
  }
  if (!quick) hearAll()
  asked = 0
  const measured = Array.from({ length: quick ? 1 : 5 }, hearAll)
  const each = asked / measured.length / utterances.length
  return [
    atMost('asked of registers and texts to hear an utterance', each, MOST, 'questions'),
    atMost('hearing an utterance', quantile(measured, 0.5), 2_000, 'µs'),
  ]
}
