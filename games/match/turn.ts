import type { Beat, Body } from '#kit/game/beats/beats.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { isTurn, type MatchKind } from './definitions.ts'
import { closeUp, fall, pullOf, refill, type Pull } from './falling.ts'
import type { Grid } from './grid.ts'
import { canMatch, groupsOf, isPearl, withPowers, type Group } from './matching.ts'
import { arranged, clumpAt, usefulMoves } from './moves.ts'
import {
  BLAST,
  COLUMN,
  gem,
  idOf,
  kindOf,
  lookOf,
  PLAIN,
  powerOf,
  PRISM,
  ROCK,
  SHELL,
  type Move,
  type Power,
} from './state.ts'

/** What is being worked on in one turn; changed step by step, kept as a state at its end. */
export interface Turn {
  readonly grid: Grid
  readonly kind: MatchKind
  cells: number[]
  sand: number[]
  lastId: number
  score: number
  chain: number
  readonly beats: Beat[]
  /** Gems gone by kind; shells count when they leave at the bottom. */
  readonly gone: number[]
  /** The same, each times its place in the chain: the strength of a duel's blows. */
  readonly force: number[]
  sandGone: number
  powersMade: number
  /** Where gems fall to in this turn. */
  pull: Pull
  readonly draw: () => number
  readonly random: Random
}

const POINTS = 10
const POWER_POINTS = 30
/** A bare block falls into place by chance, and so does a whole board: neither pays like a built one. */
const BLOCK = 4
const BEST_OF_BLOCKS = 9
const LONGEST_CHAIN = 24
const TRACE_LINE = 5
const TRACE_BLAST = 7
const SHUFFLES = 40
const HIGHEST_PEARL = 7
const PEARL_GROWTH = 3

export const bodiesOf = (grid: Grid, cells: readonly number[]): Body[] =>
  cells.flatMap((cell, at) => (cell === 0 ? [] : [{ id: idOf(cell), kind: lookOf(cell), ...grid.place(at) }]))

/** Plays a move and everything that follows from it. */
export function playMove(turn: Turn, move: Move) {
  const { grid, kind } = turn
  const before = turn.cells
  if (kind === 'tilt') turn.pull = pullOf(grid, move)
  const { cells, moved } = arranged(grid, kind, before, move)
  turn.cells = cells
  if (kind !== 'trace' && kind !== 'collapse') turn.beats.push({ bodies: bodiesOf(grid, cells) })
  if (kind === 'trace') return burst(turn, [tracedGroup(turn, move)])
  if (kind === 'collapse') return burst(turn, [clumpGroup(turn, move[0]!)])
  // Where a swap is mirrored, its first two cells are those of the hand.
  const hand = moved.slice(0, 2)
  if (kind === 'dye' && powerOf(cells[hand[0]!]!) === PRISM)
    burst(
      turn,
      [{ cells: hand, kind: kindOf(cells[hand[0]!]!), leaves: undefined }],
      kindOf(before[move[0]!]!),
    )
  const powered = poweredSwap(turn, hand)
  if (powered) burst(turn, [powered], prismTarget(cells, hand))
  cascade(turn, moved)
}

/** Bursts repeatedly until nothing bursts. */
export function cascade(turn: Turn, moved: readonly number[] = []) {
  for (let round = 0; round < LONGEST_CHAIN; round++) {
    const groups = groupsOf(turn.grid, turn.cells, moved, turn.kind === 'ladder' ? isPearl : canMatch)
    const landed = landedShells(turn)
    if (groups.length === 0 && landed.length === 0) return
    burst(turn, groups, undefined, landed)
  }
}

function tracedGroup({ cells }: Turn, move: Move): Group {
  const end = move.at(-1)!
  const power: Power = move.length >= TRACE_BLAST ? BLAST : move.length >= TRACE_LINE ? COLUMN : PLAIN
  return { cells: move, kind: kindOf(cells[end]!), leaves: power === PLAIN ? undefined : { at: end, power } }
}

const clumpGroup = ({ grid, cells }: Turn, at: number): Group => ({
  cells: clumpAt(grid, cells, at),
  kind: kindOf(cells[at]!),
  leaves: undefined,
})

/** Two power gems, or a prism and any gem, go off when they change places. */
function poweredSwap({ kind, cells, grid }: Turn, moved: readonly number[]): Group | undefined {
  if (isTurn(kind) || kind === 'slide' || kind === 'ladder' || kind === 'dye') return undefined
  const powers = moved.map((at) => powerOf(cells[at]!))
  const both = powers.every((power) => power !== PLAIN)
  if (!both && !powers.includes(PRISM)) return undefined
  const all = powers.every((power) => power === PRISM)
  const list = all ? Array.from({ length: grid.size }, (_, at) => at) : moved
  return { cells: list, kind: kindOf(cells[moved[0]!]!), leaves: undefined }
}

function prismTarget(cells: readonly number[], moved: readonly number[]): number {
  const other = moved.find((at) => powerOf(cells[at]!) !== PRISM)
  return other === undefined ? 0 : kindOf(cells[other]!)
}

/** Shells that lie on the ground. */
const landedShells = ({ grid, cells }: Turn) =>
  grid.falls.flatMap((way) => {
    const last = way.at(-1)!
    return cells[last] !== 0 && kindOf(cells[last]!) === SHELL && powerOf(cells[last]!) === PLAIN
      ? [last]
      : []
  })

function burst(turn: Turn, groups: readonly Group[], prism?: number, landed: readonly number[] = []) {
  const { grid } = turn
  if (turn.kind === 'ladder') return climb(turn, groups)
  turn.chain++
  const cells = [...turn.cells]
  const target = prism ?? groups[0]?.kind ?? 0
  const gone = withPowers(
    grid,
    cells,
    groups.flatMap((group) => group.cells),
    target,
  )
  if (turn.kind !== 'collapse') breakRocks(grid, cells, gone)
  for (const at of landed) gone.add(at)
  for (const at of gone) {
    const kind = kindOf(cells[at]!)
    turn.gone[kind] = (turn.gone[kind] ?? 0) + 1
    turn.force[kind] = (turn.force[kind] ?? 0) + 1 + (turn.chain - 1) * 0.5
    if ((turn.sand[at] ?? 0) > 0) {
      turn.sand[at] = turn.sand[at]! - 1
      turn.sandGone++
    }
  }
  const popped = [...gone].map((at) => idOf(cells[at]!))
  for (const at of gone) cells[at] = 0
  for (const { kind, leaves } of groups) {
    if (!leaves) continue
    cells[leaves.at] = gem(++turn.lastId, kind, leaves.power)
    turn.powersMade++
  }
  const made = groups.filter(({ leaves }) => leaves).length
  const gain = gainFor(turn, gone.size) + made * POWER_POINTS
  turn.score += gain
  settle(turn, cells)
  turn.beats.push({
    popped,
    bodies: bodiesOf(grid, turn.cells),
    enter: dropOf(turn, popped.length),
    gain,
    chain: turn.chain,
  })
}

function gainFor({ kind, chain }: Turn, count: number): number {
  switch (kind) {
    case 'collapse':
      return count * (count - 1) * 5
    case 'trace':
      return count * count * 5
    case 'dye':
      // Fours are easily had: only more of them pay well.
      return count * Math.max(1, count - 3) * POINTS * chain
    case 'block':
      return (count <= BLOCK ? POINTS : count * Math.min(count - 3, BEST_OF_BLOCKS) * POINTS) * chain
    default:
      return count * POINTS * chain
  }
}

/** New gems come from above; the more went, the farther. */
function dropOf({ grid, pull }: Turn, count: number) {
  const far = Math.min(grid.rows, 1 + Math.ceil(count / 3))
  const back = pull === 'down' || pull === 'right' ? -far : far
  return pull === 'down' || pull === 'up' ? { x: 0, y: back } : { x: back, y: 0 }
}

function breakRocks({ near }: Grid, cells: readonly number[], gone: Set<number>) {
  const rocks = [...gone].flatMap((at) =>
    near[at]!.filter((next) => cells[next] !== 0 && kindOf(cells[next]!) === ROCK),
  )
  for (const rock of rocks) gone.add(rock)
}

function settle(turn: Turn, cells: number[]) {
  const fallen = fall(turn.grid, cells, turn.pull)
  if (turn.kind === 'collapse') {
    turn.cells = closeUp(turn.grid, fallen)
    return
  }
  const full = refill(fallen, turn.lastId, turn.draw)
  turn.cells = [...full.cells]
  turn.lastId = full.lastId
}

/** On the ladder a group becomes one pearl of the next size. */
function climb(turn: Turn, groups: readonly Group[]) {
  turn.chain++
  const cells = [...turn.cells]
  const popped: number[] = []
  let gain = 0
  for (const group of groups) {
    for (const at of group.cells) {
      popped.push(idOf(cells[at]!))
      cells[at] = 0
    }
    turn.gone[group.kind] = (turn.gone[group.kind] ?? 0) + group.cells.length
    gain += group.cells.length * 5 * PEARL_GROWTH ** group.kind * turn.chain
    if (group.kind >= HIGHEST_PEARL) continue
    const at = group.leaves?.at ?? group.cells[1]!
    cells[at] = gem(++turn.lastId, group.kind + 1)
    turn.powersMade = Math.max(turn.powersMade, group.kind + 1)
  }
  turn.score += gain
  settle(turn, cells)
  turn.beats.push({
    popped,
    bodies: bodiesOf(turn.grid, turn.cells),
    enter: dropOf(turn, popped.length),
    gain,
    chain: turn.chain,
  })
}

/** Shuffles the gems when no move is left. */
export function shuffleIfStuck(turn: Turn): boolean {
  const { grid, kind, random } = turn
  if (kind === 'collapse' || kind === 'ladder') return false
  if (usefulMoves(grid, kind, turn.cells).length > 0) return false
  turn.cells = mixed(turn, random)
  turn.beats.push({ bodies: bodiesOf(grid, turn.cells) })
  return true
}

function mixed({ grid, kind, cells, draw }: Turn, random: Random): number[] {
  const loose = cells.flatMap((cell, at) => (cell !== 0 && canMatch(cell) ? [at] : []))
  for (let attempt = 0; ; attempt++) {
    const next = [...cells]
    for (const [index, at] of shuffled(loose, random).entries()) next[at] = cells[loose[index]!]!
    // When shuffling does not help, colours change too.
    if (attempt > SHUFFLES) for (const at of loose) next[at] = gem(idOf(next[at]!), draw())
    const isCalm = attempt > 2 * SHUFFLES || groupsOf(grid, next, []).length === 0
    if (isCalm && usefulMoves(grid, kind, next).length > 0) return next
    if (attempt > 6 * SHUFFLES) return next
  }
}

/** A full board without an initial burst. */
export function calmBoard(
  grid: Grid,
  kinds: (at: number) => number | undefined,
  draw: () => number,
  random: Random,
) {
  const cells = Array.from({ length: grid.size }, (_, at) => gem(at + 1, kinds(at) ?? draw()))
  for (let round = 0; round < 60; round++) {
    const groups = groupsOf(grid, cells, [], isPearl)
    if (groups.length === 0) break
    for (const { cells: list } of groups) {
      const at = list[pickIndex(list.length, random)]!
      cells[at] = gem(at + 1, kinds(at) ?? draw())
    }
  }
  return cells
}
