import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Point } from '#kit/game/stage.ts'
import type { CampaignGame } from '../campaign-game.ts'
import { bids as rules, isOpen, likelyOf, ROUNDS, tableOf, tellOf, type BidsState } from '../rules/bids.ts'
import { spotScene, type Spot } from './spot-scene.ts'

const WIDTH = 560
const HEIGHT = 590
const SIDES = [PAINT.coral, PAINT.palm, PAINT.orchid] as const
const TABLE: Point = { x: 280, y: 236 }
const faceAt = (who: number): Point => ({ x: who === 1 ? 82 : 478, y: 62 })
/** A rival's bid is between its face and the middle until revealed. */
const sealedAt = (who: number): Point => ({ x: who === 1 ? 186 : 374, y: 64 })
/** The three bids of the round before, the captain's own beside the prize. */
const LAST: readonly Point[] = [
  { x: 172, y: 236 },
  { x: 76, y: 236 },
  { x: 484, y: 236 },
]
/** Two rows: five cards, then four. */
const cardAt = (card: number): Point =>
  card <= 5 ? { x: 80 + (card - 1) * 100, y: 440 } : { x: 130 + (card - 6) * 100, y: 538 }

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

/** A rival: hat, beard, eyes that may give the bid away. */
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

/** A bid on the table: an open card, a back with hint lamps, or nothing. */
function bidOf(brush: Brush, state: BidsState, who: number) {
  const { x, y } = sealedAt(who)
  const bid = state.sealed[who - 1]
  if (bid === undefined) return
  if (isOpen(state, who)) return bidCard(brush, x, y, bid, SIDES[who]!, 1.12)
  const tell = tellOf(state, who)
  brush.slab(x - 37, y - 47, 74, 90, 13, '#8a4a2a', 7)
  brush.round(x - 29, y - 39, 58, 68, 9, shade(SIDES[who]!, -0.35))
  if (tell < 0) return
  for (let lamp = 0; lamp < 3; lamp++)
    if (tell >= lamp) brush.ball(x, y + 18 - lamp * 23, 9, [PAINT.palm, PAINT.sun, PAINT.coral][tell]!)
    else brush.disc(x, y + 18 - lamp * 23, 8, '#2a1008', 0.5)
}

function rival(brush: Brush, state: BidsState, who: number) {
  const { x, y } = faceAt(who)
  captain(brush, x, y, SIDES[who]!)
  plaque(brush, x, y + 57, state.points[who]!, SIDES[who]!)
  bidOf(brush, state, who)
  // The rival's remaining cards; plausible bids are highlighted.
  const likely = state.sealed.length > 0 ? likelyOf(state, who) : []
  const left = who === 1 ? 28 : 308
  for (let card = 1; card <= ROUNDS; card++) {
    const at = left + (card - 1) * 28
    if (!state.hands[who]!.includes(card)) brush.disc(at, y + 97, 3, '#fff4dc', 0.25)
    else if (!likely.includes(card)) digits(brush, card, at, y + 97, 20, '#b98f88')
    else {
      brush.round(at - 13, y + 83, 26, 28, 8, '#ffe066')
      digits(brush, card, at, y + 97, 22, '#3a1a10')
    }
  }
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
        rules.legal(state).map((card) => ({ ...cardAt(card), wide: 98, high: 96, input: card })),
      paint(brush, state, { before, k }) {
        brush.round(-4, -4, WIDTH + 8, HEIGHT + 8, 26, '#5a2f3a')
        brush.round(14, 182, WIDTH - 28, 186, 40, '#2a6a5a')
        brush.round(22, 190, WIDTH - 44, 170, 34, '#3a8a72')
        for (const who of [1, 2]) rival(brush, state, who)
        if (state.prizes.length > 0) {
          brush.glow(TABLE.x, TABLE.y, 62, PAINT.sun)
          const grown = before ? Math.min(1, 0.4 + k) : 1
          prize(brush, TABLE.x, TABLE.y, tableOf(state), 34 * grown)
        }
        for (const [index, worth] of state.prizes.slice(1).entries())
          prize(brush, 70 + index * 60, 324, worth, 19)
        // The bids of the round before, with a ring around the one that won.
        for (const [who, bid] of state.bids.entries()) {
          const home = who === 0 ? { x: LAST[0]!.x, y: 330 } : sealedAt(who)
          const at = LAST[who]!
          const [x, y] = [home.x + (at.x - home.x) * k, home.y + (at.y - home.y) * k]
          if (who === state.winner) brush.ring(x, y, 40, 6, PAINT.sun, k)
          bidCard(brush, x, y, bid, SIDES[who]!, 0.74)
        }
        plaque(brush, 280, 371, state.points[0]!, SIDES[0])
        for (const card of state.hands[0]!) {
          const { x, y } = cardAt(card)
          bidCard(brush, x, y, card, SIDES[0], 1.12)
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
