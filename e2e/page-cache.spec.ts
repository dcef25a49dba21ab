import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './portal-test.ts'

async function pageOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { 'sec-fetch-site': 'none' } })
  const html = await answer.text()
  return {
    html,
    nonce: /'nonce-([\w-]+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '',
    nonces: [...new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce))],
    turnIds: [...new Set([...html.matchAll(/name="turn_id" value="([^"]+)"/g)].map(([, id]) => id))],
  }
}

test('OPS-01 SEC-03 pages of two visitors are alike but for the nonce and the id of the first turn', async ({
  request,
}) => {
  for (const path of ['/', '/mobilabonnement', '/mobilabonnement/6gb', '/login', '/kundeservice', '/forsikring']) {
    const [first, second] = [await pageOf(request, path), await pageOf(request, path)]
    for (const page of [first, second]) expect([path, page.nonces]).toEqual([path, [page.nonce]])
    expect(second.nonce).not.toBe(first.nonce)
    expect([path, first.turnIds.length]).toEqual([path, 1])
    expect(second.turnIds).not.toEqual(first.turnIds)
    const known = (page: typeof first) =>
      page.html.replaceAll(page.nonce, 'NONCE').replaceAll(page.turnIds[0] ?? '', 'TURN')
    expect(known(second)).toBe(known(first))
  }
})
