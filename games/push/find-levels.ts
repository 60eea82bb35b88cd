import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash32, pickIndex, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { definitions, LEVELS } from './definitions.ts'
import { writeLevel } from './level-text.ts'
import { levels } from './levels.ts'
import { stepFrom, WAYS, type Level, type PushRules, type PushState } from './push-rules.ts'
import { shortest } from './push-search.ts'
import { move } from './push-step.ts'

// node games/push/find-levels.ts [id…]: writes levels.ts, or the named packs in it. Shores are strewn at random; those
// that can be won stand in the order of their shortest way, and a pack takes them evenly up to the longest.
const TRIES = 20_000
const POSITIONS = 12_000
const MOST_SECONDS = 30
const SHORTEST_WAY = 4
const ENOUGH = 170

function strewn(rules: PushRules, size: number, random: Random): Level {
  const [most, mostRows] = rules.size
  const [columns, rows] = [most - size, mostRows - size]
  const cells = Array.from({ length: columns * rows }, (_, cell): string => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    return x === 0 || y === 0 || x === columns - 1 || y === rows - 1 ? '#' : ' '
  })
  // A diagonal crab stays on cells of one chessboard colour.
  const isReached = (cell: number) =>
    rules.slant !== 'only' || ((cell % columns) + Math.floor(cell / columns)) % 2 === 0
  const inner = shuffled(
    [...cells.keys()].filter((cell) => cells[cell] === ' ' && isReached(cell)),
    random,
  )
  const take = () => inner.pop()!
  if (rules.pits) return flooded(rules, { columns, rows, cells }, random)
  if (rules.plates || rules.keys) return walled(rules, { columns, rows, cells }, random)
  const rocks = Math.round(inner.length * (rules.crabSlides ? 0.15 : rules.twin ? 0.2 : 0.14))
  for (let rock = 0; rock < rocks; rock++) cells[take()] = '#'
  const open = (cell: number) =>
    WAYS.filter((step) => cells[stepFrom({ columns, floor: cells.join('') }, cell, step)] !== '#').length
  const takeOpen = () => {
    const index = inner.findIndex((cell) => open(cell) > 2)
    return inner.splice(Math.max(0, index), 1)[0]!
  }
  const crates = Array.from({ length: rules.crates }, takeOpen)
  const crabs = Array.from({ length: rules.twin ? 2 : 1 }, take)
  const wanted = rules.goal === 'crabs' ? crabs.length : rules.crates
  const marks = Array.from({ length: wanted }, take)
  for (const mark of marks) cells[mark] = '.'
  if (rules.goal === 'gate') cells[take()] = 'E'
  const strew = (count: number, tile: () => string) => {
    for (let index = 0; index < count; index++) cells[take()] = tile()
  }
  strew(rules.oneWay ?? rules.belts ?? 0, () => '^>v<'[pickIndex(4, random)]!)
  strew(rules.cracks ?? 0, () => '%')
  strew(Math.min(rules.ice ?? 0, inner.length - 2), () => '_')
  if (rules.portals) strew(2, () => (cells.includes('A') ? 'B' : 'A'))
  const sorted = [...crates].sort((one, other) => one - other)
  return { columns, floor: cells.join(''), crabs, crates: rules.colors ? crates : sorted, marks }
}

/** A river of pools cuts the shore in two: the crates are on the crab's side, the gate beyond. */
function flooded(
  { crates: count, pits = 1 }: PushRules,
  { columns, rows, cells }: { columns: number; rows: number; cells: string[] },
  random: Random,
): Level {
  const wide = random() < 0.6 ? pits : 1
  const bank = columns - 2 - wide
  const side = (cell: number) => cell % columns
  for (const [cell, tile] of cells.entries())
    if (tile === ' ' && side(cell) >= bank && side(cell) < bank + wide)
      cells[cell] = random() < 0.3 ? '#' : 'o'
  const near = shuffled(
    [...cells.keys()].filter((cell) => cells[cell] === ' ' && side(cell) < bank),
    random,
  )
  const take = () => near.pop()!
  for (let rock = 0; rock < 4 + pickIndex(4, random); rock++) cells[take()] = '#'
  const crates = Array.from({ length: count }, take).sort((one, other) => one - other)
  const crabs = [take()]
  cells[(1 + pickIndex(rows - 2, random)) * columns + columns - 2] = 'E'
  return { columns, floor: cells.join(''), crabs, crates, marks: [] }
}

/** A wall with one door or lock cuts the shore in two; the crab is on the near side, with the plates or the key. */
function walled(
  { crates: count, plates = 0, keys = 0, goal }: PushRules,
  { columns, rows, cells }: { columns: number; rows: number; cells: string[] },
  random: Random,
): Level {
  const wall = columns - (goal === 'gate' ? 3 : 4)
  for (let row = 1; row < rows - 1; row++) cells[row * columns + wall] = '#'
  cells[(1 + pickIndex(rows - 2, random)) * columns + wall] = plates ? 'D' : 'L'
  const free = (isNear: boolean) =>
    shuffled(
      [...cells.keys()].filter((cell) => cells[cell] === ' ' && cell % columns < wall === isNear),
      random,
    )
  const [near, far] = [free(true), free(false)]
  const take = () => near.pop()!
  for (let rock = 0; rock < 3 + pickIndex(4, random); rock++) cells[take()] = '#'
  for (let plate = 0; plate < plates; plate++) cells[take()] = 'p'
  for (let key = 0; key < keys; key++) cells[take()] = 'k'
  const crates = Array.from({ length: count }, take).sort((one, other) => one - other)
  const crabs = [take()]
  if (goal === 'gate') {
    cells[far.pop()!] = 'E'
    return { columns, floor: cells.join(''), crabs, crates, marks: [] }
  }
  const marks = [
    far.pop()!,
    ...Array.from({ length: count - 1 }, () => (random() < 0.5 ? far.pop()! : take())),
  ]
  for (const mark of marks) cells[mark] = '.'
  return { columns, floor: cells.join(''), crabs, crates, marks }
}

/** Whether the special things of the shore matter on the way to win. */
function matters(rules: PushRules, start: PushState, line: readonly number[]): boolean {
  if (rules.plates || rules.keys) {
    const shut = { ...start, floor: start.floor.replaceAll(/[DL]/g, '#') }
    return shortest(rules, shut, POSITIONS) === undefined
  }
  const deeds: string[] = []
  let state = start
  for (const way of line) {
    const outcome = move(rules, state, way)!
    deeds.push(...outcome.deeds)
    state = outcome.state
  }
  if (rules.cracks) return [...state.floor].filter((tile) => tile === '~').length > 1
  return !rules.crateTunnels || deeds.includes('tunnel')
}

/** A walk that never crosses itself: every tile of it can be sunk. */
function wandered(rules: PushRules, size: number, random: Random): Level {
  const [columns, rows] = [rules.size[0] - size, rules.size[1] - size]
  const floor = '#'.repeat(columns * rows)
  const inside = (cell: number) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    return x > 0 && y > 0 && x < columns - 1 && y < rows - 1
  }
  const path = [columns + 1 + pickIndex(columns - 2, random)]
  for (;;) {
    const next = shuffled(WAYS, random)
      .map((step) => stepFrom({ columns, floor }, path.at(-1)!, step))
      .find((cell) => inside(cell) && !path.includes(cell))
    if (next === undefined) break
    path.push(next)
  }
  const cells = [...floor]
  for (const cell of path) cells[cell] = ' '
  return { columns, floor: cells.join(''), crabs: [path[0]!], crates: [], marks: [] }
}

/** Average number of possible moves along a solution. */
function choices(rules: PushRules, start: PushState, line: readonly number[]): number {
  let state = start
  let open = 0
  for (const way of line) {
    open += WAYS.filter((_, other) => move(rules, state, other)).length
    state = move(rules, state, way)!.state
  }
  return open / Math.max(1, line.length)
}

const wanted = process.argv.slice(2)
const file = join(import.meta.dirname, 'levels.ts')

const packs = definitions.map(({ id, rules }) => {
  const kept = levels[id]
  if (kept && wanted.length > 0 && !wanted.includes(id)) return `${id}:\n    '${kept}',`
  const random = seededRandom(hash32(id))
  const found = new Map<string, number>()
  const begin = performance.now()
  for (
    let tries = 0;
    tries < TRIES && found.size < ENOUGH && performance.now() - begin < MOST_SECONDS * 1000;
    tries++
  ) {
    const size = tries % 3 === 0 ? 1 : 0
    const level = rules.goal === 'sink' ? wandered(rules, tries % 2, random) : strewn(rules, size, random)
    if (level.marks.length > 0 && level.marks.every((mark) => level.crates.includes(mark))) continue
    const line = shortest(rules, { ...level, moves: 0 }, POSITIONS)
    // A sinking shore must leave choices: corridors solve themselves.
    if (rules.goal === 'sink' && choices(rules, { ...level, moves: 0 }, line ?? []) < 1.6) continue
    if (line && line.length >= SHORTEST_WAY && matters(rules, { ...level, moves: 0 }, line))
      found.set(writeLevel(level, rules.colors ?? false), line.length)
  }
  const all = [...found].sort(([, one], [, other]) => one - other).map(([text]) => text)
  // Thins out easy levels: a pack begins gently and then gets harder.
  const pick = (level: number) => all[Math.round((level / (LEVELS - 1)) ** 0.7 * (all.length - 1))]!
  const pack = [...new Set(Array.from({ length: LEVELS }, (_, level) => pick(level)))]
  process.stderr.write(
    `${id}: ${all.length} found, ${pack.length} taken, longest ${found.get(all.at(-1)!)}\n`,
  )
  return `${id}:\n    '${pack.join('|')}',`
})

writeFileSync(
  file,
  `/** Written by find-levels.ts: levels parted by bars, each its columns, then the cells row by row (signs in level-text.ts). */
export const levels: Readonly<Record<string, string>> = {\n  ${packs.join('\n  ')}\n}\n`,
)
