import { contactShadow, coverArt, tilted, type CoverArt } from '#kit/game/cover.ts'
import { BOARD_DRAWINGS, BOARD_GROUNDS } from './cover-boards.ts'
import { arrow, at, hero, hexSlab, islandAt, pearlAt, slabs } from './cover-tiles.ts'
import type { MergeDefinition, MergeKind } from './definitions.ts'

const DRAWINGS: Readonly<Record<MergeKind, (art: CoverArt) => string>> = {
  ...BOARD_DRAWINGS,
  drop: () =>
    tilted(
      -7,
      [0, 1, 2, 3]
        .map(
          (lane) =>
            `<rect x="${-30 + lane * 122}" y="-60" width="112" height="540" rx="24" fill="#061a4a" fill-opacity=".4"/>`,
        )
        .join('') +
        slabs('drop', [
          at(26, 392, 2),
          at(26, 282, 4),
          at(148, 392, 5),
          at(270, 392, 3),
          at(270, 282, 1),
          at(392, 392, 6),
          at(392, 282, 2),
          at(392, 172, 4),
        ]) +
        arrow('M148 20v40') +
        hero('drop', 148, 196, 6),
    ),
  chain: () =>
    tilted(
      6,
      slabs('chain', [
        at(20, 40, 3),

        at(380, 40, 2),
        at(20, 160, 1),
        at(380, 160, 4),
        at(20, 280, 4),
        at(140, 380, 2),
        at(380, 390, 1),
      ]) +
        arrow('M140 40 262 40 140 160 262 280 380 280').replace('#fff', '#fff6c8') +
        slabs('chain', [at(262, 40, 1), at(140, 160, 1)]) +
        hero('chain', 252, 272, 5, 176),
    ),
  hex() {
    const spots = [
      [200, 20, 2],
      [310, 84, 3],
      [90, 84, 1],
      [90, 316, 4],
      [310, 316, 1],
      [200, 384, 3],
      [-16, 190, 5],
      [416, 190, 4],
    ] as const
    return tilted(
      -6,
      spots.map(([x, y, rank]) => hexSlab('hex', at(x, y, rank, 112))).join('') +
        contactShadow(206, 296, 92, 20) +
        hexSlab('hex', at(200, 196, 8, 190)),
    )
  },
  pearls: (art) =>
    `<path d="M-20 150H420V420H-20Z" fill="#053a4a" fill-opacity=".45"/>` +
    [
      [40, 340, 5, 62],
      [150, 372, 3, 46],
      [352, 330, 6, 74],
      [262, 378, 2, 36],
      [376, 212, 4, 50],
      [20, 236, 2, 40],
      [92, 254, 1, 30],
    ]
      .map(([x, y, rank, radius]) => pearlAt(art, x!, y!, rank!, radius!))
      .join('') +
    contactShadow(212, 316, 92, 18) +
    pearlAt(art, 206, 214, 8, 104) +
    pearlAt(art, 206, 52, 1, 34),
  pairs: () =>
    tilted(
      5,
      slabs('pairs', [
        at(30, 50, 4),
        at(370, 50, 3),
        at(30, 350, 2),
        at(370, 350, 5),
        at(200, 380, 1),
        at(200, 20, 2),
      ]) +
        slabs('pairs', [at(74, 200, 1, 132)]) +
        slabs('pairs', [at(326, 200, 2, 132)]) +
        hero('pairs', 200, 204, 3, 168),
    ),
  shoot: () =>
    tilted(
      -5,
      slabs('shoot', [
        at(10, 20, 3),
        at(126, 20, 5),
        at(242, 20, 2),
        at(358, 20, 4),
        at(10, 130, 1),
        at(126, 130, 4),
        at(358, 130, 6),
      ]) +
        `<path d="M226 420V330h32v90z" fill="#fff" fill-opacity=".3"/><path d="M196 420V350h92v70z" fill="#4a1a10"/><rect x="180" y="388" width="124" height="60" rx="20" fill="#2c0d08"/>` +
        arrow('M188 338v-40M296 338v-40') +
        hero('shoot', 242, 208, 2, 160),
    ),
  tens: () =>
    tilted(
      7,
      slabs('tens', [
        at(20, 30, 4),
        at(140, 30, 1),
        at(260, 30, 8),
        at(380, 30, 2),
        at(20, 370, 5),
        at(140, 370, 9),
        at(260, 370, 1),
        at(380, 370, 6),
      ]) +
        `<rect x="-60" y="118" width="520" height="164" rx="82" fill="#fff" fill-opacity=".9"/>` +
        slabs('tens', [at(52, 196, 2, 128), at(200, 196, 5, 128), at(348, 196, 3, 128)]),
    ),
  islands: () =>
    [1, 2, 3]
      .map(
        (line) =>
          `<path d="M-20 ${line * 110}q55-22 110 0t110 0t110 0t110 0" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="7"/>`,
      )
      .join('') +
    [at(62, 66, 2, 130), at(338, 62, 3, 140), at(56, 340, 4, 140), at(346, 344, 1, 120)]
      .map(islandAt)
      .join('') +
    islandAt(at(200, 190, 8, 270)),
}

const GROUNDS: Readonly<Record<MergeKind, readonly [string, string]>> = {
  ...BOARD_GROUNDS,
  drop: ['#5f9cf5', '#1a3a9c'],
  chain: ['#f08fd0', '#8a1f78'],
  hex: ['#ffc65c', '#b0620f'],
  pearls: ['#52d3dc', '#0d6d88'],
  pairs: ['#5fdca0', '#0f7052'],
  shoot: ['#ff9a78', '#a8321c'],
  tens: ['#a893ff', '#4526b0'],
  islands: ['#5cc8f5', '#0a5fa0'],
}

/** The board of the game, larger than the picture, and its great tile in front. */
export function cover({ id, kind }: MergeDefinition): string {
  const art = coverArt(`merge-${id}`)
  const [light, deep] = GROUNDS[kind]
  return art.ground(light, deep, '#fff', 0.4) + DRAWINGS[kind](art)
}
