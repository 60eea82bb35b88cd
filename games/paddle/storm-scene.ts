import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { specks } from './art.ts'
import { COACH, DUEL_FEEL } from './duel-art.ts'
import { HEIGHT, WIDTH } from './duel.ts'
import type { Pen, Scene } from './scene.ts'
import { HALF, HORIZON, LOW, PEARL, URCHIN, type Storm } from './storm.ts'

function cloud(pen: Pen, x: number, y: number, size: number) {
  for (const [color, dy] of [
    ['#232b4c', 5],
    ['#3d4a78', 0],
    ['#5d6ca0', -6],
  ] as const)
    for (const [dx, radius] of [
      [-34, 20],
      [-12, 28],
      [16, 30],
      [40, 19],
    ] as const)
      fillCircle(pen, x + dx * size, y + dy, radius * size * (dy < 0 ? 0.72 : 1), color)
}

/** Spikes mark a ball to avoid. */
function spikes(pen: Pen, x: number, y: number, turn: number) {
  pen.strokeStyle = '#2b1136'
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  for (let spike = 0; spike < 10; spike++) {
    const angle = turn + (spike * Math.PI) / 5
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle) * 16, y + Math.sin(angle) * 16)
  }
  pen.stroke()
}

/** A net between two poles that takes what falls into it. */
function net(pen: Pen, x: number, y: number) {
  fillRound(pen, { x: x - HALF, y: y + 2, width: HALF * 2, height: 22 }, 11, 'rgb(0 8 24 / .4)')
  pen.strokeStyle = 'rgb(255 244 214 / .75)'
  pen.lineWidth = 1.6
  pen.beginPath()
  for (let mesh = -4; mesh <= 4; mesh++) {
    pen.moveTo(x + mesh * 9.5, y)
    pen.quadraticCurveTo(x + mesh * 7, y + 12, x + mesh * 5, y + 20)
  }
  for (const [dy, wide] of [
    [8, 0.86],
    [15, 0.72],
  ] as const) {
    pen.moveTo(x - HALF * wide, y + dy)
    pen.quadraticCurveTo(x, y + dy + 6, x + HALF * wide, y + dy)
  }
  pen.stroke()
  fillRound(pen, { x: x - HALF, y: y - 6, width: HALF * 2, height: 10 }, 5, '#8a5a1c')
  fillRound(pen, { x: x - HALF, y: y - 8, width: HALF * 2, height: 9 }, 4.5, '#ffb63d')
  for (const side of [-1, 1]) fillCircle(pen, x + side * (HALF - 4), y - 3, 7, '#fff1cf')
}

export const stormScene: Scene<Storm> = {
  feel: {
    ...DUEL_FEEL,
    throw: { sound: 'shoot', pitch: -6 },
    wrong: { sound: 'hit', pitch: -4, sparks: ['#2b1136', '#b06ae0'], count: 18, quake: 7 },
  },
  ballColor: (_, { last }) => (last === URCHIN ? '#6b2f86' : last === PEARL ? '#fff6e6' : '#ffc94d'),
  backdrop(pen, _, look) {
    specks(pen, look, '#cfe0ff', 140)
    const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
    sky.addColorStop(0, '#39426e')
    sky.addColorStop(0.17, '#8a7fa8')
    sky.addColorStop(0.175, '#1f4a70')
    sky.addColorStop(1, '#0b2440')
    fillRound(pen, { x: -4, y: -4, width: WIDTH + 8, height: HEIGHT + 8 }, 18, 'rgb(255 255 255 / .2)')
    fillRound(pen, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 14, sky)
    for (const [x, y, size] of [
      [64, 42, 1],
      [170, 30, 1.25],
      [276, 44, 1],
    ] as const)
      cloud(pen, x, y, size)
    pen.lineCap = 'round'
    for (let wave = 0; wave < 13; wave++) {
      const y = HORIZON + 8 + wave * wave * 2.5
      pen.strokeStyle = `rgb(170 215 240 / ${0.1 + wave * 0.012})`
      pen.lineWidth = 1.5 + wave * 0.2
      pen.beginPath()
      for (let x = 14; x < WIDTH - 20; x += 52) {
        const shift = (wave * 23) % 40
        pen.moveTo(x + shift - 12, y)
        pen.quadraticCurveTo(x + shift, y - 6, x + shift + 12, y)
      }
      pen.stroke()
    }
  },
  draw(pen, state, look) {
    for (const { x, y, last } of state.balls) {
      if (last === URCHIN) spikes(pen, x, y, look.calm ? 0 : look.seconds * 2)
      if (last === PEARL) fillCircle(pen, x, y, 15, 'rgb(255 246 214 / .3)')
    }
    net(pen, state.pad, LOW + look.dip * 3)
  },
  coach: COACH,
}
