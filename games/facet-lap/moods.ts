import type { Twist } from './definitions.ts'
import { color, type Color } from './mesh.ts'

/** Colours of a game's islands, sky and car. */
export interface Mood {
  readonly zenith: Color
  readonly high: Color
  /** Horizon away from the sun, towards it, and below it. */
  readonly cool: Color
  readonly warm: Color
  readonly hot: Color
  readonly sand: Color
  readonly grass: readonly [Color, Color]
  readonly water: readonly [Color, Color, Color]
  readonly car: Color
  readonly stripe: Color
}

const of = (hexes: readonly number[]): Mood => {
  const [zenith, high, cool, warm, hot, sand, meadow, bush, sea, deep, shallow, car, stripe] = hexes.map(
    color,
  ) as [Color, ...Color[]] & { readonly length: 13 }
  return {
    zenith,
    high: high!,
    cool: cool!,
    warm: warm!,
    hot: hot!,
    sand: sand!,
    grass: [meadow!, bush!],
    water: [sea!, deep!, shallow!],
    car: car!,
    stripe: stripe!,
  }
}

/** In order: sky from zenith to the light below the sun, sand, two greens, three waters, car and stripe. */
export const moodOf: Readonly<Record<Twist, Mood>> = {
  plain: of([
    0x4a3f8f, 0x8a5aa8, 0xd98fa6, 0xffb070, 0xffe2a0, 0xffdba3, 0xa6d873, 0x86c872, 0x35a3b8, 0x2f94b0,
    0x42b5bd, 0xff5a4e, 0xfff3d6,
  ]),
  spark: of([
    0x14123f, 0x2f2a78, 0x6a4fae, 0xb06ad0, 0xff9ad5, 0xb9a0d8, 0x4f7fae, 0x3f6a9a, 0x23407f, 0x1f3670,
    0x2f5090, 0xb45cff, 0x6ff5e8,
  ]),
  freight: of([
    0x2f7fc0, 0x5fb0e0, 0xa8dcec, 0xffe8c0, 0xfff8e0, 0xfff0cc, 0x9ade80, 0x74cc7a, 0x2fb8c8, 0x28a8c0,
    0x48ccd0, 0x2f8fe0, 0xfff3d6,
  ]),
  tyres: of([
    0x8a5a3f, 0xc98a4a, 0xe8b878, 0xffcf80, 0xfff0b0, 0xf0c888, 0xd0b060, 0xb89850, 0x4f9a90, 0x458c88,
    0x60a898, 0xffc02e, 0x2b2438,
  ]),
  hunt: of([
    0x3a1538, 0x8a2f4a, 0xd8584a, 0xff8a4a, 0xffd070, 0xe8a070, 0x8a8a50, 0x707a4a, 0x6a3f6a, 0x5a3660,
    0x7a4a70, 0x2f3550, 0xffd23f,
  ]),
}
