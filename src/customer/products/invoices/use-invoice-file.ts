import { useState } from 'react'
import { useNotify } from '#src/shell/notices.tsx'
import { useText } from '#src/i18n/use-text.ts'

/**
 * Downloads an invoice as invoice.pdf (INV-03); `fetching` is its id. Every `invoiceURL` is on the portal's origin, so
 * the session cookie is sent.
 */
export function useInvoiceFile() {
  const t = useText()
  const notify = useNotify()
  const [fetching, setFetching] = useState<string>()
  const fetchFile = async ({ id, invoiceURL }: { id: string; invoiceURL: string }) => {
    setFetching(id)
    const problem = await saveFile(invoiceURL)
    setFetching(undefined)
    if (problem)
      notify({
        kind: 'toast',
        tone: 'problem',
        text: t(problem === 'notFound' ? 'invoices.notFound' : 'invoices.failed'),
      })
  }
  return { fetching, fetchFile }
}

async function saveFile(address: string): Promise<'notFound' | 'failed' | undefined> {
  try {
    const { callPortal } = await import('#src/api/call-portal.ts')
    const headers = { accept: 'application/pdf' }
    const answer = await callPortal(address, { headers, deadline: 30_000, throwHttpErrors: false })
    if (!answer.ok) return answer.status === 404 ? 'notFound' : 'failed'
    const file = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = file
    link.download = 'invoice.pdf'
    link.click()
    setTimeout(() => URL.revokeObjectURL(file), 10_000)
    return undefined
  } catch {
    return 'failed'
  }
}
