/** Figures are drawn in a square of this size. */
export const FIGURE_BOX = 100

export interface Drawing {
  /** The silhouette. */
  readonly body: string
  /** Lines in the colour of the shaded side. */
  readonly lines?: string
  /** Highlights along the left. */
  readonly light: string
  /** Centre of an eye. */
  readonly eye?: readonly [x: number, y: number]
}

/** The foot of most figures. */
export const FOOT = 'M25 78 h50 q9 0 9 7 v2 q0 7 -9 7 h-50 q-9 0 -9 -7 v-2 q0 -7 9 -7 Z'
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y} a${radius} ${radius} 0 1 0 ${2 * radius} 0 a${radius} ${radius} 0 1 0 ${-2 * radius} 0 Z`

/** A horse's head without a foot, shared by the knight and similar figures. */
export const HORSE =
  'M28 82 h47 q4 -2 2 -7 q-3 -16 1 -30 q3 -21 -15 -32 q-3 -6 -7 -9 q-2 6 -4 9 q-12 4 -19 22 q-4 11 -11 18 q-3 6 2 9 q6 3 11 -1 q5 -4 11 -4 q-12 10 -14 18 q-3 3 -4 7 Z'

/** The six figures of chess. */
export const CHESS_DRAWINGS = {
  pawn: {
    body: `${disc(50, 41, 14)} M36 53 h28 q4.500 0 4.500 4 t-4.500 4 h-28 q-4.500 0 -4.500 -4 t4.500 -4 Z M42 60 h16 q1 12 10 21 h-36 q9 -9 10 -21 Z M29 79 h42 q8 0 8 6.500 v1.500 q0 7 -8 7 h-42 q-8 0 -8 -7 v-1.500 q0 -6.500 8 -6.500 Z`,
    light: 'M41 39 q3 -7 9 -8 M44 65 q-1 7 -5 12',
  },
  knight: {
    body: `${HORSE} ${FOOT}`,
    lines: 'M60 19 q16 12 13 33 q-2 13 0 24',
    light: 'M50 17 q-9 5 -14 18 q-3 8 -8 14',
    eye: [43, 34],
  },
  bishop: {
    body: `${disc(50, 10, 6.5)} M50 12 q27 17 27 36 q0 8 -8 13 h-38 q-8 -5 -8 -13 q0 -19 27 -36 Z M31 58 h38 q5 0 5 4 t-5 4 h-38 q-5 0 -5 -4 t5 -4 Z M38 65 h24 q1 9 9 16 h-42 q8 -7 9 -16 Z ${FOOT}`,
    lines: 'M64 27 L50 46 M50 46 h0.100',
    light: 'M43 25 q-12 10 -13 22',
  },
  rook: {
    body: `M23 15 h13 q2 0 2 2 v7 h7 v-7 q0 -2 2 -2 h6 q2 0 2 2 v7 h7 v-7 q0 -2 2 -2 h13 q3 0 3 3 v19 q0 3 -3 5 l-7 5 q1 20 5 35 h-50 q4 -15 5 -35 l-7 -5 q-3 -2 -3 -5 v-19 q0 -3 3 -3 Z ${FOOT}`,
    lines: 'M31 47 h38',
    light: 'M27 20 v14 M37 54 q0 12 -3 22',
  },
  queen: {
    body: `${disc(50, 13, 6.5)} ${disc(30, 18, 6)} ${disc(70, 18, 6)} ${disc(14, 29, 6)} ${disc(86, 29, 6)} M14 28 l17 17 l-1 -26 l13 22 l7 -27 l7 27 l13 -22 l-1 26 l17 -17 l-10 34 h-52 Z M27 58 h46 q5 0 5 4.500 t-5 4.500 h-46 q-5 0 -5 -4.500 t5 -4.500 Z M34 66 h32 q1 9 6 16 h-44 q5 -7 6 -16 Z ${FOOT}`,
    light: 'M24 46 l5 12 M38 71 q-1 5 -3 8',
  },
  king: {
    body: `M45 4 h10 v8 h8 v10 h-8 v10 h-10 v-10 h-8 v-10 h8 Z M50 30 q8 -4 18 -4 q18 2 17 17 q-1 10 -11 17 h-48 q-10 -7 -11 -17 q-1 -15 17 -17 q10 0 18 4 Z M27 58 h46 q5 0 5 4.500 t-5 4.500 h-46 q-5 0 -5 -4.500 t5 -4.500 Z M34 66 h32 q1 9 6 16 h-44 q5 -7 6 -16 Z ${FOOT}`,
    lines: 'M50 34 v20',
    light: 'M24 46 q-2 -12 9 -13 M38 71 q-1 5 -3 8',
  },
} as const satisfies Readonly<Record<string, Drawing>>

export type ChessFigure = keyof typeof CHESS_DRAWINGS
