import { laneBoard, mazeBoard, ringBoard, type Board } from './board.ts'
import type { Kind } from './definitions.ts'
import { forkBoard, pathBoard, railBoard, trapBoard } from './paths.ts'
import { FIELD_TOWERS, FORCE_TOWERS, LANE_TOWERS, NIGHT_TOWERS, TRAPS, type TowerKind } from './pieces.ts'

/** What one game plays by. */
export interface Rulebook {
  readonly towers: readonly TowerKind[]
  readonly lives: number
  readonly coins: number
  /** Waves to hold out. */
  readonly waves: number
  /** How much harder foes are from wave to wave. */
  readonly growth: number
  /** Foes of a wave, in shares of the usual. */
  readonly crowd: number
  /** Pace of foes, in shares of the usual. */
  readonly pace: number
  /** Health of foes, in shares of the usual. */
  readonly might: number
  /** Ticks between waves that come by themselves. */
  readonly rest: number
  /** A tower is drawn by luck; two alike become one of the next level. */
  readonly isMerging?: boolean
  /** Towers shoot along their lane, and foes bite what stands in it. */
  readonly isLanes?: boolean
  /** The places of the towers turn around the middle. */
  readonly isTurning?: boolean
  /** Towers stand in the way of the foes, who go around them. */
  readonly isOpen?: boolean
  /** Towers cost nothing: they come on a belt, and one put on its like improves it. */
  readonly isBelt?: boolean
  /** The towers stand from the start and only grow; savings bear interest with each wave. */
  readonly isGrown?: boolean
  /** Someone walks about, fights, and has to fetch the coins. */
  readonly isLed?: boolean
  /** In every other wave towers see only what a lantern lights. */
  readonly isNight?: boolean
  /** The towers ride around on a railway. */
  readonly isRailed?: boolean
  /** Hits leave marks; two forces that meet do something together. */
  readonly isForced?: boolean
  /** Waves never end; each called on top of another raises what foes are worth. */
  readonly isEndless?: boolean
  /** `lever` has a bit for each lock that leads into its loop. */
  board(level: number, towers: readonly number[], lever: number): Board
}

const USUAL = {
  towers: FIELD_TOWERS,
  lives: 10,
  coins: 200,
  waves: 15,
  growth: 1.13,
  crowd: 1,
  pace: 1,
  might: 1.7,
  rest: 720,
}

export const rulesOf: Readonly<Record<Kind, Rulebook>> = {
  path: { ...USUAL, board: (level) => pathBoard(level) },
  maze: {
    ...USUAL,
    coins: 240,
    growth: 1.12,
    crowd: 1,
    might: 1.05,
    isOpen: true,
    board: (_, towers) => mazeBoard(towers),
  },
  merge: {
    ...USUAL,
    waves: 20,
    growth: 1.115,
    might: 1.25,
    isMerging: true,
    board: () => pathBoard(6),
  },
  lanes: {
    ...USUAL,
    towers: LANE_TOWERS,
    lives: 5,
    coins: 300,
    growth: 1.08,
    crowd: 0.5,
    pace: 0.36,
    might: 1.05,
    rest: 1200,
    isLanes: true,
    board: () => laneBoard(),
  },
  ring: {
    ...USUAL,
    lives: 12,
    growth: 1.1,
    pace: 0.42,
    might: 1.35,
    isTurning: true,
    board: () => ringBoard(),
  },
  fork: { ...USUAL, crowd: 1.1, might: 1.6, board: (_level, _towers, lever) => forkBoard(lever) },
  belt: { ...USUAL, coins: 0, growth: 1.19, might: 3.6, isBelt: true, board: () => pathBoard(9) },
  grown: {
    ...USUAL,
    coins: 60,
    waves: 20,
    growth: 1.13,
    might: 1.6,
    isGrown: true,
    board: () => pathBoard(10),
  },
  hero: { ...USUAL, coins: 120, growth: 1.12, might: 1.4, isLed: true, board: () => pathBoard(11) },
  traps: { ...USUAL, towers: TRAPS, coins: 220, growth: 1.1, might: 1.1, board: () => trapBoard(12) },
  night: {
    ...USUAL,
    towers: NIGHT_TOWERS,
    coins: 230,
    growth: 1.12,
    might: 1.8,
    isNight: true,
    board: () => pathBoard(13),
  },
  rail: { ...USUAL, coins: 220, growth: 1.1, might: 1.6, isRailed: true, board: () => railBoard() },
  elements: {
    ...USUAL,
    towers: FORCE_TOWERS,
    coins: 210,
    growth: 1.125,
    might: 2.05,
    isForced: true,
    board: () => pathBoard(14),
  },
  caller: {
    ...USUAL,
    lives: 6,
    coins: 260,
    waves: 200,
    growth: 1.09,
    isEndless: true,
    board: () => pathBoard(15),
  },
}
