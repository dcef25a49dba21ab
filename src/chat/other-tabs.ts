import * as v from 'valibot'

const Hint = v.object({ key: v.string(), session: v.string(), seq: v.number() })

/** `seq` is the session's newest element; `key` identifies the conversation for tabs that have no session yet. */
export type Hint = v.InferOutput<typeof Hint>

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
