import { SCROLL_TIME, wantsLessMotion } from './motion.ts'

const easeOut = (share: number) => 1 - (1 - share) ** 3

/** Scrolls an element sideways in 300 ms; the browser's own smooth scrolling has no fixed duration. */
export function scrollSideways(element: Element, left: number) {
  const from = element.scrollLeft
  if (wantsLessMotion()) {
    element.scrollLeft = left
    return
  }
  let startedAt: number | undefined
  const step = (at: number) => {
    startedAt ??= at
    const share = Math.min(1, (at - startedAt) / SCROLL_TIME)
    element.scrollLeft = from + (left - from) * easeOut(share)
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Centres a child of a horizontal list. */
export function scrollToMiddle(list: Element, child: Element) {
  const outer = list.getBoundingClientRect()
  const inner = child.getBoundingClientRect()
  const shift = inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  if (Math.abs(shift) > 1) scrollSideways(list, list.scrollLeft + shift)
}
