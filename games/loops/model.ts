import { rangeMask } from '#kit/game/pencil/bits.ts'
import { SIDES, stepFrom } from '#kit/game/pencil/board.ts'
import { count, only, pair, table, total } from '#kit/game/pencil/constraints.ts'
import { solverOf, type Constraint, type Domains, type Solver } from '#kit/game/pencil/solver.ts'
import { cross, edgeBetween, fencesBeside, hexNet, islandNet, squareNet, type Net } from './net.ts'
import { isTour, mostOf, surfaceOf, type Clue, type ClueKind, type Frame, type Puzzle } from './puzzle.ts'
import { allJoined, oneLoop, oneOf, parity, passing } from './rules-of-lines.ts'
import {
  bends,
  lengths,
  middlesOfLine,
  middlesOfPoint,
  straights,
  throughs,
  turns,
  type Scene,
} from './shapes.ts'

/** The constraint model of a puzzle and its clues. */
export interface Model {
  readonly net: Net
  readonly constraints: readonly Constraint[]
  /** The clue of each constraint, if any. */
  readonly clueOf: readonly (Clue | undefined)[]
  readonly solver: Solver
  /** Everything that may be. */
  start(): Domains
}

const nets = new Map<string, Net>()

/** The points and lines of a board. */
export function netOf({ kind, columns, rows, islands, gates }: Omit<Frame, 'clues'>): Net {
  const name = [surfaceOf(kind), columns, rows, islands ?? '', gates ?? ''].join(' ')
  const known = nets.get(name)
  if (known) return known
  const surface = surfaceOf(kind)
  const made =
    surface === 'comb'
      ? hexNet(columns)
      : surface === 'islands'
        ? islandNet({ columns, rows }, islands ?? [])
        : surface === 'corners'
          ? squareNet({ columns: columns + 1, rows: rows + 1 })
          : squareNet({ columns, rows }, gates ? [gates] : [])
  // Island boards are all different: only the last few are cached.
  if (nets.size > 40) nets.clear()
  nets.set(name, made)
  return made
}

const exactly = ({ value = 0 }: Clue): readonly [number, number] => [value, value]
const OFF_MASK = 1
const ON_MASK = 2

const MEANINGS: Readonly<Record<ClueKind, (clue: Clue, scene: Scene) => readonly Constraint[]>> = {
  given: ({ at, value = 1 }) => [only([at], 1 << value, 'clue')],
  count: (clue, { net }) => [count(net.faces[clue.at]!.edges, 1, exactly(clue), 'clue')],
  pearl: ({ at, sign }, scene) => [oneOf(sign === 'black' ? bends(at, scene) : straights(at, scene))],
  knot: ({ at, sign }, scene) => [oneOf(sign === 'turn' ? turns(at, scene) : throughs(at, scene))],
  block: ({ at }, { visited }) => [only([visited(at)], OFF_MASK, 'clue')],
  arrow: (clue, { visited }) => [count((clue.cells ?? []).map(visited), 0, exactly(clue), 'clue')],
  area: ({ cells = [] }, { net }) => {
    const isIn = new Set(cells)
    const border = net.edges.flatMap(([one, other], edge) =>
      isIn.has(one) !== isIn.has(other) ? [edge] : [],
    )
    return [count(border, 1, [2, 2], 'area')]
  },
  'area-count': (clue, { visited }) => [count((clue.cells ?? []).map(visited), 1, exactly(clue), 'clue')],
  'no-empty-pair': ({ cells = [] }, { net, visited }) =>
    net.edges
      .filter(([one, other]) => cells[one] !== cells[other])
      .map(([one, other]) => pair(visited(one), visited(other), (a, b) => a + b > 0, 'rule')),
  tower: tower,
  sum: (clue, { visited }) => [
    count((clue.cells ?? []).map(visited), 1, exactly(clue), clue.sign === 'left' ? 'row' : 'column'),
  ],
  sky: ({ at, sign, value = 0 }, { visited, kindOf }) => {
    const own = sign === 'sun' ? 0 : 1
    return [pair(visited(at), kindOf(value), (come, kind) => (come === 1) === (kind === own), 'clue')]
  },
  alternate: ({ cells = [] }, { net, kindOf, frame }) => [
    ...[...new Set(cells)].map((area) => {
      const signs = frame.clues.flatMap(({ kind, value, sign }) =>
        kind === 'sky' && value === area ? [sign] : [],
      )
      const may = (signs.includes('sun') ? 1 : 0) | (signs.includes('moon') ? 2 : 0)
      return only([kindOf(area)], may || 3, 'area')
    }),
    ...net.edges.flatMap(([one, other], edge) => {
      const [a, b] = [cells[one]!, cells[other]!]
      if (a === b) return []
      return [
        table([edge, kindOf(a), kindOf(b)], ([on, left, right]) => on === 0 || left !== right, {
          why: 'rule',
        }),
      ]
    }),
  ],
  length: ({ at, value = 1 }, scene) => [oneOf(lengths(at, value, scene))],
  middle: ({ at, sign }, scene) => [
    oneOf(sign === 'line' ? middlesOfLine(at, scene) : middlesOfPoint(at, scene)),
  ],
  isle: ({ at, value = 0 }, { net }) => [total(net.at[at]!, value, 'clue')],
  beast: ({ at, sign }, { frame, net }) => [parity(fencesBeside(frame, net, at), sign === 'sheep')],
  near: (clue, { visited }) => [count((clue.cells ?? []).map(visited), 1, exactly(clue), 'clue')],
  gap: (clue) => [count(clue.cells ?? [], 1, exactly(clue), 'clue')],
}

function tower(clue: Clue, { frame, net, visited, line, next }: Scene): Constraint[] {
  const { at, value = 0, sign, way = 0 } = clue
  const lane: number[] = []
  for (let node = next(at, way); node !== undefined; node = next(node, way)) {
    const edge = line(node, way)
    if (edge !== undefined) lane.push(edge)
  }
  const made = [only([visited(at)], OFF_MASK, 'clue'), count(lane, 1, [value, value], 'clue')]
  if (sign !== 'in' && sign !== 'out') return made
  // Even-odd rule: the ray to the right crosses the loop an odd number of times from inside.
  const row = Math.floor(at / frame.columns)
  const crossed: number[] = []
  for (let node = at + 1; Math.floor(node / frame.columns) === row; node++) {
    const edge = row > 0 ? edgeBetween(net, node, node - frame.columns) : undefined
    if (edge !== undefined) crossed.push(edge)
  }
  return [...made, parity(crossed, sign === 'in')]
}

/** Rules that hold for any clues. */
function commonRules(frame: Frame, { net, visited }: Scene): Constraint[] {
  if (frame.kind === 'bridges')
    return [
      ...net.edges.flatMap((_, one) =>
        net.edges.flatMap((_other, other) =>
          other > one && cross(net, one, other)
            ? [pair(one, other, (a, b) => a === 0 || b === 0, 'rule')]
            : [],
        ),
      ),
      allJoined(net),
    ]
  const points = net.at.map((lines, node) => passing(lines, visited(node)))
  return [...points, ...unshaded(frame, net, visited), oneLoop(net, net.edges.length)]
}

/** Kinds whose loop visits every cell, or leaves out isolated ones only. */
function unshaded({ kind, clues }: Frame, net: Net, visited: (node: number) => number): Constraint[] {
  const blocks = new Set(clues.flatMap((clue) => (clue.kind === 'block' ? [clue.at] : [])))
  const isFree = (node: number) => !blocks.has(node)
  const nodes = [...net.places.keys()].filter(isFree)
  if (isTour(kind)) return [only(nodes.map(visited), ON_MASK, 'rule')]
  if (kind !== 'arrows') return []
  return net.edges
    .filter((ends) => ends.every(isFree))
    .map(([one, other]) => pair(visited(one), visited(other), (a, b) => a + b > 0, 'rule'))
}

/** The model of a board with some clues. */
export function modelFrom(frame: Frame): Model {
  const net = netOf(frame)
  const isLattice = surfaceOf(frame.kind) === 'cells'
  const next = (node: number, way: number) => (isLattice ? stepFrom(frame, node, SIDES[way]!) : undefined)
  const scene: Scene = {
    frame,
    net,
    visited: (node) => net.edges.length + node,
    kindOf: (area) => net.edges.length + net.places.length + area,
    next,
    line(node, way) {
      const other = next(node, way)
      return other === undefined ? undefined : edgeBetween(net, node, other)
    },
  }
  const constraints: Constraint[] = []
  const clueOf: (Clue | undefined)[] = []
  for (const clue of frame.clues)
    for (const constraint of MEANINGS[clue.kind](clue, scene)) {
      constraints.push(constraint)
      clueOf.push(clue)
    }
  constraints.push(...commonRules(frame, scene))
  // Only skies have two kinds of areas; elsewhere a free variable would double every solution.
  const areas = frame.kind === 'skies' ? frame.clues.filter(({ kind }) => kind === 'area').length : 0
  const variables = net.edges.length + net.places.length + areas
  return {
    net,
    constraints,
    clueOf,
    solver: solverOf(variables, constraints),
    start() {
      const domains = new Int32Array(variables).fill(3)
      domains.fill(rangeMask(0, mostOf(frame.kind)), 0, net.edges.length)
      // Between islands nothing counts as visited.
      if (frame.kind === 'bridges') domains.fill(1, net.edges.length)
      return domains
    },
  }
}

const models = new WeakMap<readonly Clue[], Model>()

/** Cached per puzzle. */
export function modelOf(puzzle: Puzzle): Model {
  const known = models.get(puzzle.clues)
  if (known) return known
  const made = modelFrom(puzzle)
  models.set(puzzle.clues, made)
  return made
}
