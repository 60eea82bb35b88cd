import { shade } from '#kit/game/draw.ts'
import { BEND, box, car, disc, flag, palm, place, road, smoke, SWEEP } from './cover-parts.ts'
import type { Contest } from './definitions.ts'
import { CAR_PAINTS, type Look } from './looks.ts'

const [RED, BLUE, YELLOW, GREEN] = CAR_PAINTS

const wheel = (x: number, y: number, wide = 12, long = 24) =>
  box(x - wide / 2, y - long / 2, wide, long, 4, '#1d1a28')
const shadow = '<ellipse cx="8" cy="10" rx="30" ry="52" fill="rgb(8 12 28 / .3)"/>'

const truck = (paint: string) =>
  shadow +
  [-34, 20, 40].map((y) => wheel(-24, y) + wheel(24, y)).join('') +
  box(-24, -14, 48, 70, 6, shade(paint, -0.4)) +
  box(-21, -11, 42, 64, 5, '#e9dcc4') +
  '<path d="M-21 6H21M-21 22H21M-21 38H21" stroke="#c9b795" stroke-width="4"/>' +
  box(-23, -54, 46, 38, 10, paint) +
  box(-18, -46, 36, 10, 4, '#7fa9dd') +
  box(-17, -32, 34, 12, 4, shade(paint, 0.2))

const buggy = (paint: string) =>
  shadow +
  wheel(-27, -28, 15, 28) +
  wheel(27, -28, 15, 28) +
  wheel(-29, 28, 17, 30) +
  wheel(29, 28, 17, 30) +
  '<path d="M-26 -28H26M-28 28H28" stroke="#3a3646" stroke-width="7"/>' +
  `<path d="M0 -52L14 -32L18 0L16 44H-16L-18 0L-14 -32Z" fill="${paint}"/>` +
  box(-11, -12, 22, 32, 6, '#2a2436') +
  '<path d="M-15 -10H15M-15 20H15" stroke="#fff3d8" stroke-width="5" stroke-linecap="round"/>' +
  disc(0, 5, 7, '#fff3d8')

const kart = (paint: string) =>
  shadow +
  wheel(-24, -24, 14, 20) +
  wheel(24, -24, 14, 20) +
  wheel(-25, 26, 15, 22) +
  wheel(25, 26, 15, 22) +
  box(-20, -44, 40, 13, 6, shade(paint, -0.25)) +
  box(-12, -40, 24, 78, 10, paint) +
  box(-21, -14, 12, 30, 5, paint) +
  box(9, -14, 12, 30, 5, shade(paint, -0.15)) +
  box(-11, -4, 22, 28, 9, '#2a2436') +
  disc(0, 9, 13, '#fff3d8') +
  box(-9, -1, 18, 7, 3, '#3a4a7a')

const dragster = (paint: string) =>
  shadow +
  wheel(-25, 36, 19, 36) +
  wheel(25, 36, 19, 36) +
  wheel(-16, -44, 8, 18) +
  wheel(16, -44, 8, 18) +
  `<path d="M0 -70L8 -46L13 -4L16 52H-16L-13 -4L-8 -46Z" fill="${paint}"/>` +
  '<path d="M-2 -60H2L4 -12H-4Z" fill="#fff3d8"/>' +
  box(-9, 0, 18, 26, 7, '#1f2c48') +
  box(-29, 54, 58, 11, 3, shade(paint, 0.15))

const crate = (x: number, y: number, turn: number, face: string, side: string) =>
  place(
    x,
    y,
    turn,
    1,
    box(-29, -22, 66, 60, 6, 'rgb(20 10 10 / .3)') +
      box(-32, -32, 64, 64, 6, side) +
      box(-32, -32, 64, 58, 6, face) +
      `<path d="M-32 -12H32M-32 8H32M-22 -32V26M22 -32V26" stroke="${side}" stroke-width="5"/>`,
  )

const cone = (x: number, y: number) =>
  box(x - 16, y - 14, 36, 36, 6, 'rgb(20 10 10 / .28)') +
  box(x - 18, y - 18, 36, 36, 6, '#d85a1e') +
  disc(x, y, 15, '#ff8a3d') +
  disc(x, y, 10, '#fff6e4') +
  disc(x, y, 5, '#ff8a3d')

const pine = (x: number, y: number, size: number) =>
  place(
    x,
    y,
    8,
    size,
    '<path d="M0 -44L12 -14L42 -18L20 6L30 36L0 20L-30 36L-20 6L-42 -18L-12 -14Z" fill="#2f6f5c"/><path d="M0 -28L8 -9L27 -11L13 4L19 23L0 13L-19 23L-13 4L-27 -11L-8 -9Z" fill="#4b9078"/>' +
      disc(0, -2, 9, '#e8f6f4'),
  )

const star = (x: number, y: number, size: number) =>
  place(
    x,
    y,
    10,
    size,
    box(-34, -30, 68, 68, 14, '#7a3fb0') +
      box(-34, -34, 68, 68, 14, '#b673ec') +
      '<path d="M0 -24L7 -8L24 -7L11 4L15 21L0 12L-15 21L-11 4L-24 -7L-7 -8Z" fill="#ffe27a"/>',
  )

/** Covers of the races with a rule of their own. */
export const LATER_SCENES: Record<
  Exclude<Contest['kind'], 'race' | 'knockout' | 'drift' | 'trial' | 'traffic' | 'slalom'>,
  (look: Look) => string
> = {
  draft: (look) =>
    road('M-60 380C60 400 330 380 340 230S200 40 -60 70', look, 170) +
    '<path d="M150 300C190 290 240 268 268 228M170 350C230 340 290 300 320 250" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round" fill="none"/>' +
    place(110, 80, -84, 1.05, car(GREEN)) +
    place(262, 106, -52, 1.15, car(YELLOW)) +
    place(338, 200, -6, 1.2, car(BLUE)) +
    place(246, 318, 52, 1.6, car(RED)),
  figures: () =>
    '<path d="M-20 90Q110 40 210 78T430 60V-20H-20Z" fill="#eef8fb"/><path d="M-20 420V340Q90 380 200 352T430 372V420Z" fill="#eef8fb"/>' +
    pine(60, 50, 1) +
    pine(330, 40, 1.2) +
    pine(364, 366, 1) +
    '<path d="M60 300A100 84 0 1 1 204 214A92 78 0 1 0 330 132" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none"/><path d="M70 312A112 96 0 0 1 60 220" stroke="#5fa8cc" stroke-opacity=".5" stroke-width="6" fill="none"/>' +
    disc(126, 242, 34, '#fffaf0') +
    disc(126, 242, 26, '#2f7fe0') +
    disc(286, 206, 34, '#fffaf0') +
    disc(286, 206, 26, '#ff7a3d') +
    place(210, 300, 118, 1.45, car(RED)),
  relay: (look) =>
    road(BEND, look, 170) +
    '<path d="M84 250L196 176L240 232L128 318Z" fill="#ffd24a" opacity=".55"/>' +
    place(318, 70, 54, 1.05, truck(BLUE)) +
    place(116, 300, 30, 1.3, truck(RED)) +
    place(232, 180, 46, 1.3, buggy(RED)) +
    place(
      176,
      226,
      -40,
      1,
      box(-46, -10, 92, 20, 10, '#fff6e4') +
        box(-16, -10, 14, 20, 0, '#ff5a4e') +
        box(8, -10, 14, 20, 0, '#ff5a4e'),
    ),
  notes: (look) =>
    road(SWEEP, look, 140) +
    pine(60, 120, 1.4) +
    pine(150, 60, 1.1) +
    pine(330, 300, 1.5) +
    pine(250, 360, 1.1) +
    '<path d="M-20 -20H420V420H-20Z" fill="#06101a" opacity=".5"/><path d="M150 246L230 20L420 90L420 160Z" fill="#fff0b8" opacity=".4"/>' +
    place(146, 258, 42, 1.6, car(RED)) +
    box(36, 26, 104, 104, 24, '#0a0e1c') +
    '<path d="M66 110V84Q66 58 96 58" stroke="#ff8a3d" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M92 34L124 58L92 82Z" fill="#ff8a3d"/>',
  drag: (look) =>
    `<path d="M30 420L120 -20H280L370 420Z" fill="${look.road}"/><path d="M200 -20V420" stroke="#ffd9a8" stroke-width="8" stroke-dasharray="40 34"/><path d="M30 420L120 -20M370 420L280 -20" stroke="#ffd9a8" stroke-width="10"/>` +
    smoke(
      [
        [120, 340, 42],
        [160, 362, 38],
        [92, 378, 46],
        [136, 392, 40],
      ],
      '#f7e4da',
    ) +
    place(258, 130, 3, 1.2, dragster(BLUE)) +
    place(142, 236, -3, 1.6, dragster(RED)) +
    disc(318, 318, 66, '#0a0e1c') +
    '<path d="M276 350A54 54 0 1 1 360 350" stroke="#fff6e4" stroke-opacity=".35" stroke-width="11" fill="none"/><path d="M357 280A54 54 0 0 1 371 316" stroke="#3be08a" stroke-width="15" fill="none"/><path d="M318 318L356 290" stroke="#fff6e4" stroke-width="8" stroke-linecap="round"/>',
  karts: (look) =>
    road(SWEEP, look, 170) +
    star(66, 250, 0.8) +
    star(106, 320, 0.8) +
    star(330, 96, 0.7) +
    place(300, 150, 66, 1.2, kart(BLUE)) +
    '<path d="M118 214l-50 6l34 16l-44 18" stroke="#ff8a3d" stroke-width="14" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' +
    place(176, 200, 58, 1.75, kart(RED)) +
    disc(322, 330, 40, '#211c33') +
    disc(354, 342, 24, '#211c33') +
    disc(308, 318, 11, '#7fd0c4'),
  smash: (look) =>
    road(BEND, look, 190) +
    crate(300, 70, 20, '#c98f55', '#8a5a2c') +
    crate(348, 128, -8, '#ffd24a', '#c98a1c') +
    crate(226, 96, -14, '#c98f55', '#8a5a2c') +
    [
      [150, 96, 20],
      [118, 150, 70],
      [262, 214, -30],
      [286, 262, 15],
      [216, 160, 48],
    ]
      .map(([x, y, turn]) => place(x!, y!, turn!, 1, box(-24, -7, 48, 14, 3, '#e0b078')))
      .join('') +
    place(166, 246, 40, 1.75, truck(RED)),
  park: (look) =>
    `<path d="M-20 -20H420V420H-20Z" fill="${look.road}"/><path d="M-20 300H420V420H-20Z" fill="${look.verge}"/>` +
    '<path d="M-20 296H420" stroke="#f4efe2" stroke-width="12"/><path d="M-20 120H420" stroke="#fff0d6" stroke-opacity=".7" stroke-width="7" stroke-dasharray="46 34"/>' +
    '<path d="M136 186H300V284H136Z" fill="#3f8cff" fill-opacity=".55" stroke="#fff" stroke-width="9"/><path d="M204 262V206H224A15 15 0 0 1 224 238H204" fill="none" stroke="#fff" stroke-width="13"/>' +
    place(60, 240, 90, 1.15, car('#9bcf9a')) +
    place(364, 240, 90, 1.15, car('#c6a4e0')) +
    cone(112, 66) +
    cone(200, 130) +
    cone(324, 88) +
    place(236, 170, 66, 1.5, car(RED)) +
    palm(90, 356, 1) +
    palm(300, 362, 1.1),
  back: (look) =>
    road('M200 440V-40', look, 210) +
    palm(36, 90, 1.1) +
    palm(366, 300, 1.2) +
    '<path d="M146 380V150A54 54 0 0 1 254 150V250" stroke="#fff6dc" stroke-width="30" fill="none"/><path d="M206 240H302L254 306Z" fill="#fff6dc"/>' +
    '<path d="M170 96C196 74 230 84 244 112" stroke="#1d1a2c" stroke-opacity=".5" stroke-width="13" fill="none"/>' +
    place(200, 110, 104, 1.5, buggy(RED)) +
    place(330, 90, 8, 0.9, flag),
  ferry: (look) =>
    road('M200 440V-40', look, 190) +
    '<path d="M-20 104H420V256H-20Z" fill="#e9d6a0"/><path d="M-20 116H420V244H-20Z" fill="#3fb2c8"/><path d="M30 146h50M300 164h60M40 214h44M320 222h50M96 184h24" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>' +
    box(154, 112, 132, 146, 6, 'rgb(6 40 60 / .35)') +
    box(146, 104, 132, 148, 6, '#c08a52') +
    '<path d="M146 124H278M146 146H278M146 168H278M146 190H278M146 212H278M146 234H278" stroke="#8f6234" stroke-width="4"/>' +
    '<path d="M120 180L92 160V200ZM304 180L332 160V200Z" fill="#ffe9a8"/>' +
    place(208, 262, 4, 1.6, buggy(RED)) +
    disc(48, 60, 26, '#5fa85a') +
    disc(352, 336, 34, '#5fa85a') +
    disc(366, 322, 16, '#8cc069'),
}
