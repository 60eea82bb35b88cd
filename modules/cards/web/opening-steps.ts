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

export interface Stage {
  /** Index of the coconut on the stage, from 0. */
  readonly place: number
  readonly count: number
  readonly step: Step
  readonly hits: number
  /** All cards at once: the end of opening several, and the target of Skip. */
  readonly isSummary: boolean
}

export type StageEvent =
  | { readonly kind: 'hit'; readonly isCalm: boolean }
  | { readonly kind: 'next' }
  | { readonly kind: 'skip' }

export const openStage = (count: number): Stage => ({
  place: 0,
  count,
  step: 'shell',
  hits: 0,
  isSummary: false,
})

/** The next state of the opening scene. The cards were drawn before it began, so nothing here can change them. */
export function advance(stage: Stage, event: StageEvent): Stage {
  if (stage.isSummary) return stage
  if (event.kind === 'skip') return skipped(stage)
  if (event.kind === 'hit') return stage.step === 'shell' ? hit(stage, event.isCalm) : hurried(stage)
  return stage.step === 'named' ? nextCoconut(stage) : hurried(stage)
}

function hit(stage: Stage, isCalm: boolean): Stage {
  // Reduced motion: the first touch fades straight to the card.
  if (isCalm) return { ...stage, hits: HITS_TO_CRACK, step: 'named' }
  const hits = stage.hits + 1
  return { ...stage, hits, step: hits < HITS_TO_CRACK ? 'shell' : 'light' }
}

/** A tap during the scene skips to its next step. */
function hurried(stage: Stage): Stage {
  const next = STEPS[STEPS.indexOf(stage.step) + 1]
  return stage.step === 'shell' || next === undefined ? stage : { ...stage, step: next }
}

function nextCoconut(stage: Stage): Stage {
  const place = stage.place + 1
  return place < stage.count
    ? { ...stage, place, step: 'shell', hits: 0 }
    : { ...stage, isSummary: stage.count > 1 }
}

const skipped = (stage: Stage): Stage =>
  stage.count > 1 ? { ...stage, isSummary: true } : { ...stage, hits: HITS_TO_CRACK, step: 'named' }
