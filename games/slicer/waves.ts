import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import type { Mode, SlicerDefinition } from './definitions.ts'
import {
  BEAT,
  GRAVITY,
  bonusNames,
  fruitNames,
  radiusOf,
  type Kind,
  type Orchard,
  type Throw,
} from './orchard.ts'
import { moreFruit } from './gear.ts'
import { fruitFor } from './twists.ts'

/** Start and height of a throw, as shares of the field. */
interface Toss {
  readonly beat: number
  readonly from: number
  readonly to: number
  readonly height: number
}
type Figure = (count: number, random: Random) => readonly Toss[]

const between = (low: number, high: number, random: Random) => low + (high - low) * random()
const spread = (index: number, count: number) => (count === 1 ? 0.5 : index / (count - 1))

/** All at once, side by side. */
const fan: Figure = (count, random) => {
  const height = between(0.66, 0.82, random)
  return Array.from({ length: count }, (_, index) => {
    const place = 0.16 + 0.68 * spread(index, count)
    return {
      beat: 0,
      from: 0.5 + (place - 0.5) * 0.75,
      to: place,
      height: height - 0.1 * Math.abs(place - 0.5),
    }
  })
}

/** One per beat, from one side to the other. */
const stairs: Figure = (count, random) => {
  const leftwards = random() < 0.5
  return Array.from({ length: count }, (_, index) => {
    const place = 0.14 + 0.72 * (leftwards ? 1 - spread(index, count) : spread(index, count))
    return {
      beat: index,
      from: place,
      to: place + between(-0.05, 0.05, random),
      height: between(0.64, 0.8, random),
    }
  })
}

/** From both sides at once; they meet in the middle. */
const cross: Figure = (count, random) =>
  Array.from({ length: count }, (_, index) => {
    const left = index % 2 === 0
    const lift = between(0.6, 0.76, random)
    return { beat: index >> 1, from: left ? 0.08 : 0.92, to: left ? 0.7 : 0.3, height: lift }
  })

/** One after the other at the same place, so that one long cut takes all. */
const fountain: Figure = (count, random) => {
  const place = between(0.3, 0.7, random)
  return Array.from({ length: count }, (_, index) => ({
    beat: index * 0.5,
    from: place,
    to: place + (index % 2 === 0 ? -0.07 : 0.07),
    height: 0.82 - index * 0.06,
  }))
}

const popcorn: Figure = (count, random) =>
  Array.from({ length: count }, (_, index) => ({
    beat: index * 1.5,
    from: between(0.15, 0.85, random),
    to: between(0.2, 0.8, random),
    height: between(0.6, 0.84, random),
  }))

const figures: readonly Figure[] = [fan, stairs, cross, fountain, popcorn]

export const hardnessAt = (mode: Mode, wave: number) => wave / (wave + mode.halfway)

/** Speed and drift that carry a thing from the lower edge to its height. */
function toThrow({ field }: SlicerDefinition, toss: Toss, kind: Kind, start: number): Throw {
  const climb = toss.height * field.height + radiusOf(kind)
  const vy = -Math.sqrt(2 * GRAVITY * climb)
  const rising = -vy / GRAVITY
  const x = toss.from * field.width
  // It reaches `to` at the top of its curve.
  const vx = (toss.to * field.width - x) / rising
  return { at: start + Math.round(toss.beat * BEAT), kind, x, vx, vy }
}

/** Fruits of a wave: the number grows over six waves, then falls. */
function fruitCount(mode: Mode, wave: number, random: Random): number {
  if (wave < mode.singles) return 1
  const swell = (wave % 6) / 5
  const most = mode.crowd + (8 - mode.crowd) * hardnessAt(mode, wave)
  return Math.max(1, Math.round(1 + swell * (most - 1) + random() * 0.8))
}

function stoneCount(mode: Mode, wave: number, random: Random): number {
  if (mode.stones === 'none' || wave < mode.firstStone) return 0
  const share = 0.2 + 0.6 * hardnessAt(mode, wave)
  if (random() > share) return 0
  const most = wave > 40 ? 3 : wave > 14 ? 2 : 1
  return 1 + pickIndex(most, random)
}

/** Plans the next wave; returns the beat of the one after it. */
export function planWave(definition: SlicerDefinition, mode: Mode, orchard: Orchard, random: Random): number {
  const { wave, beat } = orchard
  const hardness = hardnessAt(mode, wave)
  const count = fruitCount(mode, wave, random) + moreFruit(orchard)
  const figure = count < 2 ? popcorn : pickOne(figures, random)
  const planned = figure(count, random).map((toss) =>
    toThrow(definition, toss, fruitFor(mode, orchard, random), beat),
  )
  for (let stone = stoneCount(mode, wave, random); stone > 0; stone--) {
    const toss = popcorn(1, random)[0]!
    planned.push(toThrow(definition, { ...toss, beat: pickIndex(3, random) }, 'stone', beat))
  }
  if (mode.bonuses && wave > 0 && wave % 4 === 2) {
    const toss = popcorn(1, random)[0]!
    planned.push(toThrow(definition, { ...toss, beat: 1, height: 0.8 }, pickOne(bonusNames, random), beat))
  }
  orchard.throws.push(...planned)
  orchard.wave++
  const last = Math.max(...planned.map(({ at }) => at))
  const rest = mode.rest - mode.hurry * hardness
  return last + Math.round(rest / BEAT) * BEAT
}

/** A shower: a fruit every few ticks from the sides. */
export function showerThrow(definition: SlicerDefinition, orchard: Orchard, random: Random): Throw {
  const left = orchard.tick % 2 === 0
  const toss = {
    beat: 0,
    from: left ? 0.02 : 0.98,
    to: between(0.3, 0.7, random),
    height: between(0.55, 0.8, random),
  }
  return toThrow(definition, toss, pickOne(fruitNames, random), orchard.beat)
}
