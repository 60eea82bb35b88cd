import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { craftIcons } from './icons-craft.ts'
import { coin, hut, islander, oval, shape, TURN } from './art.ts'
import type { Pen } from './scene.ts'

type Draw = (pen: Pen) => void

/** Each icon is drawn into a square from -10 to 10. */
const arrows =
  (color: string): Draw =>
  (pen) => {
    for (const x of [-7, 0]) shape(pen, [x, -7, x + 7, 0, x, 7, x - 2, 4, x + 2, 0, x - 2, -4], color)
  }
const crate =
  (color: string, lid: string): Draw =>
  (pen) => {
    fillRound(pen, { x: -8, y: -4, width: 16, height: 12 }, 2, color)
    fillRound(pen, { x: -9, y: -8, width: 18, height: 6 }, 2, lid)
  }
const plus: Draw = (pen) => {
  fillRound(pen, { x: -2.5, y: -9, width: 5, height: 18 }, 2, '#7be38b')
  fillRound(pen, { x: -9, y: -2.5, width: 18, height: 5 }, 2, '#7be38b')
}
const coins: Draw = (pen) => {
  coin(pen, -3, 4, 5.5)
  coin(pen, 3, -2, 6.5)
}
const helper: Draw = (pen) => islander(pen, 0, 9, 18, '#ef6f5e')
const star =
  (color: string): Draw =>
  (pen) => {
    const points = Array.from({ length: 10 }, (_, at) => {
      const radius = at % 2 ? 4.2 : 9.5
      return [Math.sin((at * TURN) / 10) * radius, -Math.cos((at * TURN) / 10) * radius]
    })
    shape(pen, points.flat(), color)
  }
const wave: Draw = (pen) => {
  for (const [y, color] of [
    [-6, '#bff0ff'],
    [-1, '#5fc8f0'],
    [4, '#2f8fd0'],
  ] as const) {
    pen.beginPath()
    pen.moveTo(-9, y + 2)
    pen.bezierCurveTo(-5, y - 4, -2, y - 3, 0, y + 1)
    pen.bezierCurveTo(3, y + 4, 6, y - 4, 9, y)
    pen.strokeStyle = color
    pen.lineWidth = 3.4
    pen.lineCap = 'round'
    pen.stroke()
  }
}
const wheel =
  (color: string): Draw =>
  (pen) => {
    for (let tooth = 0; tooth < 8; tooth++)
      fillCircle(pen, Math.cos((tooth * TURN) / 8) * 7.6, Math.sin((tooth * TURN) / 8) * 7.6, 2.4, color)
    fillCircle(pen, 0, 0, 7, color)
    fillCircle(pen, 0, 0, 3, '#fff4e0')
  }
const sprout: Draw = (pen) => {
  fillRound(pen, { x: -1.3, y: -4, width: 2.6, height: 12 }, 1, '#4f9a3a')
  oval(pen, -4.6, -5, 5, 3, '#7bdc5b', 0.5)
  oval(pen, 4.6, -6, 5, 3, '#5cc24a', -0.5)
  oval(pen, 0, 8, 8, 2.6, '#7a4a22')
}
const drop = (pen: Pen, color = '#4fb8ff', light = '#c8ecff') => {
  pen.beginPath()
  pen.moveTo(0, -9)
  pen.bezierCurveTo(3, -3, 7, 0, 7, 3.5)
  pen.arc(0, 3, 7, 0.07, Math.PI - 0.07)
  pen.bezierCurveTo(-7, 0, -3, -3, 0, -9)
  pen.fillStyle = color
  pen.fill()
  oval(pen, -2.5, 3, 1.6, 3, light, 0.3)
}
const fruit: Draw = (pen) => {
  fillCircle(pen, 0, 2, 7.5, '#e0731f')
  fillCircle(pen, -0.6, 1.2, 6.8, '#ffa63c')
  oval(pen, 3, -7, 4.5, 2.2, '#4fb84a', -0.5)
}

export const ICONS: Readonly<Record<string, Draw>> = {
  field: (pen) => {
    fillRound(pen, { x: -9, y: -5, width: 18, height: 13 }, 3, '#6b3f1c')
    for (const x of [-5, 0, 5]) fillRound(pen, { x: x - 1.2, y: -3, width: 2.4, height: 9 }, 1, '#9a6230')
  },
  soil: (pen) => drop(pen),
  picker: helper,
  price: coins,
  shoes: arrows('#e0506a'),
  crop: fruit,
  drop: crate('#2f8fa8', '#5fd0e0'),
  room: plus,
  tide: wave,
  crab: (pen) => {
    for (const side of [-1, 1]) fillCircle(pen, side * 7.5, -3, 3, '#c8382a')
    oval(pen, 0, 2, 8, 5.4, '#e0503f')
    for (const side of [-3, 3]) fillCircle(pen, side, -4, 1.6, '#2a1010')
  },
  luck: star('#ff7ab8'),
  pick: (pen) => {
    shape(pen, [-2, -6, 1.5, -6, 1.5, 10, -2, 10], '#9a6230')
    shape(pen, [-10, -2, 0, -10, 10, -2, 0, -5.5], '#e8eef4')
  },
  glint: star('#fff3b0'),
  miner: helper,
  cart: (pen) => {
    shape(pen, [-9, -5, 9, -5, 6.5, 5, -6.5, 5], '#7a8aa0')
    for (const x of [-4, 4]) fillCircle(pen, x, 7, 2.8, '#3a2a20')
    for (const x of [-4, 1, 5]) fillCircle(pen, x, -6, 2.8, '#5fe0d0')
  },
  muscle: arrows('#ff5d73'),
  powder: (pen) => {
    fillRound(pen, { x: -6, y: -5, width: 12, height: 14 }, 3, '#d9503f')
    fillRound(pen, { x: -6.5, y: -1, width: 13, height: 3 }, 1, '#ffd98a')
    fillCircle(pen, 2, -8, 2.4, '#fff0a0')
  },
  boat: (pen) => {
    shape(pen, [-9, 4, 9, 4, 6, 9, -6, 9], '#8a4a22')
    shape(pen, [1, -9, 8, 2, 1, 2], '#ff6b5e')
    shape(pen, [-1, -7, -6, 2, -1, 2], '#ffffff')
  },
  hull: crate('#a86b2e', '#e0a050'),
  stall: coins,
  sail: arrows('#4fb8ff'),
  skipper: (pen) => islander(pen, 0, 9, 18, '#2f6fd0'),
  depth: (pen) => {
    oval(pen, -1, 0, 7.5, 4.6, '#3f9ae0')
    shape(pen, [5, 0, 10, -5, 10, 5], '#3f9ae0')
    fillCircle(pen, -5, -1, 1.2, '#0b2030')
  },
  hopper: (pen) => {
    shape(pen, [-9, -7, 9, -7, 3, 4, 3, 9, -3, 9, -3, 4], '#7d8fa8')
    for (const x of [-4, 0, 4]) fillCircle(pen, x, -7, 2.6, '#8a5a2e')
  },
  slot: plus,
  machine: wheel('#a774e8'),
  motor: wheel('#5f7f98'),
  gold: star('#ffe14a'),
  flame: (pen) => {
    drop(pen, '#ff6a2e', '#ffe08a')
  },
  rhythm: arrows('#5fa8ff'),
  bounty: coins,
  wall: (pen) => {
    for (const [x, y] of [
      [-9, 3],
      [1, 3],
      [-4, -3],
      [-9, -9],
      [1, -9],
    ] as const)
      fillRound(pen, { x, y, width: 8.6, height: 5 }, 1.4, y === -3 ? '#8fa0c0' : '#6f80a0')
  },
  lamp: (pen) => {
    fillCircle(pen, 0, 0, 9, '#ffe9a0')
    fillCircle(pen, 0, 0, 5, '#ffffff')
  },
  reach: (pen) => {
    for (const [radius, color] of [
      [9.5, '#c86f2e'],
      [7, '#ffe3a8'],
      [4.4, '#c86f2e'],
      [2, '#ffe3a8'],
    ] as const)
      fillCircle(pen, 0, 0, radius, color)
  },
  food: sprout,
  tank: plus,
  feeder: crate('#c8703a', '#f7b56b'),
  snail: (pen) => {
    oval(pen, 0, 6, 9, 2.6, '#f4c898')
    fillCircle(pen, -1, 0, 6.5, '#b060c8')
    fillCircle(pen, 0, 1, 3.4, '#e0a0f0')
  },
  species: (pen) => {
    oval(pen, 1, 0, 7, 5, '#f0609a')
    shape(pen, [-5, 0, -10, -5, -10, 5], '#f0609a')
    fillCircle(pen, 5, -1, 1.3, '#301020')
  },
  camel: crate('#a8552e', '#ef8a5a'),
  pace: arrows('#3fae7f'),
  caravan: plus,
  bargain: coins,
  guide: (pen) => islander(pen, 0, 9, 18, '#4fa8ff'),
  town: (pen) => hut(pen, 0, 9, 17, '#f7ead0'),
  ...craftIcons,
}
