import type { PictureRate } from './parts.ts'

/**
 * From best to worst. Lower bit rates first; where those would smear 60 frames, fewer frames, and finally smaller ones. Never below 20
 * frames a second: input delay is felt more than blur.
 */
const RUNGS: readonly PictureRate[] = [
  { kilobits: 12_000, framesPerSecond: 60, scale: 1 },
  { kilobits: 8000, framesPerSecond: 60, scale: 1 },
  { kilobits: 6000, framesPerSecond: 60, scale: 1 },
  { kilobits: 4000, framesPerSecond: 60, scale: 1 },
  { kilobits: 3000, framesPerSecond: 60, scale: 1 },
  { kilobits: 2200, framesPerSecond: 60, scale: 1 },
  { kilobits: 1600, framesPerSecond: 60, scale: 1 },
  { kilobits: 1200, framesPerSecond: 60, scale: 1 },
  { kilobits: 900, framesPerSecond: 30, scale: 1 },
  { kilobits: 650, framesPerSecond: 30, scale: 1 },
  { kilobits: 450, framesPerSecond: 20, scale: 0.75 },
  { kilobits: 350, framesPerSecond: 20, scale: 0.75 },
  { kilobits: 250, framesPerSecond: 20, scale: 0.5 },
]
/** Before any measurement: good quality, and within most links. */
const FIRST_KILOBITS = 2200
/** More bits per pixel make no visible difference; measured on real games. */
const PIXELS_PER_KILOBIT = { 30: 130, 60: 100 } as const

/** Radio links lose single packets without congestion; the track retransmits them. */
const LOSS_OF_A_JAM = 8
const LOSS_NOTICED = 3
/** Queueing delay above the path's base latency, in milliseconds. */
const QUEUE_CALM = 40
const QUEUE_FULL = 90
const HELD_MUCH = 0.2
/** Share of a link's throughput, leaving room for input, sound and other traffic. */
const ROOM = 0.85
/** Calm seconds before stepping up; each failed attempt doubles it. */
const PATIENCE = 4
const MOST_PATIENCE = 60
/** Trouble this soon after a step up is attributed to it. */
const BLAMED_FOR = 6
/** The queue from before a step down takes a while to drain, and is no new congestion. */
const SETTLING = 2
/** Steps up only when the current limit is used, or the next scene would exceed the link. */
const USED = 0.6

/** Measurements of one second, from both ends. */
export interface LinkSecond {
  readonly sentKilobits: number
  /** Zero when unknown. */
  readonly seenKilobits: number
  readonly lossPercent: number
  readonly roundTripMs: number
  readonly jitterMs: number
  readonly queueMs: number
  readonly heldShare: number
  readonly sentFrames: number
  readonly frames: number
}

export interface Adaptation {
  readonly rungs: readonly PictureRate[]
  readonly rung: number
  readonly shortestRoundTripMs: number
  readonly lastRoundTripMs: number
  readonly calmSeconds: number
  readonly patience: number
  readonly secondsSinceUp: number
  readonly secondsSinceDown: number
  readonly troubledSeconds: number
  readonly isPoor: boolean
}

/** The quality levels that make sense for a screen. */
export function rungsOf(screen: {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: 30 | 60
}): readonly PictureRate[] {
  const most = (screen.width * screen.height) / PIXELS_PER_KILOBIT[screen.framesPerSecond]
  const fitting = RUNGS.filter(({ kilobits }) => kilobits <= most)
  return (fitting.length > 0 ? fitting : RUNGS.slice(-1)).map((rung) => ({
    ...rung,
    framesPerSecond: Math.min(rung.framesPerSecond, screen.framesPerSecond),
  }))
}

export function startAdaptation(rungs: readonly PictureRate[]): Adaptation {
  const first = rungs.findIndex(({ kilobits }) => kilobits <= FIRST_KILOBITS)
  return {
    rungs,
    rung: first < 0 ? rungs.length - 1 : first,
    shortestRoundTripMs: Number.POSITIVE_INFINITY,
    lastRoundTripMs: 0,
    calmSeconds: 0,
    patience: PATIENCE,
    secondsSinceUp: BLAMED_FOR,
    secondsSinceDown: SETTLING,
    troubledSeconds: 0,
    isPoor: false,
  }
}

export const rateOf = ({ rungs, rung }: Adaptation): PictureRate => rungs[rung]!

/** The next state after a second; congestion is answered at once, calm only after a while. */
export function adapt(before: Adaptation, second: LinkSecond): Adaptation {
  const seen = {
    ...before,
    ...roundTrips(before, second),
    secondsSinceUp: before.secondsSinceUp + 1,
    secondsSinceDown: before.secondsSinceDown + 1,
  }
  const after = isJam(seen, second) ? stepDown(seen, second) : stepUp(seen, second)
  return { ...after, ...poorness(after, second) }
}

/** The minimum round trip drifts up slowly, since a route may change for good. */
function roundTrips(before: Adaptation, { roundTripMs }: LinkSecond) {
  if (roundTripMs <= 0) return {}
  const drifted = before.shortestRoundTripMs * 1.002
  return {
    shortestRoundTripMs: Math.min(Number.isFinite(drifted) ? drifted : roundTripMs, roundTripMs),
    lastRoundTripMs: roundTripMs,
  }
}

/** The queueing delay, from whichever end knows it. */
function waiting(state: Adaptation, { queueMs, roundTripMs }: LinkSecond): number {
  const aboveShortest = roundTripMs > 0 ? roundTripMs - state.shortestRoundTripMs : 0
  return Math.max(queueMs, aboveShortest)
}

function isJam(state: Adaptation, second: LinkSecond): boolean {
  if (second.lossPercent >= LOSS_OF_A_JAM || second.heldShare >= HELD_MUCH) return true
  const wait = waiting(state, second)
  if (wait >= QUEUE_FULL) return true
  // If few frames arrive, the rest is lost or late, whatever the other figures say.
  if (second.sentFrames >= 10 && second.frames < second.sentFrames * 0.6) return true
  return second.lossPercent >= LOSS_NOTICED && wait >= QUEUE_CALM
}

function stepDown(state: Adaptation, second: LinkSecond): Adaptation {
  const arrived =
    second.seenKilobits > 0 ? second.seenKilobits : second.sentKilobits * (1 - second.lossPercent / 100)
  // A still picture says nothing about the link: throughput counts only if enough was sent.
  const isTelling = second.sentKilobits > rateOf(state).kilobits / 2
  const fitting = state.rungs.findIndex(({ kilobits }) => kilobits <= arrived * ROOM)
  const byMeasure = isTelling ? (fitting < 0 ? state.rungs.length - 1 : fitting) : 0
  const isSettled = state.secondsSinceDown > SETTLING
  const rung = Math.min(state.rungs.length - 1, Math.max(state.rung + (isSettled ? 1 : 0), byMeasure))
  const wasBlamed = isSettled && state.secondsSinceUp <= BLAMED_FOR
  return {
    ...state,
    rung,
    calmSeconds: 0,
    secondsSinceDown: rung === state.rung ? state.secondsSinceDown : 0,
    patience: wasBlamed ? Math.min(MOST_PATIENCE, state.patience * 2) : state.patience,
  }
}

function stepUp(state: Adaptation, second: LinkSecond): Adaptation {
  const isCalm = waiting(state, second) < QUEUE_CALM && second.lossPercent < LOSS_OF_A_JAM / 2
  if (!isCalm) return { ...state, calmSeconds: 0 }
  const calmSeconds = state.calmSeconds + 1
  const isUsed = second.sentKilobits >= rateOf(state).kilobits * USED
  if (calmSeconds < state.patience || !isUsed || state.rung === 0) return { ...state, calmSeconds }
  // After holding for long, an old failure is forgotten.
  const patience = Math.max(PATIENCE, calmSeconds > 30 ? state.patience / 2 : state.patience)
  return { ...state, rung: state.rung - 1, calmSeconds: 0, secondsSinceUp: 0, patience }
}

const POOR_KILOBITS = 450
const POOR_ROUND_TRIP = 200
const TROUBLE_BEFORE_POOR = 3

/** Shown after three bad seconds and hidden after three good ones, to avoid flicker. */
function poorness(state: Adaptation, second: LinkSecond) {
  const isBad =
    rateOf(state).kilobits <= POOR_KILOBITS ||
    second.roundTripMs >= POOR_ROUND_TRIP ||
    second.lossPercent >= LOSS_OF_A_JAM
  const troubledSeconds = Math.min(TROUBLE_BEFORE_POOR, Math.max(0, state.troubledSeconds + (isBad ? 1 : -1)))
  const isPoor = troubledSeconds === TROUBLE_BEFORE_POOR || (state.isPoor && troubledSeconds > 0)
  return { troubledSeconds, isPoor }
}
