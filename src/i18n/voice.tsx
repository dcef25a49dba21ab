import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, use, type ReactNode } from 'react'
import { textsOver, type Texts } from './texts-over.ts'

const TextsContext = createContext<Texts | undefined>(undefined)

/** Gives a page its voice, and what it says in the place of shipped texts. */
export function Voice({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const over = textsOver(i18n)
  return (
    <TextsContext value={over}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </TextsContext>
  )
}

/** What this page says in the place of shipped texts; a catalogue loaded later must not stand before it. */
export const useTextsOver = (): Texts | undefined => use(TextsContext)
