import { fillCircle } from '#kit/game/draw.ts'
import { candy, colorOf, crack, pane, raft, slope, specks } from '../art.ts'
import { USUAL } from '../feel.ts'
import {
  HIGH_Y,
  LOW_Y,
  MOST_FLIPS,
  rules,
  TIDES_FIELD,
  TIDES_GRID,
  TOUGH,
  type Tides,
} from '../rules/tides.ts'
import type { Pen, Scene } from '../scene.ts'

const [WIDTH, HEIGHT] = TIDES_FIELD
const CURRENTS = [36, 108, 180, 252, 324]

export const scene: Scene<Tides> = {
  rules,
  feel: {
    ...USUAL,
    cross: { sound: 'score', sparks: ['#ffe066', '#ffffff'], count: 10 },
    tide: { sound: 'flip', sparks: ['#8fe6ff', '#ffffff'], count: 14 },
  },
  grid: () => TIDES_GRID,
  colorOf: (kind) => (kind === TOUGH ? '#eaf4f7' : colorOf(kind)),
  ballColor: ({ tide }) => (tide === 1 ? '#bff3ff' : '#ffe3b8'),
  brick(pen, box, { kind, hits }) {
    candy(pen, box, kind === TOUGH ? '#e3edf0' : colorOf(kind), 9)
    if (kind === TOUGH && hits < 2) crack(pen, box)
    else if (kind === TOUGH) fillCircle(pen, box.x + box.width / 2, box.y + box.height * 0.42, 3.4, '#9db6c2')
  },
  backdrop(pen, look) {
    specks(pen, look, { count: 50, color: '#fff3d8', seed: 1443 })
    pane(pen, TIDES_FIELD, slope(pen, HEIGHT, '#f2a566', '#c9637a', '#3a4f92', '#12456f', '#0d6f86'))
    pen.save()
    pen.beginPath()
    pen.roundRect(0, 0, WIDTH, HEIGHT, 12)
    pen.clip()
    // An evening sun above, waves below.
    fillCircle(pen, WIDTH / 2, 10, 92, 'rgb(255 236 190 / .22)')
    fillCircle(pen, WIDTH / 2, 10, 60, 'rgb(255 236 190 / .28)')
    for (const [row, y] of [380, 410, 440, 470, 500].entries()) wave(pen, y, row)
    pen.restore()
  },
  under(pen, { tide, flips }, { seconds, calm }) {
    // Arrows of foam drift with the current.
    pen.strokeStyle = 'rgb(255 255 255 / .2)'
    pen.lineWidth = 3
    pen.lineCap = 'round'
    pen.beginPath()
    const drift = calm ? 0.4 : (seconds * 0.45) % 1
    for (const [index, x] of CURRENTS.entries())
      for (let part = 0; part < 4; part++) {
        const share = (drift + part / 4 + index * 0.13) % 1
        const y = tide === 1 ? share * HEIGHT : (1 - share) * HEIGHT
        pen.moveTo(x - 9, y - 7 * tide)
        pen.lineTo(x, y)
        pen.lineTo(x + 9, y - 7 * tide)
      }
    pen.stroke()
    for (let count = 0; count < MOST_FLIPS; count++) {
      const y = HEIGHT * 0.75 + (count - 1) * 24
      fillCircle(pen, WIDTH - 16, y, 8, count < flips ? '#8fe6ff' : 'rgb(255 255 255 / .2)')
      if (count < flips) fillCircle(pen, WIDTH - 18.5, y - 3, 2.5, '#ffffff')
    }
  },
  over(pen, { pad, half, side }, { dip }) {
    raft(pen, { x: pad, y: HIGH_Y, half, color: '#ff9d5c', dip: side === -1 ? -dip : 0 })
    raft(pen, { x: pad, y: LOW_Y, half, color: '#35d0d8', dip: side === 1 ? dip : 0 })
  },
  coach: [
    { x: 110, y: 420 },
    { x: 260, y: 420 },
    { x: 150, y: 420 },
  ],
}

function wave(pen: Pen, y: number, row: number) {
  pen.strokeStyle = `rgb(190 245 255 / ${0.08 + row * 0.03})`
  pen.lineWidth = 3
  pen.beginPath()
  for (let x = -20; x < WIDTH + 40; x += 36) {
    pen.moveTo(x + (row % 2) * 18, y)
    pen.quadraticCurveTo(x + 18 + (row % 2) * 18, y - 10, x + 36 + (row % 2) * 18, y)
  }
  pen.stroke()
}
