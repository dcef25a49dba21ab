// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { LegalText } from './legal-text.tsx'

afterEach(cleanup)

test.each<[Locale, string]>([
  ['nb_NO', '31/10/2026'],
  ['sv_SE', '2026-10-31'],
  ['da_DK', '31.10.2026'],
])('SHELL-01 in %s the day of a text is written %s', async (locale, day) => {
  await renderPage(<LegalText page={{ custom_page_title: '', dataVersion: '2026-10-31', paragraphs: [] }} />, {
    locale,
  })
  expect(screen.getByText(day, { exact: false })).toBeTruthy()
})
