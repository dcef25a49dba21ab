import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contracts,machines,flows,content,src,server,scripts}/**/*.test.{ts,tsx}'],
  },
})
