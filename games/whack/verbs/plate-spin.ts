import { between, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#e07a7a', '#5a1f3f'] }

export interface Plate {
  /** 1 is a fresh spin, 0 falls. */
  spin: number
  fade: number
  /** Ticks until the next plate is set on this pole; below 0 it spins. */
  wait: number
}
export interface PlateState extends Tries {
  plates: Plate[]
  kept: number
}

export const POLES = 7
/** Above this a plate is so fast that a push throws it off. */
export const FAST = 0.64
/** Below this a push pays three. */
export const LATE = 0.24

export const platePlace = (index: number) => ({
  x: 56 + index * 48,
  y: index % 2 === 0 ? 150 : 236,
})

const fresh = (turn: Pick<Turn, 'random'>, hard: number): Plate => ({
  spin: 1,
  fade: between(0.0032, 0.0052, turn.random) * (1 + 0.9 * hard),
  wait: -1,
})

function push(state: PlateState, turn: Turn, index: number) {
  const plate = state.plates[index]!
  const at = platePlace(index)
  if (plate.wait >= 0) return
  if (plate.spin > FAST) {
    plate.wait = 70
    turn.tell('fling', at.x, at.y)
    slip(state, turn, at)
    return
  }
  gain(state, turn, plate.spin < LATE ? 3 : 1, at)
  state.kept++
  state.plates[index] = fresh(turn, hardness(state.kept, 45))
}

/** Push a plate when it wobbles: too early and it flies, too late and it falls. */
export const rules: MicroRules<PlateState> = {
  inputs: numbersTo(POLES),
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    plates: Array.from({ length: POLES }, (_, index) => ({
      spin: index === 3 ? 0.66 : 0.9,
      fade: 0.0036,
      wait: [520, 1500, 200, -1, 900, 2300, 3400][index] ?? 0,
    })),
    kept: 0,
  }),
  step(state, turn) {
    const tap = tapped(state, turn)
    if (tap > 0) push(state, turn, tap - 1)
    const hard = hardness(state.kept, 45)
    for (const [index, plate] of state.plates.entries()) {
      const at = platePlace(index)
      if (plate.wait >= 0) {
        if (--plate.wait >= 0) continue
        state.plates[index] = fresh(turn, hard)
        turn.tell('set', at.x, at.y)
        continue
      }
      const before = plate.spin
      plate.spin -= plate.fade
      if (before >= LATE && plate.spin < LATE) turn.tell('wobble', at.x, at.y)
      if (plate.spin > 0) continue
      plate.wait = 90
      turn.tell('shatter', at.x, 350)
      slip(state, turn, { x: at.x, y: 350 })
      if (state.over) return
    }
  },
  hints: ({ plates }) => [
    0,
    ...plates.flatMap(({ wait, spin }, index) => (wait < 0 && spin < FAST - 0.1 ? [index + 1] : [])),
  ],
}
