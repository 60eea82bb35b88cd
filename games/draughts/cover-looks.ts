interface Look {
  readonly zoom: number
  /** Columns and rows of the pieces of either side, from the middle of the picture. */
  readonly first: readonly (readonly [number, number])[]
  readonly second: readonly (readonly [number, number])[]
  /** A stack with a crown, or a flat piece: side, height, place. */
  readonly hero: readonly [side: 0 | 1, stack: number, x: number, y: number]
}

/** How each board is cut, and what stands in front. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'english-draughts': {
    zoom: 84,
    first: [
      [-2, 1],
      [0, 2],
      [2, 1],
    ],
    second: [
      [-1, -2],
      [1, -2],
      [-2, -1],
    ],
    hero: [0, 2, 220, 190],
  },
  'international-draughts': {
    zoom: 62,
    first: [
      [-3, 2],
      [-1, 2],
      [1, 2],
      [3, 2],
      [-2, 1],
    ],
    second: [
      [-2, -3],
      [0, -3],
      [2, -3],
      [-3, -2],
      [3, -2],
    ],
    hero: [1, 2, 180, 206],
  },
  'russian-draughts': {
    zoom: 78,
    first: [
      [-2, 2],
      [2, 2],
      [-1, -1],
    ],
    second: [
      [1, -1],
      [2, -2],
      [-2, -2],
    ],
    hero: [1, 3, 224, 226],
  },
  'brazilian-draughts': {
    zoom: 92,
    first: [
      [-1, 2],
      [1, 2],
    ],
    second: [
      [-2, -1],
      [2, -1],
      [0, -1],
    ],
    hero: [0, 1, 170, 214],
  },
  'turkish-draughts': {
    zoom: 72,
    first: [
      [-2, 2],
      [-1, 2],
      [0, 2],
      [1, 2],
      [2, 2],
      [-2, 1],
    ],
    second: [
      [-2, -2],
      [-1, -2],
      [0, -2],
      [1, -2],
      [2, -2],
    ],
    hero: [1, 1, 236, 192],
  },
  'italian-draughts': {
    zoom: 86,
    first: [
      [-2, 0],
      [-1, 1],
    ],
    second: [
      [1, -1],
      [2, 0],
      [0, -2],
    ],
    hero: [1, 2, 206, 262],
  },
  'pool-checkers': {
    zoom: 74,
    first: [
      [-1, -1],
      [1, 1],
      [2, 2],
    ],
    second: [
      [0, 2],
      [-2, 2],
      [2, -2],
      [-2, -2],
    ],
    hero: [0, 3, 160, 226],
  },
  'give-away-draughts': {
    zoom: 80,
    first: [
      [-2, -2],
      [0, -2],
    ],
    second: [
      [2, 0],
      [-2, 2],
      [0, 2],
      [2, 2],
    ],
    hero: [1, 1, 258, 130],
  },
  'spanish-draughts': {
    zoom: 88,
    first: [
      [-1, 0],
      [2, 1],
      [0, 1],
    ],
    second: [
      [-2, -1],
      [1, -2],
    ],
    hero: [0, 2, 236, 250],
  },
  'thai-draughts': {
    zoom: 70,
    first: [
      [-3, 2],
      [-1, 2],
      [1, 2],
      [3, 2],
    ],
    second: [
      [-2, -3],
      [0, -3],
      [2, -3],
    ],
    hero: [1, 2, 196, 192],
  },
  'straight-give-away': {
    zoom: 84,
    first: [
      [-2, -2],
      [2, -2],
      [-2, 0],
    ],
    second: [
      [2, 2],
      [0, 2],
      [2, 0],
      [-1, 2],
    ],
    hero: [0, 1, 190, 150],
  },
  'first-king-draughts': {
    zoom: 96,
    first: [
      [-2, 1],
      [1, 2],
    ],
    second: [
      [2, -1],
      [-1, -2],
    ],
    hero: [1, 2, 200, 150],
  },
  'pocket-draughts': {
    zoom: 108,
    first: [
      [-1, 0],
      [1, 2],
      [-1, 2],
    ],
    second: [
      [0, -1],
      [-1, -2],
    ],
    hero: [0, 3, 270, 230],
  },
  'grand-give-away': {
    zoom: 58,
    first: [
      [-3, -2],
      [-1, -2],
      [1, -2],
      [0, -1],
    ],
    second: [
      [3, 2],
      [1, 2],
      [-1, 2],
      [-3, 2],
      [2, 3],
    ],
    hero: [1, 1, 150, 230],
  },
  'canadian-draughts': {
    zoom: 54,
    first: [
      [-4, 3],
      [-2, 3],
      [0, 3],
      [2, 3],
    ],
    second: [
      [-3, -4],
      [-1, -4],
      [1, -4],
      [3, -4],
    ],
    hero: [0, 2, 250, 170],
  },
  'frisian-draughts': {
    zoom: 66,
    first: [
      [-2, 1],
      [0, 1],
      [-1, 2],
    ],
    second: [
      [2, 1],
      [0, -1],
      [-2, -1],
    ],
    hero: [1, 1, 280, 270],
  },
  damii: {
    zoom: 70,
    first: [
      [-1, 2],
      [1, 2],
      [-2, 1],
    ],
    second: [
      [2, -1],
      [0, -1],
    ],
    hero: [1, 3, 140, 140],
  },
  'czech-draughts': {
    zoom: 88,
    first: [
      [-1, 2],
      [1, 0],
      [-2, 1],
    ],
    second: [
      [0, -1],
      [2, -1],
    ],
    hero: [0, 2, 130, 200],
  },
  'armenian-tama': {
    zoom: 74,
    first: [
      [-2, 1],
      [-1, 1],
      [0, 1],
    ],
    second: [
      [-2, -2],
      [-1, -2],
      [1, -1],
    ],
    hero: [0, 2, 280, 240],
  },
  'gothic-draughts': {
    zoom: 82,
    first: [
      [-1, 2],
      [0, 2],
    ],
    second: [
      [-1, -2],
      [0, -2],
      [2, -1],
    ],
    hero: [1, 2, 120, 250],
  },
}
