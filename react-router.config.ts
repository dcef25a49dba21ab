import type { Config } from '@react-router/dev/config'
import { finishBuild } from './scripts/after-build/finish-build.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
  buildEnd: finishBuild,
} satisfies Config
