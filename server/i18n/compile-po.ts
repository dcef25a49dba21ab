import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { parsePo } from 'pofile-ts'

/** Compiles the PO text of a catalogue to lingui messages by id. Throws with `name` and the id when a text is not ICU. */
export function compilePo(text: string, name: string): Record<string, CompiledMessage> {
  return Object.fromEntries(
    parsePo(text).items.flatMap(({ msgid, msgstr }) => {
      const message = msgstr[0]
      return msgid && message ? [[msgid, compile(message, `${name}: ${msgid}`)]] : []
    }),
  )
}

function compile(message: string, where: string): CompiledMessage {
  try {
    return compileMessageOrThrow(message)
  } catch (error) {
    throw new Error(`${where} is not a valid ICU message`, { cause: error })
  }
}
