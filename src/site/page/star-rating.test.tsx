// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { StarRating } from '#src/ui/star-rating.tsx'

afterEach(cleanup)

test("PAGE-07 the rating is said out of 5.0 in the locale's own digits, and drawn to the tenth of a star", async () => {
  const { container } = await renderPage(<StarRating rating={4.6} />)
  expect(screen.getByText('4,6 av 5,0')).toBeTruthy()
  expect(container.querySelector('svg svg')?.getAttribute('width')).toBe('92')
})
