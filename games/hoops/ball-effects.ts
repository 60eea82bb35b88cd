import { fillCircle } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'
import { BALL_RADIUS, FLOOR, type Spot } from './court.ts'
import { drawBasketball } from './hoop-art.ts'

type Pen = CanvasRenderingContext2D

/** The way the ball will take, fading out. */
export function drawDots(pen: Pen, way: readonly Point[]) {
  way.forEach(({ x, y }, index) => {
    const fade = 1 - index / (way.length + 4)
    fillCircle(pen, x, y, 3 + 3.4 * fade, `rgb(255 255 255 / ${0.25 + 0.7 * fade})`)
  })
}

export function drawTail(pen: Pen, tail: readonly Spot[], fire: boolean) {
  tail.forEach(({ x, y }, index) => {
    const k = (index + 1) / tail.length
    const paint = fire ? `rgb(255 122 46 / ${0.35 * k})` : `rgb(255 255 255 / ${0.12 * k})`
    fillCircle(pen, x, y, BALL_RADIUS * (0.25 + 0.6 * k), paint)
  })
}

export function drawFlames(pen: Pen, { x, y }: Spot, time: number) {
  for (let tongue = 0; tongue < 7; tongue++) {
    const side = tongue - 3
    const up = 8 + 15 * (0.5 + Math.sin(time * 9 + tongue * 1.9) / 2) + dice() * 4
    const height = y - up * (1 - Math.abs(side) * 0.2)
    fillCircle(pen, x + side * 5.4, height, 13 - Math.abs(side) * 2, tongue % 2 ? '#FFC53D' : '#FF7A2E')
  }
}

/** The balls that may still be missed, in a row on the pier. */
export function drawSpareBalls(pen: Pen, lives: number) {
  for (let index = 0; index < lives; index++) {
    drawBasketball(
      pen,
      { x: 226 + index * 27, y: FLOOR - 11 },
      { turn: index, squash: 0, fire: false, radius: 10 },
    )
  }
}

/** A ball above the picture: a small one at the edge shows where it will come down. */
export function drawHighBall(pen: Pen, x: number, turn: number) {
  pen.beginPath()
  pen.moveTo(x, 5)
  pen.lineTo(x + 8, 15)
  pen.lineTo(x - 8, 15)
  pen.closePath()
  pen.fillStyle = 'rgb(255 255 255 / .9)'
  pen.fill()
  drawBasketball(pen, { x, y: 29 }, { turn, squash: 0, fire: false, radius: 11 })
}
