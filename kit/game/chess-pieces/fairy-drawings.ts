import { disc, FOOT, HORSE, type Drawing } from './drawings.ts'

/** A neck on a foot, below a head or a shield. */
const NECK = 'M36 64 h28 q1 9 8 18 h-44 q7 -9 8 -18 Z'
/** A shield with a point at the top, like a shogi tile. */
const SHIELD = 'M50 10 L76 24 Q80 46 70 66 H30 Q20 46 24 24 Z'
const WINGS = 'M70 40 q18 -18 27 -16 q2 24 -20 42 q-8 -10 -7 -26 Z'

/** Figures beyond the six of chess. */
export const FAIRY_DRAWINGS = {
  amazon: {
    body: `${disc(50, 9, 6)} ${disc(26, 15, 6)} ${disc(74, 15, 6)} M22 16 l14 14 l14 -20 l14 20 l14 -14 l-6 28 h-44 Z M30 43 q20 -7 40 0 q8 12 1 24 h-42 q-7 -12 1 -24 Z ${NECK} ${FOOT}`,
    lines: 'M34 54 q16 -6 32 0 M50 49 v17',
    light: 'M29 24 l4 14 M32 59 q0 6 2 9',
  },
  cardinal: {
    body: `${disc(63, 8, 6)} M63 9 q-17 11 -18 27 h33 q0 -16 -15 -27 Z ${HORSE} ${FOOT}`,
    lines: 'M69 18 L61 30 M73 46 q-3 14 0 29',
    light: 'M50 20 q-9 5 -14 18 q-3 8 -8 14',
    eye: [43, 38],
  },
  marshal: {
    body: `M44 8 h9 v7 h6 v-7 h9 v7 h6 v-7 h9 v19 l-7 7 h-25 l-7 -7 Z ${HORSE} ${FOOT}`,
    lines: 'M47 32 h30 M73 46 q-3 14 0 29',
    light: 'M48 13 v12 M37 36 q-4 9 -9 14',
    eye: [43, 42],
  },
  nightrider: {
    body: `${WINGS} ${HORSE} ${FOOT}`,
    lines: 'M76 48 q8 -5 13 -15 M60 19 q13 12 11 30',
    light: 'M50 17 q-9 5 -14 18 q-3 8 -8 14',
    eye: [43, 34],
  },
  cannon: {
    body: `M15 38 L68 13 q9 -3 13 6 q4 9 -4 14 L27 62 q-7 3 -11 -4 l-4 -9 q-3 -8 3 -11 Z ${disc(54, 64, 20)} ${FOOT}`,
    lines: `${disc(54, 64, 9)} M66 19 l8 15`,
    light: 'M22 42 L58 25 M42 56 q3 -7 9 -8',
  },
  elephant: {
    body: `M48 18 q26 -3 32 20 q2 12 -3 24 l-3 16 h-34 q4 -14 -1 -20 q-6 3 -6 12 q0 14 -10 14 q-9 0 -9 -9 q0 -5 5 -5 q4 0 4 5 q3 -1 2 -9 q-1 -16 5 -28 q4 -18 18 -20 Z ${FOOT}`,
    lines: 'M58 30 q18 2 14 20 q-8 10 -16 2 Z M38 58 q-4 8 -10 6',
    light: 'M46 25 q-9 4 -11 16 q-4 8 -5 16',
    eye: [45, 38],
  },
  camel: {
    body: `M20 22 q5 -10 18 -8 q9 0 10 9 q1 9 -1 16 q-1 9 6 9 q4 -16 13 -16 q9 0 12 16 q5 16 3 32 h-46 q-2 -18 -2 -30 q1 -10 -1 -16 q-8 1 -12 -3 q-3 -4 0 -9 Z ${FOOT}`,
    lines: 'M54 52 q8 10 22 2 M45 56 v20',
    light: 'M27 21 q5 -3 11 -1 M39 46 q0 16 1 26',
    eye: [34, 24],
  },
  zebra: {
    body: `${HORSE} ${FOOT}`,
    lines: 'M58 22 l10 8 M54 34 l20 8 M55 47 l18 6 M50 59 l22 6 M45 70 l27 5',
    light: 'M50 17 q-9 5 -14 18 q-3 8 -8 14',
    eye: [43, 34],
  },
  counsellor: {
    body: `${disc(50, 18, 8)} M50 20 q10 12 24 12 q-2 20 -14 30 h-20 q-12 -10 -14 -30 q14 0 24 -12 Z ${NECK} ${FOOT}`,
    lines: 'M38 62 h24',
    light: 'M33 38 q2 10 8 17',
  },
  leaper: {
    body: `M50 8 q8 10 8 20 q12 -2 20 8 q2 16 -16 20 l4 12 h-32 l4 -12 q-18 -4 -16 -20 q8 -10 20 -8 q0 -10 8 -20 Z ${NECK} ${FOOT}`,
    lines: 'M50 30 v22',
    light: 'M32 40 q4 8 12 9',
  },
  gold: {
    body: `${SHIELD} ${NECK} ${FOOT}`,
    lines: 'M50 22 v34 M35 38 h30 M38 56 h24',
    light: 'M31 29 q-2 16 3 29',
  },
  silver: {
    body: `${SHIELD} ${NECK} ${FOOT}`,
    lines: 'M35 28 L50 42 L65 28 M35 58 L50 44 L65 58',
    light: 'M30 32 q-1 14 3 26',
  },
  lance: {
    body: `M50 4 q14 18 14 28 q0 8 -9 10 v24 h-10 v-24 q-9 -2 -9 -10 q0 -10 14 -28 Z ${NECK} ${FOOT}`,
    lines: 'M50 18 v20',
    light: 'M44 22 q-3 6 -2 12 M40 70 q-1 4 -3 8',
  },
  'crowned-bishop': {
    body: `${disc(50, 10, 6.5)} M50 12 q27 17 27 36 q0 8 -8 13 h-38 q-8 -5 -8 -13 q0 -19 27 -36 Z M26 57 l-10 -16 l12 5 l4 -11 M74 57 l10 -16 l-12 5 l-4 -11 Z M31 58 h38 q5 0 5 4 t-5 4 h-38 q-5 0 -5 -4 t5 -4 Z M38 65 h24 q1 9 9 16 h-42 q8 -7 9 -16 Z ${FOOT}`,
    lines: 'M50 24 v26 M39 36 h22',
    light: 'M43 25 q-12 10 -13 22',
  },
  'crowned-rook': {
    body: `M50 3 l9 11 h-18 Z M23 15 h13 q2 0 2 2 v7 h7 v-7 q0 -2 2 -2 h6 q2 0 2 2 v7 h7 v-7 q0 -2 2 -2 h13 q3 0 3 3 v19 q0 3 -3 5 l-7 5 q1 20 5 35 h-50 q4 -15 5 -35 l-7 -5 q-3 -2 -3 -5 v-19 q0 -3 3 -3 Z ${FOOT}`,
    lines: 'M38 50 L62 72 M62 50 L38 72 M28 38 h44',
    light: 'M27 20 v14 M37 54 q0 12 -3 22',
  },
  'crowned-pawn': {
    body: `M32 20 l9 8 l9 -14 l9 14 l9 -8 l-3 20 h-30 Z ${disc(50, 46, 13)} M36 56 h28 q4.500 0 4.500 4 t-4.500 4 h-28 q-4.500 0 -4.500 -4 t4.500 -4 Z M42 63 h16 q1 10 10 18 h-36 q9 -8 10 -18 Z M29 79 h42 q8 0 8 6.500 v1.500 q0 7 -8 7 h-42 q-8 0 -8 -7 v-1.500 q0 -6.500 8 -6.500 Z`,
    lines: 'M37 37 h26',
    light: 'M41 46 q3 -6 9 -7 M44 68 q-1 5 -5 9',
  },
} as const satisfies Readonly<Record<string, Drawing>>
