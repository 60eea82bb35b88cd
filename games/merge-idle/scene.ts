import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base, MicroRules } from '#kit/game/micro/rules.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import {
  BOX,
  boxPrice,
  cellCount,
  placeOf,
  rowOf,
  sizeOf,
  type Board,
  type Plan,
  type Twist,
} from './board.ts'
import { advise } from './bot.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { drawPiece } from './piece-art.ts'
import { OPEN_BOX, placeCount, pointOf } from './rules.ts'
import { beltOrder, boxTier, FLOOD_EVERY, isFloodNear, MOST_ENERGY, orderPlace } from './twists.ts'

export const LAND: Readonly<Record<Twist, string>> = {
  plain: '#9fc86a',
  orders: '#e8cf98',
  belt: '#3a3470',
  siege: '#a8785a',
  garden: '#7ab860',
  recipes: '#5a3a7a',
  fog: '#4f9fc8',
  drop: '#4a3048',
  triple: '#5fae8a',
  neighbours: '#d89aa0',
  flood: '#e8d09a',
  energy: '#1f7f9a',
}

const FEEL: Readonly<Record<string, Feel>> = {
  coin: { sound: 'coin', sparks: '#ffe066', count: 2 },
  merge: { sound: 'merge', sparks: '#fff4dc', count: 18 },
  move: { sound: 'move' },
  new: { sound: 'pop', sparks: '#ffffff', count: 8 },
  drop: { sound: 'place', sparks: '#ffffff', count: 4 },
  wrong: { sound: 'bad', quake: 2 },
  served: { sound: 'score', sparks: '#8dfff0', count: 24 },
  missed: { sound: 'bad', pitch: -4, sparks: '#8795b5', count: 10 },
  hit: { sparks: '#ffb63d', count: 3 },
  beaten: { sound: 'hit', pitch: 4, sparks: '#ff7a6b', count: 14 },
  broken: { sound: 'hit', sparks: '#ff6b6b', count: 26, quake: 9 },
  lifted: { sound: 'flip', pitch: 5, sparks: '#ffffff', count: 22 },
  washed: { sound: 'slice', sparks: '#7fd0ff', count: 12 },
  wave: { sound: 'boost', pitch: -5, sparks: '#7fd0ff', count: 30, quake: 3 },
  changed: { sound: 'flip', sparks: '#d8a0ff', count: 12 },
  won: { sound: 'win', sparks: '#ffe066', count: 80 },
}

/** The scene of a board. */
export function boardScene(plan: Plan, rules: MicroRules): Scene {
  const scene: Scene<Board> = {
    rules: rules as unknown as MicroRules<Board>,
    backdrop: 'plain',
    feel: FEEL,
    hero(board) {
      // Advice for the tutorial's finger, before the first move.
      const input = board.tick === 0 ? advise({ plan, state: board }) : undefined
      if (input === undefined || input === OPEN_BOX) return BOX
      return pointOf(plan, Math.floor((input - 2) / placeCount(plan)))
    },
    still: (brush, look) => table(brush, plan, look),
    draw(board, brush) {
      for (const [cell, piece] of board.cells.entries()) {
        const { x, y } = placeOf(plan, cell)
        if (board.shut[cell]) fog(brush, x, y, sizeOf(plan), board.tick + cell * 30)
        if (!piece) continue
        // Initial pieces are shown at full size: before the first touch time stands still.
        const pop = piece.age < 12 && piece.age !== board.tick ? 0.6 + piece.age / 30 : 1
        const scale = (sizeOf(plan) / 44) * pop
        drawPiece(brush, plan.twist, piece, [x, y + Math.sin((board.tick + cell * 23) / 34) * 1.2], scale)
        if (piece.rest > 0)
          brush.arc(
            x + sizeOf(plan) * 0.3,
            y - sizeOf(plan) * 0.28,
            7,
            -Math.PI / 2,
            -Math.PI / 2 + (piece.rest / (144 * piece.tier)) * Math.PI * 2,
            4,
            PAINT.sky,
          )
      }
      above(brush, plan, board)
      box(brush, plan, board)
    },
  }
  return scene as unknown as Scene<Base>
}

function table(brush: Brush, plan: Plan, { left, right, top, bottom }: Look) {
  const land = LAND[plan.twist]
  brush.round(left - 20, top - 20, right - left + 40, bottom - top + 40, 0, land)
  for (let y = Math.floor(top / 60) * 60; y < bottom; y += 60)
    for (let x = Math.floor(left / 90) * 90 + (y % 120 === 0 ? 0 : 45); x < right; x += 90)
      brush.disc(x, y, 26, shade(land, (x + y) % 4 === 0 ? 0.12 : -0.1), 0.5)
  const size = sizeOf(plan)
  const first = placeOf(plan, 0)
  const [wide, high] = [plan.columns * size, plan.rows * size]
  brush.round(first.x - size / 2 - 10, first.y - size / 2 + 4, wide + 20, high + 20, 24, '#001018', 0.25)
  brush.slab(
    first.x - size / 2 - 10,
    first.y - size / 2 - 10,
    wide + 20,
    high + 20,
    22,
    shade(land, -0.45),
    10,
  )
  for (let cell = 0; cell < cellCount(plan); cell++) {
    const { x, y } = placeOf(plan, cell)
    const isLow = plan.twist === 'flood' && rowOf(plan, cell) === plan.rows - 1
    brush.round(
      x - size / 2 + 3,
      y - size / 2 + 3,
      size - 6,
      size - 6,
      12,
      isLow ? '#4f8fb8' : shade(land, cell % 2 === 0 ? -0.12 : -0.2),
    )
  }
  if (plan.twist !== 'belt') return
  const path = beltOrder(plan)
  for (let step = 1; step < path.length; step++) {
    const [from, to] = [placeOf(plan, path[step - 1]!), placeOf(plan, path[step]!)]
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
    brush.at(x, y, Math.atan2(to.y - from.y, to.x - from.x), () =>
      brush.line([-5, -7, 4, 0, -5, 7], 4, '#ffffff', 0.4),
    )
  }
}

function fog(brush: Brush, x: number, y: number, size: number, tick: number) {
  const drift = Math.sin(tick / 50) * 3
  brush.round(x - size / 2 + 2, y - size / 2 + 2, size - 4, size - 4, 12, '#dfeaf2', 0.9)
  brush.disc(x - 8 + drift, y - 3, 13, '#ffffff', 0.8)
  brush.disc(x + 9 - drift, y + 4, 12, '#ffffff', 0.8)
}

function above(brush: Brush, plan: Plan, board: Board) {
  const { twist } = plan
  if (twist === 'orders')
    for (const [slot, { kind, tier, left, full }] of board.orders.entries()) {
      const { x, y } = orderPlace(slot)
      brush.slab(x - 58, y - 30, 116, 58, 18, '#fffaf0', 7)
      brush.at(x - 30, y - 2, 0, () => guest(brush, (slot + board.served) % 4))
      drawPiece(brush, twist, { tier, kind }, [x + 22, y - 4], 0.95)
      brush.round(
        x - 46,
        y + 20,
        Math.max(4, (92 * left) / full),
        5,
        2.5,
        left / full > 0.4 ? PAINT.palm : PAINT.coral,
      )
    }
  if (twist === 'siege') siege(brush, plan, board)
  if (twist === 'drop') {
    brush.slab(160, 8, 80, 62, 20, '#fffaf0', 7)
    drawPiece(brush, twist, { tier: Math.max(1, board.meter), kind: 0 }, [200, 40], 1)
  }
  if (twist === 'flood') {
    const share = board.next / FLOOD_EVERY
    brush.round(120, 40, 160, 12, 6, PAINT.ink, 0.4)
    brush.round(120, 40, Math.max(8, 160 * share), 12, 6, isFloodNear(board) ? PAINT.coral : PAINT.sky)
    const rise = isFloodNear(board) ? (1 - board.next / 360) * 26 : 0
    if (rise > 0) brush.round(-300, 372 - rise + Math.sin(board.tick / 10) * 2, 1000, 600, 0, '#2f9fd0', 0.5)
  }
  if (twist === 'energy')
    for (let breath = 0; breath < MOST_ENERGY; breath++) {
      const x = 200 + (breath - (MOST_ENERGY - 1) / 2) * 21
      if (breath < board.meter) brush.ball(x, 44, 8.5, '#8fe0ff')
      else brush.ring(x, 44, 7, 2, '#ffffff', 0.4)
    }
}

function guest(brush: Brush, look: number) {
  const color = ['#ff7a6b', '#6fce84', '#b98cff', '#ffab4a'][look]!
  brush.ball(0, 0, 15, color)
  for (const side of [-1, 1]) {
    brush.disc(side * 5, -3, 3.6, '#ffffff')
    brush.disc(side * 5, -2.6, 1.8, PAINT.ink)
  }
  brush.arc(0, 4, 4.4, 0.3, 2.8, 2, PAINT.ink)
}

function siege(brush: Brush, plan: Plan, board: Board) {
  for (const { lane, x: y, hp, full } of board.foes) {
    const { x } = placeOf(plan, lane)
    const step = Math.sin((board.tick + full) / 7) * 3
    brush.round(x - 16, y + 10, 32, 8, 4, '#001018', 0.25)
    for (const side of [-1, 1])
      brush.line([x + side * 12, y + 4, x + side * 20, y + 8 + step * side], 5, '#c23a45')
    brush.ball(x, y, 15, '#e8555f')
    for (const side of [-1, 1]) brush.disc(x + side * 6, y - 6, 3.4, '#ffffff')
    brush.round(x - 16, y - 24, 32, 6, 3, PAINT.ink, 0.5)
    brush.round(x - 16, y - 24, Math.max(2, 32 * (hp / full)), 6, 3, PAINT.palm)
  }
  for (let heart = 0; heart < 3; heart++) {
    const x = 330 + heart * 22
    const color = heart < board.hearts ? PAINT.coral : '#3a2020'
    brush.disc(x - 3.6, 378, 4.6, color)
    brush.disc(x + 3.6, 378, 4.6, color)
    brush.shape([x - 8, 379.5, x + 8, 379.5, x, 389], color)
  }
}

function box(brush: Brush, { twist }: Plan, board: Board) {
  if (twist === 'drop') return
  const price = boxPrice(board)
  const canPay = twist === 'energy' ? board.meter >= 1 : board.coins >= price
  const hop = canPay ? Math.abs(Math.sin(board.tick / 16)) * 2.5 : 0
  brush.slab(BOX.x - 66, BOX.y - 19 - hop, 132, 34, 16, canPay ? PAINT.amber : '#6f7f8f', 6)
  drawPiece(brush, twist, { tier: boxTier(board), kind: 0 }, [BOX.x - 36, BOX.y - 3 - hop], 0.62)
  brush.line([BOX.x - 12, BOX.y - 2 - hop, BOX.x - 2, BOX.y - 2 - hop], 4, '#2a1600')
  brush.line([BOX.x - 7, BOX.y - 7 - hop, BOX.x - 7, BOX.y + 3 - hop], 4, '#2a1600')
  if (twist === 'energy') brush.ball(BOX.x + 30, BOX.y - 3 - hop, 9, '#8fe0ff')
  else {
    brush.puck(BOX.x + 14, BOX.y - 4 - hop, 7, PAINT.sun, 2)
    digits(brush, price, BOX.x + 40, BOX.y - 2 - hop, 13, '#2a1600')
  }
  const wide = 46 + String(board.coins).length * 11
  brush.round(8, BOX.y - 18, wide, 30, 15, '#0b2a3a', 0.62)
  brush.puck(24, BOX.y - 5, 9, PAINT.sun, 3)
  digits(brush, board.coins, 40 + String(board.coins).length * 5.2, BOX.y - 3, 13, '#ffffff')
}
