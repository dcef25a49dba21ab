import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, use, type ReactNode } from 'react'
import { textsOver, type Texts } from './texts-over.ts'

const TextsContext = createContext<Texts | undefined>(undefined)

export function Voice({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const over = textsOver(i18n)
  return (
    <TextsContext value={over}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </TextsContext>
  )
}

/** Text overrides of this page; a catalogue loaded later must not take precedence over them. */
export const useTextsOver = (): Texts | undefined => use(TextsContext)
