import { contactShadow, tilted } from '#kit/game/cover.ts'
import { coverLetter, coverTile, type CoverTone } from './cover-tiles.ts'
import { card, rows, tiles, type Laid } from './cover-parts.ts'
import type { ModeName } from './modes.ts'

const wave = (y: number, color: string, opacity: number) =>
  `<path d="M0 ${y}q50-26 100 0t100 0t100 0t100 0V400H0z" fill="${color}" opacity="${opacity}"/>`

const castle = `<g fill="#f3d193"><path d="M40 300V170h14v14h14v-14h14v14h14v-14h14v130zM290 300V170h14v14h14v-14h14v14h14v-14h14v130z"/><path d="M100 300V215h200v85z" fill="#e0b26c"/><path d="M150 300V110h20v20h20v-20h20v20h20v-20h20v190z"/></g><path d="M180 300v-46q20-26 40 0v46z" fill="#8a5a2b"/><path d="M198 108V56l44 16l-40 16" fill="#e5484d" stroke="#6b3f1c" stroke-width="5" stroke-linejoin="round"/>`

const RING: readonly (readonly [string, CoverTone?])[] = [
  ['S', 'picked'],
  ['T', 'picked'],
  ['A', 'picked'],
  ['R', 'picked'],
  ['E'],
  ['N'],
  ['L'],
]
const ringAt = (index: number): readonly [number, number] => {
  const spots = [
    [200, 62],
    [310, 112],
    [338, 230],
    [262, 322],
    [138, 322],
    [62, 230],
    [90, 112],
  ] as const
  return spots[index]!
}

/** The boards of the first eight games. */
export const boards = {
  tide: () =>
    `<circle cx="90" cy="96" r="52" fill="#fff3cf" opacity=".9"/>${castle}${wave(280, '#fff', 0.8)}${wave(292, '#27a0b5', 0.95)}${coverTile('S', [112, 330], { size: 104, turn: -10 })}${coverTile('A', [206, 342], { size: 104, turn: 5 })}${coverTile('', [300, 330], { size: 104, tone: 'dim', turn: 12 })}${wave(384, '#0d6a8a', 0.9)}`,
  hunt: () =>
    tilted(
      -8,
      `<rect x="-20" y="-20" width="440" height="440" rx="30" fill="#fff1d4"/><path d="M60 60L340 340" stroke="#ff8a5c" stroke-width="72" stroke-linecap="round"/><path d="M60 340H270" stroke="#5b9bef" stroke-width="72" stroke-linecap="round"/>${rows(
        ['FOTLE', 'NILAT', 'RESOK', 'MENRA', 'OKIFT'],
        70,
        [60, 60],
      )
        .map(([letter, x, y]) => coverLetter(letter, [x, y], 74))
        .join('')}`,
    ) +
    contactShadow(290, 190, 80, 16) +
    card('fish', [284, 112], 176, 9),
  swap: () =>
    tilted(
      -6,
      card('cat', [72, 108], 128) +
        card('moon', [72, 268], 128) +
        tiles(94, [
          ['C', 190, 108, 'right'],
          ['O', 290, 108],
          ['T', 390, 108, 'right'],
          ['M', 190, 268, 'right'],
          ['A', 290, 268],
          ['O', 390, 268, 'right'],
        ]),
    ) +
    `<path d="M238 168C196 186 196 214 244 226M336 214C378 196 378 166 328 154" fill="none" stroke="#ffb63d" stroke-width="15" stroke-linecap="round"/><path d="M228 206l30 22l-32 20zM344 174l-30-22l32-20z" fill="#ffb63d"/>`,
  cross: () =>
    tilted(
      6,
      tiles(88, [
        ['S', 32, 200],
        ['T', 122, 200],
        ['A', 212, 200, 'right'],
        ['R', 302, 200],
        ['C', 212, 20, 'right'],
        ['R', 212, 110, 'right'],
        ['', 212, 290, 'dim'],
        ['', 212, 380, 'dim'],
        ['', 392, 200, 'off'],
        ['', 302, 290, 'off'],
        ['', 302, 380, 'off'],
      ]),
    ) +
    contactShadow(110, 372, 84, 18) +
    card('star', [102, 300], 168, -9),
  pairs: () =>
    tilted(
      7,
      [20, 150, 280, 410]
        .flatMap((x, column) =>
          [30, 170, 310].map((y, row) =>
            (column + row) % 2
              ? `<g transform="translate(${x - 20} ${y})"><rect x="-58" y="-54" width="116" height="122" rx="20" fill="#14505f"/><rect x="-58" y="-60" width="116" height="118" rx="20" fill="#2f8fa3"/><path d="M0 26L-34-18M0 26L-14-28M0 26L14-28M0 26L34-18M-12 34H12" stroke="#fff4dc" stroke-width="6" stroke-linecap="round" opacity=".75"/></g>`
              : '',
          ),
        )
        .join(''),
    ) +
    contactShadow(200, 330, 110, 22) +
    card('frog', [132, 206], 190, -9) +
    coverTile('', [284, 220], { size: 182, turn: 8 }) +
    tiles(54, [
      ['F', 236, 216, 'right'],
      ['R', 284, 222, 'right'],
      ['O', 332, 229, 'right'],
    ]),
  guess: () =>
    tilted(
      -5,
      tiles(92, [
        ['R', 56, 70, 'off'],
        ['A', 154, 70, 'near'],
        ['I', 252, 70, 'off'],
        ['N', 350, 70, 'off'],
        ['C', 56, 170, 'right'],
        ['E', 154, 170, 'off'],
        ['A', 252, 170, 'near'],
        ['K', 350, 170, 'near'],
        ['C', 56, 270, 'right'],
        ['A', 154, 270, 'right'],
        ['K', 252, 270, 'right'],
        ['E', 350, 270, 'right'],
        ['', 56, 370, 'dim'],
        ['', 154, 370, 'dim'],
        ['', 252, 370, 'dim'],
        ['', 350, 370, 'dim'],
      ]),
    ) +
    contactShadow(288, 372, 90, 18) +
    card('cake', [290, 290], 176, 10),
  wheel: () =>
    `<circle cx="200" cy="200" r="190" fill="#2c1808" opacity=".4"/><path d="M200 62L310 112L338 230L262 322" fill="none" stroke="#3fe0cf" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>${RING.map(([letter, tone = 'plain'], index) => coverTile(letter, ringAt(index), { size: 100, tone, turn: (index - 3) * 4 })).join('')}${contactShadow(196, 262, 70, 14)}${card('star', [194, 204], 134, -6)}`,
  cliff: () =>
    `<path d="M0 352h400v48H0z" fill="#c88f4e"/><path d="M0 346h400v16H0z" fill="#f0c98a"/>` +
    tiles(
      90,
      [...rows([' L  ', 'OTN ', 'AEIS', 'KRAM'], 92, [104, 26])].map(([letter, x, y]): Laid => [
        letter,
        x,
        y,
        y > 290 ? 'plain' : 'dim',
      ]),
    ) +
    coverTile('K', [66, 316], { size: 120, tone: 'picked', turn: -14 }) +
    card('snake', [92, 132], 158, -8),
} satisfies Partial<Record<ModeName, () => string>>
