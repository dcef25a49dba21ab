import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { poCatalogues } from './scripts/po-catalogues.ts'

export default defineConfig({
  plugins: [poCatalogues(), reactRouter()],
  build: { target: 'es2022' },
  optimizeDeps: { include: ['react', 'react-dom', 'react-router', 'xstate', '@xstate/react', '@lingui/core', '@lingui/react', 'valibot'] },
})
