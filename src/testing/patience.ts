import { beforeAll } from 'vitest'

// What is waited for on a page is waited for on a slow machine too; a second, as the library has it, is none there.
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 20_000 })
})
