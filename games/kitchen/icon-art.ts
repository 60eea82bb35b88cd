import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import { coral, ink, lantern, palm } from './colors.ts'
import type { Station } from './layout.ts'
import type { UpgradeName } from './upgrades.ts'
import type { Order, Region } from './world.ts'

type Pen = CanvasRenderingContext2D
const TURN = 2 * Math.PI

/** Paints an icon drawn in a box of 48 units around the origin. */
function at(pen: Pen, x: number, y: number, size: number, paint: () => void) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 48, size / 48)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  paint()
  pen.restore()
}

function line(pen: Pen, path: string, color: string, width: number) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.stroke(new Path2D(path))
}

function area(pen: Pen, path: string, color: string) {
  pen.fillStyle = color
  pen.fill(new Path2D(path))
}

export function coin(pen: Pen, x: number, y: number, radius: number) {
  fillCircle(pen, x, y + radius * 0.14, radius, '#8a4a08')
  fillCircle(pen, x, y, radius, '#ffc531')
  fillCircle(pen, x, y, radius * 0.68, '#e79a12')
  fillCircle(pen, x + radius * 0.05, y + radius * 0.06, radius * 0.6, '#ffd860')
}

export function star(pen: Pen, x: number, y: number, radius: number, color: string) {
  pen.beginPath()
  for (let point = 0; point < 10; point++) {
    const far = point % 2 === 0 ? radius : radius * 0.48
    const angle = (point / 10) * TURN - Math.PI / 2
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  pen.closePath()
  pen.fillStyle = color
  pen.fill()
}

/** A bottle, with the sauce in its colour. */
export const sauceIcon = (pen: Pen, x: number, y: number, size: number, color: string) =>
  at(pen, x, y, size, () => {
    area(pen, 'M-3-22H3L6-10H-6Z', '#f7ead0')
    fillRound(pen, { x: -12, y: -11, width: 24, height: 33 }, 9, ink)
    fillRound(pen, { x: -12, y: -12, width: 24, height: 32 }, 9, color)
    fillRound(pen, { x: -8, y: -8, width: 5, height: 20 }, 2.5, 'rgb(255 255 255 / .45)')
    area(pen, 'M0-2C6 6 6 12 0 12C-6 12-6 6 0-2Z', 'rgb(255 255 255 / .75)')
  })

export const cheeseIcon = (pen: Pen, x: number, y: number, size: number) =>
  at(pen, x, y, size, () => {
    area(pen, 'M-20 4L14-16Q22-10 21 4V18H-20Z', '#c98a12')
    area(pen, 'M-20 2L14-17Q22-11 21 2Z', '#fff0b0')
    area(pen, 'M-20 2H21V15H-20Z', '#ffd34d')
    fillCircle(pen, -9, 9, 4, '#e2a21c')
    fillCircle(pen, 6, 8, 5, '#e2a21c')
    fillCircle(pen, 7, -6, 3, '#e8c866')
  })

/** A disc with the wanted part filled. */
export function regionIcon(pen: Pen, x: number, y: number, radius: number, region: Region) {
  const parts: Readonly<Record<Region, readonly [number, number]>> = {
    all: [0, 4],
    left: [1, 3],
    right: [3, 5],
    topLeft: [2, 3],
    topRight: [3, 4],
    lowLeft: [1, 2],
    lowRight: [0, 1],
  }
  const [from, to] = parts[region]
  fillCircle(pen, x, y, radius, ink)
  fillCircle(pen, x, y, radius * 0.86, '#f1dcb2')
  pen.beginPath()
  pen.moveTo(x, y)
  pen.arc(x, y, radius * 0.86, (from * Math.PI) / 2, (to * Math.PI) / 2)
  pen.closePath()
  pen.fillStyle = '#e2402b'
  pen.fill()
}

/** How many slices: a disc with its cuts. */
export function slicesIcon(pen: Pen, x: number, y: number, radius: number, slices: Order['slices']) {
  fillCircle(pen, x, y, radius, '#c98a3f')
  fillCircle(pen, x, y, radius * 0.82, '#ffd978')
  pen.strokeStyle = '#6d3413'
  pen.lineWidth = Math.max(1.5, radius * 0.13)
  for (let cut = 0; cut < slices / 2; cut++) {
    const angle = (cut / (slices / 2)) * Math.PI
    pen.beginPath()
    pen.moveTo(x - Math.cos(angle) * radius, y - Math.sin(angle) * radius)
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
    pen.stroke()
  }
}

/** One, two or three flames. */
export function bakeIcon(pen: Pen, x: number, y: number, size: number, bake: Order['bake']) {
  const flames = bake + 1
  for (let flame = 0; flame < 3; flame++) {
    const isLit = flame < flames
    at(pen, x + (flame - 1) * size * 0.4, y, size * 0.62, () => {
      area(
        pen,
        'M0-22C14-8 17 2 13 12C8 22-8 22-13 12C-16 4-8-2-8-8C-4-4-2-10 0-22Z',
        isLit ? '#f2642c' : 'rgb(90 40 20 / .2)',
      )
      if (isLit) area(pen, 'M0-4C7 4 8 10 5 15C2 18-3 18-6 15C-8 9-2 6 0-4Z', '#ffd34d')
    })
  }
}

export const clockIcon = (pen: Pen, x: number, y: number, size: number) =>
  at(pen, x, y, size, () => {
    fillCircle(pen, 0, 0, 20, ink)
    fillCircle(pen, 0, 0, 16, '#fff8e8')
    line(pen, 'M0-10V0L7 5', ink, 4)
  })

const stationIcons: Readonly<Record<Station, (pen: Pen, color: string) => void>> = {
  counter(pen, color) {
    area(pen, 'M-20 12C-20-14 20-14 20 12Z', color)
    fillRound(pen, { x: -23, y: 13, width: 46, height: 7 }, 3.5, color)
    fillCircle(pen, 0, -13, 5, color)
  },
  bench(pen, color) {
    pen.rotate(-0.7)
    fillRound(pen, { x: -15, y: -9, width: 30, height: 18 }, 5, color)
    line(pen, 'M-24 0H-17M17 0H24', color, 7)
  },
  oven(pen, color) {
    area(pen, 'M0-22C14-8 18 2 14 12C8 22-8 22-14 12C-17 4-8-2-8-8C-4-4-2-10 0-22Z', color)
  },
  board(pen, color) {
    pen.lineWidth = 5
    pen.strokeStyle = color
    pen.beginPath()
    pen.arc(-6, -4, 13, 0, TURN)
    pen.stroke()
    fillCircle(pen, -6, -4, 4.5, color)
    line(pen, 'M6 8L20 21', color, 8)
  },
}

export const stationIcon = (pen: Pen, station: Station, x: number, y: number, size: number, color: string) =>
  at(pen, x, y, size, () => stationIcons[station](pen, color))

/** A pizza on a peel: off to the oven. */
export const peelIcon = (pen: Pen, x: number, y: number, size: number) =>
  at(pen, x, y, size, () => {
    line(pen, 'M12 14L22 23', '#7a4a22', 6)
    fillRound(pen, { x: -20, y: -21, width: 38, height: 38 }, 14, '#c98a4e')
    fillCircle(pen, -1, -2, 15, '#e2a24c')
    fillCircle(pen, -1, -2, 11.5, '#ffd978')
    for (const [px, py] of [
      [-5, -6],
      [4, -4],
      [-1, 4],
    ] as const)
      fillCircle(pen, px, py, 3, '#d8432f')
  })

const upgradeIcons: Readonly<Record<UpgradeName, (pen: Pen) => void>> = {
  oven: (pen) => ovenIcon(pen, '2'),
  thirdOven: (pen) => ovenIcon(pen, '3'),
  pin(pen) {
    pen.rotate(-0.6)
    line(pen, 'M-23 0H23', '#8a5a2e', 7)
    fillRound(pen, { x: -16, y: -9, width: 32, height: 18 }, 6, '#d99a55')
    fillRound(pen, { x: -14, y: -7, width: 28, height: 5 }, 2.5, '#f2c88f')
    pen.rotate(0.6)
    line(pen, 'M-20 18H-8M-16 23H-2', lantern, 3)
  },
  ladle(pen) {
    line(pen, 'M4 2L18-20', '#8f9aa3', 6)
    fillCircle(pen, -4, 8, 15, '#8f9aa3')
    fillCircle(pen, -4, 6, 12, '#e2402b')
    area(pen, 'M-12 2Q-4-6 2 0Q-6 0-12 2Z', 'rgb(255 255 255 / .6)')
  },
  lamp(pen) {
    fillCircle(pen, 0, 2, 22, 'rgb(255 182 61 / .35)')
    line(pen, 'M0-22V-15', '#7a4a22', 4)
    fillRound(pen, { x: -12, y: -14, width: 24, height: 34 }, 9, '#e06a2a')
    fillRound(pen, { x: -8, y: -10, width: 16, height: 26 }, 7, '#ffe08a')
    fillRound(pen, { x: -13, y: -16, width: 26, height: 6 }, 3, '#7a4a22')
  },
  timer(pen) {
    line(pen, 'M-14-16L-19-21M14-16L19-21', '#8f2c1f', 6)
    fillCircle(pen, 0, 2, 19, '#8f2c1f')
    fillCircle(pen, 0, 1, 15, '#fff8e8')
    pen.beginPath()
    pen.moveTo(0, 1)
    pen.arc(0, 1, 12, -1.2, 0.5)
    pen.fillStyle = palm
    pen.fill()
    line(pen, 'M0 1L7-6', ink, 3.5)
  },
  spots(pen) {
    fillCircle(pen, 0, 0, 20, '#e2a24c')
    fillCircle(pen, 0, 0, 16, '#ffe3a0')
    pen.setLineDash([3, 4])
    for (const [x, y] of [
      [-7, -6],
      [7, -6],
      [-7, 7],
      [7, 7],
    ] as const) {
      pen.beginPath()
      pen.arc(x, y, 5, 0, TURN)
      pen.strokeStyle = coral
      pen.lineWidth = 2
      pen.stroke()
    }
  },
  mill(pen) {
    fillRound(pen, { x: -13, y: -20, width: 26, height: 18 }, 6, '#8f9aa3')
    line(pen, 'M13-12H22V-20', '#6a747c', 4)
    area(pen, 'M-13-3H13L7 8H-7Z', '#c3ccd2')
    line(pen, 'M-6 12V20M0 13V23M6 12V19', '#ffd34d', 4)
  },
  wheel(pen) {
    fillCircle(pen, 0, 0, 20, '#9aa7b0')
    fillCircle(pen, -1, -1, 17, '#d9e2e8')
    line(pen, 'M-18 0H18M0-18V18M-12.700-12.700L12.700 12.700M12.700-12.700L-12.700 12.700', '#6f7f8a', 2.4)
    fillCircle(pen, 0, 0, 5, '#e5533d')
  },
  jar(pen) {
    fillRound(pen, { x: -15, y: -14, width: 30, height: 35 }, 9, 'rgb(200 235 245 / .85)')
    fillRound(pen, { x: -17, y: -20, width: 34, height: 8 }, 4, '#b98246')
    for (const [x, y] of [
      [-6, 13],
      [6, 13],
      [0, 4],
    ] as const)
      coin(pen, x, y, 6.5)
  },
}

function ovenIcon(pen: Pen, count: string) {
  area(pen, 'M-22 21V-2C-22-27 22-27 22-2V21Z', '#a8482f')
  area(pen, 'M-14 21V2C-14-13 14-13 14 2V21Z', '#2a0f0c')
  area(pen, 'M0-2C8 6 10 12 7 21H-7C-10 12-4 8 0-2Z', '#ff9a2e')
  fillCircle(pen, 15, -14, 10, lantern)
  write(pen, count, 15, -14, { size: 15, color: '#2a1600' })
}

export const upgradeIcon = (pen: Pen, name: UpgradeName, x: number, y: number, size: number) =>
  at(pen, x, y, size, () => upgradeIcons[name](pen))
