/** A tile's face, 0 to 41. Rings, bamboos and waves count 1 to 9; then seven things, four flowers, four stars. */
export type Face = number

export type Suit = 'ring' | 'bamboo' | 'wave' | 'thing' | 'flower' | 'star'

export const THINGS = ['palm', 'boat', 'fish', 'shell', 'anchor', 'coconut', 'moon'] as const
export const FACES = 42
/** Pairs are equal by kind: any flower goes with any flower, any star with any star. */
export const KINDS = 36

const FIRST_THING = 27
const FIRST_FLOWER = 34
const FIRST_STAR = 38

export const kindOf = (face: Face): number =>
  face < FIRST_FLOWER ? face : face < FIRST_STAR ? FIRST_FLOWER : FIRST_FLOWER + 1

export function suitOf(face: Face): Suit {
  if (face < 9) return 'ring'
  if (face < 18) return 'bamboo'
  if (face < FIRST_THING) return 'wave'
  if (face < FIRST_FLOWER) return 'thing'
  return face < FIRST_STAR ? 'flower' : 'star'
}

/** 1 to 9 for the counting suits, 0-based place in its group for the others. */
export function rankOf(face: Face): number {
  if (face < FIRST_THING) return (face % 9) + 1
  if (face < FIRST_FLOWER) return face - FIRST_THING
  return face - (face < FIRST_STAR ? FIRST_FLOWER : FIRST_STAR)
}

/** The two faces of the first or second pair of a kind. */
export function pairOfKind(kind: number, second: boolean): readonly [Face, Face] {
  if (kind < FIRST_FLOWER) return [kind, kind]
  const first = (kind === FIRST_FLOWER ? FIRST_FLOWER : FIRST_STAR) + (second ? 2 : 0)
  return [first, first + 1]
}
