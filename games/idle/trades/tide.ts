import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times, type World } from '../world.ts'

export const TIDE = { wheel: 0, sluice: 1, price: 2, basin: 3, keeper: 4, spring: 5 } as const

export interface Tide {
  /** How full each basin is, 0 to 1. */
  basins: number[]
  open: boolean[]
  /** How fast each wheel turns, 0 to 1. */
  spins: number[]
  /** Angle of each wheel, in turns. */
  turns: number[]
  /** Coins of each wheel not yet paid out. */
  due: number[]
}

export const MOST_BASINS = 4
const PERIOD_SECONDS = 11
const FLOW = 0.011
const POWER = 110
const PAY_TICKS = 20
const KEEPER_TICKS = 45

export const basinCount = (levels: readonly number[]) => Math.min(MOST_BASINS, 1 + levels[TIDE.basin]!)
export const wheelPlace = (basin: number) => ({ x: 160 + basin * 230, y: 560 })

/** The sea before a basin, 0 to 1: up and down, a little later at each basin. */
export function seaAt(clock: number, basin: number, levels: readonly number[]): number {
  const period = seconds(PERIOD_SECONDS)
  const along = ((clock + period * (0.22 + basin * 0.17)) % period) / period
  const up = along < 0.5 ? along * 2 : 2 - along * 2
  const smooth = up * up * (3 - 2 * up)
  const high = 0.72 + 0.28 * (levels[TIDE.spring]! / 8)
  return 0.04 + smooth * Math.min(1, high)
}

/** What the gate should do now: let in what rises, hold what is high, let out when the sea is low. */
function wish({ body, clock, levels }: World<Tide>, basin: number): boolean {
  const sea = seaAt(clock, basin, levels)
  const later = seaAt(clock + 6, basin, levels)
  const level = body.basins[basin]!
  if (sea > level) return true
  return later <= sea ? level - sea > 0.42 : level - sea > 0.12
}

const flow = (levels: readonly number[]) => FLOW * (1 + 0.12 * levels[TIDE.sluice]!)
const worth = (levels: readonly number[]) =>
  times(1.24, levels[TIDE.price]!) * times(1.3, levels[TIDE.wheel]!) * (1 + 0.15 * levels[TIDE.spring]!)

/** A gate lets the flood into the basin; what flows back at ebb turns the wheel, the harder the higher it stands above the sea. */
export const tide: Trade<Tide> = {
  start: () => ({ basins: [0.55], open: [false], spins: [0], turns: [0], due: [0] }),

  step(turn) {
    const { body, world, earn } = turn
    while (body.basins.length < basinCount(world.levels)) {
      body.basins.push(0.3)
      body.open.push(false)
      body.spins.push(0)
      body.turns.push(0)
      body.due.push(0)
    }
    for (let basin = 0; basin < body.basins.length; basin++) {
      if (basin < world.levels[TIDE.keeper]! && (world.clock + basin * 11) % KEEPER_TICKS === 0)
        tend(turn, basin)
      pour(turn, basin)
      body.spins[basin]! *= 0.97
      body.turns[basin] = (body.turns[basin]! + body.spins[basin]! * 0.03) % 1
      if (world.clock % PAY_TICKS !== 0 || body.due[basin]! < 0.05) continue
      const { x, y } = wheelPlace(basin)
      earn(body.due[basin]!, x, y)
      body.due[basin] = 0
    }
  },

  act({ body, tell }, [basin]) {
    if (body.open[basin] === undefined) return
    body.open[basin] = !body.open[basin]
    tell({ kind: body.open[basin] ? 'water' : 'send', ...wheelPlace(basin), amount: basin })
  },

  acts: ({ body }) => body.basins.map((_, basin): Act => [basin, 0]),

  advise(world) {
    const wrong = world.body.open.findIndex((isOpen, basin) => isOpen !== wish(world, basin))
    return wrong < 0 ? undefined : [wrong, 0]
  },

  rate(levels, hand) {
    const tended = hand ? basinCount(levels) : Math.min(basinCount(levels), levels[TIDE.keeper]!) * 0.8
    const kept = Math.min(levels[TIDE.keeper]!, basinCount(levels)) * 0.08
    return (tended + kept) * worth(levels) * 7 * (1 + 0.05 * levels[TIDE.sluice]!)
  },
}

function pour({ body, world }: Turn<Tide>, basin: number) {
  if (!body.open[basin]) return
  const level = body.basins[basin]!
  const head = level - seaAt(world.clock, basin, world.levels)
  const moved = Math.max(-flow(world.levels), Math.min(flow(world.levels), head * 0.06))
  body.basins[basin] = level - moved
  if (moved <= 0) return
  body.due[basin]! += moved * head * POWER * worth(world.levels)
  body.spins[basin] = Math.min(1, body.spins[basin]! + moved * head * 12)
}

function tend({ body, world, tell }: Turn<Tide>, basin: number) {
  const should = wish(world, basin)
  if (body.open[basin] === should) return
  body.open[basin] = should
  tell({ kind: 'gate', ...wheelPlace(basin), amount: basin })
}
