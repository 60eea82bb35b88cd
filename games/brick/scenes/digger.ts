import { fillCircle, fillRound, shade, type Box } from '#kit/game/draw.ts'
import { crack, pane, raft, slope, specks } from '../art.ts'
import { USUAL } from '../feel.ts'
import {
  BARREL,
  CLAY,
  DIGGER_FIELD,
  DIGGER_Y,
  diggerGrid,
  FLOOD_Y,
  GEM,
  rules,
  SAND,
  STONE,
  type Digger,
} from '../rules/digger.ts'
import type { Pen, Scene } from '../scene.ts'

const [WIDTH, HEIGHT] = DIGGER_FIELD
const EARTH: Readonly<Record<number, string>> = {
  [SAND]: '#f0cd86',
  [CLAY]: '#cf8a55',
  [STONE]: '#8b95a3',
  [GEM]: '#f0cd86',
  [BARREL]: '#b3413a',
}
const GEM_COLOR = '#3fe0cf'

export const scene: Scene<Digger> = {
  rules,
  feel: {
    ...USUAL,
    break: { sound: 'slice', sparks: 'brick', count: 8, isRising: true },
    gem: { sound: 'coin', sparks: ['#3fe0cf', '#ffffff', '#a8fff4'], count: 20, isRising: true },
    fall: { sound: 'tap', pitch: -9 },
    row: { sound: 'tap', pitch: -5 },
  },
  grid: diggerGrid,
  colorOf: (kind) => (kind === GEM ? GEM_COLOR : (EARTH[kind] ?? '#f0cd86')),
  ballColor: ({ digs }) => (digs > 0 ? '#ff8a4a' : '#f4f7fa'),
  brick(pen, box, { kind, hits }) {
    earth(pen, box, kind)
    if (kind === STONE && hits < 2) crack(pen, box)
    if (kind === GEM) gem(pen, box)
    if (kind === BARREL) barrel(pen, box)
  },
  backdrop(pen, look) {
    specks(pen, look, { count: 50, color: '#ffe2b0', seed: 1444 })
    pane(pen, DIGGER_FIELD, slope(pen, HEIGHT, '#7fd0e8', '#f6d79a', '#8a5136', '#54303a', '#3d2434'))
    fillCircle(pen, 300, 66, 24, 'rgb(255 250 220 / .8)')
    // Bones and shells in the ground.
    pen.globalAlpha = 0.14
    for (const [x, y, size] of [
      [60, 320, 12],
      [280, 380, 16],
      [150, 440, 10],
      [320, 270, 9],
      [40, 450, 14],
    ] as const) {
      pen.strokeStyle = '#ffe9c4'
      pen.lineWidth = 3
      pen.beginPath()
      for (let turn = 0; turn < 22; turn++)
        pen.lineTo(
          x + Math.cos(turn * 0.6) * size * (turn / 22),
          y + Math.sin(turn * 0.6) * size * (turn / 22),
        )
      pen.stroke()
    }
    pen.globalAlpha = 1
    pen.fillStyle = 'rgb(220 60 50 / .55)'
    for (let x = 8; x < WIDTH - 8; x += 18)
      fillRound(pen, { x, y: FLOOD_Y - 14, width: 10, height: 3 }, 1.5, 'rgb(214 64 56 / .6)')
  },
  over(pen, { pad, half, digs, balls }, { dip }) {
    raft(pen, { x: pad, y: DIGGER_Y, half, color: '#ff8f6b', dip: -dip })
    // Teeth of the drill: bricks the ball can still dig through.
    const [ball] = balls
    if (!ball || ball.rides > 0) return
    for (let tooth = 0; tooth < digs; tooth++) {
      const angle = Math.atan2(ball.vy, ball.vx) + (tooth - 1) * 0.75
      fillCircle(pen, ball.x + Math.cos(angle) * 9.5, ball.y + Math.sin(angle) * 9.5, 2.6, '#fff3c4')
    }
  },
  coach: [
    { x: 110, y: 160 },
    { x: 260, y: 160 },
    { x: 150, y: 160 },
  ],
}

function earth(pen: Pen, box: Box, kind: number) {
  const color = EARTH[kind] ?? '#f0cd86'
  const radius = kind === STONE ? 9 : 5
  fillRound(
    pen,
    { x: box.x - 0.5, y: box.y, width: box.width + 1, height: box.height + 0.5 },
    radius,
    shade(color, -0.35),
  )
  fillRound(pen, { x: box.x, y: box.y, width: box.width, height: box.height - 4 }, radius, color)
  fillRound(pen, { x: box.x + 3, y: box.y + 2, width: box.width - 6, height: 3 }, 1.5, shade(color, 0.4))
  for (const [dx, dy] of [
    [0.25, 0.5],
    [0.6, 0.42],
    [0.8, 0.66],
    [0.42, 0.72],
  ] as const)
    fillCircle(pen, box.x + box.width * dx, box.y + box.height * dy, 1.2, shade(color, -0.2))
}

function gem(pen: Pen, { x, y, width, height }: Box) {
  const [middle, top] = [x + width / 2, y + 3]
  const down = height - 8
  pen.fillStyle = shade(GEM_COLOR, -0.45)
  pen.beginPath()
  pen.moveTo(middle - 11, top + down * 0.35)
  pen.lineTo(middle - 6, top)
  pen.lineTo(middle + 6, top)
  pen.lineTo(middle + 11, top + down * 0.35)
  pen.lineTo(middle, top + down + 2)
  pen.fill()
  pen.fillStyle = GEM_COLOR
  pen.beginPath()
  pen.moveTo(middle - 9, top + down * 0.35)
  pen.lineTo(middle - 5, top + 1)
  pen.lineTo(middle + 5, top + 1)
  pen.lineTo(middle + 3, top + down * 0.35)
  pen.lineTo(middle, top + down)
  pen.fill()
  fillCircle(pen, middle - 3, top + 4, 1.8, '#ffffff')
}

function barrel(pen: Pen, { x, y, width, height }: Box) {
  fillRound(pen, { x: x + 8, y: y + 1, width: width - 16, height: height - 5 }, 5, '#7a2522')
  fillRound(pen, { x: x + 8, y: y + 5, width: width - 16, height: 3 }, 1, '#ffcf6a')
  fillRound(pen, { x: x + 8, y: y + height - 11, width: width - 16, height: 3 }, 1, '#ffcf6a')
  fillCircle(pen, x + width / 2, y + height * 0.42, 3, '#fff0c0')
}
