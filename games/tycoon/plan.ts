/** What makes the work of one yard unlike that of the others. */
export const TWISTS = [
  'water',
  'vein',
  'mixed',
  'ferry',
  'feed',
  'burn',
  'night',
  'recipe',
  'air',
  'gulls',
  'tide',
  'heavy',
  'wander',
  'contract',
  'build',
] as const
export type Twist = (typeof TWISTS)[number]

/** A fixture of the yard. Things are numbers; the drawing maps them to looks. */
export interface Fixture {
  readonly kind: 'source' | 'machine' | 'stall' | 'pen' | 'well'
  readonly x: number
  readonly y: number
  readonly takes: readonly number[]
  readonly gives: number
  /** Ticks for one piece, or between two customers. */
  readonly every: number
  /** Capacity per thing. */
  readonly room: number
  /** Coins for one piece, in stalls and pens. */
  readonly price: number
  readonly look: string
}

/** What can be paid for by standing on it. */
export interface Pad {
  readonly does: 'open' | 'hand' | 'speed' | 'price' | 'helper' | 'part'
  readonly x: number
  readonly y: number
  readonly cost: number
  /** The fixture it unlocks or a helper fetches from; the thing a part is built of. */
  readonly from: number
  readonly to: number
}

export interface Plan {
  readonly twist: Twist
  readonly fixtures: readonly Fixture[]
  readonly pads: readonly Pad[]
}

const SECOND = 60

export const source = (
  x: number,
  y: number,
  gives: number,
  seconds: number,
  look: string,
  room = 6,
): Fixture => ({
  kind: 'source',
  x,
  y,
  takes: [],
  gives,
  every: Math.round(seconds * SECOND),
  room,
  price: 0,
  look,
})
export const machine = (
  x: number,
  y: number,
  takes: readonly number[],
  gives: number,
  seconds: number,
  look: string,
): Fixture => ({
  kind: 'machine',
  x,
  y,
  takes,
  gives,
  every: Math.round(seconds * SECOND),
  room: 6,
  price: 0,
  look,
})
export const stall = (
  x: number,
  y: number,
  takes: readonly number[],
  seconds: number,
  price: number,
  look = 'stall',
): Fixture => ({
  kind: 'stall',
  x,
  y,
  takes,
  gives: -1,
  every: Math.round(seconds * SECOND),
  room: 8,
  price,
  look,
})
export const pen = (
  x: number,
  y: number,
  takes: readonly number[],
  seconds: number,
  price: number,
  look: string,
): Fixture => ({ ...stall(x, y, takes, seconds, price, look), kind: 'pen', room: 5 })
export const well = (x: number, y: number): Fixture => ({
  ...source(x, y, -1, 1, 'well'),
  kind: 'well',
})

type Step =
  | readonly ['open', fixture: number, cost: number]
  | readonly ['hand' | 'speed' | 'price', x: number, y: number, cost: number]
  | readonly ['helper', x: number, y: number, cost: number, from: number, to: number]
  | readonly ['part', x: number, y: number, pieces: number, thing: number]

/** A yard: what is shut at first is opened by its own pad, in its own place. */
export function plan(twist: Twist, fixtures: readonly Fixture[], steps: readonly Step[]): Plan {
  const pads = steps.map((step): Pad => {
    if (step[0] === 'open') {
      const { x, y } = fixtures[step[1]]!
      return { does: 'open', x, y, cost: step[2], from: step[1], to: -1 }
    }
    const [does, x, y, cost] = step
    return { does, x, y, cost, from: Number(step[4] ?? -1), to: Number(step[5] ?? -1) }
  })
  return { twist, fixtures, pads }
}
