import { film } from '#kit/game/beats/beats.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import { seededRandom, type Random } from '#kit/random/random.ts'
import type { Board } from './board.ts'
import { FREE_MOVES, isRun, RUN_MOVES, type MatchDefinition } from './definitions.ts'
import { armed, fight, startDuel, type Blow } from './duel.ts'
import { drawFrom } from './falling.ts'
import { foeOf, gearAt, isGearMove, type Foe } from './foes.ts'
import { goalsOf, sandOf, thingsOf } from './goals.ts'
import { gridOf, type GridForm, type Grid } from './grid.ts'
import { packedLevel, type PackedLevel } from './levels.ts'
import { clumpAt, isTrace, usefulMoves } from './moves.ts'
import { kindOf, SHELL, type Goal, type Move, type State } from './state.ts'
import { calmBoard, cascade, playMove, shuffleIfStuck, type Turn } from './turn.ts'

const WIN_BONUS = 50
const GOOD_LADDER = 20_000
const GOOD_RUN = 6000
const kept = new Map<string, Board>()

export function boardOf(definition: MatchDefinition, level: number): Board {
  const at = definition.levels > 0 ? Math.max(1, Math.min(definition.levels, level)) : 1
  const key = `${definition.id}/${at}`
  const known = kept.get(key) ?? makeBoard(definition, at, packedLevel(definition, at))
  kept.set(key, known)
  return known
}

/** Kinds of gems by game and level: more of them are harder. */
function colorsOf({ kind, colors, levels }: MatchDefinition, level: number): number {
  if (kind === 'duel' || kind === 'ladder' || isRun(kind)) return colors
  const k = (level - 1) / Math.max(1, levels - 1)
  return kind === 'collapse'
    ? 3 + Math.round(k * (colors - 3))
    : k < 0.25 && kind !== 'hex'
      ? colors - 1
      : colors
}

const FORMS: Readonly<Partial<Record<MatchDefinition['kind'], GridForm>>> = {
  hex: 'hex',
  corner: 'corner',
  knight: 'knight',
  slant: 'slant',
  reach: 'reach',
  trefoil: 'hex',
  dye: 'dye',
  orbit: 'orbit',
  block: 'block',
  turnabout: 'reach',
}
const formOf = ({ kind }: MatchDefinition): GridForm => FORMS[kind] ?? 'square'

/** On the ladder small pearls are most frequent. */
const drawPearl = (random: Random) => () => {
  const luck = random()
  return luck < 0.46 ? 0 : luck < 0.76 ? 1 : luck < 0.93 ? 2 : 3
}

/** Parameters of a board's rules. */
interface MadeBoard {
  readonly definition: MatchDefinition
  readonly level: number
  readonly packed: PackedLevel
  readonly kind: MatchDefinition['kind']
  readonly columns: number
  readonly grid: Grid
  readonly colors: number
  readonly sand: number[]
  readonly goals: readonly Goal[]
  readonly shells: number
  readonly foe: Foe | undefined
}

/** The same for a level that is not in the pack yet. */
export function makeBoard(definition: MatchDefinition, level: number, packed: PackedLevel): Board {
  const { kind, columns, rows } = definition
  const grid = gridOf(columns, rows, formOf(definition))
  const colors = colorsOf(definition, level)
  const wanted = goalsOf(definition, level, colors)
  const sand = wanted.some(({ what }) => what === 'sand') ? sandOf(grid, level, definition.levels) : []
  const grains = sand.reduce((sum, layers) => sum + layers, 0)
  const goals = wanted.map((goal): Goal => (goal.what === 'sand' ? { ...goal, count: grains } : goal))
  const shells = goals.find(({ what }) => what === SHELL)?.count ?? 0
  const foe = kind === 'duel' ? foeOf(level) : undefined
  const board: MadeBoard = {
    definition,
    level,
    packed,
    kind,
    columns,
    grid,
    colors,
    sand,
    goals,
    shells,
    foe,
  }
  return {
    definition,
    level,
    grid,
    goals,
    colors,
    moves: packed.moves,
    foe,
    rules: {
      start: (luck) => start(board, luck),
      step: (state, move, random) => step(board, state, move, random),
      legal: (state) => legal(board, state),
      status: (state) => state.status,
      score: (state) => state.score,
      progress: (state) => progressOf(state, goals, foe?.hp ?? 1, kind),
    },
    worth: (state) => worthOf(board, state),
  }
}

const drawOf = (board: MadeBoard, random: Random) =>
  board.kind === 'ladder' ? drawPearl(random) : drawFrom(board.colors, random)

function start(board: MadeBoard, luck: Random): State {
  const { packed, kind, grid, foe } = board
  const random = board.definition.levels > 0 ? seededRandom(packed.seed) : luck
  const things =
    kind === 'goals' ? thingsOf(grid, board.level, board.shells, random) : new Map<number, number>()
  let cells: number[] = []
  do cells = calmBoard(grid, (at) => things.get(at), drawOf(board, random), random)
  while (usefulMoves(grid, kind, cells).length === 0)
  return {
    cells,
    sand: board.sand,
    moves: 0,
    left: isRun(kind)
      ? RUN_MOVES
      : kind === 'collapse' || kind === 'duel' || kind === 'ladder'
        ? -1
        : packed.moves,
    score: 0,
    got: board.goals.map(() => 0),
    lastId: grid.size,
    status: 'playing',
    ...(foe ? { duel: startDuel(foe) } : {}),
  }
}

function step(board: MadeBoard, state: State, move: Move, random: Random) {
  const { foe } = board
  if (move[0] === -1 && state.duel) {
    const next = film({ ...state, duel: armed(state.duel, move.slice(1)) }, [])
    return { state: next, events: [{ kind: 'gear' }] }
  }
  const turn: Turn = {
    grid: board.grid,
    kind: board.kind,
    cells: [...state.cells],
    sand: [...state.sand],
    lastId: state.lastId,
    score: state.score,
    chain: 0,
    beats: [],
    gone: [],
    force: [],
    sandGone: 0,
    powersMade: 0,
    pull: 'down',
    draw: drawOf(board, random),
    random,
  }
  playMove(turn, move)
  const blows: Blow[] = []
  const duel = foe && state.duel ? fight(state.duel, foe, turn, blows) : undefined
  // A curse may have lined up three.
  if (duel) cascade(turn)
  const isMixed = shuffleIfStuck(turn)
  const moved = judge(
    board,
    {
      cells: turn.cells,
      sand: turn.sand,
      moves: state.moves + 1,
      left: state.left < 0 ? -1 : state.left - (isFree(board, state, turn) ? 0 : 1),
      score: turn.score,
      got: board.goals.map(
        ({ what }, index) => state.got[index]! + (what === 'sand' ? turn.sandGone : (turn.gone[what] ?? 0)),
      ),
      lastId: turn.lastId,
      status: 'playing',
      ...(duel ? { duel } : {}),
    },
    board.packed,
  )
  return { state: film(moved, turn.beats), events: eventsOf(turn, blows, moved, isMixed) }
}

/** In a run a turn that makes a power gem is free, a limited number of times. */
function isFree(board: MadeBoard, { moves, left }: State, { powersMade }: Turn): boolean {
  const freeSoFar = moves - (RUN_MOVES - left)
  return isRun(board.kind) && powersMade > 0 && freeSoFar < FREE_MOVES
}

function judge(board: MadeBoard, state: State, { moves }: PackedLevel): State {
  const { kind } = board
  const { duel } = state
  if (duel) {
    if (duel.foeHp <= 0) return { ...state, score: state.score + duel.hp * WIN_BONUS, status: 'won' }
    return duel.hp <= 0 ? { ...state, status: 'lost' } : state
  }
  if (kind === 'collapse' || kind === 'ladder') {
    if (usefulMoves(board.grid, kind, state.cells).length > 0) return state
    if (kind === 'ladder') return { ...state, status: 'over' }
    const rest = state.cells.filter((cell) => cell !== 0).length
    const bonus = Math.max(0, 12 - rest) * WIN_BONUS
    return { ...state, score: state.score + bonus, status: rest <= moves ? 'won' : 'lost' }
  }
  if (isRun(kind)) return state.left === 0 ? { ...state, status: 'over' } : state
  if (board.goals.every(({ count }, index) => state.got[index]! >= count))
    return { ...state, score: state.score + WIN_BONUS * state.left, status: 'won' }
  return state.left === 0 ? { ...state, status: 'lost' } : state
}

function legal(board: MadeBoard, state: State): readonly Move[] {
  if (state.status !== 'playing') return []
  const moves = usefulMoves(board.grid, board.kind, state.cells)
  if (!state.duel || state.moves > 0 || state.duel.gear > 0) return moves
  return [...moves, ...gearAt(board.level).flatMap((gear) => (gear > 0 ? [[-1, gear]] : []))]
}

function worthOf(board: MadeBoard, { cells, duel, got, score, status, left }: State): number {
  const { kind, goals } = board
  const end = status === 'won' ? 1000 : status === 'lost' ? -1000 : 0
  if (duel) return end + duel.hp * 2.2 + duel.armor * 1.2 + duel.charge * 0.8 - duel.foeHp * 3 + score / 100
  if (kind === 'collapse') return end + clumpWorth(board, cells)
  if (isRun(kind)) return score + left * 60
  if (kind === 'ladder')
    return score / 8 + usefulMoves(board.grid, kind, cells).length * 4 + (status === 'over' ? -4000 : 0)
  const reached = goals.reduce(
    (sum, { count }, index) => sum + (100 * Math.min(count, got[index]!)) / count,
    0,
  )
  // A shell counts more the lower it is.
  const sunk =
    board.shells > 0
      ? cells.reduce(
          (sum, cell, at) =>
            sum + (cell !== 0 && kindOf(cell) === SHELL ? Math.floor(at / board.columns) : 0),
          0,
        )
      : 0
  return end + reached * goals.length + sunk * 6 + score / 60
}

/** Isolated gems are what remains at the end. */
function clumpWorth(board: MadeBoard, cells: readonly number[]): number {
  const seen = new Set<number>()
  let worth = 0
  for (const [at, cell] of cells.entries()) {
    if (cell === 0 || seen.has(at)) continue
    const clump = clumpAt(board.grid, cells, at)
    for (const one of clump) seen.add(one)
    worth += clump.length === 1 ? -6 : clump.length * 0.8 - 1
  }
  return worth
}

function progressOf(
  { got, cells, score, duel, left }: State,
  goals: readonly Goal[],
  foeHp: number,
  kind: string,
): number {
  if (duel) return 1 - duel.foeHp / foeHp
  if (kind === 'ladder') return Math.min(1, score / GOOD_LADDER)
  if (left >= 0 && goals.length === 0) return Math.min(1, score / GOOD_RUN)
  if (goals.length === 0) return 1 - cells.filter((cell) => cell !== 0).length / cells.length
  const shares = goals.map(({ count }, index) => Math.min(1, got[index]! / count))
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function eventsOf(turn: Turn, blows: readonly Blow[], state: State, isMixed: boolean): SimEvent[] {
  const count = turn.gone.reduce((sum, one) => sum + (one ?? 0), 0)
  const events: SimEvent[] = [{ kind: 'burst', amount: count }]
  if (turn.chain > 1) events.push({ kind: 'chain', amount: turn.chain })
  if (turn.powersMade > 0) events.push({ kind: 'power', amount: turn.powersMade })
  if (turn.sandGone > 0) events.push({ kind: 'sand', amount: turn.sandGone })
  for (const blow of blows) events.push(blow)
  if (isMixed) events.push({ kind: 'shuffle' })
  if (state.status !== 'playing') events.push({ kind: state.status })
  return events
}

/** Whether a move is allowed: of the traces `legal` lists only some. */
export function allows(board: Board, state: State, move: Move): boolean {
  if (state.status !== 'playing') return false
  if (board.definition.kind === 'trace') return isTrace(board.grid, state.cells, move)
  if (move[0] === -1 && state.duel && state.moves === 0 && state.duel.gear === 0)
    return isGearMove(board.level, move)
  const key = move.join()
  return board.rules.legal(state).some((one) => one.join() === key)
}
