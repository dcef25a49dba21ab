import { expect, test } from 'vitest'
import { pagePath, pageSearch } from './page-path.ts'

test.each([
  ['https://portal.example/mobil?utm_source=x', '/mobil', '?utm_source=x'],
  ['https://portal.example/mobil.data?utm_source=x&_routes=routes%2Fmoved', '/mobil', '?utm_source=x'],
  ['https://portal.example/_root.data', '/', ''],
  ['https://portal.example/products/_.data?a=1&a=2', '/products/', '?a=1&a=2'],
])('SHELL-11 %s asks for the page %s with %s', (url, path, search) => {
  const request = new Request(url)
  expect([pagePath(request), pageSearch(request)]).toEqual([path, search])
})
