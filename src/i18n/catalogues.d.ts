declare module 'virtual:catalogue/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
