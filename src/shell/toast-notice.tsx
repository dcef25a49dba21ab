import { useCallback } from 'react'
import { Toast } from '#src/ui/toast.tsx'

type ToastNoticeProps = { id: number; tone: 'good' | 'problem'; text: string; onGone: (id: number) => void }

export function ToastNotice({ id, tone, text, onGone }: ToastNoticeProps) {
  const close = useCallback(() => onGone(id), [id, onGone])
  return (
    <Toast tone={tone} onClose={close}>
      {text}
    </Toast>
  )
}
