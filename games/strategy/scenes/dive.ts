import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Point } from '#kit/game/stage.ts'
import type { CampaignGame } from '../campaign-game.ts'
import {
  dive as rules,
  DIVES,
  DOWN,
  fullAir,
  LEAVE,
  STEPS,
  TAKE,
  UP,
  type Diver,
  type DiveState,
} from '../rules/dive.ts'
import { bar } from './card-art.ts'
import { spotScene, type Spot } from './spot-scene.ts'

const WIDTH = 520
const HEIGHT = 515
const ACROSS = 8
const TIERS = [PAINT.shell, PAINT.lagoon, PAINT.amber, PAINT.pink] as const
const SUITS = [PAINT.coral, PAINT.palm, PAINT.orchid] as const
const LEFT_BUTTON: Point = { x: 135, y: 465 }
const RIGHT_BUTTON: Point = { x: 385, y: 465 }
const placeOf = (input: number) => (input === DOWN || input === TAKE ? LEFT_BUTTON : RIGHT_BUTTON)

/** Steps lead down to and fro; 0 is at the boat. */
function stepAt(step: number, who = 0): Point {
  if (step === 0) return { x: 200 + who * 60, y: 72 }
  const row = Math.floor((step - 1) / ACROSS)
  const column = (step - 1) % ACROSS
  return { x: row % 2 === 0 ? 46 + column * 61 : 473 - column * 61, y: 136 + row * 75 }
}

/** A shell on its ledge with what it is worth; the deeper, the dearer. */
export function shell(brush: Brush, x: number, y: number, worth: number) {
  const color = TIERS[Math.min(3, Math.floor((worth - 1) / 3))]!
  brush.puck(x, y, 20, color, 5)
  for (const turn of [-0.9, -0.45, 0, 0.45, 0.9])
    brush.line([x, y + 15, x + Math.sin(turn) * 15, y + 15 - Math.cos(turn) * 26], 2, '#7a4526', 0.25)
  digits(brush, worth, x, y, 17, '#2a1a40')
}

/** A round helmet with a window. */
export function helmet(brush: Brush, x: number, y: number, color: string) {
  brush.round(x - 12, y + 6, 24, 15, 7, color)
  brush.ball(x, y - 3, 15, '#e0b050')
  brush.disc(x, y - 3, 9.5, '#12304a')
  brush.disc(x - 3, y - 6, 3, '#bfe8ff', 0.9)
  brush.arc(x, y + 8, 12, 0.3, Math.PI - 0.3, 4, color)
}

function button(brush: Brush, { x, y }: Point, color: string, face: () => void) {
  brush.slab(x - 95, y - 40, 190, 72, 20, color, 7)
  brush.at(x, y - 4, 0, face)
}

function faceOf(brush: Brush, input: number, state: DiveState) {
  const arrow = (way: number) =>
    brush.shape(
      [0, 22 * way, 24, -2 * way, 9, -2 * way, 9, -22 * way, -9, -22 * way, -9, -2 * way, -24, -2 * way],
      '#4a2a10',
    )
  if (input === DOWN) arrow(1)
  if (input === UP) arrow(-1)
  if (input === TAKE) {
    shell(brush, -26, -2, state.shells[state.divers[0]!.depth - 1]!)
    brush.line([12, 0, 44, 0], 7, '#4a2a10')
    brush.line([28, -16, 28, 16], 7, '#4a2a10')
  }
  if (input === LEAVE) {
    brush.line([-17, -17, 17, 17], 8, '#4a2a10')
    brush.line([17, -17, -17, 17], 8, '#4a2a10')
  }
}

/** What one diver has aboard, and what the bag holds. */
function purse(brush: Brush, { safe, carries, isBack }: Diver, who: number) {
  const x = 90 + who * 170
  brush.round(x - 78, 368, 156, 46, 16, who === 0 ? '#2a6a8a' : '#0a2a44')
  brush.at(x - 50, 390, 0, () => helmet(brush, 0, 0, SUITS[who]!), 1.05)
  digits(brush, safe, x, 391, 25, '#ffffff')
  for (let bag = 0; bag < Math.min(6, carries.length); bag++)
    brush.disc(x + 36 + (bag % 3) * 13, 384 + Math.floor(bag / 3) * 13, 5.4, PAINT.sun)
  if (isBack) brush.shape([x - 72, 388, x - 64, 375, x - 56, 388], PAINT.sun)
}

export const game: CampaignGame<DiveState> = {
  rules,
  scene: (tools) =>
    spotScene(tools, {
      width: WIDTH,
      height: HEIGHT,
      spots: (state): readonly Spot[] =>
        rules.legal(state).map((input) => ({ ...placeOf(input), wide: 200, high: 84, input })),
      paint(brush, state, { before, k }) {
        brush.round(-4, -4, WIDTH + 8, 96, 26, '#7fd0e8')
        for (let row = 0; row < 4; row++)
          brush.round(
            -4,
            84 + row * 76,
            WIDTH + 8,
            row === 3 ? HEIGHT + 4 - 84 - 228 : 78,
            row === 3 ? 26 : 0,
            ['#2fa0c8', '#1f86b4', '#176a9c', '#0a3a64'][row]!,
          )
        brush.shape([146, 62, 374, 62, 350, 92, 170, 92], '#a8502f')
        brush.line([146, 63, 374, 63], 6, '#e0a866')
        for (let step = 1; step < STEPS; step++) {
          const [one, other] = [stepAt(step), stepAt(step + 1)]
          brush.line([one.x, one.y, other.x, other.y], 4, '#ffffff', 0.16)
        }
        for (const [index, worth] of state.shells.entries()) {
          const { x, y } = stepAt(index + 1)
          if (worth > 0) shell(brush, x, y, worth)
          else brush.ring(x, y, 9, 3, '#ffffff', 0.3)
        }
        for (const [who, diver] of state.divers.entries()) {
          const from = stepAt(before?.dive === state.dive ? before.divers[who]!.depth : diver.depth, who)
          const to = stepAt(diver.depth, who)
          const [x, y] = [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k - 13]
          if (who === 0) brush.ring(x, y + 2, 23, 3.4, PAINT.sun)
          helmet(brush, x, y, SUITS[who]!)
        }
        // Air for all, and which dive it is.
        brush.round(10, 8, 500, 34, 17, '#0a3a64')
        bar(brush, 250, 25, 360, state.air / fullAir(state.level), state.air < 8 ? PAINT.coral : PAINT.lagoon)
        digits(brush, state.air, 40, 25, 20, '#ffffff')
        for (let one = 0; one < DIVES; one++)
          if (one < DIVES - state.dive + 1) brush.ball(454 + one * 20, 25, 7, PAINT.sun)
          else brush.disc(454 + one * 20, 25, 7, '#001020', 0.5)
        for (const [who, diver] of state.divers.entries()) purse(brush, diver, who)
        for (const input of rules.legal(state))
          button(brush, placeOf(input), input === DOWN || input === TAKE ? PAINT.amber : '#d8ecec', () =>
            faceOf(brush, input, state),
          )
        if (state.thrown > 0) {
          brush.slab(240, 443, 40, 40, 9, '#fff8ea', 4)
          digits(brush, state.thrown, 260, 462, 24, '#2a2140')
        }
      },
      played({ events, after }, show) {
        for (const { kind, amount = 0 } of events) {
          if (kind === 'swim') show.sound('move', amount)
          if (kind === 'take') show.sound('coin')
          if (kind === 'leave') show.sound('tap')
          if (kind === 'aboard') show.sound('score')
          if (kind === 'breathless') show.sound('bad')
          if (kind === 'take') show.burst(stepAt(after.divers[0]!.depth), [PAINT.sun, '#ffffff'], 16)
          if (kind === 'breathless') show.quake(6)
        }
        return 0.5
      },
      wayOf: (input) => [placeOf(input)],
    }),
}
