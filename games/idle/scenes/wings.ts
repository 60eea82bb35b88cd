import type { IdleInput } from '../rules.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, strokeRound, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { oval, palm } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { beauty, type Moth, NEST, seatPlace, SEATS, type Wings } from '../trades/wings.ts'

const COLOURS = [
  '#f2e2c0',
  '#ffd35e',
  '#ffa04a',
  '#ff6f6a',
  '#f0609a',
  '#c060e0',
  '#7a6ff0',
  '#4fa0ff',
  '#3fd0e0',
  '#4fe09a',
  '#b0f05a',
  '#fff07a',
] as const
const colourOf = (gene: number) => COLOURS[gene % COLOURS.length]!

interface Motion {
  chosen: number
}

/** A glasshouse by night: two guests of the flowers are brought together, a third comes out of the nest. */
export const openScene = (): Scene => {
  const motion: Motion = {
    chosen: -1,
  }

  const scene: Scene<Wings> = {
    quiet: true,
    ground,
    draw: (pen, look) => draw(motion, pen, look),
    spots: (look) => spots(motion, look),
    finger: ({ place }) => [place(seatPlace(0).x, seatPlace(0).y), place(seatPlace(2).x, seatPlace(2).y)],
    down: (at, look) => fingerDown(motion, at, look),
    up: (at, look) => fingerUp(motion, at, look),
    show,
  }
  return scene as Scene
}

function ground(pen: Pen, { box, unit, place }: Look<Wings>) {
  fillRound(pen, box, 0, '#12403a')
  pen.strokeStyle = 'rgb(160 230 210 / .16)'
  pen.lineWidth = unit * 1.2
  for (let bar = 0; bar <= 8; bar++) {
    const x = box.x + (bar / 8) * box.width
    pen.beginPath()
    pen.moveTo(x, box.y + box.height)
    pen.quadraticCurveTo(
      x,
      box.y + box.height * 0.2,
      box.x + box.width / 2 + (x - box.x - box.width / 2) * 0.5,
      box.y,
    )
    pen.stroke()
  }
  for (let leaf = 0; leaf < 30; leaf++) {
    const { x, y } = place((leaf * 331) % 1000, (leaf * 577) % 1000)
    oval(pen, x, y, unit * 5, unit * 2, leaf % 2 ? '#1a5a48' : '#1f6a4c', leaf)
  }
  palm(pen, place(70, 560).x, place(70, 560).y, unit * 20)
  palm(pen, place(930, 580).x, place(930, 580).y, unit * 18)
  for (let seat = 0; seat < SEATS; seat++)
    flower(pen, place(seatPlace(seat).x, seatPlace(seat).y), unit, seat)
}

function draw(motion: Motion, pen: Pen, look: Look<Wings>) {
  const { body, place, unit, time } = look
  nest(pen, look)
  for (const [index, moth] of body.moths.entries()) {
    const { x, y } = place(seatPlace(moth.seat).x, seatPlace(moth.seat).y)
    const isChosen = index === motion.chosen
    if (isChosen)
      strokeRound(
        pen,
        { x: x - unit * 11, y: y - unit * 10, width: unit * 22, height: unit * 22 },
        unit * 11,
        '#fff3b0',
        unit * 0.7,
      )
    const beat = 0.72 + 0.28 * Math.cos(time * (isChosen ? 12 : 3) + moth.seat * 2)
    butterfly(pen, x, y - unit * 2 - (isChosen ? unit * 2 : 0), unit, moth, beat)
    write(pen, `${moth.colour + 1}×${moth.pattern + 1}`, x, y + unit * 9, {
      size: Math.max(12, unit * 3.6),
      color: '#e8fff0',
    })
  }
}

function spots(motion: Motion, { body, place, unit }: Look<Wings>) {
  return body.moths.map(({ seat }, index) => ({
    at: place(seatPlace(seat).x, seatPlace(seat).y),
    reach: Math.max(36, unit * 12),
    // Keys pair with the one chosen by touch, or else with the finest other one.
    input: [
      'act',
      motion.chosen >= 0 && motion.chosen !== index ? motion.chosen : finest(body, index),
      index,
    ] as const,
  }))
}

function fingerDown(motion: Motion, at: Point, { body, place, unit }: Look<Wings>): IdleInput | undefined {
  const index = body.moths.findIndex(({ seat }) => {
    const { x, y } = place(seatPlace(seat).x, seatPlace(seat).y)
    return Math.hypot(x - at.x, y - at.y) < Math.max(36, unit * 12)
  })
  if (index < 0 || motion.chosen === index) {
    motion.chosen = -1
    return undefined
  }
  if (motion.chosen < 0 || body.left > 0) {
    motion.chosen = index
    return undefined
  }
  const first = motion.chosen
  motion.chosen = -1
  return ['act', first, index]
}

function fingerUp(motion: Motion, at: Point, { body, place, unit }: Look<Wings>): IdleInput | undefined {
  // A drag from one to the other says the same as two taps.
  const index = body.moths.findIndex(({ seat }) => {
    const { x, y } = place(seatPlace(seat).x, seatPlace(seat).y)
    return Math.hypot(x - at.x, y - at.y) < Math.max(36, unit * 12)
  })
  if (index < 0 || motion.chosen < 0 || index === motion.chosen || body.left > 0) return undefined
  const first = motion.chosen
  motion.chosen = -1
  return ['act', first, index]
}

function show({ kind, x = 0, y = 0 }: SimEvent, { effects, place }: Look<Wings>) {
  if (kind === 'merge') effects.burst(place(x, y), { count: 26, speed: 220 })
  if (kind === 'fade') effects.burst(place(x, y), { count: 8, speed: 80, colors: ['#9ab0a8'] })
}

function finest({ moths }: Wings, but: number): number {
  let best = but === 0 ? 1 : 0
  for (const [index, moth] of moths.entries())
    if (index !== but && beauty(moth) > beauty(moths[best]!)) best = index
  return best
}

function flower(pen: Pen, { x, y }: Point, unit: number, seat: number) {
  fillRound(pen, { x: x - unit * 0.6, y, width: unit * 1.2, height: unit * 14 }, unit * 0.5, '#3f8a4a')
  oval(pen, x + unit * 3, y + unit * 9, unit * 3.4, unit * 1.3, '#4fa858', -0.5)
  for (let petal = 0; petal < 6; petal++) {
    const turn = petal * 1.047
    oval(
      pen,
      x + Math.cos(turn) * unit * 3.6,
      y + Math.sin(turn) * unit * 3,
      unit * 2.9,
      unit * 2,
      ['#f7c0d8', '#ffe0a0', '#c8d8ff'][seat % 3]!,
      turn,
    )
  }
  fillCircle(pen, x, y, unit * 2, '#f7b53c')
}

function butterfly(
  pen: Pen,
  x: number,
  y: number,
  unit: number,
  { colour, pattern }: Pick<Moth, 'colour' | 'pattern'>,
  beat: number,
) {
  const [main, spot] = [colourOf(colour), colourOf(pattern + 5)]
  for (const side of [-1, 1]) {
    oval(
      pen,
      x + side * unit * 3.6 * beat,
      y + unit * 2.4,
      unit * 3 * beat,
      unit * 2.6,
      '#2a1a30',
      side * 0.5,
    )
    oval(pen, x + side * unit * 3.6 * beat, y + unit * 2.3, unit * 2.5 * beat, unit * 2.1, main, side * 0.5)
    oval(
      pen,
      x + side * unit * 4.4 * beat,
      y - unit * 1.8,
      unit * 4.6 * beat,
      unit * 3.9,
      '#2a1a30',
      side * -0.4,
    )
    oval(pen, x + side * unit * 4.4 * beat, y - unit * 1.9, unit * 4 * beat, unit * 3.3, main, side * -0.4)
    const spots = Math.min(5, pattern + 1)
    for (let at = 0; at < spots; at++) {
      const turn = (at / spots) * 5 + 0.4
      fillCircle(
        pen,
        x + side * unit * (4.4 + Math.cos(turn) * 1.9) * beat,
        y - unit * (1.9 + Math.sin(turn) * 1.6),
        unit * 0.8,
        spot,
      )
    }
  }
  fillRound(
    pen,
    { x: x - unit * 0.7, y: y - unit * 4, width: unit * 1.4, height: unit * 8.4 },
    unit * 0.7,
    '#2a1a30',
  )
  fillCircle(pen, x, y - unit * 4.2, unit * 1.1, '#2a1a30')
}

function nest(pen: Pen, { body, place, unit, time }: Look<Wings>) {
  const { x, y } = place(NEST.x, NEST.y)
  const swing = body.left > 0 ? Math.sin(time * 14) * unit * 0.8 : 0
  oval(pen, x, y + unit * 6.4, unit * 7, unit * 2, 'rgb(0 20 20 / .35)')
  oval(pen, x + swing, y, unit * 5, unit * 7, '#8a9a4a')
  oval(pen, x + swing - unit * 0.8, y - unit, unit * 4, unit * 5.8, body.left > 0 ? '#d8e87a' : '#b0bf62')
  for (const dy of [-3, 0, 3])
    fillRound(
      pen,
      { x: x + swing - unit * 3.6, y: y + dy * unit, width: unit * 7, height: unit * 0.6 },
      2,
      'rgb(70 90 30 / .5)',
    )
}
