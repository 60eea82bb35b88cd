import type { CardLevel } from '../../model.ts'

type Stop = readonly [at: number, colour: string]

/** A level's frame, distinguishable in greyscale and at 60 px (docs/look.md 10). */
export interface FrameLook {
  readonly material: readonly Stop[]
  /** Where the material's gradient ends, from the upper left corner. */
  readonly slope: readonly [x: number, y: number]
  /** From the edge of the card to the picture. */
  readonly border: number
  /** The picture fills the card; there is no name plate. */
  readonly isFull: boolean
  readonly badge: {
    readonly width: number
    readonly colour: string
    readonly rim: string
    readonly ink: string
  }
  readonly letters: string
  /** One to five, as on a coconut. */
  readonly pores: number
  readonly ink: string
  /** Placeholder until the picture has loaded. */
  readonly ground: string
}

export const FRAMES: Readonly<Record<CardLevel, FrameLook>> = {
  normal: {
    material: [
      [0, '#eadfc8'],
      [0.55, '#cdbb98'],
      [1, '#a08a68'],
    ],
    slope: [0, 1],
    border: 16,
    isFull: false,
    badge: { width: 46, colour: '#5c4b36', rim: '#e9dcc4', ink: '#f4e9d4' },
    letters: 'N',
    pores: 1,
    ink: '#2a2118',
    ground: '#d8c29c',
  },
  rare: {
    material: [
      [0, '#c9f7ff'],
      [0.5, '#5cc0ee'],
      [1, '#1b79c4'],
    ],
    slope: [0.25, 1],
    border: 14,
    isFull: false,
    badge: { width: 46, colour: '#06335e', rim: '#6fe3ff', ink: '#bdf4ff' },
    letters: 'R',
    pores: 2,
    ink: '#03223a',
    ground: '#17659f',
  },
  s: {
    material: [
      [0, '#f0dcff'],
      [0.3, '#9b63ff'],
      [0.42, '#e3c4ff'],
      [0.56, '#6a2cd8'],
      [1, '#4a16b0'],
    ],
    slope: [0.5, 1],
    border: 14,
    isFull: false,
    badge: { width: 46, colour: '#3a0f96', rim: '#e3c4ff', ink: '#f0dcff' },
    letters: 'S',
    pores: 3,
    ink: '#ffffff',
    ground: '#5a30bc',
  },
  ss: {
    material: [
      [0, '#fff7d1'],
      [0.3, '#e8a522'],
      [0.5, '#fff0a8'],
      [0.78, '#d08a10'],
      [1, '#ffe9a3'],
    ],
    slope: [1, 1],
    border: 14,
    isFull: false,
    badge: { width: 62, colour: '#7a1420', rim: '#fff0b3', ink: '#fff0b3' },
    letters: 'SS',
    pores: 4,
    ink: '#2e1800',
    ground: '#c4562e',
  },
  sss: {
    material: [
      [0, '#ffc6ec'],
      [0.2, '#bfa8ff'],
      [0.4, '#8bf3ff'],
      [0.6, '#b8ffc9'],
      [0.8, '#fff3a8'],
      [1, '#ffb3c6'],
    ],
    slope: [1, 1],
    border: 9,
    isFull: true,
    badge: { width: 78, colour: '#0a1030', rim: '#ffffff', ink: '#fff0b3' },
    letters: 'SSS',
    pores: 5,
    ink: '#ffffff',
    ground: '#16265e',
  },
}
