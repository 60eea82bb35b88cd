import { fillCircle } from '#kit/game/draw.ts'
import { ITEM } from './karts.ts'

type Pen = CanvasRenderingContext2D

/** What a box of the karts held, as a sign of the given size. */
export function drawItem(pen: Pen, item: number, x: number, y: number, size: number) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 20, size / 20)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  if (item === ITEM.boost) drawBolt(pen)
  else if (item === ITEM.oil) drawDrop(pen)
  else if (item === ITEM.whirl) drawWhirl(pen)
  else drawBall(pen)
  pen.restore()
}

function drawBolt(pen: Pen) {
  pen.beginPath()
  for (const [x, y] of [
    [4, -18],
    [-12, 3],
    [-1, 3],
    [-5, 18],
    [12, -4],
    [1, -4],
  ] as const)
    pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = '#ffd24a'
  pen.fill()
}

function drawDrop(pen: Pen) {
  pen.beginPath()
  pen.moveTo(0, -18)
  pen.bezierCurveTo(5, -8, 13, -2, 13, 6)
  pen.arc(0, 6, 13, 0, Math.PI)
  pen.bezierCurveTo(-13, -2, -5, -8, 0, -18)
  pen.fillStyle = '#6a5cb8'
  pen.fill()
  fillCircle(pen, -4, 8, 4, '#b9aef0')
}

function drawWhirl(pen: Pen) {
  pen.beginPath()
  for (let step = 0; step <= 40; step++) {
    const angle = step * 0.36
    const reach = 2 + step * 0.4
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  pen.lineWidth = 4.5
  pen.strokeStyle = '#ff8fc4'
  pen.stroke()
}

function drawBall(pen: Pen) {
  fillCircle(pen, 0, 0, 16, 'rgb(143 216 255 / .55)')
  pen.beginPath()
  pen.arc(0, 0, 16, 0, 2 * Math.PI)
  pen.lineWidth = 3
  pen.strokeStyle = '#e8faff'
  pen.stroke()
  fillCircle(pen, -5, -6, 4, '#ffffff')
}
