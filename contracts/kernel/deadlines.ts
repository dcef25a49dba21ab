/** In milliseconds, for the complete response including the time in our own queue. */
export const OUTSIDE_CALL_DEADLINE = 4_000

/** Two of them, asking what became of a request and repeating it, must fit into an attempt of an effect. */
export const PORT_CALL_DEADLINE = OUTSIDE_CALL_DEADLINE - 500

/** Must exceed the outside call deadline so that its response can still be read. */
export const CARD_DEADLINE = OUTSIDE_CALL_DEADLINE + 500

export const STREAM_DEADLINE = CARD_DEADLINE + 1_500

export const RENDER_DEADLINE = STREAM_DEADLINE + 9_000
