import { SUBJECTS, type Subject } from './subjects.ts'

const SIZE = 400
/** How much of the picture's height a tile shows that is twice as wide as high. */
const WINDOW = SIZE / 2
const FARTHEST = (SIZE - WINDOW) / 2

/** How far the picture moves down in a wide frame, so that its subject is in the middle. */
export function focusShift([top, bottom]: Subject): number {
  const shift = SIZE / 2 - Math.round((top + bottom) / 2)
  // Not further than the edge of the picture.
  return Math.max(-FARTHEST, Math.min(FARTHEST, shift))
}

/** The share of the subject that such a tile shows. */
export function shownShare([top, bottom]: Subject, shift: number): number {
  const from = SIZE / 2 - WINDOW / 2 - shift
  return Math.max(0, Math.min(bottom, from + WINDOW) - Math.max(top, from)) / (bottom - top)
}

const OPENING = /^<svg[^>]*>/

/**
 * Adds a media query to the cover, so that the picture itself moves its subject into view in a wide frame and pages need not
 * know where the subject is. A nearly square frame shows the picture as drawn.
 */
export function withFocus(svg: string, game: { readonly slug: string; readonly family: string }): string {
  const subject = SUBJECTS[game.slug] ?? SUBJECTS[game.family]
  if (!subject) return svg
  const style = `<style>@media(min-aspect-ratio:19/10){.f{transform:translateY(${focusShift(subject)}px)}}</style>`
  return svg
    .replace(OPENING, (opening) => `${opening}${style}<g class="f">`)
    .replace(/<\/svg>$/, '</g></svg>')
}
