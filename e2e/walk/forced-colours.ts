import type { Page } from 'playwright-core'

/** Runs in the page: what is invisible in a reader's own colours. */
function lost(): string[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[data-unseen], .visually-hidden, .skip-link, [aria-hidden="true"]') === null
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const isDrawn = (width: string, style: string, colour: string) =>
    parseFloat(width) > 0 && style !== 'none' && !/^rgba\(.*, 0\)$/.test(colour)
  const hasLine = (element: Element) => {
    const style = getComputedStyle(element)
    return (
      isDrawn(style.outlineWidth, style.outlineStyle, style.outlineColor) ||
      isDrawn(style.borderBlockEndWidth, style.borderBlockEndStyle, style.borderBlockEndColor)
    )
  }
  const shownOf = (element: Element) => (isSeen(element) ? element : element.closest('label'))
  const find = (selector: string) => [...root.querySelectorAll(selector)]
  const edges = find('button, input:not([type="hidden"]), select, textarea').flatMap((control) => {
    const shown = shownOf(control)
    return shown &&
      isSeen(shown) &&
      !hasLine(shown) &&
      !(control instanceof HTMLInputElement && shown !== control)
      ? [`"${nameOf(shown)}" has no edge`]
      : []
  })
  const states = find('[aria-current], [aria-pressed="true"], [aria-checked="true"], input:checked').flatMap(
    (one) => {
      const shown = one.closest('label') ?? one
      return isSeen(shown) && !hasLine(shown) && !hasLine(one)
        ? [`"${nameOf(shown)}" does not show that it is on`]
        : []
    },
  )
  const inks = find('a svg, button svg').flatMap((picture) => {
    const ink = getComputedStyle(picture).color
    const isIcon = picture.getAttribute('fill') === 'currentColor'
    return isIcon && isSeen(picture) && ink === getComputedStyle(document.documentElement).backgroundColor
      ? [`the icon of "${nameOf(picture.closest('a, button')!)}" has the colour of the page`]
      : []
  })
  // An overlay needs a background, or its text would mix with the page's.
  const grounds = [...document.querySelectorAll('nav, dialog:modal > :has(h2)')].flatMap((over) => {
    const isOver = over.parentElement?.matches('dialog') || getComputedStyle(over).position === 'fixed'
    const isOpaque = [undefined, '::before', '::after'].some(
      (part) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(over, part).backgroundColor),
    )
    return isOver && isSeen(over) && !isOpaque ? [`one sees the page through "${nameOf(over)}"`] : []
  })
  return [...new Set([...edges, ...states, ...inks, ...grounds])]
}

/** What is invisible on a page in the reader's own colours, one line each. */
export const lostInForcedColours = (page: Page): Promise<string[]> => page.evaluate(lost)
