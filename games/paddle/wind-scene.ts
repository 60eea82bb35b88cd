import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import { buoy, curls, planks, specks } from './art.ts'
import type { Pen, Scene } from './scene.ts'
import { COURT, GOAL, HALF, HIGH, LOW, rivalOf, type Wind } from './wind.ts'

const [WIDTH, HEIGHT] = COURT
const RIVAL_COLORS = [
  '#ff7a8b',
  '#b48bf0',
  '#34cfc2',
  '#74d483',
  '#5aa9f2',
  '#ff8f5c',
  '#ef7fc0',
  '#9aa8f5',
  '#e8545a',
  '#5c3b7e',
] as const

export const windScene: Scene<Wind> = {
  feel: {
    paddle: { sound: 'bounce', sparks: ['#ffffff', '#ffd98a'], count: 6, isRising: true },
    spin: { sound: 'slice', sparks: ['#ffffff', '#8fe6ff', '#ffe066'], count: 14, isRising: true },
    answer: { sound: 'bounce', pitch: -5 },
    wall: { sound: 'tap', pitch: -4 },
    buoy: { sound: 'hit', pitch: 4, sparks: ['#ffffff', '#ff7a6b'], count: 8 },
    serve: { sound: 'shoot' },
    goal: { sound: 'score', sparks: ['#ffe066', '#ffffff', '#ff9ecb'], count: 34, quake: 5, happy: 0.5 },
    hurt: { sound: 'bad', sparks: ['#ff7a6b', '#ffffff'], count: 20, quake: 6 },
    over: { sound: 'lose' },
    won: { sound: 'win', sparks: ['#ffb63d', '#3fe0cf', '#ff7a8b', '#ffffff'], count: 60 },
  },
  ballColor: ({ balls }) => (Math.abs(balls[0]?.spin ?? 0) > 0.008 ? '#8fe6ff' : '#fff3d6'),
  backdrop(pen, state, look) {
    specks(pen, look, '#fff0d0', 1451)
    const sand = pen.createLinearGradient(0, 0, 0, HEIGHT)
    sand.addColorStop(0, '#e8a868')
    sand.addColorStop(0.5, '#f4d08f')
    sand.addColorStop(1, '#e9b672')
    fillRound(pen, { x: -4, y: -4, width: WIDTH + 8, height: HEIGHT + 8 }, 18, 'rgb(255 255 255 / .25)')
    fillRound(pen, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 14, sand)
    curls(pen, { width: WIDTH, height: HEIGHT, color: 'rgb(150 90 40 / .16)', seed: 9 })
    pen.strokeStyle = 'rgb(255 255 255 / .75)'
    pen.lineWidth = 3
    pen.setLineDash([12, 10])
    pen.beginPath()
    pen.moveTo(12, HEIGHT / 2)
    pen.lineTo(WIDTH - 12, HEIGHT / 2)
    pen.stroke()
    pen.setLineDash([])
    pen.strokeRect(10, 12, WIDTH - 20, HEIGHT - 24)
    // Foam where the ball is lost.
    for (const y of [0, HEIGHT - 7])
      fillRound(pen, { x: 0, y, width: WIDTH, height: 7 }, 4, 'rgb(70 190 200 / .8)')
    for (const [x, y, radius] of rivalOf(state).buoys) buoy(pen, x, y, radius)
  },
  draw(pen, state, look) {
    drawWind(pen, state, look.calm ? 0 : look.seconds)
    drawPoints(pen, state)
    const { level, rival, pad, serve, to } = state
    pen.save()
    pen.translate(rival, HIGH)
    pen.rotate(Math.PI)
    planks(pen, rivalOf(state).half, RIVAL_COLORS[(level - 1) % RIVAL_COLORS.length]!)
    pen.restore()
    pen.save()
    pen.translate(pad, LOW + look.dip * 3)
    planks(pen, HALF, '#ffb63d')
    pen.restore()
    if (serve > 0) {
      const k = look.calm ? 0.5 : (serve % 33) / 33
      pen.strokeStyle = `rgb(120 60 20 / ${0.6 * k})`
      pen.lineWidth = 3
      pen.beginPath()
      pen.arc(WIDTH / 2, HEIGHT / 2 + to * 60, 12 + (1 - k) * 14, 0, 2 * Math.PI)
      pen.stroke()
    }
  },
  coach: [
    { x: 110, y: 440 },
    { x: 240, y: 440 },
    { x: 130, y: 440 },
  ],
  stars: ({ theirs }) => (theirs <= 1 ? 3 : theirs <= 3 ? 2 : 1),
}

/** Streaks along the wind, and a windsock beside the net. */
function drawWind(pen: Pen, { wind }: Wind, seconds: number) {
  const force = wind / 0.034
  const way = force < 0 ? -1 : 1
  if (Math.abs(force) > 0.03) {
    pen.strokeStyle = 'rgb(255 255 255 / .5)'
    pen.lineWidth = 2.4
    pen.lineCap = 'round'
    pen.beginPath()
    for (let index = 0; index < 9; index++) {
      const length = 14 + Math.abs(force) * 46
      const run = (((seconds * 210 * force + index * 97) % (WIDTH + 80)) + WIDTH + 80) % (WIDTH + 80)
      const y = 70 + ((index * 151) % (HEIGHT - 140))
      pen.moveTo(Math.max(4, Math.min(WIDTH - 4, run - 40)), y)
      pen.lineTo(Math.max(4, Math.min(WIDTH - 4, run - 40 - length * way)), y)
    }
    pen.stroke()
  }
  const y = HEIGHT / 2 - 22
  fillRound(pen, { x: 15, y: y - 16, width: 4, height: 38 }, 2, '#7a4a24')
  const reach = 8 + Math.abs(force) * 30
  for (const [part, color] of ['#e8545a', '#fff6e6', '#e8545a'].entries()) {
    const from = (part / 3) * reach * way
    const to = ((part + 1) / 3) * reach * way
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(17 + from, y - 14 + part * 1.2)
    pen.lineTo(17 + to, y - 12.8 + part * 1.2)
    pen.lineTo(17 + to, y - 3 - part)
    pen.lineTo(17 + from, y - 2 - part)
    pen.fill()
  }
}

/** Points as shells beside the middle line: the rival's above, the player's below. */
function drawPoints(pen: Pen, { mine, theirs, level }: Wind) {
  for (let point = 0; point < GOAL; point++) {
    const x = WIDTH - 22
    fillCircle(pen, x, HEIGHT / 2 + 26 + point * 15, 5.4, point < mine ? '#c25a12' : 'rgb(120 70 30 / .25)')
    fillCircle(pen, x, HEIGHT / 2 - 26 - point * 15, 5.4, point < theirs ? '#8b2f6e' : 'rgb(120 70 30 / .25)')
  }
  write(pen, String(level), WIDTH - 22, HEIGHT / 2, { size: 17, color: '#7a3d16' })
}
