import * as v from 'valibot'

const Hint = v.object({ key: v.string(), session: v.string(), seq: v.number() })

/** A session has elements up to `seq`; `key` names the conversation for a tab that has not begun it. */
export type Hint = v.InferOutput<typeof Hint>

/** The visitor's other tabs: tells them what grew here, hears what grew there. A hint only; the server has the truth. */
export function otherTabs(hear: (hint: Hint) => void) {
  const channel = new BroadcastChannel('chat')
  channel.addEventListener('message', ({ data }) => {
    const hint = v.safeParse(Hint, data)
    if (hint.success) hear(hint.output)
  })
  // A channel has no target origin: it reaches this site's own pages only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { tell: (hint: Hint) => channel.postMessage(hint), close: () => channel.close() }
}
