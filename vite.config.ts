import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { pageAddresses } from './scripts/page-addresses.ts'
import { poCatalogues } from './scripts/po-catalogues.ts'
import { styleNames } from './scripts/style-names.ts'

/** What a landing page is drawn with: one script and one stylesheet for all of them, so that the first screen is few bytes and few requests. */
const landing =
  /\/src\/(root\.|shell\/(?!(flash|toast)-notice\.|preview-banner\.|not-found-page\.|trouble-page\.|analytics\.|content-watch\.)|chat\/(chat\.tsx|chat-sessions|(?!chat-dialog|frame-dialog)[\w-]+\.module)|i18n\/|ui\/(base|badge|bot-face|button|icon|link-button|loader|menu|money|skip-link|star-rating|visually-hidden)\b|site\/\w+\/(card-words|chat-stage|checklist|faq|faq-section|faq-words|figures\.module|hero|home-line|line-card|line-cards|line-glyph|mobile-page|page-head|page-intro|plan-card|plan-grid|rating|section|steps\.module|structured-data|testimonials)\.)|\/contracts\/pages\//
const vendor = /\/node_modules\/(react|react-dom|react-router|scheduler|@lingui|valibot)\//

/** What makes the chat a live one, fetched after the page. Its styles come with the page, for it is drawn by the server. */
const widget =
  /\/node_modules\/(@xstate|xstate|use-sync-external-store|use-isomorphic-layout-effect)\/|\/src\/chat\/(?!chat\.tsx|chat-sessions|chat-dialog|frame-dialog|live-link|[\w-]+\.module)|\/machines\/chat\/(?!story|testing)/

export default defineConfig(({ command }) => ({
  plugins: [poCatalogues(), pageAddresses(), reactRouter()],
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'] },
  // In development, words that say where a style is written.
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
                { name: 'landing', test: landing, priority: 1 },
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
      'socket.io-client',
      '@dagrejs/dagre',
    ],
  },
}))
