import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { oval, palm, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { type Cloud, CLOUDS, LANES, laneY, type Sky } from '../trades/clouds.ts'

interface Shower {
  readonly x: number
  readonly y: number
  readonly size: number
  age: number
}

const wide = (size: number) => 4.6 + 2.3 * Math.sqrt(size)

interface Motion {
  showers: Shower[]
}

/** Terraced fields under a trade-wind sky; what rains out makes them greener. */
export const openScene = (): Scene => {
  const motion: Motion = {
    showers: [],
  }

  const scene: Scene<Sky> = {
    ground,
    draw: (pen, look) => draw(motion, pen, look),
    spots,
    finger,
    show: (event, look) => show(motion, event, look),
  }
  return scene as Scene
}

function ground(pen: Pen, { box, unit, place }: Look<Sky>) {
  const sky = pen.createLinearGradient(0, box.y, 0, box.y + box.height)
  sky.addColorStop(0, '#3f9be0')
  sky.addColorStop(0.7, '#c8ecff')
  fillRound(pen, box, 0, sky)
  for (const [y, color] of [
    [690, '#4fae8a'],
    [750, '#57bd6a'],
    [830, '#7bcf52'],
    [920, '#a4dc58'],
  ] as const) {
    const edge = place(0, y).y
    shape(
      pen,
      [
        box.x,
        edge + unit * 3,
        box.x + box.width * 0.3,
        edge - unit * 2,
        box.x + box.width * 0.7,
        edge + unit * 2,
        box.x + box.width,
        edge - unit * 3,
        box.x + box.width,
        box.y + box.height,
        box.x,
        box.y + box.height,
      ],
      shade(color, -0.22),
    )
    shape(
      pen,
      [
        box.x,
        edge + unit * 5,
        box.x + box.width * 0.3,
        edge,
        box.x + box.width * 0.7,
        edge + unit * 4,
        box.x + box.width,
        edge - unit,
        box.x + box.width,
        box.y + box.height,
        box.x,
        box.y + box.height,
      ],
      color,
    )
    for (let row = 0; row < 11; row++)
      oval(
        pen,
        box.x + ((row + 0.5) / 11) * box.width,
        edge + unit * 7,
        unit * 1.7,
        unit * 1.1,
        shade(color, row % 2 ? 0.3 : -0.12),
      )
  }
  palm(pen, place(90, 770).x, place(90, 770).y, unit * 16)
  palm(pen, place(900, 760).x, place(900, 760).y, unit * 20)
}

function draw(motion: Motion, pen: Pen, look: Look<Sky>) {
  const { body, world, place, unit } = look
  for (const shower of motion.showers) rain(pen, look, shower)
  for (const shower of motion.showers) shower.age += 1 / 30
  motion.showers = motion.showers.filter(({ age }) => age < 1)
  for (let lane = 0; lane < Math.min(LANES, world.levels[CLOUDS.kite]!); lane++) kite(pen, look, lane)
  for (const cloud of body.clouds) {
    const { x, y } = place(cloud.x, laneY(cloud.lane))
    puff(pen, x, y, unit, cloud)
  }
}

function spots({ body, place, unit }: Look<Sky>) {
  return body.clouds.map(({ id, x, lane, size }) => ({
    at: place(x, laneY(lane)),
    reach: Math.max(34, unit * wide(size) * 1.5),
    input: ['act', id, 0] as const,
  }))
}

function finger({ body, place }: Look<Sky>) {
  const first = body.clouds[0]
  return [first ? place(first.x, laneY(first.lane)) : place(500, 300)]
}

function show(motion: Motion, { kind, x = 0, y = 0, amount = 1 }: SimEvent, { effects, place }: Look<Sky>) {
  if (kind === 'pick' || kind === 'crit') motion.showers.push({ x, y, size: amount, age: 0 })
  if (kind === 'crit') {
    effects.quake(6)
    effects.burst(place(x, y), { count: 20, colors: ['#fff6a8', '#ffffff'], speed: 320 })
  }
  if (kind === 'join')
    effects.burst(place(x, y), { count: 8, colors: ['#ffffff', '#d8ecff'], speed: 120, size: 9 })
}

function puff(pen: Pen, x: number, y: number, unit: number, { size, id }: Cloud) {
  const w = unit * wide(size)
  const dark = Math.min(1, size / 13)
  const base = shade('#dfeefb', -0.42 * dark)
  const top = shade('#ffffff', -0.24 * dark)
  for (const [paint, lift] of [
    [base, 0.16],
    [top, 0],
  ] as const) {
    const dy = y + w * lift
    oval(pen, x, dy + w * 0.18, w * 1.35, w * 0.42, paint)
    fillCircle(pen, x - w * 0.6, dy - w * 0.02, w * 0.46, paint)
    fillCircle(pen, x + w * 0.1 * ((id % 3) - 1), dy - w * 0.26, w * 0.62, paint)
    fillCircle(pen, x + w * 0.64, dy, w * 0.42, paint)
  }
  for (const side of [-1, 1]) fillCircle(pen, x + side * w * 0.22, y, Math.max(1.4, w * 0.07), '#2f4a6a')
  oval(pen, x, y + w * 0.17, w * 0.09, w * (0.04 + 0.05 * dark), '#2f4a6a')
}

function rain(pen: Pen, { place, unit }: Look<Sky>, { x, y, size, age }: Shower) {
  pen.strokeStyle = `rgb(60 130 220 / ${0.85 * (1 - age)})`
  pen.lineWidth = unit * 0.7
  pen.lineCap = 'round'
  pen.beginPath()
  const drops = Math.min(22, 5 + size * 2)
  for (let drop = 0; drop < drops; drop++) {
    const at = place(
      x + (drop / drops - 0.5) * (110 + size * 12),
      y + 50 + ((drop * 37) % 60) + age * (760 - y),
    )
    pen.moveTo(at.x, at.y)
    pen.lineTo(at.x - unit * 0.6, at.y + unit * 3)
  }
  pen.stroke()
  const ground = place(x, 800)
  oval(
    pen,
    ground.x,
    ground.y,
    unit * (6 + size) * age,
    unit * 2.6 * age,
    `rgb(200 255 140 / ${0.5 * (1 - age)})`,
  )
}

function kite(pen: Pen, { place, unit, time }: Look<Sky>, lane: number) {
  const { x, y } = place(945, laneY(lane) + 30 + Math.sin(time * 2 + lane) * 10)
  const from = place(880, 800)
  pen.strokeStyle = 'rgb(255 255 255 / .6)'
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.quadraticCurveTo(from.x + unit * 6, y, x, y)
  pen.stroke()
  shape(pen, [x, y - unit * 4, x + unit * 3, y, x, y + unit * 4, x - unit * 3, y], '#ef6f5e')
  shape(pen, [x, y - unit * 4, x + unit * 3, y, x, y], '#ffd35e')
}
