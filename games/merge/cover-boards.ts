import { contactShadow, tilted, type CoverArt } from '#kit/game/cover.ts'
import { arrow, at, hero, hexSlab, slabs, type Tile } from './cover-tiles.ts'
import type { MergeKind } from './definitions.ts'

/** Games whose covers show their own board from above. */
type BoardKind = Extract<
  MergeKind,
  'fib' | 'triple' | 'reef' | 'hexslide' | 'seven' | 'spin' | 'divide' | 'twins' | 'gather' | 'zero'
>

const coral = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 60V0M0 0-26-46M0-4 24-44M-6 24-44 2M-44 2-60-24M-44 2-58 18M6 30 42 6M42 6 60-20M42 6 60 18" fill="none" stroke="#ff7d68" stroke-width="20" stroke-linecap="round"/>`

const closedDisc = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y + 9}" r="${r}" fill="#3a4152"/><circle cx="${x}" cy="${y}" r="${r}" fill="#7b859b"/><circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9"/>`

/** Tiles in rows from a picture of ranks, 0 being free. */
const rows = (ranks: readonly (readonly number[])[], from: number, pitch: number, size: number): Tile[] =>
  ranks.flatMap((row, y) =>
    row.flatMap((rank, x) => (rank === 0 ? [] : [at(from + x * pitch, from + y * pitch, rank, size)])),
  )

export const BOARD_DRAWINGS: Readonly<Record<BoardKind, (art: CoverArt) => string>> = {
  // A spiral of growing tiles, as the numbers are known for.
  fib: () =>
    `<path d="M330 346C70 380 14 150 150 66 292-8 410 130 322 228 262 292 166 252 186 188" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="26" stroke-linecap="round"/>` +
    slabs('fib', [
      at(188, 186, 1, 66),
      at(262, 250, 2, 76),
      at(338, 172, 3, 88),
      at(264, 68, 4, 100),
      at(112, 96, 5, 116),
    ]) +
    hero('fib', 122, 296, 8, 150),
  triple: () =>
    tilted(
      -6,
      slabs(
        'triple',
        rows(
          [
            [1, 0, 3, 2],
            [0, 0, 0, 0],
            [0, 0, 0, 0],
            [2, 4, 0, 1],
          ],
          20,
          122,
          104,
        ),
      ) +
        `<rect x="-30" y="132" width="320" height="136" rx="40" fill="#fff" fill-opacity=".5"/>` +
        slabs('triple', [at(36, 198, 3, 108), at(132, 198, 3, 108), at(228, 198, 3, 108)]) +
        hero('triple', 352, 198, 4, 140),
    ),
  reef: () =>
    `<path d="M-10 330q60-40 120 0t120 0 120 0 120 0V420H-10z" fill="#f3d9a0"/>` +
    coral(72, 316, 1.5) +
    coral(338, 330, 1.25) +
    coral(326, 84, 0.9) +
    tilted(
      5,
      slabs('reef', [at(66, 90, 2), at(188, 60, 4), at(196, 352, 3)]) + hero('reef', 206, 208, 7, 164),
    ),
  hexslide() {
    const spots = [
      [94, 60, 3],
      [306, 60, 2],
      [-12, 244, 5],
      [94, 428, 1],
      [306, 428, 4],
      [412, 244, 6],
    ] as const
    return tilted(
      8,
      spots.map(([x, y, rank]) => hexSlab('hexslide', at(x, y, rank, 168))).join('') +
        arrow(
          'M200 92V34M180 56l20-24 20 24M90 312l-50 30M310 312l50 30M90 168l-50-30M310 168l50-30M200 396v40',
        ) +
        contactShadow(206, 350, 104, 20) +
        hexSlab('hexslide', at(200, 236, 9, 206)),
    )
  },
  seven: () =>
    tilted(
      -4,
      [60, 154, 248, 342].map((x) => closedDisc(x, 366, 42)).join('') +
        slabs('seven', [at(60, 272, 4, 86), at(154, 272, 2, 86), at(342, 272, 6, 86), at(60, 178, 1, 86)]) +
        `<path d="M248 30v60M226 70l22 26 22-26" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>` +
        hero('seven', 246, 200, 7, 150),
    ),
  spin: () =>
    `<circle cx="200" cy="200" r="176" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="18" stroke-dasharray="208 69" transform="rotate(-64 200 200)"/>` +
    [0, 90, 180, 270]
      .map((turn) => `<path d="M350 92l26 34-44 6z" fill="#fff" transform="rotate(${turn} 200 200)"/>`)
      .join('') +
    tilted(
      24,
      slabs(
        'spin',
        rows(
          [
            [0, 0, 2],
            [5, 0, 1],
            [3, 4, 6],
          ],
          104,
          96,
          88,
        ),
      ) + hero('spin', 152, 152, 7, 104),
    ),
  divide: () =>
    tilted(
      6,
      slabs('divide', [at(20, 30, 5), at(380, 30, 9), at(20, 380, 7), at(380, 380, 4)]) +
        slabs('divide', [at(112, 140, 24, 168), at(296, 140, 8, 124)]) +
        `<g fill="#fff"><circle cx="208" cy="92" r="13"/><circle cx="208" cy="188" r="13"/><rect x="176" y="130" width="64" height="18" rx="9"/></g>` +
        hero('divide', 200, 304, 3, 150),
    ),
  twins: () =>
    slabs('twins', [at(52, 60, 1), at(52, 170, 1), at(348, 340, 2), at(240, 350, 4), at(352, 60, 6)]) +
    tilted(
      -16,
      contactShadow(206, 316, 150, 22) +
        `<rect x="38" y="126" width="324" height="176" rx="40" fill="#fff" fill-opacity=".85"/>` +
        slabs('twins', [at(122, 210, 3, 142), at(278, 210, 5, 142)]),
    ),
  gather: () =>
    tilted(
      5,
      slabs(
        'gather',
        rows(
          [
            [4, 0, 1, 3],
            [0, 0, 0, 2],
            [5, 0, 0, 0],
            [2, 3, 0, 1],
          ],
          20,
          120,
          104,
        ),
      ) +
        `<path d="M86 310 200 200M310 90 200 200" stroke="#fff" stroke-opacity=".7" stroke-width="20" stroke-linecap="round"/>` +
        hero('gather', 200, 198, 10, 208),
    ),
  zero: () =>
    tilted(
      -7,
      `<path d="M64 84 190 66 330 150 286 300 132 330" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>` +
        slabs('zero', [
          at(64, 84, 3, 116),
          at(190, 66, 12, 104),
          at(330, 150, 4, 120),
          at(286, 300, 16, 128),
          at(128, 326, 1, 104),
        ]) +
        `<ellipse cx="164" cy="200" rx="46" ry="62" fill="none" stroke="#fff" stroke-width="26"/>`,
    ),
}

export const BOARD_GROUNDS: Readonly<Record<BoardKind, readonly [string, string]>> = {
  fib: ['#f6c56a', '#94531a'],
  triple: ['#86d873', '#1c6a38'],
  reef: ['#5fe0dc', '#0b5f86'],
  hexslide: ['#ffe07a', '#b5760c'],
  seven: ['#8d93f5', '#262a86'],
  spin: ['#ff8fae', '#8e1f48'],
  divide: ['#6fc3ee', '#14527e'],
  twins: ['#c997f2', '#4d2380'],
  gather: ['#ffb070', '#9c441a'],
  zero: ['#8fb2dc', '#22406e'],
}
