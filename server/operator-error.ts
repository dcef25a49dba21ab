/** Something the person who runs the portal can mend; the message says what, and is shown without a stack. */
export class OperatorError extends Error {}
