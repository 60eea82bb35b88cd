import { hash32, pickIndex, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { days, type Instant } from '#kit/time/time.ts'
import { layWay, type PieceKind, type Way } from './grid.ts'

/** Weekly tracks have their own levels and so their own rankings, one per week of a year. */
export const WEEKLY_FIRST = 40
export const WEEKLY_TRACKS = 52
const WEEK = days(7)
/** The first of January 1970 was a Thursday; weeks begin on Monday (UTC), as in rankings. */
const TO_MONDAY = days(3)

export const isWeekly = (level: number): boolean =>
  level >= WEEKLY_FIRST && level < WEEKLY_FIRST + WEEKLY_TRACKS

/** The level of this week's track. */
export const weeklyLevel = (now: Instant): number =>
  WEEKLY_FIRST + (Math.floor((now + TO_MONDAY) / WEEK) % WEEKLY_TRACKS)

const ATTEMPTS = 400
const SQUARE: Way = [
  'start',
  'boost',
  'loop',
  'right',
  'straight',
  'checkpoint',
  'straight',
  'right',
  'boost',
  'jump',
  'straight',
  'right',
  'straight',
  'checkpoint',
  'straight',
  'right',
]
const ways = new Map<number, Way>()

/** The track of a weekly level, generated piece by piece. */
export function weeklyWay(level: number): Way {
  const known = ways.get(level)
  if (known) return known
  const way = deal(level)
  ways.set(level, way)
  return way
}

function deal(level: number): Way {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = seededRandom(hash32(`week:${level}:${attempt}`))
    const shape = outline(random)
    const way = shape && furnish(shape, random)
    if (way && typeof layWay(way, { column: 0, row: 0 }, 0) !== 'string') return way
  }
  return SQUARE
}

type Turn = 'straight' | 'right' | 'left'

const COLUMNS = 6
const ROWS = 5
const SIDES = [
  [0, 0, 1, 0, 0, -1],
  [1, 0, 0, 1, 1, 0],
  [1, 1, -1, 0, 0, 1],
  [0, 1, 0, -1, -1, 0],
] as const

/** Outline of a land mass: its turns from corner to corner, clockwise. */
function outline(random: Random): readonly Turn[] | undefined {
  const land = grow(7 + pickIndex(6, random), random)
  const leads = new Map<number, number>()
  const at = (x: number, y: number) => y * (COLUMNS + 1) + x
  let edges = 0
  for (const cell of land)
    for (const [fromX, fromY, stepX, stepY, besideX, besideY] of SIDES) {
      const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
      const [nextX, nextY] = [x + besideX, y + besideY]
      const isInside = nextX >= 0 && nextX < COLUMNS && nextY >= 0 && nextY < ROWS
      if (isInside && land.has(nextY * COLUMNS + nextX)) continue
      leads.set(at(x + fromX, y + fromY), at(x + fromX + stepX, y + fromY + stepY))
      edges++
    }
  // Two roads through one corner, or land with a lake in it.
  if (leads.size !== edges) return undefined
  const first = [...leads.keys()][0]!
  const corners = [first]
  for (let corner = leads.get(first)!; corner !== first; corner = leads.get(corner)!) corners.push(corner)
  return corners.length === edges ? turnsOf(corners) : undefined
}

function grow(size: number, random: Random): ReadonlySet<number> {
  const land = new Set([pickIndex(COLUMNS * ROWS, random)])
  while (land.size < size) {
    const cell = pickOne([...land], random)
    const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
    const [stepX, stepY] = pickOne(
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const,
      random,
    )
    const [nextX, nextY] = [x + stepX, y + stepY]
    if (nextX >= 0 && nextX < COLUMNS && nextY >= 0 && nextY < ROWS) land.add(nextY * COLUMNS + nextX)
  }
  return land
}

function turnsOf(corners: readonly number[]): readonly Turn[] {
  const way = (from: number, to: number) => {
    const step = to - from
    return Math.abs(step) === 1 ? (step > 0 ? 1 : 3) : step > 0 ? 2 : 0
  }
  return corners.map((corner, index): Turn => {
    const before = corners.at(index - 1)!
    const after = corners[(index + 1) % corners.length]!
    const turn = (way(corner, after) - way(before, corner) + 4) % 4
    return turn === 0 ? 'straight' : turn === 1 ? 'right' : 'left'
  })
}

const MOST_FEATURES = 3

/** Puts the start on the longest straight, a loop or a jump on others, hills and checkpoints on the rest. */
function furnish(shape: readonly Turn[], random: Random): Way | undefined {
  const begin = longestRun(shape)
  if (begin === undefined) return undefined
  const way: PieceKind[] = [...shape.slice(begin), ...shape.slice(0, begin)]
  way[0] = 'start'
  let features = 0
  for (const { from, length } of runsOf(way)) {
    if (length < 2 || features >= MOST_FEATURES) continue
    way[from] = 'boost'
    way[from + 1] = random() < 0.55 ? 'loop' : 'jump'
    features++
  }
  const free = way.flatMap((kind, index) => (kind === 'straight' ? [index] : []))
  if (features === 0 || free.length < 3) return undefined
  if (free.length > 4) {
    way[free[1]!] = 'up'
    way[free.at(-1)!] = 'down'
  }
  const rest = free.filter((index) => way[index] === 'straight')
  for (const share of [0.34, 0.67]) way[rest[Math.floor(rest.length * share)]!] = 'checkpoint'
  return way
}

interface Run {
  readonly from: number
  readonly length: number
}

/** Runs of straights, without the start. */
function runsOf(way: readonly PieceKind[]): readonly Run[] {
  const runs: Run[] = []
  for (let index = 1; index < way.length;) {
    let end = index
    while (way[end] === 'straight') end++
    if (end > index) runs.push({ from: index, length: end - index })
    index = end + 1
  }
  return runs
}

/** Start of the longest straight, if long enough to gain speed. */
function longestRun(shape: readonly Turn[]): number | undefined {
  const lengthAt = (from: number) => {
    let length = 0
    while (length < shape.length && shape[(from + length) % shape.length] === 'straight') length++
    return length
  }
  const lengths = shape.map((_, from) => lengthAt(from))
  const longest = Math.max(...lengths)
  return longest >= 3 ? lengths.indexOf(longest) : undefined
}
