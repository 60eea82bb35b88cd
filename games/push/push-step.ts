import { carry, march, pullNear } from './drift.ts'
import { isOpen, type Board, type Deed } from './push-board.ts'
import { stepFrom, waterline, waysOf, WAYS, type PushRules, type PushState } from './push-rules.ts'

export interface Outcome {
  readonly state: PushState
  readonly deeds: readonly Deed[]
}

const CURRENTS = '^>v<'
/** A slide is never longer than the largest board. */
const LONGEST_SLIDE = 20

/** One move of every crab; `undefined` when none can move. */
export function move(rules: PushRules, state: PushState, way: number): Outcome | undefined {
  const board: Board = {
    rules,
    columns: state.columns,
    floor: state.floor,
    crabs: [...state.crabs],
    crates: [...state.crates],
    line: waterline(rules, state),
    deeds: [],
  }
  if (rules.march || rules.tilt) march(board, way)
  else for (const index of board.crabs.keys()) walk(board, index, wayOf(rules, index, way))
  if (board.deeds.length === 0) return undefined
  if (rules.gravity) fall(board)
  if (rules.magnet) pullNear(board)
  if (rules.belts || rules.wind !== undefined) carry(board)
  if (!rules.colors) board.crates.sort((one, other) => one - other)
  const { floor, crabs, crates, deeds } = board
  return { state: { ...state, floor, crabs, crates, moves: state.moves + 1 }, deeds }
}

/** The mirrored twin moves the other way sideways. */
export const wayOf = ({ twin }: PushRules, crab: number, way: number) =>
  crab > 0 && twin === 'mirror' && way % 2 === 1 ? (way + 2) % 4 : way

const lets = ({ floor, rules }: Board, cell: number, way: number) =>
  rules.belts !== undefined || !CURRENTS.includes(floor[cell]!) || CURRENTS.indexOf(floor[cell]!) === way

function walk(board: Board, crab: number, way: number) {
  const { rules } = board
  const step = waysOf(rules)[way]!
  for (let steps = 0; steps < LONGEST_SLIDE; steps++) {
    const from = board.crabs[crab]!
    const to = stepFrom(board, from, step)
    if (!isOpen(board, to) || board.floor[to] === 'o' || !lets(board, to, way) || board.crabs.includes(to))
      return
    const crate = board.crates.indexOf(to)
    if (crate >= 0 && (rules.crabSlides ? steps > 0 : false)) return
    if (crate >= 0 && !shove(board, { crate, crab, way })) return
    if (rules.push === 'kick' && crate >= 0) return
    board.crabs[crab] = to
    if (board.floor[from] === '%') board.floor = put(board.floor, from, '~')
    if (board.floor[to] === 'k') takeKey(board, to)
    if (rules.push === 'swap' && crate >= 0) return
    board.deeds.push('step')
    if (rules.goal === 'sink') board.floor = put(board.floor, from, '~')
    if (rules.pull && crate < 0) draw(board, from, step)
    if (passTunnel(board, crab)) return
    if (!rules.crabSlides && board.floor[to] !== '_') return
  }
}

const put = (floor: string, cell: number, tile: string) => floor.slice(0, cell) + tile + floor.slice(cell + 1)

/** The last key opens the lock. */
function takeKey(board: Board, at: number) {
  board.floor = put(board.floor, at, ' ')
  if (!board.floor.includes('k')) board.floor = board.floor.replaceAll('L', ' ')
  board.deeds.push('key')
}

/** The crate behind the crab follows into its place. */
function draw(board: Board, from: number, [dx, dy]: readonly [number, number]) {
  const behind = board.crates.indexOf(stepFrom(board, from, [-dx, -dy]))
  if (behind < 0) return
  board.crates[behind] = from
  board.deeds.push('pull')
}

function passTunnel(board: Board, crab: number): boolean {
  const mouth = board.floor[board.crabs[crab]!]!
  if (mouth !== 'A' && mouth !== 'B') return false
  const other = board.floor.indexOf(mouth === 'A' ? 'B' : 'A')
  if (other < 0 || board.crates.includes(other) || board.crabs.includes(other)) return true
  board.crabs[crab] = other
  board.deeds.push('tunnel')
  return true
}

/** Moves the crate in the way with all that go along; false when blocked. */
function shove(board: Board, { crate, crab, way }: { crate: number; crab: number; way: number }): boolean {
  const { rules, crates, crabs } = board
  if (rules.push === 'never') return false
  if (rules.push === 'swap') {
    crates[crate] = crabs[crab]!
    board.deeds.push('swap')
    return true
  }
  const step = waysOf(rules)[way]!
  const group = rules.push === 'sticky' ? clump(board, crate) : row(board, crate, step)
  const mayGo = group.every((member) => {
    const to = stepFrom(board, crates[member]!, step)
    const other = crates.indexOf(to)
    return (
      isOpen(board, to) &&
      lets(board, to, way) &&
      !crabs.includes(to) &&
      (other < 0 || group.includes(other)) &&
      !'Ek'.includes(board.floor[to]!)
    )
  })
  if (!mayGo || ((rules.push === 'one' || rules.push === 'kick') && group.length > 1)) return false
  for (const member of group) crates[member] = stepFrom(board, crates[member]!, step)
  board.deeds.push('push')
  for (const member of group) settle(board, member, way)
  return true
}

/** The crates in a row before the crab. */
function row(board: Board, first: number, step: readonly [number, number]): number[] {
  const group = [first]
  for (let next = first; ;) {
    next = board.crates.indexOf(stepFrom(board, board.crates[next]!, step))
    if (next < 0) return group
    group.push(next)
  }
}

/** Crates that touch stick together. */
function clump(board: Board, first: number): number[] {
  const group = [first]
  for (const member of group)
    for (const step of WAYS) {
      const next = board.crates.indexOf(stepFrom(board, board.crates[member]!, step))
      if (next >= 0 && !group.includes(next)) group.push(next)
    }
  return group
}

/** Slides on over ice, and falls into a pit. */
function settle(board: Board, crate: number, way: number) {
  const { rules, crates, crabs } = board
  for (let steps = 0; steps < LONGEST_SLIDE; steps++) {
    const at = crates[crate]!
    if (board.floor[at] === 'o') {
      board.floor = put(board.floor, at, ' ')
      crates[crate] = -1
      board.deeds.push('fill')
      return
    }
    if (rules.crateTunnels && sendThrough(board, crate)) return
    if (!rules.crateSlides && board.floor[at] !== '_') return
    const to = stepFrom(board, at, waysOf(rules)[way]!)
    if (!isOpen(board, to) || crates.includes(to) || crabs.includes(to) || !lets(board, to, way)) return
    crates[crate] = to
  }
}

/** A crate in one mouth of the tunnel comes out of the other, if that is free. */
function sendThrough(board: Board, crate: number): boolean {
  const mouth = board.floor[board.crates[crate]!]!
  if (mouth !== 'A' && mouth !== 'B') return false
  const other = board.floor.indexOf(mouth === 'A' ? 'B' : 'A')
  if (other < 0 || board.crates.includes(other) || board.crabs.includes(other)) return true
  board.crates[crate] = other
  board.deeds.push('tunnel')
  return true
}

/** Crates drop till something holds them. */
function fall(board: Board) {
  const { crates, crabs } = board
  for (let isFalling = true; isFalling;) {
    isFalling = false
    for (const [index, crate] of crates.entries()) {
      const below = stepFrom(board, crate, [0, 1])
      if (!isOpen(board, below) || crates.includes(below) || crabs.includes(below)) continue
      crates[index] = below
      isFalling = true
    }
  }
}
