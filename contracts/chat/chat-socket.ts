import * as v from 'valibot'

export const CHAT_SOCKET_PATH = '/services/brain/socket.io'

/** Why a tab is turned away that may try again: the database did not answer. */
export const SOCKET_UNAVAILABLE = 'unavailable'

/** What the event `poke` carries: the newest element of a session. */
export const NewestElement = v.object({ session: v.string(), seq: v.number() })
export type NewestElement = v.InferOutput<typeof NewestElement>
