import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { boulder, curls, planks, specks } from './art.ts'
import { PEARL_RADIUS, ROCK, type Rafts } from './rafts.ts'
import type { Pen, Scene } from './scene.ts'
import { AWAY, placeOn, SIDE } from './sides.ts'

/** Colours of the rafts: the player's mango, then lagoon, coral, palm. */
const COLORS = ['#ffb63d', '#3fd6ee', '#ff7a8b', '#8bd96f'] as const
const STEP = 14

export const raftsScene: Scene<Rafts> = {
  feel: {
    paddle: { sound: 'bounce', sparks: ['#ffffff', '#ffd98a'], count: 6, isRising: true },
    answer: { sound: 'bounce', pitch: -5 },
    wall: { sound: 'tap', pitch: -4 },
    rock: { sound: 'hit', pitch: -5, sparks: ['#cfe0ea'], count: 3 },
    serve: { sound: 'shoot' },
    more: { sound: 'deal', sparks: ['#ffe066', '#ffffff'], count: 18 },
    power: { sound: 'boost', sparks: ['#ffe066', '#3fe0cf', '#ffffff'], count: 18, happy: 0.2 },
    taken: { sound: 'move', sparks: ['#ffffff'], count: 6 },
    goal: { sound: 'score', sparks: ['#ffe066', '#ffffff'], count: 20, quake: 3 },
    miss: { sound: 'pop', sparks: ['#ffffff'], count: 10 },
    sunk: { sound: 'merge', sparks: ['#ffb63d', '#ff7a8b', '#ffffff'], count: 34, quake: 7, happy: 0.5 },
    hurt: { sound: 'bad', sparks: ['#ff7a6b', '#ffffff'], count: 22, quake: 9 },
    round: { sound: 'win', sparks: ['#ffb63d', '#3fe0cf', '#ffffff'], count: 44, happy: 0.7 },
    over: { sound: 'lose', sparks: ['#ff7a6b', '#ffffff'], count: 36, quake: 10 },
    won: { sound: 'win', sparks: ['#ffb63d', '#3fe0cf', '#ff7a8b', '#ffffff'], count: 60 },
  },
  ballColor: ({ balls }) => COLORS[balls[0]?.last ?? -1] ?? '#fff3d6',
  backdrop(pen, _state, look) {
    specks(pen, look, '#d8ffff', 1450)
    const water = pen.createRadialGradient(150, 120, 20, SIDE / 2, SIDE / 2, 300)
    water.addColorStop(0, '#3cc5bd')
    water.addColorStop(0.55, '#1a8ba0')
    water.addColorStop(1, '#0d5178')
    fillRound(pen, { x: -4, y: -4, width: SIDE + 8, height: SIDE + 8 }, 30, 'rgb(255 255 255 / .18)')
    fillRound(pen, { x: 0, y: 0, width: SIDE, height: SIDE }, 26, water)
    curls(pen, { width: SIDE, height: SIDE, color: 'rgb(220 255 250 / .16)', seed: 4 })
    for (const radius of [60, 26]) {
      pen.strokeStyle = 'rgb(255 255 255 / .14)'
      pen.beginPath()
      pen.arc(SIDE / 2, SIDE / 2, radius, 0, 2 * Math.PI)
      pen.stroke()
    }
    pen.save()
    pen.beginPath()
    pen.roundRect(0, 0, SIDE, SIDE, 26)
    pen.clip()
    for (const x of [0, SIDE]) for (const y of [0, SIDE]) boulder(pen, x, y, ROCK)
    pen.restore()
  },
  draw(pen, state, look) {
    for (const side of [0, 1, 2, 3]) drawSide(pen, state, { side, dip: side === 0 ? look.dip : 0 })
    const { pearl } = state
    if (!pearl) return
    const beat = look.calm ? 0 : Math.sin(look.seconds * 4) * 1.5
    fillCircle(pen, pearl.x, pearl.y, PEARL_RADIUS + 6 + beat, 'rgb(255 255 255 / .2)')
    fillCircle(pen, pearl.x, pearl.y + 1.5, PEARL_RADIUS, '#8f5a86')
    fillCircle(pen, pearl.x, pearl.y, PEARL_RADIUS - 1, pearl.kind === 'wide' ? '#ffd3ea' : '#cfe9ff')
    pen.strokeStyle = '#402040'
    pen.lineWidth = 2.4
    pen.lineCap = 'round'
    pen.beginPath()
    if (pearl.kind === 'wide') {
      for (const way of [-1, 1]) {
        pen.moveTo(pearl.x + way * 3, pearl.y - 3)
        pen.lineTo(pearl.x + way * 7, pearl.y)
        pen.lineTo(pearl.x + way * 3, pearl.y + 3)
      }
    } else
      for (const row of [-3, 2]) {
        pen.moveTo(pearl.x - 6, pearl.y + row)
        pen.lineTo(pearl.x + 6, pearl.y + row)
      }
    pen.stroke()
  },
  coach: [
    { x: 130, y: 370 },
    { x: 280, y: 370 },
    { x: 160, y: 370 },
  ],
}

function drawSide(
  pen: Pen,
  { rafts }: Rafts,
  { side, dip }: { readonly side: number; readonly dip: number },
) {
  const { at, half, lives, wall } = rafts[side]!
  const color = COLORS[side]!
  const turn = [0, -Math.PI / 2, Math.PI, Math.PI / 2][side]!
  const middle = placeOn(side, SIDE / 2, 0)
  pen.save()
  pen.translate(middle.x, middle.y)
  pen.rotate(turn)
  const room = SIDE / 2 - ROCK
  if (lives === 0 || wall > 0) {
    // A boom of logs closes the side.
    fillRound(pen, { x: -room, y: -7, width: room * 2, height: 9 }, 4, '#6b4a2c')
    fillRound(pen, { x: -room, y: -8, width: room * 2, height: 6 }, 3, wall > 0 ? color : '#b98a55')
  }
  if (lives > 0) {
    const along =
      side === 0 ? at - SIDE / 2 : side === 2 ? SIDE / 2 - at : side === 1 ? SIDE / 2 - at : at - SIDE / 2
    pen.save()
    pen.translate(along, -AWAY + dip * 3)
    planks(pen, half, color)
    for (let life = 0; life < lives; life++) {
      fillCircle(pen, (life - (lives - 1) / 2) * STEP, -1, 4.4, 'rgb(60 30 10 / .45)')
      fillCircle(pen, (life - (lives - 1) / 2) * STEP, -2, 4, '#fff6e0')
    }
    pen.restore()
  }
  pen.restore()
}
