import { laneBoard, mazeBoard, ringBoard, type Board } from './board.ts'
import type { Kind } from './definitions.ts'
import { forkBoard, pathBoard, railBoard, trapBoard } from './paths.ts'
import { FIELD_TOWERS, FORCE_TOWERS, LANE_TOWERS, NIGHT_TOWERS, TRAPS, type TowerKind } from './pieces.ts'

/** Rules of one game. */
export interface Rulebook {
  readonly towers: readonly TowerKind[]
  readonly lives: number
  readonly coins: number
  /** Waves to survive. */
  readonly waves: number
  /** Growth of difficulty per wave. */
  readonly growth: number
  /** Number of foes relative to the usual. */
  readonly crowd: number
  /** Speed of foes relative to the usual. */
  readonly pace: number
  /** Health of foes relative to the usual. */
  readonly might: number
  /** Ticks between automatic waves. */
  readonly rest: number
  /** Towers are drawn at random; two equal ones merge into the next level. */
  readonly isMerging?: boolean
  /** Towers shoot along their lane, and foes bite what blocks it. */
  readonly isLanes?: boolean
  /** The sites rotate around the middle. */
  readonly isTurning?: boolean
  /** Towers block foes, who go around them. */
  readonly isOpen?: boolean
  /** Towers are free: they come on a belt, and one put on an equal one upgrades it. */
  readonly isBelt?: boolean
  /** Towers stand from the start and are only upgraded; savings earn interest with each wave. */
  readonly isGrown?: boolean
  /** A captain walks, fights, and has to collect the coins. */
  readonly isLed?: boolean
  /** In every second wave towers see only what a lantern lights. */
  readonly isNight?: boolean
  /** Towers move around on a railway. */
  readonly isRailed?: boolean
  /** Hits leave marks; two different forces combine. */
  readonly isForced?: boolean
  /** Waves never end; each one called on top of another raises the value of foes. */
  readonly isEndless?: boolean
  /** `lever` has a bit per lock that leads into its loop. */
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
