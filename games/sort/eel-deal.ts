import { pickIndex, pickOne, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { ray, WAYS, type Eel, type EelState } from './eel-rules.ts'

const TRIES = 260

export function eelSize(level: number) {
  const step = Math.min(7, Math.floor(Math.sqrt((level - 1) * 0.9)))
  return {
    columns: Math.min(9, 4 + step),
    rows: Math.min(12, 4 + Math.ceil(step * 1.2)),
    longest: 3 + Math.min(6, step),
  }
}

/**
 * The shoal of a level. Eels are laid the way back: each new one has a free way out past all that lie there, so it
 * may leave before them, and taking them in the opposite order always empties the water.
 */
export function dealEels(level: number, hearts: number): EelState {
  const { columns, rows, longest } = eelSize(level)
  const random = seededRandom(level * 3571 + 5)
  const taken = new Set<number>()
  const eels: Eel[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    const eel = layEel({ columns, rows }, longest, taken, random)
    if (!eel) continue
    for (const cell of eel.cells) taken.add(cell)
    eels.push(eel)
  }
  return {
    kind: 'eels',
    columns,
    rows,
    eels: shuffled(eels, random),
    gone: '0'.repeat(eels.length),
    hearts,
    most: hearts,
    moves: 0,
  }
}

type Water = Pick<EelState, 'columns' | 'rows'>

function layEel(water: Water, longest: number, taken: ReadonlySet<number>, random: Random): Eel | undefined {
  const head = pickIndex(water.columns * water.rows, random)
  const way = pickIndex(4, random)
  if (taken.has(head)) return undefined
  const clear = ray(water, { cells: [head], way })
  if (clear.some((cell) => taken.has(cell))) return undefined
  // A long way out is worth more: others can lie across it later.
  if (clear.length < 2 && random() < 0.6) return undefined
  const blocked = new Set([...taken, ...clear])
  const cells = [head]
  const behind = stepFrom(water, head, (way + 2) % 4)
  if (behind === undefined || blocked.has(behind)) return undefined
  cells.push(behind)
  const wanted = 2 + pickIndex(longest - 1, random)
  while (cells.length < wanted) {
    const room = WAYS.flatMap((_, turn) => stepFrom(water, cells.at(-1)!, turn) ?? []).filter(
      (cell) => !blocked.has(cell) && !cells.includes(cell),
    )
    if (room.length === 0) break
    cells.push(pickOne(room, random))
  }
  return { cells, way }
}

function stepFrom({ columns, rows }: Water, cell: number, way: number): number | undefined {
  const [dx, dy] = WAYS[way]!
  const x = (cell % columns) + dx
  const y = Math.floor(cell / columns) + dy
  return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x
}
