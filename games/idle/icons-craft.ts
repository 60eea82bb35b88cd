import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { islander, oval, shape, TURN } from './art.ts'
import type { Pen } from './scene.ts'

type Draw = (pen: Pen) => void

const heap =
  (color: string, light: string): Draw =>
  (pen) => {
    shape(pen, [-9, 8, 0, -7, 9, 8], color)
    shape(pen, [-9, 8, 0, -7, -1, 8], light)
  }
const cog =
  (color: string, hole: string): Draw =>
  (pen) => {
    for (let tooth = 0; tooth < 8; tooth++) {
      const turn = (tooth * TURN) / 8
      fillCircle(pen, Math.cos(turn) * 7, Math.sin(turn) * 7, 2.3, color)
    }
    fillCircle(pen, 0, 0, 7, color)
    fillCircle(pen, 0, 0, 3, hole)
  }
const spark =
  (color: string): Draw =>
  (pen) =>
    shape(pen, [0, -9, 2.4, -2.4, 9, 0, 2.4, 2.4, 0, 9, -2.4, 2.4, -9, 0, -2.4, -2.4], color)
const gem =
  (color: string, light: string): Draw =>
  (pen) => {
    shape(pen, [-8, -2, -4, -8, 4, -8, 8, -2, 0, 9], color)
    shape(pen, [-8, -2, -4, -8, 0, -2, 0, 9], light)
  }
const person =
  (cloth: string): Draw =>
  (pen) =>
    islander(pen, 0, 9, 18, cloth)
const scroll =
  (color: string, ink: string): Draw =>
  (pen) => {
    fillRound(pen, { x: -8, y: -7, width: 16, height: 14 }, 3, color)
    for (const y of [-3.4, 0, 3.4]) fillRound(pen, { x: -5, y: y - 0.8, width: 10, height: 1.6 }, 0.8, ink)
  }
const bowl =
  (color: string, inside: string): Draw =>
  (pen) => {
    shape(pen, [-9, -2, 9, -2, 5, 8, -5, 8], color)
    oval(pen, 0, -2, 9, 3, inside)
  }

/** Icons of the crafts, drawn into a square from -10 to 10 as the others are. */
export const craftIcons: Readonly<Record<string, Draw>> = {
  bag: (pen) => {
    fillRound(pen, { x: -3, y: -9, width: 6, height: 5 }, 1.5, '#a86b2e')
    oval(pen, 0, 2.4, 8, 7, '#c88a44')
    oval(pen, -2, 1, 4, 4, '#e8b46a')
  },
  chain: (pen) => {
    for (const [x, y] of [
      [-5, -5],
      [0, 0],
      [5, 5],
    ] as const) {
      fillCircle(pen, x, y, 4.4, '#e8b45a')
      fillCircle(pen, x, y, 2, '#7a4a18')
    }
  },
  dropper: heap('#b87a34', '#f2c274'),
  quake: (pen) =>
    shape(pen, [-9, 2, -5, -7, -1, 4, 3, -8, 6, 3, 9, -2, 9, 3, 6, 8, 2, -1, -1, 9, -5, 0, -7, 5], '#ff7a5f'),
  wheel: cog('#b8742e', '#ffe0a0'),
  sluice: (pen) => {
    fillRound(pen, { x: -8, y: -8, width: 4, height: 16 }, 1, '#8a5a2e')
    fillRound(pen, { x: 4, y: -8, width: 4, height: 16 }, 1, '#8a5a2e')
    fillRound(pen, { x: -4, y: 0, width: 8, height: 8 }, 1, '#4fc8e8')
  },
  basin: bowl('#7a6a8a', '#4fc8e8'),
  helper: person('#3fb08a'),
  gear: cog('#e0a84a', '#5a3a1a'),
  spring: (pen) => {
    for (const [y, wide] of [
      [-7, 8],
      [-3.5, 7],
      [0, 8],
      [3.5, 7],
      [7, 8],
    ] as const)
      fillRound(
        pen,
        { x: -wide, y: y - 1.2, width: wide * 2, height: 2.4 },
        1.2,
        y % 2 ? '#9fb0c4' : '#d5dfe8',
      )
  },
  winder: person('#a774e8'),
  teeth: cog('#8fa8b8', '#2a3a5a'),
  jewel: gem('#d0407a', '#ff8ab8'),
  sea: (pen) => {
    for (const [y, color] of [
      [-5, '#ffb07a'],
      [0, '#ff8f6a'],
      [5, '#e0607a'],
    ] as const)
      fillRound(pen, { x: -9, y: y - 1.8, width: 18, height: 3.6 }, 1.8, color)
  },
  swell: (pen) => {
    oval(pen, 0, 3, 9, 4, '#dfeefb')
    fillCircle(pen, -3, -1, 4.4, '#ffffff')
    fillCircle(pen, 3, -2, 5, '#f3faff')
  },
  kite: (pen) => {
    shape(pen, [0, -9, 7, -1, 0, 8, -7, -1], '#ef6f5e')
    shape(pen, [0, -9, 7, -1, 0, -1], '#ffd35e')
  },
  thunder: (pen) => shape(pen, [2, -10, -7, 1, -1, 1, -3, 10, 7, -3, 1, -3], '#ffe14a'),
  gong: (pen) => {
    fillCircle(pen, 0, 0, 9, '#a86a1a')
    fillCircle(pen, -0.6, -0.6, 7.8, '#f0b43c')
    fillCircle(pen, 0, 0, 3, '#ffe08a')
  },
  fame: spark('#ffd35e'),
  table: (pen) => {
    fillRound(pen, { x: -9, y: -4, width: 18, height: 4.6 }, 2, '#e0a050')
    fillRound(pen, { x: -7, y: 0, width: 3, height: 9 }, 1, '#8a5526')
    fillRound(pen, { x: 4, y: 0, width: 3, height: 9 }, 1, '#8a5526')
  },
  clerk: person('#4f78ad'),
  rarity: gem('#5f4fd0', '#a89aff'),
  nectar: (pen) => {
    shape(pen, [0, -9, 6, 2, -6, 2], '#ffb52e')
    fillCircle(pen, 0, 2.6, 6.2, '#ffb52e')
    fillCircle(pen, -2, 1, 2, '#fff0b0')
  },
  nest: (pen) => {
    oval(pen, 0, 0, 5.6, 9, '#a8b85a')
    for (const y of [-4, 0, 4])
      fillRound(pen, { x: -4.6, y: y - 0.7, width: 9.2, height: 1.4 }, 0.7, '#6b7a30')
  },
  meadow: (pen) => {
    for (const [x, y] of [
      [-5, 2],
      [5, 3],
      [0, -5],
    ] as const) {
      for (let petal = 0; petal < 5; petal++)
        fillCircle(pen, x + Math.cos(petal * 1.257) * 2.6, y + Math.sin(petal * 1.257) * 2.6, 1.8, '#ff9ac8')
      fillCircle(pen, x, y, 1.6, '#ffe14a')
    }
  },
  almanac: scroll('#f7e4bf', '#a8562e'),
  fair: (pen) => {
    for (let stripe = 0; stripe < 4; stripe++)
      fillRound(
        pen,
        { x: -9 + stripe * 4.5, y: -8, width: 4.5, height: 7 },
        1,
        stripe % 2 ? '#fff6e0' : '#e8505f',
      )
    fillRound(pen, { x: -8, y: 0, width: 16, height: 8 }, 1, '#c88a44')
  },
  compass: (pen) => {
    fillCircle(pen, 0, 0, 9, '#8a5a2e')
    fillCircle(pen, 0, 0, 7.4, '#fff3d6')
    shape(pen, [0, -6.6, 2, 0, -2, 0], '#e8404f')
    shape(pen, [0, 6.6, 2, 0, -2, 0], '#4f6a8a')
  },
  legend: scroll('#ffe08a', '#8a3a1a'),
  ladle: (pen) => {
    fillRound(pen, { x: 3, y: -9, width: 3, height: 12 }, 1.5, '#b8c4d0')
    oval(pen, -1, 4, 7, 4.6, '#8f9cab')
    oval(pen, -1, 2.6, 6, 2.4, '#4fae7a')
  },
  taste: (pen) => {
    shape(pen, [-8, -2, 0, 9, 8, -2], '#ff6f8a')
    fillCircle(pen, -4, -3, 4.6, '#ff6f8a')
    fillCircle(pen, 4, -3, 4.6, '#ff6f8a')
  },
  herb: (pen) => {
    fillRound(pen, { x: -0.9, y: -2, width: 1.8, height: 11 }, 0.9, '#3f8a3a')
    oval(pen, -4.4, -1, 5, 2.6, '#6fcf5a', 0.6)
    oval(pen, 4.4, -3, 5, 2.6, '#4fae48', -0.6)
    oval(pen, 0, -6, 2.6, 4, '#8fe070')
  },
  basket: bowl('#a8682e', '#e8b45a'),
  lens: (pen) => {
    fillRound(pen, { x: 2, y: 2, width: 9, height: 3.4 }, 1.7, '#8a5a2e')
    fillCircle(pen, -2, -2, 7, '#8a6a3a')
    fillCircle(pen, -2, -2, 5.2, '#b8ecff')
    fillCircle(pen, -4, -4, 1.8, '#ffffff')
  },
  scribe: person('#7a6ab0'),
  comet: (pen) => {
    shape(pen, [-10, 9, 1, -6, 6, -1], '#8fd0ff')
    fillCircle(pen, 4, -4, 5, '#fff6d0')
  },
  library: (pen) => {
    for (const [x, color] of [
      [-8, '#e8605f'],
      [-2.6, '#4fa8e0'],
      [2.8, '#5fc07a'],
    ] as const)
      fillRound(pen, { x, y: -8, width: 4.8, height: 16 }, 1, color)
  },
  assistant: person('#ef8a5a'),
  panel: (pen) => {
    shape(pen, [-6, -8, 9, -8, 6, 5, -9, 5], '#8a5a2a')
    shape(pen, [-5, -6.6, 7.4, -6.6, 5, 3.6, -7.4, 3.6], '#4f9ff0')
    shape(pen, [-1, -6.6, 2, -6.6, -0.4, 3.6, -3.4, 3.6], '#d8f0ff')
  },
  fountain: (pen) => {
    oval(pen, 0, 5, 9, 4, '#e8dcc0')
    oval(pen, 0, 4.4, 7, 2.8, '#4fd8d0')
    for (const x of [-4, 0, 4]) fillCircle(pen, x, -4 + Math.abs(x) * 0.6, 2, '#bff4ff')
  },
  shade: (pen) => {
    shape(pen, [-10, 0, -6, -7, 0, -9, 6, -7, 10, 0], '#ef7a5e')
    shape(pen, [-3.4, 0, 0, -9, 3.4, 0], '#fff0d0')
    fillRound(pen, { x: -0.9, y: 0, width: 1.8, height: 9 }, 0.9, '#8a5526')
  },
  polish: spark('#bff0ff'),
}
