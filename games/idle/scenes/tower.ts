import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, shade, slab, write } from '#kit/game/draw.ts'
import { oval, shape, TURN } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { CENTRE, type Keep, type Moth, reachOf, SECTORS } from '../trades/tower.ts'
import { keep } from './tower-keep.ts'

const WINGS = ['#b9c8ff', '#ffd98a', '#f08fc8'] as const

const sectorPlace = (which: number) => ({
  x: CENTRE + Math.cos((which * TURN) / SECTORS) * 330,
  y: CENTRE + Math.sin((which * TURN) / SECTORS) * 330,
})

interface Motion {
  flash: number
  sector: number
  hurt: number
}

/** A lighthouse in the night: moths come from all sides, its lamps strike them, the hand throws flares. */
export const openScene = (): Scene => {
  const motion: Motion = {
    flash: 0,
    sector: 0,
    hurt: 0,
  }

  const scene: Scene<Keep> = {
    ground,
    draw: (pen, look) => draw(motion, pen, look),
    spots,
    finger,
    show: (event, look) => show(motion, event, look),
  }
  return scene as Scene
}

function ground(pen: Pen, { box, unit, place }: Look<Keep>) {
  fillRound(pen, box, 0, '#16224f')
  const middle = place(CENTRE, CENTRE)
  for (const [size, paint] of [
    [0.62, '#1b2b60'],
    [0.5, '#22397a'],
    [0.38, '#2c4a94'],
  ] as const)
    oval(pen, middle.x, middle.y, box.width * size, box.height * size * 0.9, paint)
  for (let star = 0; star < 46; star++)
    fillCircle(
      pen,
      (star * 137.5) % box.width,
      (star * 71.7) % box.height,
      0.8 + (star % 3) * 0.5,
      'rgb(220 230 255 / .4)',
    )
  oval(pen, middle.x, middle.y + unit * 6, unit * 22, unit * 13, '#122048')
  oval(pen, middle.x, middle.y + unit * 4, unit * 20, unit * 11.5, '#3f6f4f')
  oval(pen, middle.x - unit * 2, middle.y + unit * 3, unit * 16, unit * 8.5, '#5a9a5f')
}

function draw(motion: Motion, pen: Pen, look: Look<Keep>) {
  const { body, world, unit, place, box } = look
  motion.flash = Math.max(0, motion.flash - 0.05)
  motion.hurt = Math.max(0, motion.hurt - 0.06)
  const middle = place(CENTRE, CENTRE)
  const edge = place(CENTRE + reachOf(world.levels), CENTRE + reachOf(world.levels))
  pen.beginPath()
  pen.ellipse(middle.x, middle.y, edge.x - middle.x, edge.y - middle.y, 0, 0, TURN)
  pen.fillStyle = 'rgb(255 220 140 / .1)'
  pen.fill()
  pen.strokeStyle = 'rgb(255 224 150 / .45)'
  pen.lineWidth = 2
  pen.stroke()
  if (motion.flash > 0) beam(pen, look, motion.sector, motion.flash)
  for (const [index, moth] of body.moths.entries()) drawMoth(pen, look, moth, index)
  keep(pen, look, motion.hurt)
  for (const bolt of body.bolts) {
    const to = place(bolt.x, bolt.y)
    pen.strokeStyle = `rgb(255 244 190 / ${1 - bolt.age / 10})`
    pen.lineWidth = unit * (1.6 - bolt.age * 0.12)
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(middle.x, middle.y - unit * 15)
    pen.lineTo((middle.x + to.x) / 2 + Math.sin(bolt.x) * unit * 2, (middle.y + to.y) / 2 - unit * 3)
    pen.lineTo(to.x, to.y)
    pen.stroke()
  }
  const tag = {
    x: box.x + box.width / 2 - unit * 9,
    y: box.y + box.height - Math.max(26, unit * 8),
    width: unit * 18,
    height: Math.max(22, unit * 6.4),
  }
  slab(pen, tag, tag.height / 2, '#2c3f80', '#101a40', 3)
  moon(pen, tag.x + tag.height * 0.6, tag.y + tag.height * 0.44, tag.height * 0.28)
  write(pen, String(body.wave), tag.x + tag.width * 0.6, tag.y + tag.height * 0.44, {
    size: Math.max(13, tag.height * 0.62),
    color: '#ffe7ae',
  })
}

function spots({ place, unit }: Look<Keep>) {
  return Array.from({ length: SECTORS }, (_, which) => ({
    at: place(sectorPlace(which).x, sectorPlace(which).y),
    reach: Math.max(60, unit * 30),
    input: ['act', which, 0] as const,
  }))
}

function finger({ place, body }: Look<Keep>) {
  const moth = body.moths[0]
  return moth ? [place(moth.x, moth.y)] : []
}

function show(motion: Motion, { kind, amount = 0, x = 0, y = 0 }: SimEvent, { effects, place }: Look<Keep>) {
  if (kind === 'flare') {
    motion.flash = 1
    motion.sector = amount
    effects.quake(4)
  }
  if (kind === 'poof')
    effects.burst(place(x, y), {
      count: 7,
      colors: [WINGS[amount] ?? '#ffffff', '#ffffff'],
      speed: 150,
      size: 6,
    })
  if (kind === 'bite') motion.hurt = 1
  if (kind === 'fall')
    effects.burst(place(x, y), { count: 40, colors: ['#ff6b5e', '#5a6aa0', '#ffd35e'], speed: 300 })
}

function beam(pen: Pen, { place, box }: Look<Keep>, sector: number, flash: number) {
  const middle = place(CENTRE, CENTRE)
  const angle = (sector * TURN) / SECTORS
  const far = Math.max(box.width, box.height)
  shape(
    pen,
    [
      middle.x,
      middle.y,
      middle.x + Math.cos(angle - 0.4) * far,
      middle.y + Math.sin(angle - 0.4) * far,
      middle.x + Math.cos(angle + 0.4) * far,
      middle.y + Math.sin(angle + 0.4) * far,
    ],
    `rgb(255 220 120 / ${flash * 0.5})`,
  )
}

function drawMoth(
  pen: Pen,
  { place, unit, time }: Look<Keep>,
  { x, y, hp, full, kind }: Moth,
  index: number,
) {
  const at = place(x, y)
  const size = unit * [2.6, 2.1, 4.2][kind]!
  const beat = 0.55 + 0.45 * Math.abs(Math.sin(time * (kind === 1 ? 22 : 12) + index))
  const wing = WINGS[kind]!
  const high = at.y - Math.sin(time * 5 + index) * size * 0.3
  oval(pen, at.x, at.y + size * 1.6, size * 0.8, size * 0.25, 'rgb(0 0 10 / .3)')
  for (const side of [-1, 1]) {
    oval(
      pen,
      at.x + side * size * 0.75 * beat,
      high - size * 0.3,
      size * 0.85 * beat,
      size * 0.75,
      wing,
      side * 0.5,
    )
    oval(
      pen,
      at.x + side * size * 0.55 * beat,
      high + size * 0.45,
      size * 0.55 * beat,
      size * 0.5,
      shade(wing, -0.25),
      side * -0.4,
    )
    fillCircle(
      pen,
      at.x + side * size * 0.8 * beat,
      high - size * 0.35,
      size * 0.22 * beat,
      shade(wing, -0.5),
    )
  }
  fillRound(
    pen,
    { x: at.x - size * 0.2, y: high - size * 0.8, width: size * 0.4, height: size * 1.7 },
    size * 0.2,
    '#4a3a5a',
  )
  if (hp >= full) return
  fillRound(pen, { x: at.x - size, y: high - size * 1.5, width: size * 2, height: 4 }, 2, 'rgb(0 0 0 / .5)')
  fillRound(
    pen,
    { x: at.x - size, y: high - size * 1.5, width: size * 2 * Math.max(0, hp / full), height: 4 },
    2,
    '#ff7a6b',
  )
}

function moon(pen: Pen, x: number, y: number, size: number) {
  fillCircle(pen, x, y, size, '#ffe7ae')
  fillCircle(pen, x + size * 0.45, y - size * 0.2, size * 0.85, '#2c3f80')
}
