import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isSigned } from '#server/gateways/ports/signature.ts'

export type Report = { key: string; answer: unknown; body: unknown; isSigned: boolean; times: number }

export type Reports = {
  address: string
  /** The first time a key is reported is answered by 503, so a system that reports once only is found out. */
  of: (key: string, within: number) => Promise<Report | undefined>
  close: () => void
}

type Settings = { secret: string; port: number; host: string; publicUrl: string | undefined }

export async function receiveReports({ secret, port, host, publicUrl }: Settings): Promise<Reports> {
  const told = new Map<string, Report>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks).toString()
    const { method = '', url = '', headers } = request
    const given = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const report = read(body)
    if (!report) return void response.writeHead(400).end()
    const times = (told.get(report.key)?.times ?? 0) + 1
    told.set(report.key, {
      ...report,
      times,
      isSigned: isSigned({ method, path: url, body }, given, secret, Date.now()),
    })
    return void response.writeHead(times === 1 ? 503 : 200).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const own = `http://${host}:${typeof address === 'object' ? address?.port : port}`
  return {
    address: `${publicUrl ?? own}/services/hooks/conformance`,
    of: async (key, within) => {
      for (const until = Date.now() + within; Date.now() < until;) {
        const report = told.get(key)
        if (report && report.times > 1) return report
        await wait(50)
      }
      return told.get(key)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function read(written: string): Pick<Report, 'key' | 'answer' | 'body'> | undefined {
  try {
    const body: { key?: unknown; answer?: unknown } = JSON.parse(written)
    const { key, answer } = body
    return typeof key === 'string' ? { key, answer, body } : undefined
  } catch {
    return undefined
  }
}
