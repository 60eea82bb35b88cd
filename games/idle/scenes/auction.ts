import { fillCircle, fillRound, shade, slab, write } from '#kit/game/draw.ts'
import { coin, islander, oval, shadow, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { bidOf, MOST_TABLES, tableCount, tablePlace, type Auction } from '../trades/auction.ts'

const CLOTHS = ['#ef6f5e', '#4fa8ff', '#f7b53c', '#a774e8', '#5fc46a'] as const
const SHADES = [
  '#ffb04a',
  '#5fd0c0',
  '#ff8aa8',
  '#c8a0f0',
  '#8fd05a',
  '#ffe07a',
  '#7fb0ff',
  '#f09a6a',
] as const

/** A harbour hall with red drapes and an auction with raised hands. */
export const openScene = (): Scene => {
  const jumps = new Map<number, number>()
  const scene: Scene<Auction> = {
    ground(pen, { box, unit, place }) {
      fillRound(pen, box, 0, '#5b2440')
      for (let fold = 0; fold < 12; fold++) {
        const wide = box.width / 12
        fillRound(
          pen,
          { x: box.x + fold * wide, y: box.y, width: wide * 0.5, height: box.height * 0.6 },
          0,
          '#6d2c4c',
        )
      }
      const floor = place(0, 560).y
      fillRound(
        pen,
        { x: box.x, y: floor, width: box.width, height: box.y + box.height - floor },
        0,
        '#8a5230',
      )
      for (let board = 0; board < 7; board++)
        fillRound(
          pen,
          { x: box.x, y: floor + board * unit * 8, width: box.width, height: unit * 0.7 },
          0,
          '#6f3f22',
        )
      const rug = place(500, 640)
      oval(pen, rug.x, rug.y, box.width * 0.46, unit * 36, '#3f5f8f')
      oval(pen, rug.x, rug.y, box.width * 0.41, unit * 31, '#4f78ad')
    },
    draw(pen, look) {
      for (let table = 0; table < MOST_TABLES; table++) {
        const jump = jumps.get(table) ?? 0
        jumps.set(table, Math.max(0, jump - 0.05))
        one(pen, look, table, jump)
      }
    },
    spots: ({ world, place, unit }) =>
      Array.from({ length: tableCount(world.levels) }, (_, table) => ({
        at: place(tablePlace(table).x, tablePlace(table).y),
        reach: Math.max(48, unit * 22),
        input: ['act', table, 0] as const,
      })),
    finger: ({ place }) => [place(tablePlace(0).x, tablePlace(0).y)],
    show({ kind, x = 0, y = 0, amount = 0 }, { effects, place }) {
      if (kind === 'bid') jumps.set(amount, 1)
      if (kind === 'hit')
        effects.burst(place(x, y), { count: 22, speed: 260, colors: ['#ffd35e', '#fff0b0', '#ffffff'] })
      if (kind === 'bad')
        effects.burst(place(x, y), { count: 12, speed: 120, colors: ['#6d6a8a', '#9a90b0'] })
    },
  }
  return scene as Scene
}

function one(pen: Pen, look: Look<Auction>, table: number, jump: number) {
  const { body, world, place, unit, short, time } = look
  const { x, y } = place(tablePlace(table).x, tablePlace(table).y)
  const lot = body.lots[table]
  const wide = unit * 34
  shadow(pen, x, y + unit * 9, wide * 0.5, unit * 3, 0.35)
  if (!lot) {
    slab(
      pen,
      { x: x - wide * 0.4, y: y, width: wide * 0.8, height: unit * 8 },
      unit * 2,
      '#6b4530',
      '#41261a',
      unit * 2,
    )
    return
  }
  for (let seat = 0; seat < 5; seat++) {
    const isUp = lot.empty === 0 && seat < lot.hands
    const sx = x + (seat - 2) * unit * 7
    const sy = y - unit * 9
    if (isUp) {
      fillRound(
        pen,
        { x: sx + unit * 1.3, y: sy - unit * (11 + jump * 2), width: unit * 1.4, height: unit * 8 },
        unit * 0.6,
        '#8a5230',
      )
      fillCircle(pen, sx + unit * 2, sy - unit * (11.4 + jump * 2), unit * 1.4, '#ffe07a')
    }
    islander(
      pen,
      sx,
      sy,
      unit * (isUp ? 10.5 : 9),
      isUp ? CLOTHS[(seat + table) % CLOTHS.length]! : '#4a3f58',
      isUp ? time * 6 + seat : 0,
    )
  }
  slab(
    pen,
    { x: x - wide / 2, y: y - unit * 3, width: wide, height: unit * 12 },
    unit * 2,
    '#c07a3c',
    '#6b3b16',
    unit * 3,
  )
  if (lot.empty === 0) thing(pen, x - unit * 10, y - unit * 3, unit * (1 + jump * 0.14), lot.thing)
  else hammer(pen, x, y - unit * 4, unit, lot.empty)
  if (lot.empty > 0) return
  const size = Math.max(14, unit * (5.6 + jump * 1.5))
  const color = lot.hands > 1 ? '#fff3c4' : lot.hands === 1 ? '#ffb03c' : '#ff6f5a'
  fillRound(
    pen,
    { x: x - unit * 4, y: y - unit * 1.6, width: unit * 20, height: Math.max(18, unit * 7) },
    unit * 3,
    'rgb(50 20 10 / .75)',
  )
  coin(pen, x - unit * 0.6, y + unit * 1.8, unit * 2.2)
  write(pen, short(bidOf(lot, world.levels)), x + unit * 9, y + unit * 1.9, {
    size,
    color,
    widest: unit * 13,
  })
}

/** Eight finds: vase, gem, shell, bell, mask, crown, bottle, lamp. */
function thing(pen: Pen, x: number, y: number, unit: number, kind: number) {
  const color = SHADES[kind % SHADES.length]!
  const dark = shade(color, -0.4)
  oval(pen, x, y + unit * 0.6, unit * 5, unit * 1.2, 'rgb(60 20 0 / .35)')
  if (kind % 4 === 0) {
    oval(pen, x, y - unit * 4, unit * 3.8, unit * 4.4, dark)
    oval(pen, x - unit * 0.5, y - unit * 4.2, unit * 3.2, unit * 4, color)
    fillRound(pen, { x: x - unit * 1.6, y: y - unit * 11, width: unit * 3.2, height: unit * 4 }, unit, color)
    oval(pen, x, y - unit * 11, unit * 2.4, unit * 0.9, dark)
  } else if (kind % 4 === 1) {
    shape(
      pen,
      [
        x - unit * 4,
        y - unit * 6,
        x - unit * 2,
        y - unit * 9,
        x + unit * 2,
        y - unit * 9,
        x + unit * 4,
        y - unit * 6,
        x,
        y,
      ],
      dark,
    )
    shape(pen, [x - unit * 4, y - unit * 6, x - unit * 2, y - unit * 9, x, y - unit * 6, x, y], color)
    shape(pen, [x - unit * 2, y - unit * 9, x + unit * 2, y - unit * 9, x, y - unit * 6], shade(color, 0.5))
  } else if (kind % 4 === 2) {
    shape(
      pen,
      [
        x - unit * 4.4,
        y - unit * 2,
        x - unit * 5,
        y - unit * 9,
        x - unit * 2,
        y - unit * 6,
        x,
        y - unit * 10,
        x + unit * 2,
        y - unit * 6,
        x + unit * 5,
        y - unit * 9,
        x + unit * 4.4,
        y - unit * 2,
      ],
      color,
    )
    fillRound(
      pen,
      { x: x - unit * 4.6, y: y - unit * 2.4, width: unit * 9.2, height: unit * 2.4 },
      unit * 0.6,
      dark,
    )
    for (const dx of [-3, 0, 3]) fillCircle(pen, x + dx * unit, y - unit * 1.2, unit * 0.8, '#ff6f8a')
  } else {
    oval(pen, x, y - unit * 5, unit * 4, unit * 5, dark)
    oval(pen, x - unit * 0.4, y - unit * 5.4, unit * 3.5, unit * 4.6, color)
    for (const side of [-1, 1])
      oval(pen, x + side * unit * 1.4, y - unit * 6, unit * 0.9, unit * 1.2, '#3a1a20')
    oval(pen, x, y - unit * 2.8, unit * 1.6, unit * 0.7, '#3a1a20')
  }
}

function hammer(pen: Pen, x: number, y: number, unit: number, left: number) {
  pen.save()
  pen.translate(x + unit * 4, y)
  pen.rotate(Math.min(0, -1.1 + (40 - left) * 0.16))
  fillRound(pen, { x: -unit * 9, y: -unit * 0.7, width: unit * 9, height: unit * 1.6 }, unit * 0.6, '#a8682e')
  fillRound(pen, { x: -unit * 11, y: -unit * 3, width: unit * 3.6, height: unit * 6 }, unit, '#e0a050')
  pen.restore()
}
