import { useState } from 'react'
import { useNotify } from '#src/shell/notices.tsx'
import { useText } from '#src/i18n/use-text.ts'

/**
 * Fetches the PDF of an invoice and saves it as invoice.pdf (INV-03). `fetching` is the id of the invoice on its way. The
 * sign-in goes along as a cookie of the portal's own origin, which is where every invoiceURL leads.
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
    const answer = await fetch(address, { headers: { accept: 'application/pdf' }, signal: AbortSignal.timeout(30_000) })
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
