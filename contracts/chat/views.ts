import * as v from 'valibot'

/** Partner content that a conversation can show in a frame, and where on our own origin it is opened (CHAT-08). */
export const VIEWS = { debts: '/chat/view/debts' } as const
export type ViewName = keyof typeof VIEWS

/** What a framed view may tell the chat: that the person is done with it. Nothing else is listened to. */
export const FrameMessage = v.strictObject({ from: v.literal('view'), happened: v.literal('done') })
