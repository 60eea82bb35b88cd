import { coverArt } from '#kit/game/cover.ts'
import { svgBrush } from '#kit/game/micro/svg-brush.ts'
import type { BattleDefinition, Mode } from './definitions.ts'
import { drawBattle, drawGround } from './field-art.ts'
import { KINDS, type CardName } from './kinds.ts'
import { fieldOf } from './room.ts'
import { rulesOf } from './rulebook.ts'
import { openBattle } from './sim.ts'
import type { Side, Unit } from './world.ts'

type Figure = readonly [kind: CardName, side: Side, lane: number, at: number]

interface Moment {
  readonly figures: readonly Figure[]
  readonly zoom: number
  readonly tilt: number
  /** Middle of the picture: lane and steps. */
  readonly at: readonly [lane: number, at: number]
}

const MOMENTS: Readonly<Record<Mode, Moment>> = {
  siege: {
    at: [0.02, 92],
    zoom: 2.5,
    tilt: -6,
    figures: [
      ['crab', 0, -0.2, 87],
      ['slinger', 0, 0.28, 84],
    ],
  },
  march: {
    at: [0, 46],
    zoom: 2.4,
    tilt: 7,
    figures: [
      ['turtle', 0, 0, 45],
      ['star', 0, 0, 34],
      ['crab', 1, 0, 57],
    ],
  },
  hand: {
    at: [0.55, 56],
    zoom: 2.5,
    tilt: -7,
    figures: [
      ['crab', 1, 0.9, 63],
      ['puffer', 0, 0.75, 52],
    ],
  },
  weather: {
    at: [1.1, 60],
    zoom: 2.6,
    tilt: 6,
    figures: [
      ['gull', 0, 0.9, 55],
      ['gull', 1, 1.4, 65],
    ],
  },
  river: {
    at: [1, 51],
    zoom: 2.7,
    tilt: -5,
    figures: [
      ['crab', 0, 1, 50],
      ['turtle', 1, 0.3, 51],
    ],
  },
  wagons: {
    at: [0.1, 51],
    zoom: 2.7,
    tilt: 6,
    figures: [
      ['crab', 0, -0.1, 42],
      ['gull', 1, 0.15, 60],
    ],
  },
  bridges: {
    at: [1.1, 52],
    zoom: 2.5,
    tilt: 8,
    figures: [['turtle', 0, 1.05, 46]],
  },
  bases: {
    at: [0.95, 92],
    zoom: 2.5,
    tilt: -8,
    figures: [
      ['ram', 0, 1, 88],
      ['puffer', 0, 1.3, 80],
    ],
  },
}
const HALF = 200
const FEW_TUFTS = 5
const BOX = { x: 10, y: 0, width: 380, height: 560 }

export function cover({ mode, slug, ground }: BattleDefinition): string {
  const { at, zoom, tilt, figures } = MOMENTS[mode]
  const rules = rulesOf[mode]
  const { world } = openBattle(mode, { seed: 1, level: 1 })
  world.units = figures.map(([kind, side, lane, place], index): Unit => {
    const { health } = KINDS[kind]
    return {
      id: index * 5 + 1,
      side,
      kind,
      lane,
      at: place,
      health,
      whole: health,
      might: 2,
      wait: 0,
      held: 0,
    }
  })
  const field = fieldOf(BOX, rules.lanes, { isWide: false, isMirrored: false })
  const { x, y } = field.spot(at[0], at[1])
  const reach = 255 / zoom
  const brush = svgBrush((atX, atY, size) => Math.hypot(atX - x, atY - y) < reach + size)
  drawGround(brush, mode, rules, field, FEW_TUFTS)
  drawBattle(world, rules, { brush, field, seconds: 0.4, calm: true })
  const moved = `translate(${HALF} ${HALF}) rotate(${tilt}) scale(${zoom}) translate(${-Math.round(x)} ${-Math.round(y)})`
  return `${coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.35)}<g stroke-linecap="round" stroke-linejoin="round" transform="${moved}">${brush.svg()}</g>`
}
