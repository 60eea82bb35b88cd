import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import { candy, pane, slope, specks } from '../art.ts'
import { USUAL } from '../feel.ts'
import { RADIUS } from '../flight.ts'
import { rules, SINK_TICKS, VOLLEY_FIELD, VOLLEY_GRID, VOLLEY_Y, type Volley } from '../rules/volley.ts'
import type { Pen, Scene } from '../scene.ts'

const [WIDTH, HEIGHT] = VOLLEY_FIELD
/** From few hits to many. */
const HEAT = ['#7bdc8b', '#34cfc2', '#5aa9f2', '#a98bf0', '#ef7fc0', '#ff7a6b', '#ff9d45', '#ffc63d'] as const
const heatOf = (hits: number) => HEAT[Math.min(HEAT.length - 1, Math.floor(Math.log2(hits + 1) * 1.25))]!
const DOTS = 26
const DOT_EVERY = 17

export const scene: Scene<Volley> = {
  rules,
  feel: {
    ...USUAL,
    crack: { sound: 'tap', isRising: true, sparks: ['#ffffff'], count: 2 },
    throw: { sound: 'shoot', pitch: 6 },
    pearl: { sound: 'coin', sparks: ['#ffffff', '#bdf5ff'], count: 10 },
    lamp: { sound: 'boost', sparks: ['#ffe066', '#ffffff'], count: 24, quake: 3 },
    land: { sound: 'place' },
    row: { sound: 'move', pitch: -4 },
    call: { sound: 'flip' },
    clear: { sound: 'win', sparks: ['#ffe066', '#3fe0cf', '#ffffff'], count: 44 },
  },
  grid: () => VOLLEY_GRID,
  lift: ({ sink }) => -VOLLEY_GRID.height * (sink / SINK_TICKS) ** 2,
  colorOf: () => '#9fd8ff',
  ballColor: () => '#eaf6ff',
  brick(pen, box, { hits }) {
    candy(pen, { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 }, heatOf(hits), 10)
    write(pen, String(hits), box.x + box.width / 2, box.y + box.height * 0.47, {
      size: hits > 99 ? 15 : 19,
      color: '#10203c',
      widest: box.width - 8,
    })
  },
  backdrop(pen, look) {
    specks(pen, look, { count: 70, color: '#ffffff', seed: 1441 })
    pane(pen, VOLLEY_FIELD, slope(pen, HEIGHT, '#2d3d8c', '#1d2a6b', '#131b4a'))
    fillCircle(pen, 292, 74, 34, 'rgb(255 244 214 / .16)')
    fillCircle(pen, 305, 66, 30, 'rgb(29 42 107 / .9)')
    specks(
      pen,
      { ...look, left: 0, right: WIDTH, top: 0, bottom: 330 },
      { count: 34, color: '#fff4d6', seed: 5 },
    )
    // The beach from which pearls are thrown.
    fillRound(
      pen,
      { x: 0, y: VOLLEY_Y + RADIUS + 2, width: WIDTH, height: HEIGHT - VOLLEY_Y - RADIUS - 2 },
      6,
      '#e9c98d',
    )
    pen.fillStyle = 'rgb(255 120 110 / .28)'
    for (let x = 6; x < WIDTH - 6; x += 16) pen.fillRect(x, VOLLEY_GRID.top + 8 * VOLLEY_GRID.height, 9, 2)
  },
  under(pen, state, { aim }) {
    if (state.phase === 'aim' && state.sink === 0) drawAim(pen, state, aim)
  },
  drop(pen, { kind, x, y }, { seconds, calm }) {
    const beat = calm ? 0 : Math.sin(seconds * 4 + x) * 1.4
    if (kind === 'pearl') {
      pen.strokeStyle = 'rgb(255 255 255 / .85)'
      pen.lineWidth = 2.4
      pen.beginPath()
      pen.arc(x, y, 13 + beat, 0, 2 * Math.PI)
      pen.stroke()
      fillCircle(pen, x, y, 7, '#eaf6ff')
      fillCircle(pen, x - 2, y - 2.4, 2, '#ffffff')
      return
    }
    fillCircle(pen, x, y, 15 + beat, 'rgb(255 214 90 / .25)')
    fillCircle(pen, x, y, 10, '#ffcf4a')
    fillRound(pen, { x: x - 20, y: y - 1.5, width: 40, height: 3 }, 1.5, '#fff3c4')
  },
  over(pen, { pad, pearls, waiting, phase, landed }, { number }) {
    // The shell that throws.
    fillCircle(pen, pad, VOLLEY_Y + 7, 15, '#b9823d')
    fillCircle(pen, pad, VOLLEY_Y + 5, 14, '#ff9d7a')
    pen.strokeStyle = 'rgb(255 255 255 / .55)'
    pen.lineWidth = 2
    pen.beginPath()
    for (const angle of [-0.8, -0.4, 0, 0.4, 0.8]) {
      pen.moveTo(pad, VOLLEY_Y + 17)
      pen.lineTo(pad + Math.sin(angle) * 13, VOLLEY_Y + 5 - Math.cos(angle) * 12)
    }
    pen.stroke()
    const count = phase === 'aim' ? pearls : waiting
    if (count > 0) {
      const x = pad > WIDTH - 60 ? pad - 30 : pad + 30
      write(pen, `×${number(count)}`, x, VOLLEY_Y - 4, { size: 15, color: '#ffffff' })
    }
    if (phase === 'fly' && landed >= 0) fillCircle(pen, landed, VOLLEY_Y, 5, 'rgb(255 255 255 / .6)')
  },
  coach: [
    { x: 180, y: 330 },
    { x: 140, y: 440 },
  ],
}

/** Path of the first pearl as dots, reflected by the sides. */
function drawAim(pen: Pen, { pad }: Volley, aim: number | undefined) {
  if (aim === undefined) return
  let [x, y] = [pad, VOLLEY_Y - RADIUS]
  let dx = Math.sin(aim) * DOT_EVERY
  const dy = -Math.cos(aim) * DOT_EVERY
  for (let dot = 0; dot < DOTS && y > RADIUS; dot++) {
    x += dx
    y += dy
    if (x < RADIUS || x > WIDTH - RADIUS) {
      dx = -dx
      x = x < RADIUS ? 2 * RADIUS - x : 2 * (WIDTH - RADIUS) - x
    }
    pen.globalAlpha = 0.85 - (dot / DOTS) * 0.7
    fillCircle(pen, x, y, 3.4 - (dot / DOTS) * 1.6, '#ffffff')
  }
  pen.globalAlpha = 1
}
