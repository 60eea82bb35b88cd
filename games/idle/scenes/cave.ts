import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, shade, slab, write } from '#kit/game/draw.ts'
import { islander, oval, shadow, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { CAVE, type Cave, MINER_TICKS, minerPlace, spotPlace, SPOTS } from '../trades/cave.ts'

const ROCKS = [
  '#8fa0b8',
  '#c08a5a',
  '#6fb6a8',
  '#b87fc8',
  '#e0a040',
  '#5f8fe0',
  '#e0708f',
  '#8fd05a',
] as const
const CLOTHS = ['#ef6f5e', '#4fa8ff', '#f7b53c', '#a774e8'] as const
/** The rock from above its middle, in hundredths of the picture. */
const OUTLINE = [-17, 4, -20, -6, -13, -17, -2, -22, 11, -19, 20, -8, 21, 4, 15, 13, 1, 16, -12, 13] as const

interface Motion {
  shaken: number
}

/** A cave with one large rock in the lamplight; miners beside it, gems in the wall. */
export const openScene = (): Scene => {
  const motion: Motion = {
    shaken: 0,
  }

  const scene: Scene<Cave> = {
    quiet: false,
    ground,
    draw: (pen, look) => draw(motion, pen, look),
    spots,
    finger: ({ place, body }) => [place(spotPlace(body.spot).x, spotPlace(body.spot).y)],
    show: (event, look) => show(motion, event, look),
  }
  return scene as Scene
}

function ground(pen: Pen, { box, unit, place }: Look<Cave>) {
  fillRound(pen, box, 0, '#241a4d')
  const middle = place(500, 480)
  for (const [size, paint] of [
    [62, '#33266b'],
    [48, '#43338a'],
    [34, '#5746a8'],
  ] as const)
    oval(pen, middle.x, middle.y, unit * size, unit * size * 0.8, paint)
  for (let tooth = 0; tooth < 11; tooth++) {
    const x = ((tooth + 0.5) / 11) * box.width
    const long = unit * (10 + ((tooth * 7) % 5) * 3)
    shape(
      pen,
      [x - unit * 6, box.y, x + unit * 6, box.y, x + unit * ((tooth % 3) - 1), box.y + 58 + long],
      tooth % 2 ? '#1a1238' : '#20163f',
    )
  }
  for (const [x, y, color] of [
    [90, 420, '#5fe0d0'],
    [930, 360, '#ff8ad0'],
    [60, 690, '#8fa8ff'],
    [950, 640, '#ffd35e'],
    [200, 250, '#b98bf0'],
    [800, 220, '#5fe0d0'],
  ] as const) {
    const at = place(x, y)
    for (const [dx, high] of [
      [-2, 5],
      [0, 8],
      [2.4, 5.5],
    ] as const) {
      shape(
        pen,
        [
          at.x + (dx - 1.4) * unit,
          at.y,
          at.x + dx * unit,
          at.y - high * unit,
          at.x + (dx + 1.4) * unit,
          at.y,
        ],
        shade(color, -0.3),
      )
      shape(
        pen,
        [at.x + (dx - 1.4) * unit, at.y, at.x + dx * unit, at.y - high * unit, at.x + dx * unit, at.y],
        color,
      )
    }
  }
  const floor = place(500, 930)
  oval(pen, floor.x, floor.y, box.width * 0.7, unit * 30, '#1b1238')
  oval(pen, floor.x, floor.y - unit, box.width * 0.62, unit * 26, '#3a2b70')
}

function draw(motion: Motion, pen: Pen, look: Look<Cave>) {
  const { body, world, unit, place, time } = look
  motion.shaken = Math.max(0, motion.shaken - 0.08)
  const middle = place(500, 560)
  shadow(pen, middle.x, middle.y + unit * 17, unit * 26, unit * 7, 0.4)
  rock(pen, look, motion.shaken)
  if (world.levels[CAVE.powder]! > 0) powder(pen, look)
  for (let miner = 0; miner < world.levels[CAVE.miner]!; miner++) {
    const { x, y } = place(minerPlace(miner).x, minerPlace(miner).y)
    const swing = ((world.clock + miner * 7) % MINER_TICKS) / MINER_TICKS
    islander(pen, x, y, unit * 13, CLOTHS[miner % CLOTHS.length]!, 0)
    pickaxe(pen, x, y - unit * 5, unit, (miner % 2 ? -1 : 1) * (swing < 0.15 ? 1.2 : 0.1 - swing * 0.8))
  }
  const tag = place(500, 960)
  slab(
    pen,
    { x: tag.x - unit * 10, y: tag.y - unit * 6, width: unit * 20, height: unit * 7.4 },
    unit * 3,
    '#8a5a2e',
    '#56310f',
    unit,
  )
  write(pen, `${body.depth} m`, tag.x, tag.y - unit * 2.6, {
    size: Math.max(13, unit * 4.4),
    color: '#ffe7ae',
  })
  const spark = place(spotPlace(body.spot).x, spotPlace(body.spot).y)
  glint(pen, spark.x, spark.y, unit * (3.4 + 0.8 * Math.sin(time * 6)), time)
}

function spots({ place, unit }: Look<Cave>) {
  return Array.from({ length: SPOTS }, (_, spot) => ({
    at: place(spotPlace(spot).x, spotPlace(spot).y),
    reach: Math.max(30, unit * 17),
    input: ['act', spot, 0] as const,
  }))
}

function show(
  motion: Motion,
  { kind, x = 0, y = 0, amount = 0 }: SimEvent,
  { effects, place, body }: Look<Cave>,
) {
  const color = ROCKS[Math.floor(body.depth / 8) % ROCKS.length]!
  const at = place(x, y)
  if (kind === 'hit' || kind === 'crit' || kind === 'swing')
    motion.shaken = Math.max(motion.shaken, kind === 'crit' ? 1 : 0.5)
  if (kind === 'hit') effects.burst(at, { count: 5, colors: [color, '#ffffff'], speed: 150, size: 6 })
  if (kind === 'crit') effects.burst(at, { count: 18, colors: ['#fff3b0', '#ffd35e', '#ffffff'], speed: 280 })
  if (kind === 'break' && amount % 2 === 0)
    effects.burst(at, {
      count: 20,
      colors: [color, shade(color, -0.3), shade(color, 0.4)],
      speed: 300,
      size: 11,
    })
  if (kind === 'blast') {
    effects.burst(at, { count: 36, colors: ['#ff9a3c', '#ffe08a', '#ff5d3c'], speed: 360, size: 10 })
    effects.quake(7)
  }
}

function rock(pen: Pen, { body, unit, place, time }: Look<Cave>, shaken: number) {
  const color = ROCKS[Math.floor(body.depth / 8) % ROCKS.length]!
  const middle = place(500, 560)
  const left = Math.max(0, Math.min(1, body.hp / body.full))
  const x = middle.x + Math.sin(time * 70) * shaken * unit * 0.7
  const size = unit * 1.18 * (1 - shaken * 0.03)
  const points = (grow: number, down: number) =>
    OUTLINE.map((value, at) => (at % 2 ? middle.y + value * size * grow + down : x + value * size * grow))
  shape(pen, points(1, unit * 2.4), shade(color, -0.5))
  shape(pen, points(1, 0), shade(color, -0.16))
  const p = (dx: number, dy: number) => [x + dx * size, middle.y + dy * size]
  shape(pen, [...p(-20, -6), ...p(-13, -17), ...p(-2, -22), ...p(-5, -9), ...p(-17, 4)], shade(color, 0.3))
  shape(pen, [...p(-2, -22), ...p(11, -19), ...p(8, -7), ...p(-5, -9)], shade(color, 0.12))
  shape(pen, [...p(-5, -9), ...p(8, -7), ...p(6, 7), ...p(-8, 6)], color)
  shape(pen, [...p(8, -7), ...p(20, -8), ...p(21, 4), ...p(15, 13), ...p(6, 7)], shade(color, -0.3))
  for (const [dx, dy, hue] of [
    [-11, -8, '#5fe0d0'],
    [13, -3, '#ffd35e'],
    [0, 9, '#ff8ad0'],
    [3, -14, '#b9c8ff'],
  ] as const)
    shape(pen, [...p(dx - 2, dy), ...p(dx, dy - 3), ...p(dx + 2, dy), ...p(dx, dy + 3)], hue)
  pen.strokeStyle = 'rgb(20 8 40 / .75)'
  pen.lineWidth = Math.max(2, size * 0.7)
  pen.lineJoin = 'round'
  for (const [from, crack] of [
    [0.8, [0, -20, 2, -12, -3, -6, 1, 0]],
    [0.6, [-18, -2, -9, 0, -5, 6]],
    [0.4, [19, 0, 10, 2, 5, 8, 8, 13]],
    [0.2, [-3, -6, -10, -12, -6, -17]],
  ] as const) {
    if (left > from) continue
    pen.beginPath()
    for (let at = 0; at < crack.length; at += 2)
      pen.lineTo(x + crack[at]! * size, middle.y + crack[at + 1]! * size)
    pen.stroke()
  }
  const bar = {
    x: middle.x - unit * 18,
    y: middle.y - unit * 33,
    width: unit * 36,
    height: Math.max(7, unit * 2),
  }
  fillRound(pen, bar, bar.height / 2, 'rgb(0 0 0 / .45)')
  fillRound(pen, { ...bar, width: Math.max(bar.height, bar.width * left) }, bar.height / 2, '#ff7a6b')
}

function glint(pen: Pen, x: number, y: number, size: number, time: number) {
  fillCircle(pen, x, y, size * 1.5, 'rgb(255 240 160 / .25)')
  pen.save()
  pen.translate(x, y)
  pen.rotate(time)
  const thin = size * 0.22
  shape(
    pen,
    [
      0,
      -size * 1.5,
      thin,
      -thin,
      size * 1.5,
      0,
      thin,
      thin,
      0,
      size * 1.5,
      -thin,
      thin,
      -size * 1.5,
      0,
      -thin,
      -thin,
    ],
    '#fffbe0',
  )
  pen.restore()
}

function pickaxe(pen: Pen, x: number, y: number, unit: number, turn: number) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  fillRound(pen, { x: -unit * 0.5, y: -unit * 9, width: unit, height: unit * 10 }, 2, '#9a6230')
  shape(pen, [-unit * 5, -unit * 6.5, 0, -unit * 10, unit * 5, -unit * 6.5, 0, -unit * 8.4], '#d5dfe8')
  pen.restore()
}

function powder(pen: Pen, { body, unit, place, time }: Look<Cave>) {
  const { x, y } = place(500, 850)
  fillRound(
    pen,
    { x: x - unit * 3.4, y: y - unit * 6, width: unit * 6.8, height: unit * 8 },
    unit * 2,
    '#8a2f2a',
  )
  fillRound(
    pen,
    { x: x - unit * 3.4, y: y - unit * 6, width: unit * 5, height: unit * 8 },
    unit * 2,
    '#d9503f',
  )
  fillRound(pen, { x: x - unit * 3.6, y: y - unit * 3, width: unit * 7.2, height: unit * 1.4 }, 2, '#ffd98a')
  const spark = body.fuse < 120 ? 1.6 + Math.sin(time * 30) * 0.5 : 0.9
  fillCircle(pen, x + unit, y - unit * 8, unit * spark, '#ffe08a')
}
