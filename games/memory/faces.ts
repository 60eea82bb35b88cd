/** A part of a picture: its colour, its path in a square of 100, and the width where it is a line. */
export type Layer = readonly [color: string, path: string, width?: number]

export interface Face {
  readonly id: string
  readonly layers: readonly Layer[]
  /** Light behind it on its card. */
  readonly tint: string
}

const dot = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
const INK = '#2b1a26'
const eyes = (one: number, other: number, y: number, radius: number): readonly Layer[] => [
  ['#ffffff', dot(one, y, radius) + dot(other, y, radius)],
  [INK, dot(one + 1, y + 1, radius / 2) + dot(other + 1, y + 1, radius / 2)],
]
const STAR = 'M50 12L60 38L88 40L66 58L73 86L50 70L27 86L34 58L12 40L40 38Z'
const PETALS = dot(50, 27, 19) + dot(72, 43, 19) + dot(64, 69, 19) + dot(36, 69, 19) + dot(28, 43, 19)

export const faces: readonly Face[] = [
  {
    id: 'crab',
    tint: '#ffd9c4',
    layers: [
      ['#c43c2e', 'M24 62L8 70M24 70L12 84M76 62L92 70M76 70L88 84M28 54L16 40M72 54L84 40', 6],
      ['#e9503c', 'M14 16a13 13 0 1 0 11 12l-10 1ZM86 16a13 13 0 1 1 -11 12l10 1Z'],
      ['#e9503c', dot(50, 61, 31, 23)],
      ['#ff8a6a', dot(47, 54, 21, 11)],
      ['#c43c2e', 'M40 44V32M60 44V32', 5],
      ...eyes(40, 60, 29, 7),
      ['#8c1f1c', 'M40 68Q50 75 60 68', 3.5],
    ],
  },
  {
    id: 'fish',
    tint: '#cdeef7',
    layers: [
      ['#f0811f', 'M72 50L96 28Q89 50 96 72ZM36 30Q48 8 64 28ZM40 71Q48 90 60 72Z'],
      ['#ffc23d', dot(46, 50, 35, 25)],
      ['#ff7a2f', 'M42 26Q52 50 42 74L53 74Q63 50 53 26Z'],
      ['#fff0c0', 'M22 36Q32 28 40 30Q30 34 22 36Z'],
      ...eyes(25, 25, 46, 7),
    ],
  },
  {
    id: 'star',
    tint: '#ffe1d0',
    layers: [
      ['#f0703f', STAR, 12],
      ['#ff8f5c', STAR],
      [
        '#ffc79a',
        [
          [50, 50],
          [50, 30],
          [50, 62],
          [34, 46],
          [66, 46],
          [40, 68],
          [60, 68],
        ]
          .map(([x, y]) => dot(x!, y!, 3.4))
          .join(''),
      ],
      ['#ffb183', 'M47 22L41 40', 4],
    ],
  },
  {
    id: 'scallop',
    tint: '#ffe0ec',
    layers: [
      ['#d9688e', 'M36 80H64L60 93H40Z'],
      ['#f59ab8', 'M50 88L11 48Q14 34 24 32Q28 18 42 20Q50 10 58 20Q72 18 76 32Q86 34 89 48Z'],
      ['#d9688e', 'M50 84L24 40M50 84L38 28M50 84V22M50 84L62 28M50 84L76 40', 3.5],
      ['#ffd3e2', 'M22 46Q26 36 34 30', 5],
    ],
  },
  {
    id: 'snail',
    tint: '#f3e6c8',
    layers: [
      ['#e0b878', 'M14 64L8 46M22 64L25 46', 5],
      ['#f0d09a', 'M8 78Q8 58 22 60Q32 66 34 78H88Q96 92 82 92H20Q8 92 8 78Z'],
      ['#c9773f', dot(57, 50, 34)],
      ['#e69a5c', dot(54, 46, 27)],
      ['#9a5124', 'M57 52q9 -8 -2 -13q-17 -1 -16 14q3 19 24 16q22 -7 15 -29q-6 -16 -24 -18', 5],
      [INK, dot(8, 44, 4) + dot(25, 44, 4)],
    ],
  },
  {
    id: 'turtle',
    tint: '#dcf3d4',
    layers: [
      [
        '#8ccf6e',
        `${dot(50, 15, 12)}M28 36Q4 18 6 46Q18 52 28 46ZM72 36Q96 18 94 46Q82 52 72 46ZM30 72Q12 80 18 95Q34 94 40 82ZM70 72Q88 80 82 95Q66 94 60 82Z`,
      ],
      ['#3f8f52', dot(50, 55, 30, 34)],
      ['#63b86a', dot(47, 50, 23, 26)],
      [
        '#3f8f52',
        'M50 36l13 9v17l-13 9l-13 -9v-17ZM50 36V24M63 45L74 38M63 62L75 70M50 71V84M37 62L25 70M37 45L26 38',
        3.5,
      ],
      [INK, dot(45, 12, 2.6) + dot(55, 12, 2.6)],
    ],
  },
  {
    id: 'octopus',
    tint: '#ecdcff',
    layers: [
      ['#8a50cc', 'M30 58Q28 84 11 82M43 62Q44 90 31 92M57 62Q56 90 69 92M70 58Q72 84 89 82', 11],
      ['#a46be0', 'M20 44a30 32 0 0 1 60 0Q80 66 66 68H34Q20 66 20 44Z'],
      ['#c79af5', dot(38, 26, 8, 5)],
      ...eyes(40, 61, 46, 8),
      ['#5d2a9a', 'M44 60Q50 65 57 60', 3.5],
    ],
  },
  {
    id: 'jelly',
    tint: '#d6f2ff',
    layers: [
      [
        '#58b8e6',
        'M26 54q-7 12 0 22t-1 18M42 54q-7 14 0 24t-1 16M58 54q7 14 0 24t1 16M74 54q7 12 0 22t1 18',
        5,
      ],
      ['#7fd6f2', 'M12 52A38 40 0 0 1 88 52Q78 62 69 53Q60 63 50 53Q40 63 31 53Q22 62 12 52Z'],
      ['#c6f3ff', dot(36, 30, 10, 6)],
      ...eyes(41, 60, 42, 6),
    ],
  },
  {
    id: 'pineapple',
    tint: '#fff0bf',
    layers: [
      ['#3fa055', 'M50 3L58 21L75 9L69 27L86 26L64 42H36L14 26L31 27L25 9L42 21Z'],
      ['#e8971d', dot(50, 67, 27, 30)],
      ['#f9bb3c', dot(47, 63, 21, 23)],
      ['#cf7d10', 'M32 48L66 90M26 64L48 93M44 40L74 78M64 46L32 88M74 62L52 93M54 40L26 74', 3],
    ],
  },
  {
    id: 'coconut',
    tint: '#eadbc6',
    layers: [
      ['#6b3f20', dot(50, 53, 40)],
      ['#8f5a32', dot(46, 48, 33)],
      ['#a9703f', 'M24 36Q32 22 46 18M20 52Q20 46 22 42M58 84Q74 80 82 66', 4],
      ['#3a1f0e', dot(39, 44, 7) + dot(61, 44, 7) + dot(50, 62, 7)],
    ],
  },
  {
    id: 'melon',
    tint: '#d9f5d6',
    layers: [
      ['#2a8a4a', 'M5 34A45 48 0 0 0 95 34Z'],
      ['#e6fad8', 'M13 34A37 40 0 0 0 87 34Z'],
      ['#ff5668', 'M18 34A32 34 0 0 0 82 34Z'],
      [
        '#3a1220',
        dot(36, 44, 2.6, 4) +
          dot(50, 42, 2.6, 4) +
          dot(64, 44, 2.6, 4) +
          dot(43, 55, 2.6, 4) +
          dot(57, 55, 2.6, 4),
      ],
    ],
  },
  {
    id: 'flower',
    tint: '#ffdce8',
    layers: [
      ['#e84c78', PETALS, 5],
      ['#ff7fa0', PETALS],
      ['#c92e5c', 'M50 50V32M50 50L66 45M50 50L60 64M50 50L40 64M50 50L34 45', 4],
      ['#ffd257', dot(50, 50, 11)],
      ['#e89a1c', dot(47, 47, 2.4) + dot(54, 48, 2.4) + dot(50, 55, 2.4)],
    ],
  },
  {
    id: 'palm',
    tint: '#e2f4d8',
    layers: [
      ['#f0d59a', 'M14 92Q50 72 90 92Z'],
      ['#a66a3a', 'M46 88Q44 60 53 42L61 43Q54 62 57 88Z'],
      [
        '#2f8f4f',
        'M56 42Q32 18 6 42Q34 32 54 47ZM56 42Q80 18 98 46Q76 32 58 47ZM55 43Q34 46 20 68Q42 52 56 48Z',
      ],
      [
        '#45b56a',
        'M56 42Q42 6 18 12Q42 20 54 44ZM56 42Q70 6 92 16Q70 20 58 44ZM57 43Q76 46 84 68Q68 52 57 47Z',
      ],
      ['#6b3f20', dot(50, 48, 5) + dot(60, 49, 5)],
    ],
  },
  {
    id: 'boat',
    tint: '#d3ecf7',
    layers: [
      ['#6b3f20', 'M50 8V70', 5],
      ['#fff0cc', 'M55 12Q90 34 86 62H55Z'],
      ['#f2cf8a', 'M55 46Q76 50 87 50L86 62H55Z'],
      ['#39b8c8', 'M45 20Q24 40 16 62H45Z'],
      ['#c4513c', 'M7 68H93L78 90H22Z'],
      ['#e87a5c', 'M7 68H93L90 75H11Z'],
    ],
  },
  {
    id: 'whale',
    tint: '#d5e4ff',
    layers: [
      ['#7fd6f2', 'M36 28V15M36 15Q28 5 20 12M36 15Q44 5 52 12', 5],
      [
        '#4a7fd6',
        'M6 60Q8 32 42 32Q72 32 77 58Q85 54 86 42Q76 38 74 27Q85 27 90 34Q92 26 99 24Q102 36 94 43Q94 84 50 84Q8 84 6 60Z',
      ],
      ['#d8e9ff', 'M8 66Q30 78 62 72Q48 84 36 83Q12 80 8 66Z'],
      ['#7aa6ee', dot(30, 42, 10, 4)],
      [INK, dot(24, 56, 4)],
    ],
  },
  {
    id: 'parrot',
    tint: '#d9f3dc',
    layers: [
      ['#e0483c', 'M38 78L22 99L50 91ZM46 22Q36 4 54 10Q60 14 58 22Z'],
      ['#2fa85a', 'M34 88Q20 60 34 36Q44 14 62 20Q80 28 73 54Q66 82 46 93Z'],
      ['#1f78c4', 'M40 52Q60 46 63 62Q57 82 42 85Q33 68 40 52Z'],
      ['#58a8ea', 'M44 58Q54 55 56 62', 4],
      ['#ffb02e', 'M67 29Q93 28 86 54Q78 45 67 46Z'],
      ['#ffffff', dot(57, 34, 9)],
      [INK, dot(59, 34, 4)],
    ],
  },
]
