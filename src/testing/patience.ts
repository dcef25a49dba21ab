import { beforeAll } from 'vitest'

// Testing Library's default timeout of one second is too short for slow machines.
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 20_000 })
})
