import { TILE, type Level, type Spot } from './level.ts'
import { inputsOf, type Moves } from './moves.ts'
import { step } from './step.ts'
import { copyWorld, startWorld, type World } from './world.ts'

/** Ticks an input is held at least. */
const HOLD = 5
const TICKS_A_TILE = 7.2
/** How much more the way that is left counts than the way that was gone. */
const HASTE = 1.9

interface Node {
  readonly world: World
  readonly before: Node | undefined
  readonly input: number
  readonly worth: number
}

/** Tiles from every cell to a spot through whatever is not rock; unreachable ones are far away. */
function waysTo(level: Level, spot: Spot, isShut: (letter: string) => boolean): Float64Array {
  const { width, height, cells } = level
  const ways = new Float64Array(width * height).fill(1e6)
  const first = Math.floor(spot.y / TILE) * width + Math.floor(spot.x / TILE)
  ways[first] = 0
  const waiting = [first]
  for (const cell of waiting) {
    const column = cell % width
    for (const next of [
      column > 0 ? cell - 1 : -1,
      column < width - 1 ? cell + 1 : -1,
      cell - width,
      cell + width,
    ]) {
      if (next < 0 || next >= cells.length || isShut(cells[next]!) || ways[next]! < 1e6) continue
      ways[next] = ways[cell]! + 1
      waiting.push(next)
    }
  }
  return ways
}

const cellOf = ({ width, height }: Level, { x, y }: Spot) => {
  const row = Math.max(0, Math.min(height - 1, Math.floor(y / TILE)))
  return row * width + Math.max(0, Math.min(width - 1, Math.floor(x / TILE)))
}

/** Plates are to be stepped on until the hero is past the gate that follows. */
function platesOf({ cells, width }: Level) {
  const spotOf = (cell: number) => ({
    x: ((cell % width) + 0.5) * TILE,
    y: (Math.floor(cell / width) + 0.5) * TILE,
  })
  return cells.flatMap((letter, cell) => {
    if (letter !== 'p') return []
    const spot = spotOf(cell)
    const gates = cells.flatMap((other, at) => (other === 'X' && spotOf(at).x > spot.x ? [spotOf(at).x] : []))
    const gate = Math.min(...gates) + TILE
    return [{ spot, isDone: (world: World) => world.gate > world.tick || world.hero.x > gate }]
  })
}

/** What is left to do from a state, in tiles: all keys and shells in the order of their way from the start, then the goal. */
function restOf(level: Level, moves: Moves): (world: World) => number {
  const shut = moves.blink ? '^v' : '#I%^v'
  const isShut = (letter: string) => shut.includes(letter)
  const isClosed = (letter: string) => isShut(letter) || letter === 'D'
  const open = waysTo(level, level.start, isShut)
  const closed = waysTo(level, level.start, isClosed)
  const order = (spot: Spot) => {
    const cell = cellOf(level, spot)
    return closed[cell]! < 1e6 ? closed[cell]! : open[cell]! + 1e4
  }
  const stops = [
    ...level.shells.map((spot, index) => ({ spot, isDone: (world: World) => world.shells.includes(index) })),
    ...level.keys.map((spot, index) => ({ spot, isDone: (world: World) => world.keys.includes(index) })),
    ...platesOf(level),
  ].toSorted((one, other) => order(one.spot) - order(other.spot))
  const all = [...stops, { spot: level.goal, isDone: () => false }].map((stop) => ({
    ...stop,
    ways: waysTo(level, stop.spot, isShut),
  }))
  return (world) => {
    let at: Spot = world.hero
    let rest = 0
    for (const { spot, isDone, ways } of all) {
      if (isDone(world)) continue
      rest += Math.min(400, ways[cellOf(level, at)]!)
      at = spot
    }
    return rest
  }
}

function nameOf(
  { hero, shells, keys, open, gone, loose, stomped, gate, phase, tick }: World,
  isMoving: boolean,
): string {
  const body = `${Math.round(hero.x / 5)},${Math.round(hero.y / 5)},${Math.round(hero.vx * 1.2)},${Math.round(hero.vy)}`
  const can = `${hero.coyote > 0},${hero.jumps},${hero.dashes},${hero.hook},${hero.down},${hero.face},${hero.rise},${hero.grip > 0},${hero.isSpread},${Math.ceil(hero.breath / 9)},${hero.boost > 0},${Math.ceil(hero.tired / 9)},${phase}`
  const done = `${shells.length},${keys.length},${open.length},${gone.length},${loose.length},${stomped.length},${Math.max(0, Math.ceil((gate - tick) / 40))}`
  return `${body};${can};${done};${isMoving ? Math.floor(tick / 20) % 11 : 0}`
}

/** A heap of nodes, the smallest worth first. */
function heap() {
  const nodes: Node[] = []
  const swap = (one: number, other: number) => {
    const kept = nodes[one]!
    nodes[one] = nodes[other]!
    nodes[other] = kept
  }
  return {
    push(node: Node) {
      let at = nodes.push(node) - 1
      while (at > 0) {
        const parent = (at - 1) >> 1
        if (nodes[parent]!.worth <= nodes[at]!.worth) return
        swap(at, parent)
        at = parent
      }
    },
    pop(): Node | undefined {
      const first = nodes[0]
      const last = nodes.pop()
      if (!first || !last || nodes.length === 0) return first
      nodes[0] = last
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2]
        let least = at
        if (left < nodes.length && nodes[left]!.worth < nodes[least]!.worth) least = left
        if (right < nodes.length && nodes[right]!.worth < nodes[least]!.worth) least = right
        if (least === at) return first
        swap(at, least)
        at = least
      }
    },
  }
}

/**
 * Inputs per tick that take every shell and reach the goal without a fall; `undefined` when none was found in
 * time.
 */
export const findLine = (level: Level, moves: Moves, mostNodes: number): readonly number[] | undefined =>
  search(level, moves, { mostNodes: mostNodes / 2, isBold: true }) ??
  search(level, moves, { mostNodes, isBold: false })

interface Effort {
  readonly mostNodes: number
  /** Prunes states once the hero stands with one more shell or key: fast, but may miss solutions. */
  readonly isBold: boolean
}

function search(level: Level, moves: Moves, { mostNodes, isBold }: Effort): readonly number[] | undefined {
  const rest = restOf(level, moves)
  const isMoving = level.planks.length + level.snails.length + level.urchins.length > 0
  let waiting = heap()
  let best = 0
  const seen = new Set<string>()
  const inputs = inputsOf(moves)
  const worthOf = (world: World) => world.tick + rest(world) * TICKS_A_TILE * HASTE
  const begin = startWorld(level)
  waiting.push({ world: begin, before: undefined, input: 0, worth: worthOf(begin) })
  for (let count = 0; count < mostNodes; count++) {
    const node = waiting.pop()
    if (!node) return undefined
    for (const input of inputs) {
      const world = copyWorld(node.world)
      const place = { level, moves, world, tell: () => {} }
      for (let tick = 0; tick < HOLD && !world.end && world.falls === 0; tick++) step(place, input)
      if (world.falls > 0) continue
      const next = { world, before: node, input, worth: worthOf(world) }
      if (world.end === 'won' && world.shells.length === level.shells.length) return lineOf(next)
      if (world.end) continue
      const name = nameOf(world, isMoving)
      if (seen.has(name)) continue
      seen.add(name)
      const done = world.shells.length + world.keys.length
      if (isBold && done > best && world.hero.coyote > 4) {
        best = done
        waiting = heap()
      }
      if (!isBold || done >= best) waiting.push(next)
    }
  }
  return undefined
}

function lineOf(last: Node): number[] {
  const line: number[] = []
  for (let node: Node = last; node.before; node = node.before) {
    const ticks = node.world.tick - node.before.world.tick
    line.unshift(...Array.from({ length: ticks }, () => node.input))
  }
  return line
}
