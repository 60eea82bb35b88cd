import { pickIndex, pickOne, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { freeEel, ray, WAYS, type Eel, type EelState } from './eel-rules.ts'

const TRIES = 1200
/** Largest filled share of the water. */
const FULLEST = 0.8

export function eelSize(level: number) {
  const step = Math.min(7, Math.floor(Math.sqrt((level - 1) * 0.9)))
  return {
    columns: Math.min(9, 4 + step),
    rows: Math.min(12, 4 + Math.ceil(step * 1.2)),
    longest: 3 + Math.min(6, step),
  }
}

/** The shoal of a level: eels are placed one by one, as long as all can still leave in some order. */
export function dealEels(level: number, hearts: number): EelState {
  const { columns, rows, longest } = eelSize(level)
  const random = seededRandom(level * 3571 + 5)
  let state: EelState = {
    kind: 'eels',
    columns,
    rows,
    eels: [],
    gone: '',
    hearts,
    most: hearts,
    moves: 0,
  }
  const taken = new Set<number>()
  for (let tries = 0; tries < TRIES && taken.size < columns * rows * FULLEST; tries++) {
    const eel = layEel(state, longest, taken, random)
    if (!eel) continue
    const next = { ...state, eels: [...state.eels, eel], gone: `${state.gone}0` }
    if (!canEmpty(next)) continue
    for (const cell of eel.cells) taken.add(cell)
    state = next
  }
  return { ...state, eels: shuffled(state.eels, random) }
}

/** Free eels leave greedily: a gone eel blocks nobody, so the order does not matter. */
function canEmpty(start: EelState): boolean {
  let state = start
  for (let index = freeEel(state); index >= 0; index = freeEel(state))
    state = { ...state, gone: `${state.gone.slice(0, index)}1${state.gone.slice(index + 1)}` }
  return !state.gone.includes('0')
}

type Water = Pick<EelState, 'columns' | 'rows'>

function layEel(water: Water, longest: number, taken: ReadonlySet<number>, random: Random): Eel | undefined {
  const head = pickIndex(water.columns * water.rows, random)
  const way = pickIndex(4, random)
  if (taken.has(head)) return undefined
  const ahead = ray(water, { cells: [head], way })
  // A nose at the edge would be an obvious exit.
  if (ahead.length < 2 && random() < 0.7) return undefined
  const blocked = new Set([...taken, ...ahead])
  const behind = stepFrom(water, head, (way + 2) % 4)
  if (behind === undefined || blocked.has(behind)) return undefined
  const cells = [head, behind]
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
