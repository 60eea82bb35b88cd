import { tilted, type CoverArt } from '#kit/game/cover.ts'
import {
  balls,
  BLUE,
  dots,
  GOLD,
  GREEN,
  hanging,
  hero,
  mark,
  ORANGE,
  RED,
  ring,
  VIOLET,
  type Skin,
} from './cover-balls.ts'
import type { BubbleKind } from './definitions.ts'

const GREY: Skin = ['#d3dbe3', '#6c7a88']
const KEG: Skin = ['#a3502c', '#451a0c']
const ICE: Skin = ['#c9f2ff', '#3a93b8']

const line = (path: string, width = 10, dash = '') =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`

const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const turtle = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><g fill="#5fae4e"><circle cx="-36" cy="-22" r="15"/><circle cx="36" cy="-22" r="15"/><circle cx="-32" cy="32" r="15"/><circle cx="32" cy="32" r="15"/><circle cy="-46" r="20"/></g><circle cx="-7" cy="-52" r="4.5"/><circle cx="7" cy="-52" r="4.5"/><circle cy="6" r="42" fill="#2f7d46"/><path d="M0-14 18-4V16L0 26-18 16V-4Z" fill="#6cc07a"/></g>`

const cloud = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" fill-opacity=".92"><circle cx="-28" cy="6" r="24"/><circle cx="4" cy="-12" r="32"/><circle cx="34" cy="8" r="22"/><rect x="-30" y="8" width="66" height="22" rx="11"/></g>`

const barrel = (x: number, y: number, lights: number) =>
  Array.from({ length: lights }, (_, at) =>
    disc(x + (at - (lights - 1) / 2) * 30, y + 14, 11, '#fff1c9'),
  ).join('') +
  `<path d="M${x} ${y - 50}q10-34 40-30" fill="none" stroke="#f4e2b8" stroke-width="9" stroke-linecap="round"/>` +
  mark(x + 46, y - 80, 0.36).replace('#fff', '#ffd84a')

/** Drawings of the games whose boards a rule of their own moves. */
export const RIGGED_DRAWINGS = {
  rescue: (art: CoverArt) =>
    balls(
      art,
      hanging(
        [
          [RED, GOLD, GOLD, RED],
          [GOLD, RED, RED],
        ],
        108,
        20,
      ),
    ) +
    `<path d="M-20 372q55-34 110 0t110 0 110 0 110 0V440H-20Z" fill="#0f7f9a"/>` +
    hero(art, 200, 246, 84, ICE) +
    turtle(200, 252, 1.1),
  bank: (art: CoverArt) =>
    `<path d="M0 0H52V400H0ZM348 0H400V400H348Z" fill="#5a3a10"/><path d="M40 0H52V400H40ZM348 0H360V400H348Z" fill="#ffe0a0"/>` +
    balls(art, hanging([[GREEN, BLUE, BLUE]], 94, 40)) +
    line('M96 330 340 216 232 112', 12, '2 26') +
    hero(art, 92, 332, 58, BLUE),
  chameleon: (art: CoverArt) =>
    line('M60 360 330 236 84 116', 10, '2 24') +
    balls(art, [
      { x: 60, y: 360, r: 52, skin: RED },
      { x: 326, y: 238, r: 58, skin: BLUE },
    ]) +
    hero(art, 92, 104, 78, GOLD) +
    mark(92, 106, 0.9),
  wind: (art: CoverArt) =>
    line('M-10 120H210q48 0 48-38t-38-34-26 34M-10 190H300q50 0 50 42t-40 36-28-34M-10 262H150', 16) +
    balls(
      art,
      hanging([[VIOLET, GREEN]], 104, 26).map((spot) => ({ ...spot, x: spot.x + 130 })),
    ) +
    hero(art, 142, 330, 66, VIOLET),
  mix: (art: CoverArt) =>
    `<path d="M40 300q30 110 160 88t170-60l-60-80Z" fill="#fff" fill-opacity=".28"/>` +
    balls(art, [
      { x: 112, y: 128, r: 92, skin: BLUE },
      { x: 288, y: 128, r: 92, skin: GOLD },
    ]) +
    hero(art, 200, 284, 82, GREEN),
  skewer: (art: CoverArt) =>
    tilted(
      -38,
      line('M-60 200H470', 14) +
        balls(
          art,
          [40, 142, 244].map((x) => ({ x, y: 200, r: 50, skin: RED })),
        ) +
        `<path d="M330 166 412 200 330 234Z" fill="#fff"/>` +
        balls(art, [
          { x: 96, y: 92, r: 48, skin: GREEN },
          { x: 210, y: 308, r: 48, skin: VIOLET },
          { x: 312, y: 310, r: 48, skin: BLUE },
          { x: 200, y: 92, r: 48, skin: ORANGE },
        ]),
    ),
  anchors: (art: CoverArt) =>
    [
      [122, 130],
      [298, 268],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          balls(
            art,
            ring(6, 72, 36, at ? [GOLD, GOLD, RED] : [GREEN, VIOLET, VIOLET]).map((spot) => ({
              ...spot,
              x: spot.x + x - 200,
              y: spot.y + y - 200,
            })),
          ) +
          disc(x, y, 36, '#f3ead2') +
          mark(x, y + 2, 0.55).replace('#fff', '#a8853a'),
      )
      .join('') + line('M70 370 36 260M330 20 366 96', 10, '2 22'),
  veil: (art: CoverArt) =>
    balls(
      art,
      hanging(
        [
          [GREY, RED, GREY, GREY],
          [GOLD, GREY, GREY],
          [GREY, GREEN],
        ],
        116,
        40,
      ),
    ) +
    cloud(26, 42, 0.9) +
    cloud(258, 44, 0.9) +
    cloud(374, 46, 0.9) +
    cloud(200, 142, 0.9) +
    cloud(316, 142, 0.9) +
    cloud(142, 244, 0.9) +
    hero(art, 316, 322, 60, GREEN),
  paint: (art: CoverArt) =>
    [
      [200, 200, 132],
      [96, 130, 66],
      [300, 96, 58],
      [330, 226, 70],
      [236, 330, 72],
      [104, 288, 60],
      [40, 330, 22],
      [372, 130, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#2fb65c'))
      .join('') +
    balls(art, [
      ...ring(6, 96, 50, [GREEN]),
      { x: 40, y: 60, r: 46, skin: GOLD },
      { x: 366, y: 350, r: 46, skin: GOLD },
      { x: 366, y: 60, r: 46, skin: RED },
    ]) +
    hero(art, 200, 200, 50, GREEN),
  fuse: (art: CoverArt) =>
    balls(art, hanging([[BLUE, BLUE, GREEN, GREEN]], 104, 6)) +
    hero(art, 132, 190, 78, KEG) +
    barrel(132, 190, 3) +
    hero(art, 296, 296, 70, ['#e0402a', '#6b100a']) +
    barrel(296, 296, 1),
  nomiss: (art: CoverArt) =>
    [170, 124, 78].map((r, at) => disc(200, 206, r, at % 2 ? '#fff6dc' : '#0b5238')).join('') +
    balls(art, [
      { x: 156, y: 206, r: 56, skin: RED },
      { x: 262, y: 206, r: 56, skin: RED },
    ]) +
    dots([
      [208, 386],
      [208, 350],
      [208, 316],
    ]),
  grab: (art: CoverArt) =>
    balls(art, [
      ...[0, 1, 2].map((row) => ({ x: 84, y: 34 + row * 92, r: 46, skin: row === 2 ? GOLD : BLUE })),
      ...[0, 1].map((row) => ({ x: 316, y: 34 + row * 92, r: 46, skin: row ? GOLD : RED })),
      { x: 200, y: 34, r: 46, skin: VIOLET },
      { x: 150, y: 262, r: 48, skin: GOLD },
      { x: 246, y: 258, r: 48, skin: GOLD },
    ]) +
    `<path d="M92 300H308Q308 392 200 392T92 300Z" fill="#2a2470"/><path d="M92 288H308Q308 380 200 380T92 288Z" fill="#ffd9a8"/><rect x="78" y="276" width="244" height="28" rx="14" fill="#fff1dc"/>` +
    line('M200 160V108M180 126 200 104 220 126', 12),
} as const satisfies Partial<Record<BubbleKind, (art: CoverArt) => string>>
