/** Longest an outside system may take for a whole answer, its wait in our queue included, in milliseconds. */
export const OUTSIDE_CALL_DEADLINE = 4_000

/** Longest a card of a signed-in page waits for its provider: the call, and time to read its answer. */
export const CARD_DEADLINE = OUTSIDE_CALL_DEADLINE + 500

/** Longest a page's data is streamed: every card has its answer or its fault by then, with time to send it. */
export const STREAM_DEADLINE = CARD_DEADLINE + 1_500

/** Longest a page is rendered, what is awaited before its stream begins included. */
export const RENDER_DEADLINE = STREAM_DEADLINE + 9_000
