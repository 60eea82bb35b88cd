import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { oval, shadow, shape, TURN } from '../art.ts'
import type { Look, Pen } from '../scene.ts'
import { CENTRE, FLARE_TICKS, fullHp, type Keep, TOWER } from '../trades/tower.ts'

export function keep(pen: Pen, look: Look<Keep>, hurt: number) {
  const { place, unit, world } = look
  const { x, y } = place(CENTRE, CENTRE)
  const stones = Math.min(4, Math.floor(world.levels[TOWER.wall]! / 3))
  shadow(pen, x, y + unit * 5, unit * 11, unit * 4, 0.4)
  for (let stone = 0; stone <= stones; stone++)
    oval(
      pen,
      x,
      y + unit * (5 - stone * 0.9),
      unit * (11 - stone * 0.6),
      unit * (4 - stone * 0.2),
      stone % 2 ? '#7d8fb0' : '#5f7090',
    )
  walls(pen, x, y, unit, hurt > 0 ? '#ff9a8f' : '#f4efe4')
  lantern(pen, x, y, look)
  gauges(pen, x, y, look)
}

function walls(pen: Pen, x: number, y: number, unit: number, stone: string) {
  shape(
    pen,
    [
      x - unit * 5.4,
      y + unit * 5,
      x + unit * 5.4,
      y + unit * 5,
      x + unit * 3.6,
      y - unit * 11,
      x - unit * 3.6,
      y - unit * 11,
    ],
    shade(stone, -0.3),
  )
  shape(
    pen,
    [
      x - unit * 5.4,
      y + unit * 5,
      x + unit * 2.4,
      y + unit * 5,
      x + unit * 1.4,
      y - unit * 11,
      x - unit * 3.6,
      y - unit * 11,
    ],
    stone,
  )
  for (const [top, wide] of [
    [1.4, 5],
    [-5, 4.3],
  ] as const) {
    fillRound(
      pen,
      { x: x - unit * wide, y: y + unit * top, width: unit * wide * 2, height: unit * 3 },
      2,
      '#c8412f',
    )
    fillRound(
      pen,
      { x: x - unit * wide, y: y + unit * top, width: unit * wide * 1.4, height: unit * 3 },
      2,
      '#ee5f48',
    )
  }
}

function lantern(pen: Pen, x: number, y: number, { unit, world, time }: Look<Keep>) {
  const lamps = 1 + world.levels[TOWER.lamp]!
  const glow = 1 + 0.06 * Math.sin(time * 6)
  fillCircle(pen, x, y - unit * 15, unit * (9 + lamps) * glow, 'rgb(255 224 130 / .22)')
  fillCircle(pen, x, y - unit * 15, unit * (6 + lamps * 0.6) * glow, 'rgb(255 236 160 / .35)')
  fillRound(
    pen,
    { x: x - unit * 3.4, y: y - unit * 18, width: unit * 6.8, height: unit * 7 },
    unit,
    '#ffe9a0',
  )
  for (let lamp = 0; lamp < lamps; lamp++)
    fillCircle(pen, x + (lamp - (lamps - 1) / 2) * unit * 1.4, y - unit * 14.6, unit * 0.9, '#ffffff')
  shape(
    pen,
    [x - unit * 4.6, y - unit * 17.6, x + unit * 4.6, y - unit * 17.6, x, y - unit * 22.5],
    '#8a2a20',
  )
  shape(
    pen,
    [x - unit * 4.6, y - unit * 17.6, x + unit * 1.4, y - unit * 17.6, x, y - unit * 22.5],
    '#d9503f',
  )
}

/** How whole the tower is, and how far the next flare. */
function gauges(pen: Pen, x: number, y: number, { unit, world, body }: Look<Keep>) {
  const share = Math.max(0, body.hp / fullHp(world.levels))
  const bar = { x: x - unit * 11, y: y + unit * 11, width: unit * 22, height: Math.max(6, unit * 1.7) }
  fillRound(pen, bar, 4, 'rgb(0 0 0 / .5)')
  if (share > 0.02)
    fillRound(pen, { ...bar, width: bar.width * share }, 4, share > 0.4 ? '#7be38b' : '#ff7a6b')
  const ready = 1 - body.flare / FLARE_TICKS
  pen.strokeStyle = ready >= 1 ? '#ffd35e' : 'rgb(255 255 255 / .45)'
  pen.lineWidth = Math.max(3, unit * 0.9)
  pen.beginPath()
  pen.ellipse(x, y + unit * 5, unit * 14, unit * 6, 0, -Math.PI / 2, -Math.PI / 2 + TURN * ready)
  pen.stroke()
}
