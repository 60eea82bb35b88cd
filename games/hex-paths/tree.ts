import type { Random } from '#kit/random/random.ts'
import type { Board } from './boards.ts'
import type { PathDefinition } from './definitions.ts'
import type { PathPosition } from './position.ts'

interface Node {
  readonly spot: number
  /** The seat that moved here. */
  readonly seat: number
  visits: number
  wins: number
  /** AMAF statistics: simulated games in which the seat played the spot later, and those it won. */
  alike: number
  alikeWins: number
  children: Node[] | undefined
}

/** Visits after which a node's own games weigh as much as its AMAF games. */
const EQUAL_AT = 300
const GROW_AT = 4
const DARING = 0.25

const nodeOf = (spot: number, seat: number): Node => ({
  spot,
  seat,
  visits: 0,
  wins: 0,
  alike: 0,
  alikeWins: 0,
  children: undefined,
})

/** A small fast generator: a simulated game draws about a hundred numbers. */
function quickLuck(random: Random) {
  let state = Math.floor(random() * 0x7fffffff) | 1
  return (count: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % count
  }
}

interface Trial {
  readonly definition: PathDefinition
  readonly board: Board
  readonly position: PathPosition
  readonly luck: ReturnType<typeof quickLuck>
  readonly count: number
  /** Owner of each cell in the simulated game; 0 for none. */
  readonly cells: Uint8Array
  readonly parent: Int16Array
  readonly bits: Int16Array
  readonly order: Int16Array
}

/** The most visited cell after this many simulated games. */
export function sampledMove(
  definition: PathDefinition,
  board: Board,
  position: PathPosition,
  { games, random }: { readonly games: number; readonly random: Random },
): number {
  const luck = quickLuck(random)
  const count = board.points.length
  const cells = new Uint8Array(count)
  const parent = new Int16Array(count)
  const bits = new Int16Array(count)
  const order = new Int16Array(count)
  const root = nodeOf(-1, 1 - position.turn)

  const trial: Trial = {
    definition,
    board,
    position,
    luck,
    count,
    cells,
    parent,
    bits,
    order,
  }

  for (let game = 0; game < games; game++) {
    reset(trial)
    const path = [root]
    let node = root
    let seat: number = position.turn
    let rest = position.left
    let winner: number | undefined
    while (winner === undefined) {
      if (!node.children) {
        if (node.visits < GROW_AT && node !== root) break
        grow(trial, node, seat)
      }
      if (node.children!.length === 0) break
      node = best(node)
      path.push(node)
      if (place(trial, node.spot, seat)) winner = winnerOf(trial, seat)
      if (--rest > 0) continue
      seat = 1 - seat
      rest = definition.stones
    }
    learn(path, winner ?? fill(trial, seat, rest), cells)
  }
  return root.children!.reduce((most, child) => (child.visits > most.visits ? child : most)).spot
}

function find(parent: Int16Array, spot: number): number {
  let top = spot
  while (parent[top] !== top) top = parent[top] = parent[parent[top]!]!
  return top
}

/** Places a stone; true when its chain wins. */
function place({ board, cells, parent, bits }: Trial, spot: number, seat: number): boolean {
  cells[spot] = seat + 1
  let top = find(parent, spot)
  bits[top] = board.shores[seat as 0 | 1][spot]!
  for (const to of board.near[seat as 0 | 1][spot]!) {
    if (cells[to] !== seat + 1) continue
    const other = find(parent, to)
    if (other === top) continue
    parent[other] = top
    bits[top] = bits[top]! | bits[other]!
  }
  top = find(parent, spot)
  return board.wins(bits[top]!, seat)
}

function reset(trial: Trial) {
  const { position, count, cells, parent } = trial
  cells.fill(0)
  for (let spot = 0; spot < count; spot++) parent[spot] = spot
  for (let spot = 0; spot < count; spot++) {
    const piece = position.cells[spot]!
    if (piece === 1 || piece === 2) place(trial, spot, piece - 1)
    else cells[spot] = piece
  }
}

function best(node: Node): Node {
  let chosen = node.children![0]!
  let most = -Infinity
  const spread = Math.log(node.visits + 1)
  for (const child of node.children!) {
    const trust = Math.sqrt(EQUAL_AT / (3 * child.visits + EQUAL_AT))
    const own = child.visits > 0 ? child.wins / child.visits : 0.5
    const alike = child.alike > 0 ? child.alikeWins / child.alike : 0.5
    const value = (1 - trust) * own + trust * alike + DARING * Math.sqrt(spread / (child.visits + 1)) * 0.5
    if (value > most) {
      most = value
      chosen = child
    }
  }
  return chosen
}

function grow(trial: Trial, node: Node, seat: number) {
  const { count, cells, luck } = trial
  const children: Node[] = []
  for (let spot = 0; spot < count; spot++) if (cells[spot] === 0) children.push(nodeOf(spot, seat))
  // Ties are broken at random, not by index.
  for (let last = children.length - 1; last > 0; last--) {
    const other = luck(last + 1)
    const kept = children[last]!
    children[last] = children[other]!
    children[other] = kept
  }
  node.children = children
}

function winnerOf(trial: Trial, seat: number) {
  return trial.definition.avoid ? 1 - seat : seat
}

/** Fills the rest at random; -1 when nobody has connected. */
function fill(trial: Trial, turn: number, left: number): number {
  const { count, cells, order, luck, definition } = trial
  let open = 0
  for (let spot = 0; spot < count; spot++) if (cells[spot] === 0) order[open++] = spot
  let seat = turn
  let rest = left
  while (open > 0) {
    const index = luck(open)
    const spot = order[index]!
    order[index] = order[--open]!
    if (place(trial, spot, seat)) return winnerOf(trial, seat)
    if (--rest > 0) continue
    seat = 1 - seat
    rest = definition.stones
  }
  return -1
}

/** Updates the nodes of the path, and those of cells their seats played later. */
function learn(path: readonly Node[], result: number, cells: Uint8Array) {
  for (const one of path) {
    one.visits++
    if (result === one.seat) one.wins++
    else if (result === -1) one.wins += 0.5
    if (!one.children) continue
    for (const child of one.children) {
      if (cells[child.spot] !== child.seat + 1) continue
      child.alike++
      if (result === child.seat) child.alikeWins++
      else if (result === -1) child.alikeWins += 0.5
    }
  }
}
