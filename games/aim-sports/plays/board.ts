import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import { distance, type Turn } from '#kit/game/micro/rules.ts'
import { placeAt, type Place, type Tries } from './tries.ts'

/** The dart board with the radii of its rings. */
export const BOARD = { x: 200, y: 190, bull: 9, ring: 20, triple: [84, 98], double: [138, 152] } as const
/** Numbers clockwise from the top. */
export const SECTORS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5] as const
const SECTOR = (2 * Math.PI) / 20

export interface Hit {
  /** 25 is the bull; 0 lies outside. */
  readonly number: number
  readonly times: 0 | 1 | 2 | 3
}

export function hitOf({ x, y }: Place): Hit {
  const far = distance(x, y, BOARD.x, BOARD.y)
  if (far <= BOARD.bull) return { number: 25, times: 2 }
  if (far <= BOARD.ring) return { number: 25, times: 1 }
  if (far > BOARD.double[1]) return { number: 0, times: 0 }
  const angle = exactAtan2(x - BOARD.x, BOARD.y - y) + SECTOR / 2
  const number = SECTORS[Math.floor((angle + 4 * Math.PI) / SECTOR) % 20]!
  if (far >= BOARD.triple[0] && far <= BOARD.triple[1]) return { number, times: 3 }
  return { number, times: far >= BOARD.double[0] ? 2 : 1 }
}

/** Position of a number at a distance from the middle. */
export function placeOfNumber(number: number, far = 116): Place {
  if (number === 25) return BOARD
  const angle = SECTORS.indexOf(number as (typeof SECTORS)[number]) * SECTOR
  return { x: BOARD.x + far * exactSin(angle), y: BOARD.y - far * exactCos(angle) }
}

/** An aiming hand: it trembles around its place and throws on release. */
export interface Hand extends Tries {
  aim: { x: number; y: number }
  /** Ticks of aiming; 0 at rest. */
  held: number
  /** Amplitude of the trembling in units. */
  sway: number
}

export const freshHand = () => ({ aim: { x: 200, y: 190 }, held: 0 })

/** Where the dart would land now. */
export function pointOf({ aim, tick, sway }: Hand): Place {
  return {
    x: aim.x + sway * (exactSin(tick * 0.071) + 0.5 * exactSin(tick * 0.167 + 1)),
    y: aim.y + sway * (exactSin(tick * 0.093 + 2) + 0.5 * exactSin(tick * 0.139)),
  }
}

/** Moves the aim; returns the target in the tick of release. */
export function aimed(state: Hand, turn: Turn): Place | undefined {
  if (turn.held) {
    state.aim = { ...placeAt(turn.input) }
    state.held++
    return undefined
  }
  if (!turn.release || state.held < 2) {
    state.held = 0
    return undefined
  }
  state.held = 0
  return pointOf(state)
}
