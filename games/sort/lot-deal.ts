import { pickIndex, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { cellOf, lengthOf, type Car, type Lot, type LotState } from './lot-rules.ts'

interface LotSize {
  readonly columns: number
  readonly rows: number
  readonly cars: number
  readonly tubs: number
  /** Share of the lines that are open at both ends. */
  readonly gates: number
}

export function lotSize(level: number): LotSize {
  const step = Math.min(5, Math.floor((level - 1) / 9))
  return {
    columns: 5 + Math.floor(step / 2),
    rows: 5 + Math.floor((step + 1) / 2),
    cars: Math.min(5 + Math.floor(step * 2.6) + (((level - 1) % 9) >> 1), 21),
    tubs: level < 5 ? 0 : 1 + (level % 3),
    gates: Math.max(0.02, 0.34 - level * 0.012),
  }
}

/** The lot of a level, from its seed. */
export function dealLot(level: number, seed: number): Omit<LotState, 'par'> {
  const { columns, rows, cars, tubs, gates } = lotSize(level)
  const random = seededRandom(seed * 6151 + level)
  const taken = new Set<number>()
  const cells = shuffled(
    Array.from({ length: columns * rows }, (_, cell) => cell),
    random,
  )
  const flowers = cells.slice(0, tubs)
  for (const tub of flowers) taken.add(tub)
  const bare: Lot = { columns, rows, cars: [], tubs: flowers, open: [] }
  const parked: Car[] = []
  const at: number[] = []
  for (let tries = 0; parked.length < cars && tries < 400; tries++) {
    const across = random() < 0.5
    const length = random() < 0.3 ? 3 : 2
    const line = pickIndex(across ? rows : columns, random)
    const car: Car = { across, line, length, nose: random() < 0.5 ? 1 : -1 }
    const place = pickIndex(lengthOf(bare, car) - length + 1, random)
    const spots = Array.from({ length }, (_, part) => cellOf(bare, car, place + part))
    if (spots.some((spot) => taken.has(spot))) continue
    for (const spot of spots) taken.add(spot)
    parked.push(car)
    at.push(place)
  }
  const lot: Lot = { ...bare, cars: parked, open: openEnds({ ...bare, cars: parked }, gates, random) }
  return { kind: 'lot', lot, at, moves: 0 }
}

/** Every occupied line has an exit at one end, a few at both. */
function openEnds({ cars }: Lot, share: number, random: Random): string[] {
  const lines = new Set(cars.map(({ across, line }) => `${across ? 'r' : 'c'} ${line}`))
  return [...lines].flatMap((name) => {
    const [first, second] = random() < 0.5 ? ['', '-'] : ['-', '']
    const ends = random() < share ? [first, second] : [first]
    return ends.map((end) => name.replace(' ', end))
  })
}
