/** One character a coordinate, from 0 upwards; none of them means anything in a template. */
export const OUTLINE_ALPHABET =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,-./:;<=>?@[]^_{|}~'

export type Outline = readonly (readonly (readonly [x: number, y: number])[])[]

/** Lands of a country as corners, and the largest coordinate they may have. */
export function outlineOf(text: string): Outline {
  return text
    .split(' ')
    .map((land) =>
      Array.from(
        { length: land.length / 2 },
        (_, index) =>
          [
            OUTLINE_ALPHABET.indexOf(land[index * 2]!),
            OUTLINE_ALPHABET.indexOf(land[index * 2 + 1]!),
          ] as const,
      ),
    )
}

export const OUTLINE_SIZE = OUTLINE_ALPHABET.length - 1
