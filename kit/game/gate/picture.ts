import { failure, note, type Finding } from './finding.ts'

/** Side of the small greyscale picture by which covers are compared. */
export const PICTURE_SIDE = 32
const KEPT = 8
/** Different bits of 64. Below the first limit two covers are the same picture, below the second they are hard to tell apart. */
const SAME_BITS = 3
const CLOSE_BITS = 6

/** Low-frequency cosine transform of one row of a picture. */
const WAVES = Array.from({ length: KEPT + 1 }, (_, wave) =>
  Array.from({ length: PICTURE_SIDE }, (_, at) => Math.cos((Math.PI / PICTURE_SIDE) * (at + 0.5) * wave)),
)

/** Perceptual hash of a small greyscale picture: which low-frequency coefficients are above the median. */
export function pictureHash(greys: readonly number[]): bigint {
  const waves: number[] = []
  for (let down = 1; down <= KEPT; down++)
    for (let across = 1; across <= KEPT; across++) {
      let sum = 0
      for (let y = 0; y < PICTURE_SIDE; y++)
        for (let x = 0; x < PICTURE_SIDE; x++)
          sum += greys[y * PICTURE_SIDE + x]! * WAVES[down]![y]! * WAVES[across]![x]!
      waves.push(sum)
    }
  const middle = waves.toSorted((one, other) => one - other)[waves.length / 2]!
  return waves.reduce((bits, wave) => (bits << 1n) | (wave > middle ? 1n : 0n), 0n)
}

export function differentBits(one: bigint, other: bigint): number {
  let bits = 0
  for (let rest = one ^ other; rest > 0n; rest &= rest - 1n) bits++
  return bits
}

export interface Picture {
  readonly slug: string
  readonly hash: bigint
}

/** Rule 7 of "distinct": no two covers look the same as thumbnails. */
export function checkPictures(pictures: readonly Picture[]): Finding[] {
  return pictures.flatMap(({ slug, hash }, index) => {
    const near = pictures
      .slice(0, index)
      .map((other) => ({ slug: other.slug, bits: differentBits(hash, other.hash) }))
      .filter(({ bits }) => bits < CLOSE_BITS)
      .toSorted((one, other) => one.bits - other.bits)[0]
    if (!near) return []
    const says = `its cover differs from that of ${near.slug} by ${near.bits} of 64 bits`
    return [near.bits < SAME_BITS ? failure(slug, 'one', says) : note(slug, 'one', says)]
  })
}
