import { coverArt } from '#kit/game/cover.ts'
import { svgBrush, type SvgBrush } from '#kit/game/micro/svg-brush.ts'
import type { Campaign, StrategyDefinition } from './definitions.ts'
import { card, foe } from './scenes/card-art.ts'
import { beast, delver } from './scenes/delve.ts'
import { hexagon, island, REALMS } from './scenes/dice.ts'
import { flagOn, isle } from './scenes/shares.ts'
import { fighter } from './scenes/skirmish.ts'
import { tunnelCard } from './scenes/tunnel.ts'
import { bidCard, captain, prize } from './scenes/bids.ts'
import { helmet, shell } from './scenes/dive.ts'
import { piece, relic, rowboat, seeker } from './scenes/sinking.ts'
import { building, plot } from './scenes/village.ts'

const COVERS: Readonly<Record<Campaign, (brush: SvgBrush) => void>> = {
  dice(brush) {
    for (const [x, y, owner, count, scale] of [
      [60, 92, 1, 2, 2],
      [330, 84, 2, 4, 2],
      [350, 318, 1, 1, 2],
      [66, 330, 0, 3, 2],
      [204, 206, 0, 6, 3.2],
    ] as const)
      brush.at(x, y, 0, () => island(brush, { x: 0, y: 0 }, REALMS[owner], count), scale)
  },
  delve(brush) {
    for (let tile = 0; tile < 9; tile++) {
      const [x, y] = [20 + (tile % 3) * 124, 20 + Math.floor(tile / 3) * 124]
      if (tile === 1 || tile === 6) brush.slab(x, y - 12, 116, 112, 18, '#8a7fb8', 24)
      else brush.round(x, y, 116, 116, 16, tile % 2 ? '#4a4478' : '#585190')
    }
    brush.at(328, 92, 0, () => beast(brush, { kind: 0, life: 1 }), 2.4)
    brush.at(326, 322, 0, () => beast(brush, { kind: 1, life: 2 }), 2.6)
    brush.at(186, 214, 0, () => delver(brush), 4.2)
  },
  cards(brush) {
    brush.at(200, 140, 0, () => foe(brush, 1), 1.6)
    brush.at(92, 320, -0.24, () => card(brush, 1), 1.5)
    brush.at(310, 322, 0.22, () => card(brush, 7), 1.5)
    brush.at(202, 306, 0, () => card(brush, 2), 1.8)
  },
  tunnel(brush) {
    brush.at(112, 214, -0.22, () => tunnelCard(brush, 7), 1.75)
    brush.at(296, 216, 0.2, () => tunnelCard(brush, 2 * 16 + 6), 1.75)
    brush.at(204, 196, 0, () => tunnelCard(brush, 16 + 8), 2.1)
  },
  shares(brush) {
    for (const [x, y, shire, side] of [
      [122, 96, 0, 1],
      [282, 96, 1, 1],
      [44, 236, 0, -1],
      [202, 236, 0, 0],
      [362, 236, 1, -1],
      [122, 372, 3, 0],
      [282, 372, 3, 0],
    ] as const)
      brush.at(
        x,
        y,
        0,
        () => {
          isle(brush, 0, 0, shire)
          if (side >= 0) flagOn(brush, 0, 8, side)
        },
        2.25,
      )
  },
  skirmish(brush) {
    for (const [x, y] of [
      [110, 280],
      [292, 280],
      [202, 122],
    ] as const) {
      brush.shape(hexagon(x, y + 22, 104), '#8a6a48')
      brush.shape(hexagon(x, y, 104), '#ecd49a')
    }
    brush.at(202, 112, 0, () => fighter(brush, { kind: 5, life: 4, isDone: false }), 3.4)
    brush.at(108, 276, 0, () => fighter(brush, { kind: 0, life: 6, isDone: false }), 3.4)
    brush.at(294, 276, 0, () => fighter(brush, { kind: 1, life: 3, isDone: false }), 3.4)
  },
  sinking(brush) {
    for (const [x, y, isSoaked] of [
      [44, 104, true],
      [202, 104, false],
      [122, 240, false],
      [282, 240, true],
      [360, 376, true],
      [202, 376, true],
      [44, 376, false],
    ] as const)
      brush.at(x, y, 0, () => piece(brush, 0, 0, isSoaked), 2.3)
    brush.at(202, 104, 0, () => relic(brush, 0, 0, 1), 2.6)
    brush.at(282, 240, 0, () => relic(brush, 0, 0, 3), 2.4)
    brush.at(122, 232, 0, () => seeker(brush, 0, 0), 3)
    brush.at(206, 364, 0, () => rowboat(brush, 0, 0), 2.5)
  },
  dive(brush) {
    for (const [row, color] of ['#2fa0c8', '#1f86b4', '#176a9c', '#104f80'].entries())
      brush.round(-60, 40 + row * 100, 520, 130, 0, color)
    for (const [x, y, worth] of [
      [60, 128, 2],
      [322, 116, 3],
      [66, 268, 6],
      [340, 330, 11],
    ] as const)
      brush.at(x, y, 0, () => shell(brush, 0, 0, worth), 2.2)
    brush.at(310, 214, 0.2, () => helmet(brush, 0, 0, '#4fd67f'), 2.8)
    brush.at(116, 352, 0, () => helmet(brush, 0, 0, '#b58cff'), 2.6)
    brush.at(198, 210, -0.15, () => helmet(brush, 0, 0, '#ff6b6b'), 5)
  },
  bids(brush) {
    brush.disc(200, 330, 250, '#2a6a5a')
    brush.at(84, 110, 0, () => captain(brush, 0, 0, '#4fd67f'), 1.9)
    brush.at(318, 110, 0, () => captain(brush, 0, 0, '#b58cff'), 1.9)
    prize(brush, 200, 196, 8, 62)
    brush.at(84, 316, -0.16, () => bidCard(brush, 0, 0, 3, '#4fd67f'), 1.6)
    brush.at(316, 316, 0.16, () => bidCard(brush, 0, 0, 9, '#b58cff'), 1.6)
    brush.at(200, 330, 0, () => bidCard(brush, 0, 0, 7, '#ff6b6b'), 1.7)
  },
  village(brush) {
    for (const [x, y, ground, kind] of [
      [122, 104, 0, 2],
      [282, 104, 1, -1],
      [202, 240, 2, 3],
      [42, 240, 0, 0],
      [362, 240, 0, 6],
      [122, 376, 2, 1],
      [282, 376, 0, 7],
    ] as const)
      brush.at(
        x,
        y,
        0,
        () => {
          plot(brush, 0, 0, ground, kind < 0)
          if (kind >= 0) building(brush, kind)
        },
        2.3,
      )
  },
}

/** The decisive moment of each campaign. */
export function cover({ slug, campaign, ground }: StrategyDefinition): string {
  const brush = svgBrush()
  COVERS[campaign](brush)
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.34)
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round" transform="rotate(-4 200 200)">${brush.svg()}</g>`
}
