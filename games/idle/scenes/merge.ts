import type { IdleInput } from '../rules.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, shade, write } from '#kit/game/draw.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import { oval, palm, shadow, shape, TURN } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { type Beach, cellPlace, COLUMNS, dropTicks, MERGE, openCells, ROWS } from '../trades/merge.ts'

const COLORS = [
  '#ffd9a0',
  '#ffb26b',
  '#ff8a8a',
  '#f07fb8',
  '#b98bf0',
  '#7fa4ff',
  '#5fd0e8',
  '#5fd6a0',
  '#b8dc5a',
  '#ffd23f',
  '#ff9a4a',
  '#ff6a6a',
]

/** Half the width and height of a place. */
const half = (look: Look<Beach>) => {
  const [one, other] = [
    look.place(cellPlace(0).x, cellPlace(0).y),
    look.place(cellPlace(COLUMNS + 1).x, cellPlace(COLUMNS + 1).y),
  ]
  return { x: (other.x - one.x) * 0.47, y: (other.y - one.y) * 0.47 }
}

const cellAt = (at: Point, look: Look<Beach>) => {
  const size = half(look)
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    const { x, y } = look.place(cellPlace(cell).x, cellPlace(cell).y)
    if (Math.abs(at.x - x) <= size.x * 1.06 && Math.abs(at.y - y) <= size.y * 1.06) return cell
  }
  return -1
}

interface Motion {
  picked: number
  finger: Point | undefined
  crabAt: number
  readonly pops: Map<number, number>
  readonly pictures: Sprites
}

/** A beach laid out in places: shells wash ashore and are drawn together. */
export const openScene = (): Scene => {
  const pops = new Map<number, number>()
  const pictures = sprites()

  const motion: Motion = {
    picked: -1,
    finger: undefined,
    crabAt: 0,
    pops,
    pictures,
  }

  const scene: Scene<Beach> = {
    ground: (pen, look) => ground(motion, pen, look),
    draw: (pen, look) => draw(motion, pen, look),
    spots,
    finger: ({ place }) => [place(cellPlace(6).x, cellPlace(6).y), place(cellPlace(7).x, cellPlace(7).y)],
    down: (at, look) => fingerDown(motion, at, look),
    move(at, look) {
      if (motion.picked >= 0 && (motion.finger || cellAt(at, look) !== motion.picked)) motion.finger = at
    },
    up(at, look) {
      return motion.picked >= 0 && motion.finger ? drop(motion, cellAt(at, look), look) : undefined
    },
    show: (event, look) => show(motion, event, look),
  }
  return scene as Scene
}

function drop(motion: Motion, to: number, look: Look<Beach>) {
  const from = motion.picked
  motion.picked = -1
  motion.finger = undefined
  if (to < 0 || to === from || to >= openCells(look.world.levels)) return undefined
  return ['act', from, to] as const
}

function ground(motion: Motion, pen: Pen, look: Look<Beach>) {
  motion.pictures.clear()
  const { box, unit } = look
  fillRound(pen, box, 0, '#f3d391')
  oval(
    pen,
    box.x + box.width * 0.3,
    box.y + box.height * 0.2,
    box.width * 0.6,
    box.height * 0.4,
    'rgb(255 244 205 / .5)',
  )
  for (let dot = 0; dot < 60; dot++)
    fillCircle(
      pen,
      (dot * 137.5) % box.width,
      (dot * 89.3) % box.height,
      1 + (dot % 3) * 0.6,
      'rgb(170 110 40 / .25)',
    )
  palm(pen, box.width - unit * 4, unit * 30, unit * 20)
}

function draw(motion: Motion, pen: Pen, look: Look<Beach>) {
  const { body, world, place, unit, time } = look
  surf(pen, look)
  const size = half(look)
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    const { x, y } = place(cellPlace(cell).x, cellPlace(cell).y)
    const box = { x: x - size.x, y: y - size.y, width: size.x * 2, height: size.y * 2 }
    if (cell >= openCells(world.levels)) {
      fillRound(pen, box, unit * 3, 'rgb(150 100 40 / .14)')
      continue
    }
    fillRound(pen, { ...box, y: box.y + unit * 0.8 }, unit * 3, '#fff2cf')
    fillRound(pen, box, unit * 3, cell === motion.picked ? '#8ff0dc' : '#d9b068')
  }
  for (const [cell, tier] of body.cells.entries()) {
    if (tier === 0 || (cell === motion.picked && motion.finger)) continue
    const { x, y } = place(cellPlace(cell).x, cellPlace(cell).y)
    const pop = motion.pops.get(cell) ?? 0
    motion.pops.set(cell, Math.max(0, pop - 0.06))
    shell(pen, motion.pictures, tier, {
      x,
      y: y - Math.sin(pop * Math.PI) * unit * 2,
      size: Math.min(size.x, size.y) * (0.92 + pop * 0.3),
    })
  }
  const free = body.cells[motion.picked]
  if (free && motion.finger)
    shell(pen, motion.pictures, free, { ...motion.finger, size: Math.min(size.x, size.y) * 1.05 })
  if (world.levels[MERGE.crab]! > 0)
    crab(pen, place(120 + ((motion.crabAt + time * 40) % 760), 70), unit * 4, time)
}

function spots(look: Look<Beach>) {
  return look.body.cells.flatMap((tier, cell) => {
    if (tier === 0) return []
    const other = look.body.cells.findIndex((twin, at) => twin === tier && at !== cell)
    const input = other >= 0 ? (['act', cell, other] as const) : (['act', -1, 0] as const)
    return [{ at: look.place(cellPlace(cell).x, cellPlace(cell).y), reach: half(look).x, input }]
  })
}

function fingerDown(motion: Motion, at: Point, look: Look<Beach>): IdleInput | undefined {
  const cell = cellAt(at, look)
  if (motion.picked >= 0 && cell >= 0 && cell !== motion.picked) return drop(motion, cell, look)
  motion.picked = cell >= 0 && (look.body.cells[cell] ?? 0) > 0 ? cell : -1
  return motion.picked < 0 && (cell < 0 || cell < openCells(look.world.levels))
    ? (['act', -1, 0] as const)
    : undefined
}

function show(
  motion: Motion,
  { kind, amount = 0, x = 0, y = 0 }: SimEvent,
  { effects, place, body }: Look<Beach>,
) {
  if (kind === 'drop' || kind === 'merge' || kind === 'crab') motion.pops.set(amount, 1)
  if (kind === 'crab') motion.crabAt += 90
  if (kind !== 'merge' && kind !== 'crab') return
  const color = COLORS[(body.cells[amount] ?? 1) % COLORS.length]!
  effects.burst(place(x, y), { count: 16, colors: [color, '#ffffff'], speed: 190 })
}

/** The waves of the lower edge come nearer until the next shell is there. */
function surf(pen: Pen, { box, body, world, unit, time, place }: Look<Beach>) {
  const near = 1 - Math.min(1, body.next / dropTicks(world.levels))
  const edge = place(0, 985).y - near * unit * 4
  for (const [down, color] of [
    [-unit * 2, 'rgb(255 255 255 / .75)'],
    [0, '#5fd3cf'],
    [unit * 4, '#2fa9bd'],
  ] as const) {
    pen.beginPath()
    pen.moveTo(box.x, box.y + box.height)
    for (let part = 0; part <= 12; part++)
      pen.lineTo(box.x + (box.width * part) / 12, edge + down + Math.sin(part * 1.4 + time * 1.6) * unit)
    pen.lineTo(box.x + box.width, box.y + box.height)
    pen.fillStyle = color
    pen.fill()
  }
}

interface ShellLook {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Shells are many and alike: each kind is painted once. */
const PAINTED = 40

function shell(pen: Pen, pictures: Sprites, tier: number, { x, y, size }: ShellLook) {
  const picture = {
    key: `shell ${tier}`,
    width: PAINTED * 2,
    height: PAINTED * 2,
    bleed: 8,
    paint(inner: Pen) {
      inner.translate(PAINTED, PAINTED)
      paintShell(inner, tier, PAINTED)
    },
  }
  pictures.draw(pen, picture, { x: x - size, y: y - size, width: size * 2, height: size * 2 })
  const mark = Math.max(9, size * 0.34)
  fillCircle(pen, x + size * 0.55, y + size * 0.52, mark, '#5b3315')
  write(pen, String(tier), x + size * 0.55, y + size * 0.52, { size: Math.max(12, size * 0.42) })
}

function paintShell(pen: Pen, tier: number, size: number) {
  const color = COLORS[(tier - 1) % COLORS.length]!
  const dark = shade(color, -0.32)
  shadow(pen, 0, size * 0.72, size * 0.7, size * 0.2)
  if (tier % 3 === 1) fan(pen, 0, 0, size, color, dark)
  else if (tier % 3 === 2) spiral(pen, 0, 0, size, color, dark)
  else star(pen, 0, 0, size, color, dark)
}

function fan(pen: Pen, x: number, y: number, size: number, color: string, dark: string) {
  for (const [down, paint] of [
    [size * 0.1, dark],
    [0, color],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x, y + size * 0.72 + down)
    pen.arc(x, y + down, size * 0.86, Math.PI * 0.92, TURN + Math.PI * 0.08)
    pen.closePath()
    pen.fillStyle = paint
    pen.fill()
  }
  pen.strokeStyle = dark
  pen.lineWidth = size * 0.07
  pen.beginPath()
  for (const turn of [-0.75, -0.38, 0, 0.38, 0.75]) {
    pen.moveTo(x, y + size * 0.66)
    pen.lineTo(x + Math.sin(turn * 1.5) * size * 0.74, y - Math.cos(turn * 1.3) * size * 0.7)
  }
  pen.stroke()
  oval(pen, x - size * 0.36, y - size * 0.42, size * 0.2, size * 0.1, 'rgb(255 255 255 / .7)', -0.6)
}

function spiral(pen: Pen, x: number, y: number, size: number, color: string, dark: string) {
  fillCircle(pen, x, y + size * 0.08, size * 0.82, dark)
  fillCircle(pen, x, y, size * 0.82, color)
  fillCircle(pen, x + size * 0.14, y + size * 0.08, size * 0.52, dark)
  fillCircle(pen, x + size * 0.1, y + size * 0.03, size * 0.5, shade(color, 0.25))
  fillCircle(pen, x + size * 0.18, y + size * 0.1, size * 0.24, dark)
  oval(pen, x - size * 0.4, y - size * 0.42, size * 0.22, size * 0.11, 'rgb(255 255 255 / .75)', -0.7)
}

function star(pen: Pen, x: number, y: number, size: number, color: string, dark: string) {
  for (const [down, paint] of [
    [size * 0.12, dark],
    [0, color],
  ] as const) {
    const points = Array.from({ length: 10 }, (_, at) => {
      const radius = at % 2 ? size * 0.48 : size * 0.95
      return [x + Math.sin((at * TURN) / 10) * radius, y + down - Math.cos((at * TURN) / 10) * radius]
    })
    shape(pen, points.flat(), paint)
  }
  fillCircle(pen, x - size * 0.08, y - size * 0.1, size * 0.22, shade(color, 0.5))
}

function crab(pen: Pen, { x, y }: Point, size: number, time: number) {
  shadow(pen, x, y + size * 0.7, size)
  const step = Math.sin(time * 12) * size * 0.12
  for (const side of [-1, 1]) {
    fillCircle(pen, x + side * size * 1.05, y - size * 0.35 + step * side, size * 0.36, '#e0503f')
    for (const leg of [0.2, 0.55])
      fillRound(
        pen,
        { x: x + side * size * leg - 2, y: y + size * 0.3, width: 4, height: size * 0.5 + step * side },
        2,
        '#b8362a',
      )
  }
  oval(pen, x, y + size * 0.08, size * 0.85, size * 0.55, '#b8362a')
  oval(pen, x, y, size * 0.85, size * 0.52, '#f2644f')
  for (const side of [-0.3, 0.3]) fillCircle(pen, x + side * size, y - size * 0.5, size * 0.14, '#2a1010')
}
