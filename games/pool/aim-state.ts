import type { Point, StageSize } from '#kit/game/stage.ts'
import { toTable, type PoolLayout } from './layout.ts'
import { mayPlace, type PoolState } from './state.ts'
import { WIDTH, type Spot } from './table.ts'

/** What aiming may see and do. */
export interface AimOptions {
  layout(): PoolLayout
  state(): PoolState
  mayAct(): boolean
  /** Practice: balls may be arranged by hand; without a spot one leaves the table. */
  mayLay(): boolean
  lay(ball: number, spot: Spot | null): void
  shoot(): void
  changed(): void
  touched(): void
  tick(): void
}

export type Grab = 'none' | 'turn' | 'power' | 'stick' | 'spin' | 'place' | 'ball'

/** The player's aim and held balls. */
export interface AimState {
  readonly options: AimOptions
  angle: number
  top: number
  side: number
  power: number
  placed: Spot | undefined
  grab: Grab
  /** The ball being arranged. */
  held: number
  last: Point
  start: Point
  knocked: number
  size: StageSize
}

export function cue(hand: AimState): Spot {
  return hand.placed ?? hand.options.state().balls[0] ?? { x: 500, y: WIDTH / 2 }
}

export function pullTo(hand: AimState, wanted: number) {
  hand.power = Math.max(0, Math.min(1, wanted))
  const notch = Math.round(hand.power * 10)
  if (notch !== hand.knocked) hand.options.tick()
  hand.knocked = notch
}

export function place(hand: AimState, at: Point) {
  const spot = toTable(hand.options.layout(), at)
  if (mayPlace(hand.options.state(), spot)) hand.placed = spot
}
