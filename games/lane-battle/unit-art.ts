import type { Brush } from '#kit/game/micro/brush.ts'
import type { CardName } from './kinds.ts'
import type { Side } from './world.ts'

export const SIDES: readonly [string, string] = ['#2fc6b8', '#ff6b5c']
type Draw = (brush: Brush, stride: number, color: string) => void

const eyes = (brush: Brush, x: number, y: number, size = 2.6) => {
  for (const side of [0, size * 2.3]) {
    brush.disc(x + side, y, size, '#ffffff')
    brush.disc(x + side + size * 0.35, y, size * 0.55, '#14202e')
  }
}
const sash = (brush: Brush, y: number, half: number, color: string) =>
  brush.round(-half, y, half * 2, 4.6, 2.3, color)

const crab: Draw = (brush, stride, color) => {
  const leg = Math.sin(stride) * 2.4
  for (const side of [-1, 1]) {
    brush.line([side * 7, 4, side * 15, 9 + side * leg], 3, '#b8653a')
    brush.line([side * 6, 6, side * 11, 13 - side * leg], 3, '#b8653a')
    brush.disc(side * 14, -7 + leg * side * 0.5, 5, '#e88a4a')
  }
  brush.ball(0, 0, 12, '#e88a4a')
  sash(brush, 2, 10, color)
  eyes(brush, -4, -8)
}

const fish = (brush: Brush, x: number, y: number, color: string) => {
  brush.leaf(x, y, 20, 11, '#7fb8e8', 0)
  brush.shape([x - 8, y, x - 14, y - 5, x - 14, y + 5], '#5a98d0')
  brush.round(x - 3, y - 4, 4, 8, 2, color)
  brush.disc(x + 5, y - 1.4, 1.8, '#14202e')
}
const shoal: Draw = (brush, stride, color) => {
  const hop = Math.sin(stride * 1.3) * 3
  fish(brush, 0, hop, color)
}

const slinger: Draw = (brush, stride, color) => {
  const step = Math.sin(stride) * 3
  brush.line([-4, 6, -5 + step, 14], 3.6, '#7a4f2f')
  brush.line([4, 6, 5 - step, 14], 3.6, '#7a4f2f')
  brush.round(-8, -7, 16, 16, 7, '#a8703f')
  sash(brush, -1, 8, color)
  brush.ball(0, -12, 8.4, '#b98552')
  brush.disc(2, -10, 5, '#f0d2a8')
  eyes(brush, -1, -14, 2)
  brush.line([9, 2, 14, -10, 18, -12], 2.6, '#6a4a30')
  brush.disc(17, -13, 3, '#8a8f98')
}

const gull: Draw = (brush, stride, color) => {
  const flap = Math.sin(stride * 1.5) * 8
  brush.leaf(-9, -14 - flap * 0.4, 24, 9, '#e8f0f6', 0.5 + flap * 0.04)
  brush.leaf(9, -14 - flap * 0.4, 24, 9, '#cfdde8', -0.5 - flap * 0.04)
  brush.ball(0, -12, 9, '#ffffff')
  sash(brush, -12, 8, color)
  brush.shape([8, -15, 17, -12, 8, -10], '#ffb63d')
  brush.disc(4, -16, 1.8, '#14202e')
}

const turtle: Draw = (brush, stride, color) => {
  const leg = Math.sin(stride) * 2.4
  for (const [x, y] of [
    [-10, 9 + leg],
    [9, 9 - leg],
  ])
    brush.disc(x!, y!, 5, '#8fbf5a')
  brush.disc(17, -1, 7, '#9fd06a')
  eyes(brush, 16, -4, 1.9)
  brush.ball(0, 0, 15, '#4f8a4a')
  brush.ring(0, -1, 8, 2.6, '#8fcf6a', 0.8)
  sash(brush, 5, 13, color)
}

const puffer: Draw = (brush, stride, color) => {
  const swell = 1 + Math.sin(stride) * 0.06
  for (let spike = 0; spike < 10; spike++) {
    const angle = (spike * Math.PI) / 5
    brush.line(
      [
        Math.cos(angle) * 10,
        Math.sin(angle) * 10,
        Math.cos(angle) * 16 * swell,
        Math.sin(angle) * 16 * swell,
      ],
      2.4,
      '#e0a83a',
    )
  }
  brush.ball(0, 0, 12 * swell, '#ffd24a')
  sash(brush, 3, 10, color)
  eyes(brush, -3, -4, 3)
  brush.disc(3, 2, 2.4, '#a8552f')
}

const star: Draw = (brush, stride, color) => {
  brush.glow(0, -2, 17, '#ff9ad0')
  brush.star(0, -2, 15, '#ff86c2', Math.sin(stride * 0.5) * 0.2)
  sash(brush, 2, 6, color)
  eyes(brush, -3, -5, 2)
}

const ram: Draw = (brush, stride, color) => {
  const roll = stride * 0.4
  brush.round(-16, -9, 30, 13, 6, '#8a5a34')
  brush.disc(16, -3, 8, '#6a4630')
  brush.disc(18, -5, 4.6, '#9a6a44')
  sash(brush, -5, 12, color)
  for (const x of [-9, 7]) {
    brush.disc(x, 8, 6.4, '#4a3424')
    brush.line([x, 8, x + Math.cos(roll) * 5, 8 + Math.sin(roll) * 5], 2, '#c99a5a')
  }
}

const surge: Draw = (brush) => {
  brush.arc(-3, 2, 11, Math.PI * 0.8, Math.PI * 2, 6, '#55b4ff')
  brush.arc(2, 0, 5, Math.PI, Math.PI * 2.4, 4, '#bfe8ff')
  brush.line([-15, 11, 15, 11], 5, '#3f8fe0')
}
const nuts: Draw = (brush) => {
  for (const [x, y] of [
    [-8, 5],
    [7, 7],
    [0, -7],
  ]) {
    brush.line([x!, y! - 16, x!, y! - 9], 2.4, '#ffffff', 0.6)
    brush.ball(x!, y!, 7, '#8a5230')
  }
}
const ice: Draw = (brush) => {
  for (let arm = 0; arm < 3; arm++) {
    const angle = (arm * Math.PI) / 3
    const [x, y] = [Math.cos(angle) * 14, Math.sin(angle) * 14]
    brush.line([-x, -y, x, y], 3.4, '#dff6ff')
  }
  brush.disc(0, 0, 5, '#8fd8ff')
}

const draws: Readonly<Record<CardName, Draw>> = {
  crab,
  shoal,
  slinger,
  gull,
  turtle,
  puffer,
  star,
  ram,
  surge,
  nuts,
  ice,
}

/** A creature around its middle, looking to the right; `stride` turns its legs, in radians. */
export const drawUnit = (brush: Brush, name: CardName, side: Side, stride: number) =>
  draws[name](brush, stride, SIDES[side])
