import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Point } from '#kit/game/stage.ts'
import type { CampaignGame } from '../campaign-game.ts'
import { bids as rules, ROUNDS, tableOf, tellOf, type BidsState } from '../rules/bids.ts'
import { spotScene, type Spot } from './spot-scene.ts'

const WIDTH = 400
const HEIGHT = 580
const SIDES = [PAINT.coral, PAINT.palm, PAINT.orchid] as const
const TABLE: Point = { x: 200, y: 232 }
const faceAt = (who: number): Point => ({ x: who === 1 ? 96 : 304, y: 66 })
/** Two rows: five cards, then four. */
const cardAt = (card: number): Point =>
  card <= 5 ? { x: 48 + (card - 1) * 76, y: 432 } : { x: 86 + (card - 6) * 76, y: 526 }

/** A bid: a plain card with its number. */
export function bidCard(brush: Brush, x: number, y: number, value: number, color: string, scale = 1) {
  brush.at(
    x,
    y,
    0,
    () => {
      brush.slab(-33, -42, 66, 80, 12, '#fff4dc', 6)
      brush.round(-27, -36, 54, 15, 6, color)
      digits(brush, value, 0, 6, 32, '#2a2140')
    },
    scale,
  )
}

/** Pearls in an open shell, or an urchin that costs. */
export function prize(brush: Brush, x: number, y: number, worth: number, size: number) {
  if (worth < 0) {
    for (let spike = 0; spike < 12; spike++) {
      const angle = (spike * Math.PI) / 6
      brush.line(
        [x, y, x + Math.cos(angle) * size * 1.25, y + Math.sin(angle) * size * 1.25],
        size * 0.14,
        '#5a2c78',
      )
    }
    brush.ball(x, y, size * 0.85, '#7a3fa0')
  } else {
    brush.puck(x, y, size, PAINT.shell, size * 0.2)
    brush.disc(x, y, size * 0.78, '#bfe8f4')
  }
  digits(
    brush,
    Math.abs(worth),
    x + (worth < 0 ? size * 0.16 : 0),
    y,
    size * 0.9,
    worth < 0 ? '#ffffff' : '#16405a',
  )
  if (worth < 0) brush.line([x - size * 0.56, y, x - size * 0.24, y], size * 0.14, '#ffffff')
}

/** A rival captain: hat, beard, eyes that may give the bid away. */
export function captain(brush: Brush, x: number, y: number, color: string) {
  brush.round(x - 30, y + 14, 60, 28, 13, color)
  brush.ball(x, y, 25, '#e0a878')
  brush.shape([x - 22, y + 4, x + 22, y + 4, x + 12, y + 28, x - 12, y + 28], '#5a3420')
  for (const side of [-1, 1]) {
    brush.disc(x + side * 9, y - 4, 5, '#ffffff')
    brush.disc(x + side * 9, y - 3, 2.4, PAINT.ink)
  }
  brush.shape([x - 34, y - 12, x, y - 38, x + 34, y - 12], shade(color, -0.45))
  brush.disc(x, y - 21, 5, PAINT.sun)
}

/** How high the sealed bid is, as far as the face shows it: three lamps, or none. */
function tell(brush: Brush, x: number, y: number, high: number) {
  brush.slab(x - 20, y - 26, 40, 50, 9, '#8a4a2a', 5)
  for (let lamp = 0; lamp < 3; lamp++)
    if (high >= lamp) brush.ball(x, y + 13 - lamp * 14, 6, [PAINT.palm, PAINT.sun, PAINT.coral][high]!)
    else brush.disc(x, y + 13 - lamp * 14, 5, '#2a1008', 0.5)
}

function rival(brush: Brush, state: BidsState, who: number) {
  const { x, y } = faceAt(who)
  const away = who === 1 ? 58 : -58
  captain(brush, x - away * 0.35, y, SIDES[who]!)
  if (state.sealed.length > 0) tell(brush, x + away * 0.75, y + 6, tellOf(state, who))
  plaque(brush, x - away * 0.35, y + 55, state.points[who]!, SIDES[who]!)
  // The cards this captain still has.
  for (let card = 1; card <= ROUNDS; card++)
    if (state.hands[who]!.includes(card)) digits(brush, card, x - 76 + card * 15.5, y + 88, 13, '#fff4dc')
    else brush.disc(x - 76 + card * 15.5, y + 88, 2, '#fff4dc', 0.35)
}

function plaque(brush: Brush, x: number, y: number, points: number, color: string) {
  brush.round(x - 30, y - 14, 60, 28, 14, color)
  if (points < 0) brush.line([x - 22, y, x - 13, y], 4, '#2a1008')
  digits(brush, Math.abs(points), x + (points < 0 ? 6 : 0), y, 20, '#2a1008')
}

export const game: CampaignGame<BidsState> = {
  rules,
  scene: (tools) =>
    spotScene(tools, {
      width: WIDTH,
      height: HEIGHT,
      spots: (state): readonly Spot[] =>
        rules.legal(state).map((card) => ({ ...cardAt(card), wide: 74, high: 90, input: card })),
      paint(brush, state, { before, k }) {
        brush.round(-4, -4, WIDTH + 8, HEIGHT + 8, 26, '#5a2f3a')
        brush.round(14, 166, WIDTH - 28, 196, 40, '#2a6a5a')
        brush.round(22, 174, WIDTH - 44, 180, 34, '#3a8a72')
        for (const who of [1, 2]) rival(brush, state, who)
        if (state.prizes.length > 0) {
          brush.glow(TABLE.x, TABLE.y, 66, PAINT.sun)
          const grown = before ? Math.min(1, 0.4 + k) : 1
          prize(brush, TABLE.x, TABLE.y, tableOf(state), 36 * grown)
        }
        for (const [index, worth] of state.prizes.slice(1).entries())
          prize(brush, 52 + index * 42, 326, worth, 14)
        // The bids of the round before, with a ring around the one that won.
        for (const [who, bid] of state.bids.entries()) {
          const home = who === 0 ? { x: 70, y: 296 } : { x: who === 1 ? 62 : 338, y: 150 }
          const at = who === 0 ? { x: 132, y: 258 } : { x: who === 1 ? 62 : 338, y: 222 }
          const [x, y] = [home.x + (at.x - home.x) * k, home.y + (at.y - home.y) * k]
          if (who === state.winner) brush.ring(x, y, 33, 5, PAINT.sun, k)
          bidCard(brush, x, y, bid, SIDES[who]!, 0.62)
        }
        plaque(brush, 200, 376, state.points[0]!, SIDES[0])
        for (const card of state.hands[0]!) {
          const { x, y } = cardAt(card)
          bidCard(brush, x, y, card, SIDES[0])
        }
      },
      played({ events }, show) {
        const [{ kind, amount = 0 } = { kind: 'tie' }] = events
        show.sound(
          kind === 'pearls' ? 'score' : kind === 'urchin' ? 'bad' : kind === 'tie' ? 'flip' : 'deal',
          kind === 'pearls' ? Math.min(9, amount) : 0,
        )
        if (kind === 'pearls') show.burst(TABLE, [PAINT.sun, '#ffffff', PAINT.lagoon], 10 + amount * 2)
        if (kind === 'urchin') show.quake(6)
        return 0.55
      },
      wayOf: (card) => [cardAt(card)],
    }),
}
