import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'

const ALSO: Readonly<Record<string, Locale>> = { no: 'nb_NO', nn: 'nb_NO', se: 'sv_SE', dk: 'da_DK' }

export function localeOfLanguage(written: string): Locale | undefined {
  const said = written.toLowerCase().replace('-', '_')
  return (
    LOCALES.find((locale) => locale.toLowerCase() === said || locale.slice(0, 2) === said) ??
    (Object.hasOwn(ALSO, said) ? ALSO[said] : undefined)
  )
}
