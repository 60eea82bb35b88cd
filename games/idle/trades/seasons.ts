import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const SEASONS = { bed: 0, soil: 1, price: 2, gnome: 3, almanac: 4, fair: 5 } as const

export interface Bed {
  /** The season it bears in: 0 spring to 3 winter. */
  kind: number
  /** 0 to 1; ripe at 1. */
  grown: number
}
export interface Orchard {
  beds: Bed[]
}

export const KINDS = 4
export const MOST_BEDS = 9
const SEASON_SECONDS = 9
const GROW_SECONDS = 2.6
const FIRST_BEDS = 3
const GNOME_SECONDS = 1.6
const WORTH = 2.4

export const bedPlace = (bed: number) => ({
  x: 230 + (bed % 3) * 270,
  y: 330 + Math.floor(bed / 3) * 230,
})
/** Which season it is, and how much of it is over, 0 to 1. */
export function seasonAt(clock: number): { kind: number; part: number } {
  const along = clock / seconds(SEASON_SECONDS)
  return { kind: Math.floor(along) % KINDS, part: along % 1 }
}

const growth = (levels: readonly number[]) => (1 + 0.2 * levels[SEASONS.soil]!) / seconds(GROW_SECONDS)
const worth = (levels: readonly number[]) => WORTH * times(1.25, levels[SEASONS.price]!)
/** The last part of each season is its fair: what is picked then pays more. */
export const fairPart = (levels: readonly number[]) => 0.7 - 0.02 * levels[SEASONS.fair]!
const fairShare = (levels: readonly number[]) => 1.5 + 0.25 * levels[SEASONS.fair]!

/** Each seed grows only in its season: replanting at each change keeps all beds full. */
export const seasons: Trade<Orchard> = {
  start: () => ({ beds: [0, 0, 1].map((kind) => ({ kind, grown: 0.4 })) }),

  step(turn) {
    const { body, world, tell } = turn
    const { levels, clock } = world
    while (body.beds.length < Math.min(MOST_BEDS, FIRST_BEDS + levels[SEASONS.bed]!))
      body.beds.push({ kind: body.beds.length % KINDS, grown: 0 })
    const { kind, part } = seasonAt(clock)
    if (clock % seconds(SEASON_SECONDS) === 0) tell({ kind: 'season', x: 500, y: 500, amount: kind })
    for (const [index, bed] of body.beds.entries()) {
      if (bed.kind !== kind || bed.grown >= 1) continue
      bed.grown = Math.min(1, bed.grown + growth(levels))
      if (bed.grown === 1) tell({ kind: 'ripe', ...bedPlace(index), amount: index })
    }
    const gnomes = levels[SEASONS.gnome]!
    if (gnomes > 0 && clock % Math.ceil(seconds(GNOME_SECONDS) / gnomes) === 0) {
      const ripe = body.beds.findIndex(({ grown }) => grown >= 1)
      if (ripe >= 0) pick(turn, ripe)
    }
    // The almanac sows as many beds by itself, early in the season.
    const almanac = levels[SEASONS.almanac]!
    if (almanac === 0 || clock % 30 !== 0 || part > 0.7) return
    const stale = body.beds.slice(0, almanac).find((bed) => bed.kind !== kind && bed.grown < 1)
    if (stale) Object.assign(stale, { kind, grown: 0 })
  },

  act(turn, [index]) {
    const bed = turn.body.beds[index]
    if (!bed) return
    if (bed.grown >= 1) {
      pick(turn, index)
      return
    }
    const { kind } = seasonAt(turn.world.clock)
    bed.kind = bed.kind === kind ? (kind + 1) % KINDS : kind
    bed.grown = 0
    turn.tell({ kind: 'water', ...bedPlace(index), amount: index })
  },

  acts: ({ body }) => body.beds.map((_, bed): Act => [bed, 0]),

  advise({ body, clock, levels }) {
    const { kind, part } = seasonAt(clock)
    const ripe = body.beds.findIndex(({ grown }) => grown >= 1)
    if (ripe >= 0) return [ripe, 0]
    const left = (1 - part) * seconds(SEASON_SECONDS)
    const useful = left * growth(levels) > 1
    const stale = useful ? body.beds.findIndex((bed) => bed.kind !== kind) : -1
    return stale < 0 ? undefined : [stale, 0]
  },

  rate(levels, hand) {
    const beds = Math.min(MOST_BEDS, FIRST_BEDS + levels[SEASONS.bed]!)
    const sown = hand ? beds * 0.85 : beds * 0.25 + Math.min(beds, levels[SEASONS.almanac]!) * 0.6
    const perBed = (growth(levels) * 60) / (1 + growth(levels) * 14)
    const picked = Math.min(sown * perBed, (hand ? 4 : 0) + levels[SEASONS.gnome]! / GNOME_SECONDS)
    const shared = 1 + (1 - fairPart(levels)) * (fairShare(levels) - 1)
    return (
      (picked + 0.1 * (sown * perBed - picked) + 0.02 * levels[SEASONS.almanac]!) * worth(levels) * shared
    )
  },
}

function pick({ body, world, earn, tell }: Turn<Orchard>, index: number) {
  const bed = body.beds[index]!
  const { part } = seasonAt(world.clock)
  const isFair = part >= fairPart(world.levels)
  const { x, y } = bedPlace(index)
  bed.grown = 0
  earn(worth(world.levels) * (isFair ? fairShare(world.levels) : 1), x, y)
  tell({ kind: isFair ? 'crit' : 'pick', x, y, amount: index })
}
