import type { Act, Trade } from '../trade.ts'
import { seconds, times } from '../world.ts'

/** Upgrades, in the order of the definition. */
export const PLOTS = { field: 0, soil: 1, picker: 2, price: 3, shoes: 4, crop: 5 } as const

export interface Plot {
  /** 0 to 1; ripe at 1. */
  grown: number
  crop: number
}
export interface Picker {
  x: number
  y: number
  /** The plot it walks to, or -1. */
  to: number
  /** Ticks it still bends down. */
  busy: number
}
export interface Farm {
  plots: Plot[]
  pickers: Picker[]
}

export const FIRST_PLOTS = 2
export const MOST_PLOTS = 12
const GROW_SECONDS = 4
const WATER = 0.12
const PICK_TICKS = 18
/** Picks per second of a good player. */
const HAND_PICKS = 0.9

const COLUMNS = 4
export const plotPlace = (index: number) => ({
  x: 205 + (index % COLUMNS) * 197,
  y: 335 + Math.floor(index / COLUMNS) * 195,
})

const growTicks = (soil: number) => seconds(GROW_SECONDS) / (1 + 0.22 * soil)
const value = (levels: readonly number[], crop: number) =>
  2 * times(2.4, crop) * times(1.25, levels[PLOTS.price]!)
const walkPace = (levels: readonly number[]) => 3.2 * (1 + 0.3 * levels[PLOTS.shoes]!)

/** The fields ripen by themselves; who picks a ripe one sows the newest crop into it. */
export const plots: Trade<Farm> = {
  start: () => ({ plots: [{ grown: 0.75, crop: 0 }], pickers: [] }),

  step({ body, world, earn, tell }) {
    const { levels } = world
    while (body.plots.length < FIRST_PLOTS + levels[PLOTS.field]!)
      body.plots.push({ grown: 0.4, crop: levels[PLOTS.crop]! })
    while (body.pickers.length < levels[PLOTS.picker]!)
      body.pickers.push({ x: 130, y: 260 + body.pickers.length * 60, to: -1, busy: 0 })
    const growth = 1 / growTicks(levels[PLOTS.soil]!)
    for (const [index, plot] of body.plots.entries()) {
      if (plot.grown >= 1) continue
      plot.grown = Math.min(1, plot.grown + growth)
      if (plot.grown === 1) tell({ kind: 'ripe', ...plotPlace(index) })
    }
    for (const picker of body.pickers) {
      const plot = body.plots[picker.to]
      if (!plot || plot.grown < 1) {
        picker.to = nearestRipe(body, picker)
        continue
      }
      const place = plotPlace(picker.to)
      const [dx, dy] = [place.x - picker.x, place.y + 20 - picker.y]
      const far = Math.sqrt(dx * dx + dy * dy)
      const pace = walkPace(levels)
      if (far > pace) {
        picker.x += (dx / far) * pace
        picker.y += (dy / far) * pace
        picker.busy = PICK_TICKS
      } else if (picker.busy-- <= 0) {
        earn(value(levels, plot.crop), place.x, place.y)
        sow(plot, levels)
      }
    }
  },

  act({ body, world, earn, tell }, [index]) {
    const plot = body.plots[index]
    if (!plot) return
    const place = plotPlace(index)
    if (plot.grown < 1) {
      plot.grown = Math.min(1, plot.grown + WATER)
      tell({ kind: 'water', ...place, amount: index })
      return
    }
    earn(value(world.levels, plot.crop), place.x, place.y)
    tell({ kind: 'pick', ...place, amount: index })
    sow(plot, world.levels)
  },

  acts: ({ body }) => body.plots.map((_, index): Act => [index, 0]),

  advise({ body }) {
    const ripe = body.plots.findIndex(({ grown }) => grown >= 1)
    if (ripe >= 0) return [ripe, 0]
    return [body.plots.findIndex(({ grown }) => grown < 1), 0]
  },

  rate(levels, hand) {
    const count = FIRST_PLOTS + levels[PLOTS.field]!
    const ripening = (count * 60) / (growTicks(levels[PLOTS.soil]!) + 40)
    const pickers = levels[PLOTS.picker]! * (0.7 + 0.16 * levels[PLOTS.shoes]!)
    const picked = Math.min(ripening, pickers + (hand ? HAND_PICKS : 0))
    // What grows beyond the picking still counts a little: the next picker will find it.
    return (picked + 0.3 * (ripening - picked)) * value(levels, levels[PLOTS.crop]!)
  },
}

function sow(plot: Plot, levels: readonly number[]) {
  plot.grown = 0
  plot.crop = levels[PLOTS.crop]!
}

function nearestRipe({ plots: fields, pickers }: Farm, { x, y }: Picker): number {
  let best = -1
  let nearest = Infinity
  for (const [index, { grown }] of fields.entries()) {
    if (grown < 1 || pickers.some(({ to }) => to === index)) continue
    const place = plotPlace(index)
    const far = (place.x - x) * (place.x - x) + (place.y - y) * (place.y - y)
    if (far < nearest) [best, nearest] = [index, far]
  }
  return best
}
