import { coverArt } from '#kit/game/cover.ts'
import { BEND, blossom, boat, buoy, car, disc, flag, palm, place, road, smoke, SWEEP } from './cover-parts.ts'
import type { Contest, DriftCupDefinition } from './definitions.ts'
import { LATER_SCENES } from './later-covers.ts'
import { CAR_PAINTS, lookOf, TRAFFIC_PAINTS, type Look } from './looks.ts'

/** A bend of the game's own road from above, with its hero in the middle of what the game is about. */
export function cover({ id, contest, ground }: DriftCupDefinition): string {
  const look = lookOf(id)
  const art = coverArt(id)
  const [light, deep] = ground
  return art.ground(mixed(light, look), deep, '#fff', 0.3) + SCENES[contest.kind](look, id)
}

const mixed = (light: string, look: Look) =>
  look.craft === 'boat' ? look.road : look.fixed ? look.land : light

const SCENES: Record<Contest['kind'], (look: Look, id: string) => string> = {
  ...LATER_SCENES,
  race: (look) => (look.fixed ? table(look) : harbour(look)),
  drift: (look) =>
    road(SWEEP, look, 150) +
    '<path d="M-20 352C80 350 150 300 196 224M-20 308C70 306 120 270 160 200" stroke="#1d1a2c" stroke-opacity=".55" stroke-width="15" fill="none"/>' +
    blossom(70, 96, 54) +
    blossom(156, 46, 38) +
    blossom(330, 300, 66) +
    blossom(236, 366, 46) +
    smoke(
      [
        [120, 262, 40],
        [82, 292, 46],
        [150, 296, 34],
        [40, 316, 44],
        [96, 336, 36],
      ],
      '#f6eefa',
    ) +
    place(214, 196, 82, 1.75, car('#ff5a4e')),
  knockout: (look) =>
    road(BEND, look, 150) +
    place(330, 62, 54, 1, car(CAR_PAINTS[1])) +
    place(262, 96, 58, 1, car(CAR_PAINTS[2])) +
    place(112, 330, 22, 1.05, car('#7d86ad')) +
    '<path d="M62 290L166 376M166 290L62 376" stroke="#ff5a4e" stroke-width="20" stroke-linecap="round"/>' +
    place(186, 196, 44, 1.7, car(CAR_PAINTS[0])) +
    disc(58, 84, 60, '#ffb63d', 0.22) +
    disc(58, 84, 18, '#ffe2a0') +
    disc(340, 320, 70, '#7df0e2', 0.2) +
    disc(340, 320, 18, '#d5fffa'),
  trial: (look) =>
    road(BEND, look, 170) +
    smoke(
      [
        [120, 318, 52],
        [84, 366, 58],
        [150, 372, 44],
        [166, 300, 34],
        [40, 330, 48],
      ],
      '#fbe6c2',
    ) +
    disc(72, 96, 52, '#9c6a48') +
    disc(62, 84, 36, '#b78258') +
    disc(340, 330, 40, '#4f9a5e') +
    disc(318, 300, 20, '#66b573') +
    disc(340, 326, 26, '#66b573') +
    disc(334, 318, 9, '#ff9cc2') +
    place(206, 200, 34, 1.8, car('#3f8cff')),
  traffic: (look) =>
    `<path d="M60 420L150 -20H330L400 420Z" fill="${look.road}"/><path d="M40 420L136 -20h16L64 420ZM330 -20h16L424 420h-20Z" fill="#ffe9c8"/><path d="M216 -20L192 420M270 -20L300 420" stroke="#ffe9c8" stroke-opacity=".7" stroke-width="8" stroke-dasharray="44 40"/>` +
    place(186, 58, 4, 0.95, car(TRAFFIC_PAINTS[1])) +
    place(312, 120, -6, 1.15, car(TRAFFIC_PAINTS[2])) +
    place(128, 296, 8, 1.5, car(TRAFFIC_PAINTS[3])) +
    '<path d="M196 420C200 350 212 330 232 290M262 420C264 360 272 340 280 310" stroke="#fff6e4" stroke-opacity=".5" stroke-width="10" fill="none"/>' +
    place(244, 230, 14, 1.75, car('#ff5a4e')),
  slalom: () =>
    '<path d="M-20 60Q80 20 190 66T420 50V-20H-20Z" fill="#e9cf94"/><path d="M-20 40Q80 0 190 46T420 26V-20H-20Z" fill="#8cc069"/>' +
    palm(74, 30, 0.9) +
    palm(330, 24, 0.8) +
    '<path d="M40 420C120 340 60 290 150 250" stroke="#fff" stroke-opacity=".55" stroke-width="22" fill="none" stroke-linecap="round"/><path d="M90 420C170 350 120 310 196 276" stroke="#fff" stroke-opacity=".35" stroke-width="14" fill="none" stroke-linecap="round"/>' +
    '<path d="M250 110h60M40 160h50M300 330h70M270 372h40" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>' +
    buoy(96, 196, '#ff5a4e') +
    buoy(318, 262, '#2fae5f') +
    buoy(230, 118, '#ff5a4e', 0.7) +
    buoy(346, 136, '#2fae5f', 0.7) +
    place(206, 214, 38, 1.9, boat('#ffb63d')),
}

const harbour = (look: Look) =>
  road(BEND, look, 160) +
  palm(66, 92, 1.3) +
  palm(330, 320, 1.5) +
  place(318, 66, 52, 1, car(CAR_PAINTS[1])) +
  place(246, 146, 46, 1.05, car(CAR_PAINTS[2])) +
  place(160, 226, 38, 1.7, car(CAR_PAINTS[0])) +
  place(106, 118, -10, 0.9, flag)

const table = (look: Look) =>
  '<path d="M0 100H400M0 214H400M0 322H400" stroke="#5c3212" stroke-opacity=".4" stroke-width="5"/>' +
  `<path d="M-40 300C90 300 110 100 220 100S330 250 460 250" fill="none" stroke="${look.edge}" stroke-width="150"/><path d="M-40 300C90 300 110 100 220 100S330 250 460 250" fill="none" stroke="#d9483f" stroke-width="150" stroke-dasharray="20 20"/><path d="M-40 300C90 300 110 100 220 100S330 250 460 250" fill="none" stroke="${look.road}" stroke-width="128"/>` +
  disc(86, 96, 82, '#3c1c08', 0.35) +
  disc(76, 84, 80, '#f4ede0') +
  disc(76, 84, 64, '#d9cdb8') +
  disc(76, 84, 57, '#7a4a2a') +
  disc(60, 66, 18, '#a9744a') +
  disc(250, 344, 74, '#3c1c08', 0.3) +
  disc(242, 334, 72, '#d79a52') +
  disc(237, 328, 61, '#e6b26b') +
  disc(222, 310, 8, '#6b3d22') +
  disc(258, 322, 8, '#6b3d22') +
  disc(232, 350, 8, '#6b3d22') +
  place(330, 206, 124, 1.15, car(CAR_PAINTS[1])) +
  place(206, 122, 70, 1.6, car(CAR_PAINTS[0]))
