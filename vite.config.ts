import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { landingChunk } from './scripts/landing-chunk.ts'
import { pageAddresses } from './scripts/page-addresses.ts'
import { poCatalogues } from './scripts/po-catalogues.ts'
import { styleNames } from './scripts/style-names.ts'
import { subsetFonts } from './scripts/subset-fonts.ts'

const landing = landingChunk()
/** Calls to the server need results too, and are not to fetch the widget for them. */
const vendor =
  /\/node_modules\/(react|react-dom|react-router|scheduler|@lingui|valibot)\/|\/contracts\/kernel\/result\.ts/

/**
 * Code of the live chat, loaded after the page. Its styles are not included because the server already renders the
 * chat.
 */
const widget =
  /\/node_modules\/(@xstate|xstate|use-sync-external-store|use-isomorphic-layout-effect)\/|\/src\/chat\/(?!chat\.tsx|chat-sessions|chat-dialog|frame-dialog|live-link|[\w-]+\.module)|\/machines\/chat\/(?!story|testing)/

export default defineConfig(({ command }) => ({
  plugins: [poCatalogues(), pageAddresses(), landing.plugin, subsetFonts(), reactRouter()],
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'] },
  css: {
    modules: {
      generateScopedName:
        command === 'build'
          ? styleNames()
          : (name, file) => `${file.replace(/^.*\/([\w-]+)\.module\.css.*$/, '$1')}_${name}`,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, minShareCount: 3, priority: 2 },
                { name: 'landing', test: landing.test, priority: 1 },
                { name: 'widget', test: widget, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-router',
      'xstate',
      '@xstate/react',
      '@lingui/core',
      '@lingui/react',
      'valibot',
      'framer-motion',
      'framer-motion/m',
      'socket.io-client',
      '@dagrejs/dagre',
    ],
  },
}))
