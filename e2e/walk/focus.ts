import type { Page } from 'playwright-core'

export interface Stop {
  /** Its label, or its text. */
  readonly name: string
  readonly href: string | null
  /** An input for text, or a switch. */
  readonly isField: boolean
  /** One of several options that arrow keys go through. */
  readonly isChoice: boolean
  /** A card of the backpack. */
  readonly isCard: boolean
  /** The canvas of a game. */
  readonly isBoard: boolean
  /** Nothing on the page has the focus; the browser's own bar does. */
  readonly isOutside: boolean
  readonly hasRing: boolean
  readonly isCovered: boolean
  /** Behind an open dialog. */
  readonly isLost: boolean
}

/** Runs in the page: the focused element, and whether its focus is visible. */
function stop(): Stop {
  const element = document.activeElement
  const name = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 60)
  const isA = (what: string) => element?.matches(what) ?? false
  const what = {
    name,
    href: element?.getAttribute('href') ?? null,
    isField: isA('textarea, input:not([type="radio"])'),
    isChoice: isA('input[type="radio"]'),
    isCard: isA('main section li button'),
    isBoard: isA('canvas'),
  }
  if (!element || element === document.body)
    return { ...what, isOutside: true, hasRing: true, isCovered: false, isLost: false }
  // A field shows the focus on its box, an option on its text.
  const shown = [element, element.parentElement!, element.closest('label') ?? element]
  const hasRing = shown.some((one) => {
    const { boxShadow, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    const isOutlined =
      outlineStyle !== 'none' && outlineWidth !== '0px' && !/^rgba\(.*, 0\)$/.test(outlineColor)
    return isOutlined || (boxShadow !== 'none' && !matchMedia('(forced-colors: active)').matches)
  })
  const box = (element.closest('label') ?? element).getBoundingClientRect()
  const spots = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
  )
  const owner = element.closest('label') ?? element
  const isCovered = !spots.some((spot) => spot && (owner.contains(spot) || spot.contains(owner)))
  const modal = document.querySelector('dialog:modal')
  const isLost = modal !== null && !element.closest('dialog:modal')
  return { ...what, isOutside: false, hasRing, isCovered, isLost }
}

/** The present focus. */
export const focusOf = (page: Page): Promise<Stop> => page.evaluate(stop)

/** How many stops of a page are checked: long lists of games repeat. */
const MOST_STOPS = 40

/** Tabs through the page; returns a line for each stop whose focus is not visible. */
export async function focusFaults(page: Page): Promise<string[]> {
  const found = new Set<string>()
  for (let press = 0; press < MOST_STOPS; press++) {
    await page.keyboard.press('Tab')
    const { name, isOutside, hasRing, isCovered, isLost } = await focusOf(page)
    if (isOutside && press > 0) break
    if (!hasRing) found.add(`the focus on "${name}" cannot be seen`)
    if (isCovered) found.add(`the focus on "${name}" is covered`)
    if (isLost) found.add(`the focus on "${name}" is behind the dialog`)
  }
  return [...found]
}

/** Runs in the page: touch targets that are smaller than a finger, except links within text. */
function small(): string[] {
  const LEAST = 44
  const modal = document.querySelector('dialog:modal')
  const pressed = 'button, select, summary, input:not([type="hidden"]), textarea, a[href], [role="switch"]'
  return [...(modal ?? document).querySelectorAll(pressed)].flatMap((element) => {
    const shown =
      element.closest('label') ?? (element.matches('input, textarea') ? element.parentElement! : element)
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      getComputedStyle(shown).display === 'inline'
    )
      return []
    // A second control for the action of another button needs no size of its own.
    if ((element as HTMLElement).tabIndex < 0) return []
    if (element.closest('[data-unseen], .visually-hidden, .skip-link, [aria-hidden="true"]')) return []
    const [own, around] = [element, shown].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
    const [width, height] = [Math.max(own.width, around.width), Math.max(own.height, around.height)]
    // A small button may have a larger touch area in its pseudo-element.
    const { inlineSize, blockSize, content } = getComputedStyle(shown, '::after')
    const grown = content === 'none' ? [0, 0] : [parseFloat(inlineSize) || 0, parseFloat(blockSize) || 0]
    if (Math.max(width, grown[0]!) >= LEAST - 0.5 && Math.max(height, grown[1]!) >= LEAST - 0.5) return []
    const name = (element.getAttribute('aria-label') ?? shown.textContent).trim().slice(0, 40)
    return [`"${name}" is ${Math.round(width)} x ${Math.round(height)} px to press`]
  })
}

/** Touch targets that are too small, one line each. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(small)
