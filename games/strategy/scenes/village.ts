import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Point } from '#kit/game/stage.ts'
import type { CampaignGame } from '../campaign-game.ts'
import {
  BARE,
  cellOf,
  choiceOf,
  FIELD,
  gainOf,
  goalOf,
  HUT,
  MARKET,
  MILL,
  PIER,
  SAW,
  TURNS,
  village as rules,
  WELL,
  WOOD,
  type VillageState,
} from '../rules/village.ts'
import { bar } from './card-art.ts'
import { hexagon, hexAt } from './dice.ts'
import { spotScene, type Spot } from './spot-scene.ts'

const WIDTH = 419
const HEIGHT = 524
const GROUNDS = ['#a8d878', '#7fb868', '#f0d898'] as const
const offerPlace = (choice: number): Point => ({ x: 82 + choice * 128, y: 476 })

/** An isle of meadow, wood or sand. */
export function plot(brush: Brush, x: number, y: number, ground: number, hasTrees: boolean) {
  const color = GROUNDS[ground]!
  brush.shape(hexagon(x, y + 8, 34), '#8a6a48')
  brush.shape(hexagon(x, y, 34), color)
  brush.shape(hexagon(x - 2, y - 3, 27), shade(color, 0.14))
  if (ground === WOOD && hasTrees)
    for (const [dx, dy] of [
      [-11, 4],
      [8, -6],
      [10, 10],
    ] as const) {
      brush.line([x + dx, y + dy + 8, x + dx, y + dy], 4, '#7a4526')
      brush.shape([x + dx - 10, y + dy + 1, x + dx, y + dy - 17, x + dx + 10, y + dy + 1], '#2f8f58')
    }
}

function roof(brush: Brush, width: number, y: number, color: string) {
  brush.shape([-width, y, 0, y - 17, width, y], color)
  brush.shape([0, y - 17, width, y, 2, y], shade(color, -0.18))
}

/** A building around the middle of its isle. */
export function building(brush: Brush, kind: number) {
  if (kind !== FIELD) brush.disc(1, 13, 15, '#000000', 0.14)
  if (kind === HUT) {
    brush.round(-12, -5, 24, 19, 3, '#fff4dc')
    brush.round(-4, 3, 8, 11, 2, '#7a4526')
    roof(brush, 17, -3, PAINT.coral)
  } else if (kind === WELL) {
    brush.puck(0, 7, 12, '#8795b5', 5)
    brush.disc(0, 7, 8, PAINT.sky)
    for (const x of [-11, 11]) brush.line([x, 6, x, -10], 4, '#7a4526')
    roof(brush, 16, -9, '#b8703f')
  } else if (kind === FIELD) {
    brush.round(-20, -13, 40, 28, 6, '#d8a83f')
    for (const y of [-8, -1, 6]) brush.line([-16, y, 16, y], 4, '#f4d868')
    for (const x of [-12, 0, 12]) brush.leaf(x, -2, 12, 6, '#8fb83f', -1.57)
  } else if (kind === MILL) {
    brush.shape([-11, 15, -7, -14, 7, -14, 11, 15], '#fff4dc')
    roof(brush, 10, -12, PAINT.orchid)
    for (let sail = 0; sail < 4; sail++)
      brush.at(0, -11, sail * 1.571 + 0.5, () => brush.round(3, -3.5, 18, 7, 2, '#e8c890'))
    brush.disc(0, -11, 3.4, '#7a4526')
  } else if (kind === SAW) {
    brush.round(-16, -4, 32, 18, 3, '#b87848')
    roof(brush, 20, -3, '#4f8f68')
    brush.disc(0, 6, 8, '#d8e2f0')
    for (let tooth = 0; tooth < 6; tooth++)
      brush.disc(Math.cos(tooth * 1.05) * 8, 6 + Math.sin(tooth * 1.05) * 8, 2, '#d8e2f0')
    brush.disc(0, 6, 2.4, '#5a6a80')
  } else if (kind === PIER) {
    brush.shape([-16, 4, 16, 4, 10, 15, -11, 15], '#a8502f')
    brush.line([0, 4, 0, -20], 3.4, '#7a4526')
    brush.shape([3, -19, 17, 0, 3, 0], '#ffffff')
    brush.shape([-3, -14, -13, 0, -3, 0], '#ffe0a0')
  } else if (kind === MARKET) {
    brush.round(-17, 2, 34, 13, 3, '#b87848')
    for (let strip = 0; strip < 5; strip++)
      brush.round(-20 + strip * 8, -13, 8.4, 14, 3, strip % 2 ? '#ffffff' : PAINT.sky)
    for (const [x, color] of [
      [-10, PAINT.coral],
      [0, PAINT.amber],
      [10, PAINT.palm],
    ] as const)
      brush.disc(x, 4, 4.4, color)
  } else {
    brush.shape([-9, 16, -6, -16, 6, -16, 9, 16], '#fff4dc')
    brush.shape([-7.6, 5, -7, -3, 7, -3, 7.6, 5], PAINT.coral)
    brush.glow(0, -21, 13, PAINT.sun)
    brush.round(-6, -25, 12, 9, 3, PAINT.sun)
    roof(brush, 9, -24, '#c83f4a')
  }
}

export const game: CampaignGame<VillageState> = {
  rules,
  scene: (tools) =>
    spotScene(tools, {
      width: WIDTH,
      height: HEIGHT,
      spots(state, picked): readonly Spot[] {
        const choice = picked ?? 0
        const cells = rules
          .legal(state)
          .filter((input) => choiceOf(input) === choice)
          .map((input): Spot => ({ ...hexAt(cellOf(input)), wide: 60, high: 56, input }))
        const offers = state.offer.map((_, index): Spot => ({
          ...offerPlace(index),
          wide: 116,
          high: 86,
          pick: index,
        }))
        return [...cells, ...offers]
      },
      paint(brush, state, { picked, before, k }) {
        brush.round(-4, -4, WIDTH + 8, HEIGHT + 8, 26, '#2a9fc0')
        for (let wave = 0; wave < 22; wave++)
          brush.arc(20 + ((wave * 83) % 380), 30 + ((wave * 47) % 370), 10, 3.6, 5.8, 3, '#ffffff', 0.22)
        const choice = picked ?? 0
        for (const [cell, ground] of state.grounds.entries()) {
          if (ground < 0) continue
          const { x, y } = hexAt(cell)
          const kind = state.built[cell]!
          plot(brush, x, y, ground, kind === BARE)
          if (kind === BARE) {
            const gain = gainOf(state, state.offer[choice]!, cell)
            if (gain > 0) brush.disc(x, y, 8 + Math.min(7, gain), gain > 4 ? PAINT.sun : '#fff8e8', 0.9)
            if (gain > 0) digits(brush, gain, x, y, 12, '#3a2a1a')
            continue
          }
          const isNew = before !== undefined && before.built[cell] === BARE
          brush.at(
            x,
            y - (isNew ? (1 - k) * 40 : 0),
            0,
            () => building(brush, kind),
            isNew ? 0.7 + 0.6 * k - 0.3 * k * k : 1,
          )
        }
        // People, the goal, and the turns that are left.
        brush.round(12, 388, 395, 36, 18, '#0f4a68')
        brush.disc(34, 402, 8, '#f0b888')
        brush.round(25, 409, 18, 11, 5, PAINT.coral)
        digits(brush, state.people, 72, 406, 20, '#ffffff')
        bar(brush, 196, 400, 186, Math.min(1, state.people / goalOf(state.level)), PAINT.palm)
        digits(brush, goalOf(state.level), 318, 406, 20, PAINT.sun)
        brush.ring(366, 406, 13, 4, '#ffffff', 0.5)
        digits(brush, TURNS - state.moves, 366, 406, 14, '#ffffff')
        for (const [index, kind] of state.offer.entries()) {
          const { x, y } = offerPlace(index)
          const isChosen = index === choice
          if (isChosen) brush.round(x - 58, y - 45, 116, 90, 20, PAINT.sun)
          brush.slab(x - 53, y - 40, 106, 74, 17, isChosen ? '#fff4dc' : '#d8ecec', 6)
          brush.at(x, y - 1, 0, () => building(brush, kind), 1.6)
        }
      },
      played({ input, events }, show) {
        const gain = events[0]?.amount ?? 0
        show.sound(gain >= 5 ? 'score' : gain > 0 ? 'place' : 'tap', Math.min(9, gain))
        const at = hexAt(cellOf(input))
        if (gain > 0) show.burst(at, [PAINT.sun, '#ffffff', PAINT.palm], 6 + gain * 2)
        if (gain >= 5) show.flash(at, '#ffffff')
        return 0.4
      },
      wayOf: (input) => [offerPlace(choiceOf(input)), hexAt(cellOf(input))],
      keeps: ({ input }) => choiceOf(input),
    }),
}
