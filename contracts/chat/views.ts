import * as v from 'valibot'

/** Partner content shown in a frame, with its path on our own origin (CHAT-08). */
export const VIEWS = { debts: '/chat/view/debts' } as const
export type ViewName = keyof typeof VIEWS

/** The only message accepted from a framed view: the user has finished. */
export const FrameMessage = v.strictObject({ from: v.literal('view'), happened: v.literal('done') })
