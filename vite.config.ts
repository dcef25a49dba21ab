import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { landingChunk } from './scripts/landing-chunk.ts'
import { pageAddresses } from './scripts/page-addresses.ts'
import { poCatalogues } from './scripts/po-catalogues.ts'
import { styleNames } from './scripts/style-names.ts'
import { subsetFonts } from './scripts/subset-fonts.ts'

/** Instead of entries with the warnings of development, or with what React has itself by now. */
const LEANER_ENTRIES: Readonly<Record<string, string>> = {
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  'use-sync-external-store/shim': 'use-sync-external-store/index.js',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js',
}

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

const leanerEntries = {
  name: 'leaner-entries',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    const entry = LEANER_ENTRIES[id]
    return entry && fileURLToPath(new URL(`node_modules/${entry}`, import.meta.url))
  },
} satisfies Plugin

export default defineConfig(({ command }) => ({
  plugins: [leanerEntries, poCatalogues(), pageAddresses(), landing.plugin, subsetFonts(), reactRouter()],
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
      '@date-fns/tz',
      'date-fns/addMonths',
      'date-fns/differenceInCalendarDays',
      'date-fns/differenceInYears',
      'date-fns/getDaysInMonth',
      'date-fns/isWeekend',
      'date-fns/lightFormat',
      'date-fns/parseISO',
    ],
  },
}))
