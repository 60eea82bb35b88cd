import type { TurnRules } from '#kit/game/turn-sim.ts'
import { hash32, seededRandom, shuffled } from '#kit/random/random.ts'

/** Middle of a loose piece in 255ths of the picture; absent while it is in the tray. */
export interface CutState {
  readonly level: number
  readonly columns: number
  readonly rows: number
  /** Pieces in the order of the tray. */
  readonly order: readonly number[]
  readonly isHome: readonly boolean[]
  readonly loose: Readonly<Record<string, number>>
  readonly moves: number
}

export const CUT_PICTURES = 24
const SIZES: readonly (readonly [number, number])[] = [
  [4, 3],
  [6, 4],
  [8, 6],
]
const SCALE = 256
/** A drop nearer to its place than this share of a piece is at home. */
const NEAR = 0.45

/** An input is a piece and where its middle is dropped; the last place of all is the tray. */
export const dropOf = (piece: number, x: number, y: number) => (piece * SCALE + x) * SCALE + y
export const placeOf = (input: number) => ({
  piece: Math.floor(input / (SCALE * SCALE)),
  x: Math.floor(input / SCALE) % SCALE,
  y: input % SCALE,
})
const IN_TRAY = SCALE - 1
export const trayOf = (piece: number) => dropOf(piece, IN_TRAY, IN_TRAY)
const isTray = (input: number) => input % (SCALE * SCALE) === trayOf(0)

/** The drop that brings a piece home. */
export function homeOf({ columns, rows }: Pick<CutState, 'columns' | 'rows'>, piece: number): number {
  const [column, row] = [piece % columns, Math.floor(piece / columns)]
  return dropOf(
    piece,
    Math.round(((column + 0.5) / columns) * (SCALE - 2)),
    Math.round(((row + 0.5) / rows) * (SCALE - 2)),
  )
}

/** Whether a drop is near enough to the place of its piece. */
export function fits(state: Pick<CutState, 'columns' | 'rows'>, input: number): boolean {
  if (isTray(input)) return false
  const [at, home] = [placeOf(input), placeOf(homeOf(state, placeOf(input).piece))]
  const far = (one: number, other: number, count: number) => (Math.abs(one - other) / SCALE) * count
  return far(at.x, home.x, state.columns) < NEAR && far(at.y, home.y, state.rows) < NEAR
}

export function firstCut(level: number): CutState {
  const [columns, rows] = SIZES[Math.min(SIZES.length - 1, Math.floor((level - 1) / CUT_PICTURES))]!
  const pieces = [...Array(columns * rows).keys()]
  const order = shuffled(pieces, seededRandom(hash32(`cuts ${level}`)))
  return { level, columns, rows, order, isHome: pieces.map(() => false), loose: {}, moves: 0 }
}

const homes = ({ isHome }: CutState) => isHome.filter(Boolean).length
const isDone = (state: CutState) => homes(state) === state.isHome.length

export function dropped(state: CutState, input: number): CutState {
  const { piece, x, y } = placeOf(input)
  const { [String(piece)]: _old, ...loose } = state.loose
  const moves = state.moves + 1
  if (isTray(input)) return { ...state, loose, moves }
  if (!fits(state, input)) return { ...state, loose: { ...loose, [piece]: x * SCALE + y }, moves }
  return { ...state, loose, moves, isHome: state.isHome.map((was, other) => was || other === piece) }
}

export function isDrop(state: CutState, input: unknown): boolean {
  return (
    typeof input === 'number' &&
    Number.isInteger(input) &&
    input >= 0 &&
    state.isHome[placeOf(input).piece] === false
  )
}

export const cutRules = (level: number): TurnRules<CutState, number> => ({
  start: () => firstCut(level),
  step(state, input) {
    const next = dropped(state, input)
    const kind = homes(next) > homes(state) ? 'home' : isTray(input) ? 'tray' : 'loose'
    const events = [{ kind }]
    return { state: next, events: isDone(next) ? [...events, { kind: 'won' }] : events }
  },
  /** A sample: each piece at its own place, at that of another piece, and in the tray. */
  legal: (state) =>
    state.isHome.flatMap((isHome, piece) => {
      if (isHome) return []
      const { x, y } = placeOf(homeOf(state, (piece * 7 + 3) % state.isHome.length))
      return [homeOf(state, piece), dropOf(piece, x, y), trayOf(piece)]
    }),
  status: (state) => (isDone(state) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: (state) => homes(state) / state.isHome.length,
})

/** Places the first piece of the tray that touches a placed one or the border. */
export function bestDrop(state: CutState): number | undefined {
  const { columns, rows, isHome, order } = state
  const isBorder = (piece: number) => {
    const [column, row] = [piece % columns, Math.floor(piece / columns)]
    return column === 0 || row === 0 || column === columns - 1 || row === rows - 1
  }
  const waiting = order.filter((piece) => !isHome[piece])
  const piece = waiting.find(isBorder) ?? waiting[0]
  return piece === undefined ? undefined : homeOf(state, piece)
}
