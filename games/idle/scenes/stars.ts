import { fillCircle, fillRound, shade, write } from '#kit/game/draw.ts'
import { oval, shape, TURN } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { fieldPlace, FIELDS, type Observatory } from '../trades/stars.ts'

const HUES = ['#ffd35e', '#ff8a7a', '#c79bff', '#6fc8ff', '#8fe8a0'] as const
/** Each field's figure in the sky: dots joined by lines, in hundredths. */
const FIGURES = [
  [-6, 3, -2, -5, 3, -1, 7, -6],
  [-6, -4, 0, 5, 6, -4, 0, -1],
  [-7, 0, -3, -4, 2, -4, 6, 0, 2, 5],
  [-5, -5, -5, 4, 4, 4, 5, -4],
  [-6, 4, -1, 0, 0, -6, 3, 1, 7, 4],
] as const

/** An observatory dome under the southern sky: the telescope turns, what it looks at grows brighter. */
export const openScene = (): Scene => {
  let aim = -1.57
  const scene: Scene<Observatory> = {
    quiet: true,
    ground(pen, { box, unit, place }) {
      const sky = pen.createLinearGradient(0, box.y, 0, box.y + box.height)
      sky.addColorStop(0, '#0c1236')
      sky.addColorStop(0.7, '#2d2a6b')
      sky.addColorStop(1, '#7a4a80')
      fillRound(pen, box, 0, sky)
      for (let star = 0; star < 110; star++) {
        const x = box.x + ((star * 0.618) % 1) * box.width
        const y = box.y + ((star * 0.381 + (star % 7) * 0.05) % 1) * box.height
        fillCircle(
          pen,
          x,
          y,
          unit * (0.16 + (star % 5) * 0.08),
          `rgb(255 250 230 / ${0.3 + (star % 4) * 0.15})`,
        )
      }
      for (let band = 0; band < 9; band++)
        oval(
          pen,
          box.x + box.width * (band / 8),
          box.y + box.height * (0.7 - band * 0.07),
          unit * 16,
          unit * 7,
          'rgb(180 150 255 / .05)',
          -0.5,
        )
      const hill = place(500, 960)
      oval(pen, hill.x, hill.y + unit * 9, box.width * 0.7, unit * 18, '#1a1440')
    },
    draw(pen, look) {
      const { body, place, unit, time } = look
      const most = Math.max(...body.known)
      for (let field = 0; field < FIELDS; field++)
        figure(pen, look, field, Math.sqrt(body.known[field]! / most))
      const target = fieldPlace(body.field)
      const [middle, goal] = [place(500, 520), place(target.x, target.y)]
      const wish = Math.atan2(goal.y - middle.y, goal.x - middle.x)
      aim += Math.atan2(Math.sin(wish - aim), Math.cos(wish - aim)) * 0.14
      beam(pen, look, aim)
      dome(pen, middle.x, middle.y, unit, aim)
      if (body.comet < 0) return
      const at = place(fieldPlace(body.comet).x, fieldPlace(body.comet).y)
      comet(pen, at.x, at.y, unit, time, body.left)
    },
    spots: ({ place, unit }) =>
      Array.from({ length: FIELDS }, (_, field) => ({
        at: place(fieldPlace(field).x, fieldPlace(field).y),
        reach: Math.max(44, unit * 17),
        input: ['act', field, 0] as const,
      })),
    finger: ({ body, place }) => {
      const { x, y } = fieldPlace(body.comet >= 0 ? body.comet : (body.field + 1) % FIELDS)
      return [place(x, y)]
    },
    show({ kind, x = 0, y = 0 }, { effects, place }) {
      if (kind === 'comet')
        effects.burst(place(x, y), { count: 10, speed: 130, colors: ['#fff6d0', '#a8d8ff'] })
      if (kind === 'crit')
        effects.burst(place(x, y), { count: 26, speed: 260, colors: ['#fff6d0', '#ffd35e', '#a8d8ff'] })
    },
  }
  return scene as Scene
}

function figure(
  pen: Pen,
  { body, place, unit, time, short }: Look<Observatory>,
  field: number,
  bright: number,
) {
  const { x, y } = place(fieldPlace(field).x, fieldPlace(field).y)
  const hue = HUES[field]!
  const isSeen = body.field === field
  fillCircle(pen, x, y, unit * 13, isSeen ? 'rgb(255 255 255 / .14)' : 'rgb(255 255 255 / .05)')
  pen.strokeStyle = shade(hue, -0.45 + bright * 0.45)
  pen.lineWidth = unit * (0.4 + bright * 0.5)
  pen.lineCap = 'round'
  pen.lineWidth = Math.max(1, pen.lineWidth)
  pen.beginPath()
  const dots = FIGURES[field]!
  for (let at = 0; at < dots.length; at += 2) pen.lineTo(x + dots[at]! * unit, y + dots[at + 1]! * unit)
  pen.stroke()
  for (let at = 0; at < dots.length; at += 2) {
    const twinkle = 1 + 0.25 * Math.sin(time * 4 + at + field)
    fillCircle(pen, x + dots[at]! * unit, y + dots[at + 1]! * unit, unit * (1 + bright * 0.8) * twinkle, hue)
    fillCircle(pen, x + dots[at]! * unit, y + dots[at + 1]! * unit, unit * 0.6, '#ffffff')
  }
  // How far this field is behind the one best known.
  pen.strokeStyle = 'rgb(255 255 255 / .15)'
  pen.lineWidth = unit
  pen.beginPath()
  pen.arc(x, y, unit * 13, 0, TURN)
  pen.stroke()
  pen.strokeStyle = hue
  pen.beginPath()
  pen.arc(x, y, unit * 13, -TURN / 4, -TURN / 4 + bright * TURN * 0.999)
  pen.stroke()
  write(pen, short(body.known[field]!), x, y + unit * 9.4, {
    size: Math.max(12, unit * 3.4),
    color: '#f3ecff',
  })
}

function beam(pen: Pen, { place, unit }: Look<Observatory>, aim: number) {
  const { x, y } = place(500, 520)
  const long = unit * 38
  shape(
    pen,
    [
      x,
      y,
      x + Math.cos(aim - 0.16) * long,
      y + Math.sin(aim - 0.16) * long,
      x + Math.cos(aim + 0.16) * long,
      y + Math.sin(aim + 0.16) * long,
    ],
    'rgb(255 246 200 / .16)',
  )
}

function dome(pen: Pen, x: number, y: number, unit: number, aim: number) {
  oval(pen, x, y + unit * 12, unit * 15, unit * 4, 'rgb(0 0 20 / .5)')
  fillRound(
    pen,
    { x: x - unit * 11, y: y + unit * 2, width: unit * 22, height: unit * 11 },
    unit * 2,
    '#8a7ab8',
  )
  fillRound(
    pen,
    { x: x - unit * 11, y: y + unit * 2, width: unit * 15, height: unit * 11 },
    unit * 2,
    '#b8a8e0',
  )
  fillRound(pen, { x: x - unit * 2, y: y + unit * 6, width: unit * 4, height: unit * 7 }, unit, '#3a2a5a')
  pen.save()
  pen.translate(x, y)
  pen.rotate(aim)
  fillRound(pen, { x: 0, y: -unit * 2.6, width: unit * 18, height: unit * 5.2 }, unit, '#8a5a2a')
  fillRound(pen, { x: 0, y: -unit * 2.6, width: unit * 18, height: unit * 2.4 }, unit, '#d9a04a')
  fillRound(pen, { x: unit * 15.6, y: -unit * 3.4, width: unit * 3.4, height: unit * 6.8 }, unit, '#f7d98a')
  pen.restore()
  fillCircle(pen, x, y, unit * 9, '#5a4a8a')
  fillCircle(pen, x - unit, y - unit, unit * 7.8, '#7a6ab0')
  fillCircle(pen, x, y, unit * 3, '#ffe9a8')
}

function comet(pen: Pen, x: number, y: number, unit: number, time: number, left: number) {
  const cx = x + Math.cos(time * 2) * unit * 9
  const cy = y + Math.sin(time * 2) * unit * 7
  const fade = Math.min(1, left / 60)
  for (let tail = 5; tail > 0; tail--) {
    const back = time * 2 - tail * 0.22
    fillCircle(
      pen,
      x + Math.cos(back) * unit * 9,
      y + Math.sin(back) * unit * 7,
      unit * (2.6 - tail * 0.35),
      `rgb(168 216 255 / ${fade * (0.5 - tail * 0.07)})`,
    )
  }
  fillCircle(pen, cx, cy, unit * 4, `rgb(255 250 220 / ${0.35 * fade})`)
  fillCircle(pen, cx, cy, unit * 2.2, '#ffffff')
}
