import type { Brush } from '#kit/game/micro/brush.ts'
import type { Mode } from './definitions.ts'
import { holderOf, HOLD_GOAL } from './goals.ts'
import { KINDS } from './kinds.ts'
import type { Field } from './room.ts'
import type { Rulebook } from './rulebook.ts'
import { drawUnit, SIDES } from './unit-art.ts'
import { MIDDLE, RIVER, type Side, type Unit, type World } from './world.ts'

interface Land {
  readonly ground: string
  readonly light: string
  readonly way: string
  readonly middle: string
  readonly tuft: string
}
const LANDS: Readonly<Record<Mode, Land>> = {
  siege: { ground: '#4f9f8f', light: '#5fb09f', way: '#e0c489', middle: '#ecd6a2', tuft: '#2f7a6a' },
  march: { ground: '#c9a45f', light: '#d6b471', way: '#8f7a5a', middle: '#a8916c', tuft: '#8a7a3a' },
  hand: { ground: '#3f4f96', light: '#4a5ca6', way: '#6f86c8', middle: '#849ad6', tuft: '#ff86c2' },
  weather: { ground: '#6fae6a', light: '#7fbe78', way: '#d8c090', middle: '#e6d2a6', tuft: '#3f8a4a' },
  river: { ground: '#6fb070', light: '#80c07f', way: '#d9c08a', middle: '#e8d4a4', tuft: '#3f8a55' },
  wagons: { ground: '#d8a860', light: '#e4b872', way: '#a87a48', middle: '#bd8f5c', tuft: '#7fa04a' },
  bridges: { ground: '#4f8fc0', light: '#5f9fce', way: '#a8754a', middle: '#bf8c5e', tuft: '#bfe8ff' },
  bases: { ground: '#5f9a50', light: '#6fac5f', way: '#cdb27c', middle: '#dcc592', tuft: '#2f6a38' },
}

/** A stable number 0 to 1 for decoration. */
function grain(place: number, salt: number): number {
  let mixed = Math.imul(place * 73 + salt * 1_299_721 + 17, 2_654_435_761) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

const TUFTS = 26

/** Everything static, in pixels; covers have fewer tufts. */
export function drawGround(brush: Brush, mode: Mode, rules: Rulebook, field: Field, tufts = TUFTS) {
  const { ground, light, way, middle, tuft } = LANDS[mode]
  const { box, scale, isWide, lanes, lane } = field
  brush.slab(box.x, box.y, box.width, box.height - 8, 22, ground, 8)
  for (let spot = 0; spot < tufts; spot++) {
    const [x, y] = [
      box.x + 14 + grain(spot, 1) * (box.width - 28),
      box.y + 14 + grain(spot, 2) * (box.height - 36),
    ]
    brush.disc(x, y, (10 + grain(spot, 3) * 16) * scale, light, 0.5)
    brush.leaf(x, y, 12 * scale, 5 * scale, tuft, -2)
    brush.leaf(x + 5 * scale, y, 12 * scale, 5 * scale, tuft, -1.1)
  }
  for (let index = 0; index < lanes; index++) {
    const [from, to] = [field.spot(index, -20 * field.step), field.spot(index, 100 + 20 * field.step)]
    const wide = Math.min(lane * 0.74, 62 * scale)
    brush.line([from.x, from.y + 4, to.x, to.y + 4], wide, '#000000', 0.18)
    brush.line([from.x, from.y, to.x, to.y], wide, way)
    brush.line([from.x, from.y, to.x, to.y], wide * 0.6, middle, 0.7)
  }
  if (rules.isRiver) {
    const [from, to] = [field.spot(0, RIVER.from), field.spot(0, RIVER.to)]
    const water = (inset: number, color: string, opacity?: number) => {
      if (isWide) {
        const left = Math.min(from.x, to.x)
        brush.round(
          left + inset,
          box.y,
          Math.abs(to.x - from.x) - 2 * inset,
          box.height - 8,
          10,
          color,
          opacity,
        )
      } else brush.round(box.x, to.y + inset, box.width, from.y - to.y - 2 * inset, 10, color, opacity)
    }
    water(0, '#2f86b0')
    water(5 * scale, '#4fb0d8', 0.8)
    water(14 * scale, '#8fd8f0', 0.4)
  }
  for (const side of [0, 1] as const) shore(brush, field, side)
}

function shore(brush: Brush, { box, isWide, scale, spot, step }: Field, side: Side) {
  const { x, y } = spot(0, side === 0 ? -24 * step : 100 + 24 * step)
  const color = side === 0 ? '#1f8f86' : '#c2493f'
  if (isWide) brush.round(x - 5 * scale, box.y + 6, 10 * scale, box.height - 20, 5 * scale, color, 0.7)
  else brush.round(box.x + 6, y - 5 * scale, box.width - 12, 10 * scale, 5 * scale, color, 0.7)
}

interface Drawn {
  /** Flips creatures to face left; not needed for covers. */
  readonly pen?: CanvasRenderingContext2D
  readonly brush: Brush
  readonly field: Field
  readonly seconds: number
  readonly calm: boolean
}

/** What moves: walls, bridges, wagons, creatures and stones. */
export function drawBattle(world: World, rules: Rulebook, drawn: Drawn) {
  const { brush, field, seconds, calm } = drawn
  const { scale, lanes } = field
  if (rules.isRiver) plank(brush, field, world.bridge)
  for (let lane = 0; lane < lanes; lane++) {
    if (rules.goal === 'hold') flag(brush, field, lane, holderOf({ world }, lane), calm ? 0 : seconds)
    if (rules.goal === 'wagon') wagon(brush, field, lane, world.wagons[lane]!)
    for (const side of [0, 1] as const)
      if (rules.tower > 0)
        wall(drawn, { side, lane, share: world.armies[side].towers[lane]! / rules.tower, size: 1 })
  }
  const middle = (lanes - 1) / 2
  for (const side of [0, 1] as const) {
    if (rules.keep > 0)
      wall(drawn, { side, lane: middle, share: world.armies[side].keep / rules.keep, size: 1.4 })
    if (rules.goal === 'hold') tally(brush, field, side, world.armies[side].held)
  }
  const order = world.units.toSorted(
    (one, other) => field.spot(one.lane, one.at).y - field.spot(other.lane, other.at).y,
  )
  for (const unit of order) creature(drawn, unit)
  for (const { lane, from, to, left } of world.stones) {
    const k = 1 - left / 12
    const { x, y } = field.spot(lane, from + (to - from) * k)
    brush.ball(x, y - Math.sin(k * Math.PI) * 16 * scale - 8 * scale, 4 * scale, '#8a8f98')
  }
}

function creature({ pen, brush, field, seconds, calm }: Drawn, unit: Unit) {
  const { x, y } = field.spot(unit.lane, unit.at)
  const { scale } = field
  const aside = (((unit.id * 7) % 5) - 2) * 5 * scale
  const [left, top] = field.isWide ? [x, y + aside] : [x + aside, y]
  const isLeft = field.isWide
    ? (unit.side === 1) === field.spot(0, 100).x > field.spot(0, 0).x
    : unit.side === 1
  const flies = KINDS[unit.kind].flies
  brush.disc(left, top + 11 * scale, (flies ? 9 : 13) * scale, '#06202a', 0.24)
  brush.ring(left, top + 10 * scale, 14 * scale, 2 * scale, SIDES[unit.side], 0.55)
  const stride = calm || unit.held > 0 ? unit.id : seconds * 8 + unit.id
  brush.at(
    left,
    top - (flies ? 8 : 0) * scale,
    0,
    () => {
      if (isLeft) pen?.scale(-1, 1)
      drawUnit(brush, unit.kind, unit.side, stride)
    },
    scale * (1 + (unit.might - 1) * 0.12),
  )
  if (unit.held > 0) brush.ring(left, top, 17 * scale, 4 * scale, '#dff6ff', 0.9)
  if (unit.health < unit.whole)
    bar(brush, [left, top - 24 * scale, unit.health / unit.whole, 26 * scale], SIDES[unit.side])
}

function bar(brush: Brush, [x, y, share, width]: readonly [number, number, number, number], color: string) {
  brush.round(x - width / 2 - 1, y - 3, width + 2, 6, 3, '#06202a', 0.75)
  brush.round(x - width / 2, y - 2, Math.max(3, width * Math.max(0, share)), 4, 2, color)
}

interface Wall {
  readonly side: Side
  readonly lane: number
  readonly share: number
  readonly size: number
}

function wall({ brush, field }: Drawn, { side, lane, share, size }: Wall) {
  // A keep stands behind the towers, in the middle of its shore.
  const behind = (size > 1 ? 26 : 4) * field.step
  const { x, y } = field.spot(lane, side === 0 ? -behind : 100 + behind)
  const unit = field.scale * size
  if (share <= 0) {
    for (const [dx, dy] of [
      [-9, 4],
      [6, 6],
      [0, -2],
    ])
      brush.slab(x + dx! * unit, y + dy! * unit, 11 * unit, 8 * unit, 2, '#8a8f98', 3)
    return
  }
  brush.disc(x, y + 12 * unit, 22 * unit, '#06202a', 0.25)
  brush.slab(x - 16 * unit, y - 16 * unit, 32 * unit, 28 * unit, 5 * unit, '#f0e0b4', 6 * unit)
  for (const step of [-16, -4, 8])
    brush.round(x + step * unit, y - 22 * unit, 8 * unit, 9 * unit, 2 * unit, '#f0e0b4')
  brush.round(x - 5 * unit, y - 4 * unit, 10 * unit, 16 * unit, 5 * unit, '#6a4a30')
  brush.line([x, y - 20 * unit, x, y - 40 * unit], 2.4 * unit, '#8a5a34')
  brush.shape([x, y - 40 * unit, x + 16 * unit, y - 35 * unit, x, y - 29 * unit], SIDES[side])
  if (share < 1) bar(brush, [x, y + 22 * unit, share, 36 * unit], SIDES[side])
}

function plank(brush: Brush, field: Field, lane: number) {
  const { scale } = field
  for (let at: number = RIVER.from - 1; at <= RIVER.to + 1; at += 2.6) {
    const { x, y } = field.spot(lane, at)
    if (field.isWide) brush.slab(x - 4 * scale, y - 24 * scale, 8 * scale, 48 * scale, 3, '#c08a54', 3)
    else brush.slab(x - 24 * scale, y - 4 * scale, 48 * scale, 8 * scale, 3, '#c08a54', 3)
  }
}

function flag(brush: Brush, field: Field, lane: number, holder: Side | undefined, seconds: number) {
  const { x, y } = field.spot(lane, MIDDLE)
  const { scale } = field
  const color = holder === undefined ? '#f4e3b5' : SIDES[holder]
  brush.ring(x, y, 26 * scale, 4 * scale, color, 0.8)
  brush.puck(x, y, 9 * scale, '#8a5a34', 4)
  brush.line([x, y, x, y - 34 * scale], 3.4 * scale, '#6a4a30')
  const wave = Math.sin(seconds * 4 + lane) * 3 * scale
  brush.shape([x, y - 34 * scale, x + 22 * scale, y - 28 * scale + wave, x, y - 20 * scale], color)
}

/** A side's progress towards a hundred. */
function tally(brush: Brush, field: Field, side: Side, held: number) {
  const { x, y } = field.spot((field.lanes - 1) / 2, side === 0 ? -20 * field.step : 100 + 20 * field.step)
  bar(brush, [x, y, held / HOLD_GOAL, 150 * field.scale], SIDES[side])
}

function wagon(brush: Brush, field: Field, lane: number, at: number) {
  const { x, y } = field.spot(lane, at)
  const { scale } = field
  brush.at(
    x,
    y,
    0,
    () => {
      brush.disc(0, 12, 26, '#06202a', 0.25)
      brush.slab(-20, -12, 40, 20, 5, '#8a5a34', 5)
      for (const coin of [-10, 0, 10]) brush.puck(coin, -14 - (coin === 0 ? 5 : 0), 8, '#ffd85a', 3)
      for (const wheel of [-13, 13]) {
        brush.disc(wheel, 12, 8, '#4a3424')
        brush.ring(wheel, 12, 5, 2, '#c99a5a')
      }
    },
    scale,
  )
}
