// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { useCount } from './use-text.ts'

afterEach(cleanup)

function Count({ of }: { of: number }) {
  const count = useCount()
  return <p>{count('pages.products.count', of)}</p>
}

test.each([
  [0, '0 abonnement'],
  [1, '1 abonnement'],
  [2, '2 abonnementer'],
  [21, '21 abonnementer'],
])('SHELL-19 more than 1 is plural, 0 and 1 are singular: %i', async (of, text) => {
  const { container } = await renderPage(<Count of={of} />)
  expect(container.textContent).toContain(text)
})
