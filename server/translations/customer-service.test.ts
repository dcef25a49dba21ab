import { expect, test } from 'vitest'
import daDK from '#content/da_DK/customer-service.json' with { type: 'json' }
import enUS from '#content/en_US/customer-service.json' with { type: 'json' }
import nbNO from '#content/nb_NO/customer-service.json' with { type: 'json' }
import svSE from '#content/sv_SE/customer-service.json' with { type: 'json' }
import { LOCALES } from '#contracts/kernel/locale.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'

const speak = createSpeak()
const content = { nb_NO: nbNO, sv_SE: svSE, da_DK: daDK, en_US: enUS }

test.each(LOCALES)('SHELL-18 the chat gives the opening hours, phone and e-mail that the pages give (%s)', (locale) => {
  const said = speak(locale, 'shared.openingHours')
  expect(said).toContain('08.00-16.00')
  expect(said).toContain(content[locale].phone)
  expect(said).toContain(content[locale].email)
})
