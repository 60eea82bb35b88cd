import type { Point } from '../stage.ts'
import type { LoupePlace } from './loupe.ts'
import { FINGER, spotsMeant, type CanBePlayed, type SpotBoard } from './meant.ts'

/** Whoever keeps a finger down for so many milliseconds has seen under the loupe where it aims. */
const LOOK = 300
/** A second touch that moves farther than this many pixels aims anew. */
const STILL = 7

interface Press {
  readonly from: Point
  readonly began: number
  /** The spot that this touch confirms. */
  second: number | undefined
  /** The loupe stays until the finger lifts. */
  isLooking: boolean
}

/**
 * The aim of a finger on a board whose spots may be smaller than it. A touch that can only mean one playable spot plays at
 * once. One that can mean several shows a loupe: the finger may slide, and plays when it lifts after a look; after a quick
 * tap the aimed spot is kept for a second touch. A mouse and keys always play at once.
 */
export interface FairAim {
  readonly board: SpotBoard
  readonly canBePlayed: CanBePlayed
  /** Read from the browser's events, before the stage reports a press or a lift. */
  isFinger: boolean
  now: number
  press: Press | undefined
  kept: number | undefined
  /** Where the loupe was drawn last, while it is shown. */
  loupe: LoupePlace | undefined
}

/** Opens an aim that learns from the canvas what touches it, until the signal aborts. */
export function fairAim(
  canvas: HTMLCanvasElement,
  board: SpotBoard,
  canBePlayed: CanBePlayed,
  signal: AbortSignal,
): FairAim {
  const aim: FairAim = {
    board,
    canBePlayed,
    isFinger: false,
    now: 0,
    press: undefined,
    kept: undefined,
    loupe: undefined,
  }
  const read = (event: PointerEvent) => {
    aim.isFinger = event.pointerType === 'touch'
    aim.now = event.timeStamp
  }
  // The stage listens to the same canvas: an event comes here first, as long as it is captured.
  for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    canvas.addEventListener(name, read, { signal, capture: true })
  return aim
}

const isNear = (at: Point, to: Point, far: number) => Math.hypot(at.x - to.x, at.y - to.y) <= far

/** Begins a press; false if the touch only closes the loupe. */
export function pressAim(aim: FairAim, at: Point): boolean {
  const { kept, loupe } = aim
  forgetAim(aim)
  if (!aim.isFinger) return true
  const isSecond =
    kept !== undefined &&
    ((loupe && isNear(at, loupe.tick, FINGER / 2)) ||
      spotsMeant(aim.board, at, (spot) => spot === kept).length > 0)
  if (kept !== undefined && !isSecond && loupe && isNear(at, loupe.middle, loupe.radius)) return false
  aim.press = { from: at, began: aim.now, second: isSecond ? kept : undefined, isLooking: false }
  return true
}

/** The spot that the finger confirms, whatever it hits, as long as it rests. */
export function confirmedSpot({ press }: FairAim, at: Point): number | undefined {
  if (press?.second === undefined || isNear(at, press.from, STILL)) return press?.second
  press.second = undefined
  return undefined
}

const isUnsure = ({ board, canBePlayed }: FairAim, at: Point) => spotsMeant(board, at, canBePlayed).length > 1

/** Ends the press over a spot: true plays it, false keeps it for a second touch. */
export function liftAim(aim: FairAim, at: Point, spot: number): boolean {
  const { press } = aim
  aim.press = undefined
  if (!press || press.second !== undefined || aim.now - press.began >= LOOK || !isUnsure(aim, at)) return true
  aim.kept = spot
  return false
}

/** Whether the loupe is to be shown, with the finger here and this spot aimed at, if any. */
export function isLooking(aim: FairAim, at: Point, spot: number | undefined): boolean {
  const { press, kept } = aim
  if (kept !== undefined) return true
  if (!press) return false
  press.isLooking ||= spot !== undefined && press.second === undefined && isUnsure(aim, at)
  return press.isLooking
}

/** Nothing waits for a touch any more. */
export function forgetAim(aim: FairAim) {
  aim.press = aim.kept = undefined
}
