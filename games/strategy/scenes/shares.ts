import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { CampaignGame } from '../campaign-game.ts'
import { beside } from '../rules/hexes.ts'
import { leadIn, openTo, pearlsOf, shares as rules, type SharesState } from '../rules/shares.ts'
import { hexagon, hexAt } from './dice.ts'
import { spotScene } from './spot-scene.ts'

const WIDTH = 419
const HEIGHT = 436
const SIDES = ['#14b89a', '#ff5d6f'] as const
const GROUNDS = [
  '#f4dca0',
  '#bfe08a',
  '#e8c0a0',
  '#a8dcc0',
  '#f0e0c8',
  '#d0d890',
  '#e0b8c8',
  '#b8d0e8',
  '#d8c8f0',
] as const

export function flagOn(brush: Brush, x: number, y: number, side: number, k = 1) {
  const color = SIDES[side]!
  brush.disc(x, y + 8, 10, '#000000', 0.16)
  brush.at(
    x,
    y + 8,
    0,
    () => {
      brush.line([-7, 0, -7, -33], 4, '#6a4526')
      brush.shape([-6, -34, 17, -26, -6, -16], color)
      brush.shape([-6, -34, 17, -26, -6, -29], shade(color, 0.25))
    },
    0.4 + 0.6 * k,
  )
}

/** An isle of a shire; edges to other shires are drawn by the caller. */
export function isle(brush: Brush, x: number, y: number, shire: number) {
  const ground = GROUNDS[shire % GROUNDS.length]!
  brush.shape(hexagon(x, y + 7, 35), shade(ground, -0.4))
  brush.shape(hexagon(x, y, 35.6), ground)
}

function paintBoard(brush: Brush, state: SharesState) {
  brush.round(-4, -4, WIDTH + 8, HEIGHT + 8, 26, '#1b7fa8')
  for (let wave = 0; wave < 20; wave++)
    brush.arc(20 + ((wave * 83) % 380), 30 + ((wave * 47) % 380), 10, 3.6, 5.8, 3, '#ffffff', 0.2)
  for (const [cell, shire] of state.shires.entries()) {
    if (shire < 0) continue
    const { x, y } = hexAt(cell)
    isle(brush, x, y, shire)
  }
  // Shires are set off from one another by a light line.
  for (const [cell, shire] of state.shires.entries()) {
    if (shire < 0) continue
    const { x, y } = hexAt(cell)
    for (const other of beside(cell)) {
      const next = state.shires[other]!
      if (other < cell || next < 0 || next === shire) continue
      const to = hexAt(other)
      const [mx, my] = [(x + to.x) / 2, (y + to.y) / 2]
      const [dx, dy] = [((to.y - y) / 64) * 17, ((x - to.x) / 64) * 17]
      brush.line([mx - dx, my - dy, mx + dx, my + dy], 5, '#fffaf0')
    }
  }
}

/** Pearls of each shire, in its middle isle, on a ground of the side that leads. */
function paintPearls(brush: Brush, { owners, shires, pearls }: SharesState) {
  for (const [shire, worth] of pearls.entries()) {
    const cells = shires.flatMap((one, cell) => (one === shire ? [cell] : []))
    const at = cells.map(hexAt)
    const middle = at[Math.floor(at.length / 2)]!
    const lead = leadIn(owners, shires, shire, 0)
    const color = lead > 0 ? SIDES[0] : lead < 0 ? SIDES[1] : '#8795b5'
    brush.disc(middle.x, middle.y - 17, 12.5, '#ffffff')
    brush.disc(middle.x, middle.y - 17, 10.5, color)
    digits(brush, worth, middle.x, middle.y - 17, 12, '#ffffff')
  }
}

export const game: CampaignGame<SharesState> = {
  rules,
  scene: (tools) =>
    spotScene(tools, {
      width: WIDTH,
      height: HEIGHT,
      spots: (state) =>
        rules.legal(state).map((cell) => ({ ...hexAt(cell), wide: 60, high: 56, input: cell })),
      paint(brush, state, { before, k }) {
        paintBoard(brush, state)
        for (const cell of openTo(state, 0)) {
          const { x, y } = hexAt(cell)
          brush.ring(x, y + 3, 9, 3, '#14806a', 0.6)
        }
        for (const [cell, owner] of state.owners.entries()) {
          if (owner < 0) continue
          const { x, y } = hexAt(cell)
          flagOn(brush, x, y + 6, owner, before && before.owners[cell] !== owner ? k : 1)
        }
        paintPearls(brush, state)
        for (const side of [0, 1]) {
          const x = side === 0 ? 112 : 306
          brush.slab(x - 66, 386, 132, 42, 20, SIDES[side]!, 6)
          brush.ball(x - 34, 406, 13, '#fff4e8')
          digits(brush, pearlsOf(state, side), x + 16, 407, 24, '#ffffff')
        }
      },
      played({ events }, show) {
        show.sound('place')
        let delay = 0
        for (const { kind, x } of events) {
          if (x === undefined) continue
          const at = hexAt(x)
          if (kind === 'plant') show.burst(at, [SIDES[0], '#ffffff'], 10)
          else show.flash(at, kind === 'turn' ? PAINT.sun : SIDES[1], delay)
          if (kind === 'turn') show.sound('score')
          if (kind === 'lose') show.sound('bad')
          delay += 0.12
        }
        return 0.4 + delay
      },
      wayOf: (input) => [hexAt(input)],
    }),
}
