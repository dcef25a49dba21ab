// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('CHAT-16 hint and error are tied to the input, and an error is announced', () => {
  render(<TextField label="Telefon" hint="Åtte sifre" error="Skriv åtte sifre" />)
  const input = screen.getByRole('textbox', { name: 'Telefon' })
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Åtte sifre', 'Skriv åtte sifre'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Skriv åtte sifre')
})
