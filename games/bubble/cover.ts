import { coverArt, tilted, type CoverArt } from '#kit/game/cover.ts'
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
} from './cover-balls.ts'
import { RIGGED_DRAWINGS } from './cover-rigs.ts'
import type { BubbleDefinition, BubbleKind } from './definitions.ts'

const GROUNDS: Readonly<Record<BubbleKind, readonly [string, string]>> = {
  pack: ['#7a6bf0', '#2a1a80'],
  ceiling: ['#27b7c9', '#06485e'],
  marbles: ['#d9a35a', '#6b3a16'],
  wheel: ['#f07aa4', '#861d55'],
  twin: ['#63c47f', '#14603c'],
  flip: ['#6f97f2', '#1d3a94'],
  rescue: ['#5fd0c0', '#0b5a66'],
  bank: ['#e0b24a', '#6b4a10'],
  chameleon: ['#a5d65c', '#2f6b1c'],
  wind: ['#9adcf2', '#2273a0'],
  mix: ['#f2d7e4', '#b04a80'],
  skewer: ['#f08a5c', '#8c2614'],
  anchors: ['#5f7fe0', '#141f5e'],
  veil: ['#c3ced8', '#4a5a6b'],
  paint: ['#d49af2', '#5a1f8c'],
  fuse: ['#f0a04a', '#7a2a0c'],
  nomiss: ['#4fc795', '#0b5238'],
  grab: ['#9a92f0', '#2f2a86'],
}

const DRAWINGS: Readonly<Record<BubbleKind, (art: CoverArt) => string>> = {
  ...RIGGED_DRAWINGS,
  pack: (art) =>
    tilted(
      -6,
      balls(
        art,
        hanging(
          [
            [RED, RED, BLUE, BLUE, GOLD, GOLD],
            [RED, GREEN, BLUE, VIOLET, GOLD],
            [GREEN, GREEN, VIOLET, VIOLET],
          ],
          96,
          10,
        ),
      ),
    ) +
    hero(art, 206, 300, 82, VIOLET) +
    mark(206, 302, 1.05),
  ceiling: (art) =>
    tilted(
      4,
      `<path d="M-40-60H440V96H-40Z" fill="#053848"/><path d="M-40 96H440V118H-40Z" fill="#02222e"/>` +
        `<path d="M40 20H360M40 56H360" stroke="#fff" stroke-opacity=".16" stroke-width="10" stroke-linecap="round"/>` +
        balls(
          art,
          hanging(
            [
              [GOLD, GREEN, GREEN, RED, RED],
              [GREEN, GREEN, RED, GOLD],
            ],
            94,
            164,
          ),
        ),
    ) +
    dots([
      [196, 300],
      [186, 272],
    ]) +
    hero(art, 206, 352, 62, GREEN),
  marbles(art) {
    const spots = ring(13, 168, 44, [RED, RED, GOLD, BLUE, BLUE, GREEN], 0.3)
    return (
      `<circle cx="200" cy="200" r="168" fill="none" stroke="#3b1c08" stroke-opacity=".5" stroke-width="104"/>` +
      balls(art, spots) +
      `<path d="M200 92 246 190H154Z" fill="#fff" fill-opacity=".25"/>` +
      hero(art, 200, 214, 66, BLUE)
    )
  },
  wheel: (art) =>
    tilted(
      10,
      balls(art, [
        ...ring(18, 232, 42, [GOLD, GREEN, VIOLET], 0.5),
        ...ring(12, 154, 42, [GREEN, GREEN, ORANGE, ORANGE, BLUE, BLUE]),
        ...ring(6, 78, 40, [BLUE, GOLD, GOLD]),
      ]),
    ) +
    `<circle cx="200" cy="208" r="52" fill="#7b123f"/><circle cx="200" cy="200" r="52" fill="#fff3dc"/>` +
    mark(200, 202, 0.8).replace('#fff', '#c92c6a'),
  twin: (art) =>
    balls(
      art,
      hanging(
        [
          [GOLD, VIOLET, VIOLET, GOLD],
          [GOLD, GOLD, RED, GOLD, GOLD],
        ],
        100,
        22,
      ),
    ) +
    `<path d="M200 130V420" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-dasharray="20 16"/>` +
    dots([
      [136, 258],
      [156, 222],
      [176, 190],
    ]) +
    dots([
      [264, 258],
      [244, 222],
      [224, 190],
    ]) +
    hero(art, 98, 322, 66, VIOLET) +
    hero(art, 302, 322, 66, RED),
  flip: (art) =>
    balls(art, [
      ...hanging([[BLUE, GOLD, GOLD, RED], [BLUE, GOLD, RED, RED].slice(0, 3)], 104, 30),
      ...hanging([[RED, BLUE, BLUE, GREEN]], 104, 372),
    ]) +
    hero(art, 200, 228, 64, GOLD) +
    mark(82, 226, 1, 'M-16 46V-6H-40L0-52 40-6H16V46Z') +
    mark(318, 226, 1, 'M-16-46V6H-40L0 52 40 6H16V-46Z'),
}

/** The board of the game, bigger than the picture, and the bubble that is about to fly. */
export function cover({ slug, kind }: BubbleDefinition): string {
  const art = coverArt(slug)
  const [light, deep] = GROUNDS[kind]
  return art.ground(light, deep, '#fff6dc', 0.45) + DRAWINGS[kind](art)
}
