/**
 * Evaluated in a page: by how much the page is too wide, and how many things to press or fill in are cut off at the
 * right where nothing scrolls to them. A phone widens `innerWidth` with the content, so that is no measure.
 */
export const tooWide = () => {
  const { clientWidth, scrollWidth } = document.documentElement
  const scrolls = (box: Element | null): boolean =>
    box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement))
  const cutOff = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (reached) =>
      reached.checkVisibility({ visibilityProperty: true }) &&
      !scrolls(reached.parentElement) &&
      reached.getBoundingClientRect().right > clientWidth + 1,
  )
  return Math.max(scrollWidth - clientWidth, 0) + cutOff.length
}
