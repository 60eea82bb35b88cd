import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import { bendAt, heightAt, HORIZON, placeOn, project, SEEN, type Other, type RoadState } from './road.ts'

/** Colours of a landscape. */
export interface Land {
  readonly sky: string
  readonly far: string
  readonly ground: string
  readonly stripe: string
  readonly road: string
  readonly kerb: readonly [string, string]
  readonly line: string
}

/** A cover shows a part of the field: no space for signs at the edges, and no bytes for far things. */
export const isCutOut = ({ left, right }: Look) => right - left < 396

const STEP = 30
/** Visible distance on a cover. */
export const SEEN_ON_COVER = 460
const BENT = 0.0062
const BEHIND = -30

/** A cross-section of the road: position of its middle and scale there. */
interface Slice {
  readonly z: number
  readonly far: number
  readonly bent: number
  readonly high: number
  readonly y: number
  readonly k: number
  /** Hidden behind a crest. */
  readonly isHidden: boolean
}

/** Cross-sections from the eye to the horizon. */
export function slices(state: RoadState, seen = SEEN): Slice[] {
  const here = heightAt(state, state.z)
  const all: Slice[] = []
  const first = Math.floor((state.z + BEHIND) / STEP) * STEP
  let [bent, slope, crest] = [0, 0, Infinity]
  for (let z = first; z < state.z + seen; z += STEP) {
    const far = z - state.z
    if (far > 0) {
      slope += bendAt(state, z) * BENT * STEP
      bent += slope * STEP
    }
    const high = heightAt(state, z) - here
    const { y, k } = project(state, { far, side: 0, bent, high })
    all.push({ z, far, bent, high, y, k, isHidden: y > crest })
    crest = Math.min(crest, y)
  }
  return all
}

/** Position of something on the road; undefined when out of sight. */
export function spot(state: RoadState, cuts: readonly Slice[], z: number, side: number) {
  const index = Math.floor((z - cuts[0]!.z) / STEP)
  const cut = cuts[index]
  if (!cut || z - state.z < BEHIND) return undefined
  const next = cuts[index + 1] ?? cut
  const part = (z - cut.z) / STEP
  const mix = (a: number, b: number) => a + (b - a) * part
  const place = project(state, {
    far: z - state.z,
    side,
    bent: mix(cut.bent, next.bent),
    high: mix(cut.high, next.high),
  })
  return { ...place, isHidden: cut.isHidden }
}

/** Sky, ridges, ground, road: the ground in bands, the road in one piece. */
export function drawLand(brush: Brush, look: Look, state: RoadState, cuts: readonly Slice[], land: Land) {
  const [left, wide] = [look.left - 20, look.right - look.left + 40]
  const top = Math.min(...cuts.map(({ y }) => y))
  brush.round(left, look.top - 20, wide, Math.max(top, HORIZON) - look.top + 24, 0, land.sky)
  const turned = bendAt(state, state.z) * 26 + state.z * 0.004
  const ridge: number[] = []
  for (let x = Math.floor(left / 50) * 50; x <= left + wide + 50; x += 50)
    ridge.push(
      x,
      HORIZON - 20 - 22 * Math.sin(x * 0.013 + turned * 0.05) - 13 * Math.sin(x * 0.031 + turned * 0.09),
    )
  brush.shape([...ridge, left + wide + 50, HORIZON + 70, left, HORIZON + 70], land.far)
  brush.round(left, top, wide, look.bottom - top + 40, 0, land.ground)
  const shown = cuts.filter(({ isHidden }) => !isHidden)
  for (const [index, cut] of shown.entries()) {
    const next = shown[index + 1]
    if (!next || Math.round(cut.z / STEP) % 6 > 2 || cut.y - next.y < least(look, 1.2)) continue
    brush.round(left, next.y, wide, cut.y - next.y, 0, land.stripe)
  }
  brush.shape(edges(state, shown, 1.1), land.kerb[1])
  for (const [index, cut] of shown.entries()) {
    const next = shown[index + 1]
    if (!next || Math.round(cut.z / STEP) % 2 > 0 || cut.y - next.y < least(look, 1.6)) continue
    brush.shape(band(state, cut, next, [-1.1, 1.1]), land.kerb[0])
  }
  brush.shape(edges(state, shown, 1), land.road)
}

/** Dashes between lanes, at these places across the road. */
export function drawDashes(
  brush: Brush,
  state: RoadState,
  cuts: readonly Slice[],
  sides: readonly number[],
  color: string,
) {
  for (const [index, cut] of cuts.entries()) {
    const next = cuts[index + 1]
    if (!next || cut.isHidden || next.isHidden || Math.round(cut.z / STEP) % 3 > 0 || cut.y - next.y < 2)
      continue
    for (const side of sides) brush.shape(band(state, cut, next, [side - 0.018, side + 0.018]), color, 0.8)
  }
}

/** Minimum height of a drawn band. */
const least = (look: Look, usual: number) => (isCutOut(look) ? 5 : usual)

const at = (state: RoadState, { far, bent, high }: Slice, side: number) =>
  project(state, { far, side, bent, high })

function edges(state: RoadState, cuts: readonly Slice[], half: number): number[] {
  const left = cuts.flatMap((cut) => [at(state, cut, -half).x, cut.y])
  const right = cuts.flatMap((cut) => [at(state, cut, half).x, cut.y])
  const back: number[] = []
  for (let index = right.length - 2; index >= 0; index -= 2) back.push(right[index]!, right[index + 1]!)
  return [...left, ...back]
}

function band(state: RoadState, near: Slice, far: Slice, [left, right]: readonly [number, number]): number[] {
  const [a, b, c, d] = [
    at(state, near, left),
    at(state, far, left),
    at(state, far, right),
    at(state, near, right),
  ]
  return [a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y]
}

/** A band across the road, such as a gate's line or water. */
export function drawBand(
  brush: Brush,
  state: RoadState,
  cuts: readonly Slice[],
  from: number,
  to: number,
  half: number,
  color: string,
) {
  const near = cuts.find(({ z }) => z >= from)
  const far = cuts.findLast(({ z }) => z <= to)
  if (!near || !far || near.z >= far.z || near.isHidden) return
  brush.shape(band(state, near, far, [-half, half]), color)
}

/** Objects on both sides of the road every `every` units, from far to near. */
export function besideRoad(
  brush: Brush,
  state: RoadState,
  cuts: readonly Slice[],
  every: number,
  paint: (index: number) => void,
) {
  const last = Math.floor((cuts.at(-1)!.z - 30) / every)
  for (let index = last; index * every > state.z + BEHIND; index--)
    for (const sign of [-1, 1]) {
      const place = spot(state, cuts, index * every, sign * (1.5 + ((index * 7 + sign * 3) % 5) * 0.22))
      if (place && !place.isHidden && place.k > (cuts.length < 20 ? 0.34 : 0.1))
        brush.at(place.x, place.y, 0, () => paint(index * 2 + sign), place.k)
    }
}

/** Draws the others from far to near, with the player's car in between. */
export function drawOthers(
  brush: Brush,
  state: RoadState,
  cuts: readonly Slice[],
  paint: (other: Other) => void,
  own: () => void,
) {
  const sorted = [...state.others].sort((one, two) => two.z - one.z)
  let isDrawn = false
  for (const one of sorted) {
    if (one.z < state.z && !isDrawn) {
      own()
      isDrawn = true
    }
    const place = spot(state, cuts, one.z, one.side)
    if (place && !place.isHidden && place.k > 0.055) brush.at(place.x, place.y, 0, () => paint(one), place.k)
  }
  if (!isDrawn) own()
}

/** The player's car; it blinks after a collision and leans into bends. */
export function drawOwn(brush: Brush, state: RoadState, paint: () => void, high = 0) {
  if (state.over || (state.shield > 0 && Math.floor(state.tick / 5) % 2 === 0)) return
  const { x, y } = placeOn(state)
  brush.round(x - 48, y - 8, 96, 18, 9, '#001018', 0.3)
  const shake = Math.abs(state.side) > 1.02 ? Math.sin(state.tick * 1.6) * 2 : 0
  brush.at(x, y - high + shake, state.slide * 3.2, paint)
}

export const COLOURS = [PAINT.sky, PAINT.sun, PAINT.palm, PAINT.orchid, PAINT.pink, PAINT.lagoon] as const
/** A stable colour per vehicle. */
export const colourOf = ({ side, kind }: Other) =>
  COLOURS[Math.abs(Math.round(side * 40) + kind.length) % COLOURS.length]!
