import { hash32, pickOne, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { latticeOf, type Lattice, type Shape } from './lattice.ts'

export interface MazeRules {
  readonly shape: Shape
  readonly light: 'day' | 'lantern'
  readonly bars: 'none' | 'locks' | 'currents'
}

export interface Maze extends Lattice {
  /** Cells one can go on to, by cell. */
  readonly links: readonly (readonly number[])[]
  readonly start: number
  readonly goal: number
  /** Cells of the keys, by colour. */
  readonly keys: readonly number[]
  /** Lock on a canal, by its two cells: number of its colour. */
  readonly locks: ReadonlyMap<string, number>
  /** Canals with a current, from, to. */
  readonly currents: readonly (readonly [from: number, to: number])[]
}

export const nameOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`

const mazes = new Map<string, Maze>()

/** The maze of a level: the same one each time. */
export function mazeOf(rules: MazeRules, level: number): Maze {
  const name = `${rules.shape} ${rules.light} ${rules.bars} ${level}`
  const known = mazes.get(name)
  if (known) return known
  const maze = carve(rules, level, seededRandom(hash32(`maze ${name}`)))
  mazes.set(name, maze)
  return maze
}

/** Up to here mazes grow; those after it have rounds, so that the shortest of several ways is to be found. */
const PLAIN_LEVELS = 30

function sizeOf({ shape }: MazeRules, level: number) {
  const over = level - PLAIN_LEVELS - 1
  // Larger ones would have canals too narrow for a finger on a phone.
  if (over >= 0) return shape === 'round' ? 5 + Math.floor(over / 10) : 9 + Math.floor(over / 6)
  return shape === 'round' ? 3 + Math.floor(level / 7) : 5 + Math.floor((level - 1) / 3.2)
}

/** Steps from a cell to all others; Infinity where no way leads. */
export function stepsFrom(links: readonly (readonly number[])[], from: number): number[] {
  const steps = links.map(() => Infinity)
  steps[from] = 0
  const queue = [from]
  for (const cell of queue)
    for (const other of links[cell]!)
      if (steps[other] === Infinity) {
        steps[other] = steps[cell]! + 1
        queue.push(other)
      }
  return steps
}

const farthest = (steps: readonly number[]) => steps.indexOf(Math.max(...steps))

function carve(rules: MazeRules, level: number, random: Random): Maze {
  const lattice = latticeOf(rules.shape, sizeOf(rules, level))
  const links = lattice.spots.map((): number[] => [])
  const join = (one: number, other: number) => {
    links[one]!.push(other)
    links[other]!.push(one)
  }
  const path = [0]
  const seen = new Set(path)
  while (path.length > 0) {
    // Now and then it branches off from an older canal: short arms mislead better than one long snake.
    const from = random() < 0.12 ? pickOne(path, random) : path.at(-1)!
    const open = lattice.near[from]!.filter((cell) => !seen.has(cell))
    const next = open.length > 0 ? pickOne(open, random) : undefined
    if (next === undefined) {
      path.splice(path.indexOf(from), 1)
      continue
    }
    seen.add(next)
    join(from, next)
    path.push(next)
  }
  const middle = rules.shape === 'round' ? 0 : farthest(stepsFrom(links, 0))
  const start = farthest(stepsFrom(links, middle))
  const maze: Maze = { ...lattice, links, start, goal: middle, keys: [], locks: new Map(), currents: [] }
  const hasRounds = level > PLAIN_LEVELS
  if (rules.bars === 'locks') return locked(maze, { level, hasRounds }, random)
  if (rules.bars === 'currents')
    return flowing(
      { ...maze, links: withRounds(maze, random, ROUNDS_OF_CURRENTS) },
      { level, hasRounds },
      random,
    )
  return hasRounds ? farFromGoal({ ...maze, links: withRounds(maze, random, ROUNDS) }) : maze
}

/** Begins at the cell with the longest way to the goal. */
const farFromGoal = (maze: Maze): Maze => ({ ...maze, start: farthest(stepsFrom(maze.links, maze.goal)) })

/** Parts of all cells from which one more canal is dug. */
const ROUNDS = 0.12
const ROUNDS_OF_CURRENTS = 0.22

/** The canals with some more, which make rounds; `joins` says where one may be dug. */
function withRounds(
  { links: dug, near }: Maze,
  random: Random,
  part: number,
  joins: (one: number, other: number) => boolean = () => true,
): number[][] {
  const links = dug.map((cells) => [...cells])
  const cells = [...links.keys()]
  for (const cell of shuffled(cells, random).slice(0, Math.ceil(cells.length * part))) {
    const other = pickOne(near[cell]!, random)
    if (links[cell]!.includes(other) || !joins(cell, other)) continue
    links[cell]!.push(other)
    links[other]!.push(cell)
  }
  return links
}

/** Cells of the only way through a maze without rounds. */
function wayThrough({ links, start, goal }: Maze): number[] {
  const steps = stepsFrom(links, goal)
  const way = [start]
  while (way.at(-1) !== goal) {
    const here = way.at(-1)!
    way.push(links[here]!.find((cell) => steps[cell]! < steps[here]!)!)
  }
  return way
}

/** Locks on the path to the goal; each key is reachable before its lock. */
function locked(
  maze: Maze,
  { level, hasRounds }: { readonly level: number; readonly hasRounds: boolean },
  random: Random,
): Maze {
  const way = wayThrough(maze)
  const count = Math.min(3, 1 + Math.floor(level / 9))
  const locks = new Map<string, number>()
  const keys: number[] = []
  for (let color = 0; color < count; color++) {
    const at = Math.max(1, Math.floor((way.length * (color + 1)) / (count + 1)))
    const last = at === way.length - 1 ? at - 1 : at
    const shut = maze.links.map((cells, cell) =>
      cells.filter((other) => nameOf(cell, other) !== nameOf(way[last]!, way[last + 1]!)),
    )
    const steps = stepsFrom(shut, maze.start)
    const places = [...steps.keys()].filter(
      (cell) => steps[cell] !== Infinity && !way.includes(cell) && !keys.includes(cell),
    )
    if (places.length === 0) continue
    const far = shuffled(places, random).toSorted((one, other) => steps[other]! - steps[one]!)
    keys.push(far[Math.floor(random() * Math.min(4, far.length))]!)
    locks.set(nameOf(way[last]!, way[last + 1]!), keys.length - 1)
  }
  if (!hasRounds) return { ...maze, keys, locks }
  // A round that leads past a lock would make its key worthless.
  const behind = chambersOf(maze, locks)
  const links = withRounds(maze, random, ROUNDS, (one, other) => behind[one] === behind[other])
  return { ...maze, links, keys, locks }
}

/** The first cell from which a cell is reached with every lock shut: the same for all of one chamber. */
function chambersOf({ links }: Maze, locks: ReadonlyMap<string, number>): readonly number[] {
  const shut = links.map((cells, cell) => cells.filter((other) => !locks.has(nameOf(cell, other))))
  const chambers = links.map(() => -1)
  for (const cell of links.keys()) {
    if (chambers[cell] !== -1) continue
    for (const [other, steps] of stepsFrom(shut, cell).entries())
      if (steps !== Infinity) chambers[other] = cell
  }
  return chambers
}

/** Currents, kept only where one still comes from everywhere to the goal. */
function flowing(
  dug: Maze,
  { level, hasRounds }: { readonly level: number; readonly hasRounds: boolean },
  random: Random,
): Maze {
  const links = dug.links.map((cells) => [...cells])
  const maze = hasRounds ? farFromGoal(dug) : dug
  const cells = [...links.keys()]
  const currents: (readonly [number, number])[] = []
  const wanted = 3 + Math.floor(Math.min(level, PLAIN_LEVELS) * 0.6)
  for (const to of shuffled([...cells, ...cells], random)) {
    if (currents.length === wanted) break
    // Nothing need lead on from the goal.
    if (links[to]!.length === 0) continue
    const from = pickOne(links[to]!, random)
    if (!links[from]!.includes(to)) continue
    links[to] = links[to]!.filter((cell) => cell !== from)
    const reached = stepsFrom(links, maze.start)
    const isWhole = cells.every(
      (cell) => reached[cell] !== Infinity && stepsFrom(links, cell)[maze.goal] !== Infinity,
    )
    if (isWhole) currents.push([from, to])
    else links[to].push(from)
  }
  return { ...maze, links, currents }
}
