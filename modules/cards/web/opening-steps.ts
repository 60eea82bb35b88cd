import { milliseconds, type Duration } from '#kit/time/time.ts'
import type { CardLevel } from '../model.ts'

/** Hits that open a coconut. */
export const HITS_TO_CRACK = 3

/** Closed; light breaks out; the card rises face down; it turns; its level is named. */
export const STEPS = ['shell', 'light', 'back', 'face', 'named'] as const
export type Step = (typeof STEPS)[number]

const STEP_TIME: Readonly<Partial<Record<Step, Duration>>> = {
  back: milliseconds(800),
  face: milliseconds(620),
}

/** The higher the card, the longer the light; it has the colour of its level from the start. */
const LIGHT_TIME: Readonly<Record<CardLevel, Duration>> = {
  normal: milliseconds(750),
  rare: milliseconds(750),
  s: milliseconds(900),
  ss: milliseconds(1300),
  sss: milliseconds(1900),
}

/** How long a step lasts by itself; a shell waits for the player, and a named card stays. */
export const stepTime = (step: Step, level: CardLevel): Duration | undefined =>
  step === 'light' ? LIGHT_TIME[level] : STEP_TIME[step]

export interface Opening {
  /** Index of the coconut on the stage, from 0. */
  readonly place: number
  readonly count: number
  readonly step: Step
  readonly hits: number
  /** All cards at once: the end of opening several, and the target of Skip. */
  readonly isSummary: boolean
}

export type OpeningEvent =
  | { readonly kind: 'hit'; readonly isCalm: boolean }
  | { readonly kind: 'next' }
  | { readonly kind: 'skip' }

export const beginOpening = (count: number): Opening => ({
  place: 0,
  count,
  step: 'shell',
  hits: 0,
  isSummary: false,
})

/** The next state of the opening scene. The cards were drawn before it began, so nothing here can change them. */
export function advance(opening: Opening, event: OpeningEvent): Opening {
  if (opening.isSummary) return opening
  if (event.kind === 'skip') return skipped(opening)
  if (event.kind === 'hit') return opening.step === 'shell' ? hit(opening, event.isCalm) : hurried(opening)
  return opening.step === 'named' ? nextCoconut(opening) : hurried(opening)
}

function hit(opening: Opening, isCalm: boolean): Opening {
  // Reduced motion: the first touch fades straight to the card.
  if (isCalm) return { ...opening, hits: HITS_TO_CRACK, step: 'named' }
  const hits = opening.hits + 1
  return { ...opening, hits, step: hits < HITS_TO_CRACK ? 'shell' : 'light' }
}

/** A tap during the scene skips to its next step. */
function hurried(opening: Opening): Opening {
  const next = STEPS[STEPS.indexOf(opening.step) + 1]
  return opening.step === 'shell' || next === undefined ? opening : { ...opening, step: next }
}

function nextCoconut(opening: Opening): Opening {
  const place = opening.place + 1
  return place < opening.count
    ? { ...opening, place, step: 'shell', hits: 0 }
    : { ...opening, isSummary: opening.count > 1 }
}

const skipped = (opening: Opening): Opening =>
  opening.count > 1 ? { ...opening, isSummary: true } : { ...opening, hits: HITS_TO_CRACK, step: 'named' }
