import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { flashMachine, isClosed, showsLoader } from '#machines/flash/flash-machine.ts'
import { Flash } from '#src/ui/flash.tsx'

type FlashNoticeProps = {
  id: number
  began: number
  tone: 'good' | 'problem'
  text: string
  onGone: (id: number) => void
}

export function FlashNotice({ id, began, tone, text, onGone }: FlashNoticeProps) {
  const actor = useActorRef(flashMachine, { input: { at: began } })
  const loading = useSelector(actor, showsLoader)
  const closed = useSelector(actor, isClosed)

  useEffect(() => {
    if (closed) onGone(id)
  }, [closed, id, onGone])

  return (
    <Flash
      tone={tone}
      loading={loading}
      onClose={() => actor.send({ type: 'user.closed' })}
      onAttention={(gained) =>
        actor.send({ type: gained ? 'attention.gained' : 'attention.lost', at: performance.now() })
      }
    >
      {text}
    </Flash>
  )
}
