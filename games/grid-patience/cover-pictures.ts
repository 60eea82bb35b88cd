/** Cards of a cover row by row: rank and suit letter, `.` for empty, `#` for a back. */
export interface Picture {
  readonly columns: number
  readonly scale: number
  readonly lean: number
  readonly cards: string
  /** Highlighted cards. */
  readonly lit: readonly number[]
  /** A great number in the corner. */
  readonly sum?: string
  /** Cards in a wave, for games of a long row. */
  readonly isRow?: true
}

export const PICTURES: Readonly<Record<string, Picture>> = {
  'monte-carlo': { columns: 3, scale: 1.16, lean: -5, lit: [2, 4], cards: '4c Jd 8h 2s 8c Kd 6h As 10d' },
  'thirteen-square': {
    columns: 3,
    scale: 1.16,
    lean: 5,
    lit: [3, 4],
    sum: '13',
    cards: '2h 9c Ks 10d 3c 7h Ac Qs 5d',
  },
  cavalry: { columns: 3, scale: 1.16, lean: -4, lit: [0, 5], cards: 'Js 5d 2c 8h 9s Jd 3h 7c Ad' },
  trios: { columns: 3, scale: 1.16, lean: 4, lit: [0, 4, 5], cards: '6d Kc 3s 10h 7s 8d Qc 2d 9h' },
  elevens: {
    columns: 4,
    scale: 0.94,
    lean: 3,
    lit: [1, 6],
    sum: '11',
    cards: 'Qd 9c 4s Ah Kc 6d 2s Jh 7c 5d Ks 3h',
  },
  tens: {
    columns: 4,
    scale: 0.96,
    lean: -6,
    lit: [1, 6],
    sum: '10',
    cards: '5d 7s 10c 2h Qd Ac 3d 10h 6s 9h 4c 8d',
  },
  fifteens: {
    columns: 4,
    scale: 0.92,
    lean: 5,
    lit: [0, 5, 7],
    sum: '15',
    cards: '9h Kc 3d 6s 7c 4h 10d 2s 5d Ac Js 8h',
  },
  'aces-square': {
    columns: 3,
    scale: 1.2,
    lean: -3,
    lit: [0, 2, 6, 8],
    cards: 'Ah 9c As 4d # 7h Ad Qs Ac',
  },
  accordion: { columns: 7, scale: 0.98, lean: 9, lit: [2, 5], isRow: true, cards: '5s 9d Kh 3c 7s Kd 2c' },
  'royal-marriage': { columns: 4, scale: 1.5, lean: 0, lit: [0, 3], isRow: true, cards: 'Qh 4c 4s Kh' },
  gaps: { columns: 4, scale: 0.96, lean: 4, lit: [6], cards: '2s 3s 4s . 9d 2h 3h Kc . 7c Jh 5d' },
  'spaces-and-aces': {
    columns: 4,
    scale: 0.96,
    lean: -4,
    lit: [0, 4, 8],
    cards: 'As 4s . 9h Ah . 8c 6h Ac 2c 7c .',
  },
  'poker-square': {
    columns: 5,
    scale: 0.78,
    lean: 0,
    lit: [5, 6, 7, 8, 9],
    cards: '4d . 10c . 7h 10s Js Qs Ks As . 9d 10h . 2c',
  },
  'cribbage-square': {
    columns: 4,
    scale: 0.92,
    lean: -5,
    lit: [4, 5, 6, 7],
    sum: '15',
    cards: '2c Qd . 6s 5h 5c 5s Jd . 9h Ac 8d',
  },
  'blackjack-square': {
    columns: 3,
    scale: 1.18,
    lean: 6,
    lit: [3, 4],
    sum: '21',
    cards: '6d . 9c As Kh . . 4h 7s',
  },
  'poker-swap': {
    columns: 5,
    scale: 0.78,
    lean: -7,
    lit: [3, 11],
    cards: '9c 9h 9d 4s 2c 6h Kd 7h Jc 8h 3d 9s Qc 5h Ad',
  },
}
