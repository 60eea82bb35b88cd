import { SUBJECTS, type Subject } from './subjects.ts'

const SIZE = 400
/** What a tile of twice its height shows of the picture. */
const WINDOW = SIZE / 2
const FARTHEST = (SIZE - WINDOW) / 2

/** How far the picture moves down in a wide frame, so that the middle of its subject stands in the middle of the frame. */
export function focusShift([top, bottom]: Subject): number {
  const shift = SIZE / 2 - Math.round((top + bottom) / 2)
  // Never so far that the frame is empty at one edge.
  return Math.max(-FARTHEST, Math.min(FARTHEST, shift))
}

/** The share of the subject that a tile of twice its height shows. */
export function shownShare([top, bottom]: Subject, shift: number): number {
  const from = SIZE / 2 - WINDOW / 2 - shift
  return Math.max(0, Math.min(bottom, from + WINDOW) - Math.max(top, from)) / (bottom - top)
}

const OPENING = /^<svg[^>]*>/

/**
 * The cover with its focus: the picture itself knows in what frame it hangs, so no page has to say where its subject is. A
 * frame that is nearly square shows the picture as it is drawn.
 */
export function withFocus(svg: string, game: { readonly slug: string; readonly family: string }): string {
  const subject = SUBJECTS[game.slug] ?? SUBJECTS[game.family]
  if (!subject) return svg
  const style = `<style>@media(min-aspect-ratio:19/10){.f{transform:translateY(${focusShift(subject)}px)}}</style>`
  return svg
    .replace(OPENING, (opening) => `${opening}${style}<g class="f">`)
    .replace(/<\/svg>$/, '</g></svg>')
}
