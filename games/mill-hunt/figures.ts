/** Figures for the discs, within -50 to 50, as filled paths from back to front: one drawing for canvas and cover. */
export type Layer = readonly [color: string, path: string]
export type FigureName =
  | 'star'
  | 'shell'
  | 'goose'
  | 'fox'
  | 'sheep'
  | 'wolf'
  | 'hound'
  | 'hare'
  | 'goat'
  | 'tiger'
  | 'jaguar'
  | 'soldier'
  | 'officer'
  | 'axe'
  | 'shield'
  | 'crown'

const oval = (x: number, y: number, across: number, down = across) =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`
const pair = (x: number, y: number, across: number, down = across) =>
  oval(-x, y, across, down) + oval(x, y, across, down)

const INK = '#22160f'
const eyes = (x: number, y: number, size = 4.5): Layer => [INK, pair(x, y, size, size * 1.15)]

const pointed = (fur: string, cheek: string, dark: string): readonly Layer[] => [
  [dark, 'M-35 -42L-6 -24L-36 4zM35 -42L6 -24L36 4z'],
  [fur, 'M-29 -30L-9 -22L-32 0zM29 -30L9 -22L32 0zM-38 -10Q0 -38 38 -10Q34 16 0 42Q-34 16 -38 -10z'],
  [cheek, 'M-38 -4Q-12 2 -4 40Q-34 22 -38 -4zM38 -4Q12 2 4 40Q34 22 38 -4z'],
  eyes(14, -3),
  [INK, oval(0, 36, 7, 5.5)],
]

const cat = (fur: string, marks: string): readonly Layer[] => [
  [INK, pair(27, -27, 14)],
  [fur, pair(27, -26, 10) + oval(0, 2, 40, 35)],
  [INK, marks],
  ['#fff6e2', pair(9, 18, 13, 11)],
  eyes(16, -3, 5),
  ['#7a2f1f', 'M-8 8L8 8L0 16z'],
]

export const FIGURES: Readonly<Record<FigureName, readonly Layer[]>> = {
  star: [
    [
      '#fff1cf',
      'M0 -40Q6 -14 12 -12Q30 -14 40 -12Q22 4 20 10Q22 24 26 36Q8 24 0 24Q-8 24 -26 36Q-22 24 -20 10Q-22 4 -40 -12Q-30 -14 -12 -12Q-6 -14 0 -40z',
    ],
    ['#e0a860', oval(0, -20, 3) + oval(0, 2, 4) + pair(20, -4, 3) + pair(12, 18, 3)],
  ],
  shell: [
    ['#f7d7c2', 'M-10 36L-16 26Q-44 6 -36 -14Q-26 -38 0 -38Q26 -38 36 -14Q44 6 16 26L10 36z'],
    [
      '#c98a74',
      'M-2 30L-3 -36L3 -36L2 30zM-7 29L-24 -27L-19 -31L-4 28zM7 29L24 -27L19 -31L4 28zM-11 27L-37 -8L-35 -14L-8 27zM11 27L37 -8L35 -14L8 27z',
    ],
  ],
  goose: [
    ['#e9822e', 'M18 -30L46 -20L18 -12z'],
    ['#ffffff', 'M-18 42Q-24 6 -6 -8Q-20 -42 8 -42Q30 -38 24 -16Q12 -8 20 20Q24 34 22 42z'],
    ['#cddbe2', 'M-18 42Q-20 22 -6 8Q2 22 22 30L22 42z'],
    [INK, oval(10, -26, 4)],
  ],
  fox: pointed('#ea7a2c', '#fff3df', '#7a3413'),
  wolf: pointed('#7b8794', '#e4e8ea', '#3a424c'),
  sheep: [
    ['#fffaf0', pair(24, -14, 17) + pair(28, 12, 16) + pair(14, 28, 15) + oval(0, -24, 20) + oval(0, 6, 28)],
    ['#54453c', pair(28, -2, 11, 6) + oval(0, 8, 19, 25)],
    ['#ffffff', pair(8, 0, 5)],
    [INK, pair(8, 1, 2.6)],
  ],
  hound: [
    ['#6b3d1e', 'M-26 -28Q-52 -14 -44 24Q-28 22 -20 -10zM26 -28Q52 -14 44 24Q28 22 20 -10z'],
    ['#b87840', oval(0, 2, 29, 35)],
    ['#fff3df', 'M-7 -33L7 -33L10 4Q20 12 16 28Q0 42 -16 28Q-20 12 -10 4z'],
    eyes(15, -6),
    [INK, oval(0, 14, 9, 6.5)],
  ],
  hare: [
    ['#b69d84', 'M-22 0Q-34 -50 -18 -50Q-4 -46 -5 -6zM22 0Q34 -50 18 -50Q4 -46 5 -6z'],
    ['#f0b9a6', 'M-18 -6Q-26 -42 -17 -42Q-10 -38 -10 -8zM18 -6Q26 -42 17 -42Q10 -38 10 -8z'],
    ['#cbb49a', oval(0, 14, 31, 28)],
    ['#fff6e8', pair(8, 24, 11, 9)],
    eyes(14, 8),
    ['#d2746a', 'M-6 15L6 15L0 22z'],
  ],
  goat: [
    ['#8b6b45', 'M-12 -24Q-24 -52 -46 -42Q-32 -36 -24 -14zM12 -24Q24 -52 46 -42Q32 -36 24 -14z'],
    ['#e9e1d2', 'M-24 -8L-48 -2L-26 8zM24 -8L48 -2L26 8zM-9 32L0 50L9 32z'],
    ['#ffffff', 'M-25 -18Q0 -36 25 -18Q24 14 12 32Q0 40 -12 32Q-24 14 -25 -18z'],
    eyes(13, -4),
    ['#c7857a', oval(0, 26, 9, 6)],
  ],
  tiger: cat(
    '#f0932b',
    'M-4 -33L4 -33L0 -14zM-20 -30L-12 -32L-10 -18zM20 -30L12 -32L10 -18zM-40 2L-24 8L-38 12zM40 2L24 8L38 12zM-36 18L-24 18L-30 26zM36 18L24 18L30 26z',
  ),
  jaguar: cat(
    '#e9b53c',
    pair(10, -24, 4) + pair(26, -10, 4) + pair(33, 6, 4) + pair(28, 20, 4) + oval(0, -14, 4),
  ),
  soldier: [
    ['#f2c9a0', oval(0, 12, 24, 26)],
    ['#41566b', 'M-34 2Q-32 -40 0 -42Q32 -40 34 2Q0 -10 -34 2z'],
    ['#8ea7ba', 'M-5 -42L5 -42L7 -8L-7 -8z'],
    eyes(10, 10),
    ['#9a4a3a', 'M-9 25Q0 32 9 25Q0 28 -9 25z'],
  ],
  officer: [
    ['#f2c9a0', oval(0, 12, 24, 27)],
    ['#2a3346', 'M-48 0Q-26 -46 0 -40Q26 -46 48 0Q0 -18 -48 0z'],
    ['#f4c64f', 'M-48 0Q0 -18 48 0Q0 -11 -48 0zM-7 -34L7 -34L0 -20z'],
    eyes(10, 7),
    ['#5b3820', 'M0 18Q-20 16 -20 26Q-8 28 0 22Q8 28 20 26Q20 16 0 18z'],
  ],
  axe: [
    ['#a9743f', 'M-30 36L-36 30L22 -32L28 -26z'],
    ['#dfe7ea', 'M2 -30Q26 -52 44 -14Q48 8 30 22Q30 -2 8 -12z'],
    ['#93a6b0', 'M44 -14Q48 8 30 22Q36 2 44 -14z'],
  ],
  shield: [
    ['#b9823f', oval(0, 0, 40)],
    ['#3e7ea8', 'M0 -34A34 34 0 0 1 34 0L0 0zM0 34A34 34 0 0 1 -34 0L0 0z'],
    ['#f4e2b8', 'M0 -34A34 34 0 0 0 -34 0L0 0zM0 34A34 34 0 0 0 34 0L0 0z'],
    ['#dfe7ea', oval(0, 0, 12)],
  ],
  crown: [
    ['#a86a12', 'M-36 32L-42 -20L-18 4L0 -36L18 4L42 -20L36 32z'],
    ['#ffcf4a', 'M-34 25L-38 -14L-17 9L0 -28L17 9L38 -14L34 25z'],
    ['#e0483a', oval(0, 14, 7)],
    ['#39b8a8', pair(20, 15, 5)],
  ],
}
