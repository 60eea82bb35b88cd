import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D

/** Each picture fills a square of 40. */

/** An islander with a suitcase. */
export function paintGuest(pen: Pen) {
  fillRound(pen, { x: 24, y: 22, width: 13, height: 13 }, 3, '#8a4a1c')
  fillRound(pen, { x: 24, y: 20, width: 13, height: 12 }, 3, '#c9763a')
  fillRound(pen, { x: 28, y: 16, width: 5, height: 5 }, 2, '#8a4a1c')
  fillRound(pen, { x: 6, y: 20, width: 20, height: 17 }, 8, '#1f5f9a')
  fillRound(pen, { x: 6, y: 18, width: 20, height: 16 }, 8, '#3f8fd8')
  fillCircle(pen, 16, 13, 9, '#f4c494')
  pen.fillStyle = '#ffd23e'
  pen.beginPath()
  pen.ellipse(16, 8, 13, 4, 0, 0, 2 * Math.PI)
  pen.fill()
  fillRound(pen, { x: 9, y: 1, width: 14, height: 8 }, 4, '#ffd23e')
  for (const x of [13, 19]) fillCircle(pen, x, 14, 1.6, '#2a1a10')
}

export function paintFirefly(pen: Pen) {
  for (const [radius, light] of [
    [19, 0.12],
    [14, 0.22],
    [9, 0.5],
  ] as const)
    fillCircle(pen, 20, 22, radius, `rgb(255 236 130 / ${light})`)
  pen.fillStyle = 'rgb(255 255 255 / .75)'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(20 + side * 8, 14, 8, 4.5, side * -0.6, 0, 2 * Math.PI)
    pen.fill()
  }
  fillRound(pen, { x: 15, y: 10, width: 10, height: 12 }, 5, '#5a3a1c')
  fillCircle(pen, 20, 24, 6.5, '#fff3a0')
  fillCircle(pen, 20, 24, 4, '#ffffff')
}

export function paintGem(pen: Pen) {
  const facets = [
    ['#1a8f9c', [4, 16, 36, 16, 20, 37]],
    ['#35c4cc', [4, 16, 12, 16, 20, 37]],
    ['#8af0ee', [12, 16, 28, 16, 20, 37]],
    ['#5fd8dc', [4, 16, 12, 5, 20, 16]],
    ['#c8fffb', [12, 5, 28, 5, 20, 16]],
    ['#49ccd2', [28, 5, 36, 16, 20, 16]],
  ] as const
  for (const [color, [ax, ay, bx, by, cx, cy]] of facets) {
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(ax, ay)
    pen.lineTo(bx, by)
    pen.lineTo(cx, cy)
    pen.fill()
  }
  fillCircle(pen, 14, 10, 2.4, '#ffffff')
}

export function paintCrab(pen: Pen) {
  pen.strokeStyle = '#a82a1a'
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  for (const side of [-1, 1])
    for (const turn of [0, 6, 11]) {
      pen.moveTo(20 + side * 10, 22 + turn * 0.6)
      pen.lineTo(20 + side * 18, 24 + turn)
    }
  pen.stroke()
  for (const side of [-1, 1]) {
    fillCircle(pen, 20 + side * 13, 10, 7, '#e8452e')
    pen.fillStyle = '#7a1a10'
    pen.beginPath()
    pen.moveTo(20 + side * 12, 11)
    pen.lineTo(20 + side * 10, 2)
    pen.lineTo(20 + side * 16, 2)
    pen.fill()
  }
  pen.fillStyle = '#a82a1a'
  pen.beginPath()
  pen.ellipse(20, 26, 14, 10, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#ff6a4a'
  pen.beginPath()
  pen.ellipse(20, 23.5, 14, 9.5, 0, 0, 2 * Math.PI)
  pen.fill()
  for (const x of [15, 25]) {
    fillCircle(pen, x, 17, 4, '#ffffff')
    fillCircle(pen, x, 17.6, 2, '#1a1010')
  }
}

/** A platform with a clock over it. */
export function paintStation(pen: Pen) {
  fillRound(pen, { x: 0, y: 2, width: 40, height: 38 }, 8, '#7a4f2a')
  fillRound(pen, { x: 0, y: 0, width: 40, height: 36 }, 8, '#f2c46a')
  pen.fillStyle = '#fff3cf'
  for (const at of [0, 1, 2, 3]) pen.fillRect(3 + at * 9, 3, 5, 30)
  fillCircle(pen, 20, 18, 13, '#b8323e')
  fillCircle(pen, 20, 18, 10, '#ffffff')
  pen.strokeStyle = '#2a1a10'
  pen.lineWidth = 2.6
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(20, 11)
  pen.lineTo(20, 18)
  pen.lineTo(25, 21)
  pen.stroke()
}

export function paintEarth(pen: Pen) {
  pen.fillStyle = '#a06a38'
  pen.fillRect(0, 0, 40.5, 40.5)
  pen.fillStyle = '#8a5828'
  for (const [x, y, radius] of [
    [9, 10, 3.4],
    [29, 8, 2.4],
    [20, 22, 3],
    [33, 28, 3.6],
    [8, 31, 2.6],
  ] as const) {
    pen.beginPath()
    pen.ellipse(x, y, radius * 1.4, radius, 0.4, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.fillStyle = 'rgb(255 220 160 / .22)'
  pen.fillRect(0, 0, 40.5, 4)
}

/** Tall grass that is still to be cut. */
export function paintGrass(pen: Pen) {
  pen.fillStyle = '#4f9a34'
  pen.fillRect(0, 0, 40.5, 40.5)
  pen.lineWidth = 3.4
  pen.lineCap = 'round'
  for (const [row, color] of [
    [0, '#3a7f26'],
    [1, '#74c24a'],
  ] as const) {
    pen.strokeStyle = color
    pen.beginPath()
    for (let blade = 0; blade < 5; blade++) {
      const x = 5 + blade * 8 - row * 3
      pen.moveTo(x, 38 - row * 12)
      pen.quadraticCurveTo(x + 1, 24 - row * 10, x + (blade % 2 === 0 ? 5 : -4), 14 - row * 8)
    }
    pen.stroke()
  }
  fillCircle(pen, 28, 11, 3, '#fff3a0')
}

export const paintBoulder = (pen: Pen) => {
  fillCircle(pen, 20, 22, 18.5, '#4a4048')
  fillCircle(pen, 20, 20, 18, '#8f8590')
  fillCircle(pen, 16, 15, 11, shade('#8f8590', 0.22))
  pen.strokeStyle = '#5f5560'
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.moveTo(24, 9)
  pen.lineTo(28, 18)
  pen.lineTo(23, 24)
  pen.stroke()
}
