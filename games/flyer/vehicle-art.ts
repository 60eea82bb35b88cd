import { fillCircle } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D
type Head = (pen: Pen, x: number, y: number) => void

/** A diving bell under a bag of gas: it wants up and is pulled down. */
export function paintDiver(pen: Pen, head: Head) {
  pen.fillStyle = '#5a3a8a'
  pen.beginPath()
  pen.ellipse(0, -14, 52, 27, 0, 0, 2 * Math.PI)
  pen.fill()
  const light = pen.createRadialGradient(-16, -26, 3, 0, -14, 54)
  light.addColorStop(0, '#e0c8ff')
  light.addColorStop(0.5, '#a866ff')
  light.addColorStop(1, '#5a2f9a')
  pen.fillStyle = light
  pen.beginPath()
  pen.ellipse(0, -16, 50, 25, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#ffd27a'
  for (const [x, side] of [
    [-50, -1],
    [-46, 1],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x, -15)
    pen.lineTo(x - 18, -15 + side * 17)
    pen.lineTo(x + 8, -15 + side * 4)
    pen.fill()
  }
  head(pen, 2, 18)
  pen.fillStyle = '#8a4f14'
  pen.beginPath()
  pen.roundRect(-24, 24, 50, 20, 10)
  pen.fill()
  pen.fillStyle = '#e0a03c'
  pen.beginPath()
  pen.roundRect(-24, 22, 50, 16, 8)
  pen.fill()
  for (const x of [-14, 2, 18]) fillCircle(pen, x, 31, 3.4, '#ffe6a3')
}

/** Stilts with a seat on top; the legs are drawn with the stride. */
export function paintStrider(pen: Pen, head: Head) {
  head(pen, 2, -26)
  pen.fillStyle = '#3a5a2c'
  pen.beginPath()
  pen.roundRect(-28, -16, 56, 30, 12)
  pen.fill()
  pen.fillStyle = '#7bbf4a'
  pen.beginPath()
  pen.roundRect(-28, -18, 56, 26, 11)
  pen.fill()
  pen.fillStyle = 'rgb(255 255 255 / .28)'
  pen.beginPath()
  pen.roundRect(-24, -15, 22, 7, 4)
  pen.fill()
  fillCircle(pen, 20, -5, 8, '#8a4f14')
  fillCircle(pen, 20, -5, 6, '#ffe08a')
  pen.strokeStyle = '#5a3514'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(-28, -8)
  pen.quadraticCurveTo(-44, -20, -40, -36)
  pen.stroke()
  fillCircle(pen, -40, -38, 5, '#ff7a6b')
}

/** A lantern one sits in: it is here, and then it is there. */
export function paintBlinker(pen: Pen, head: Head) {
  const glow = pen.createRadialGradient(0, 0, 14, 0, 0, 50)
  glow.addColorStop(0, 'rgb(143 245 230 / .75)')
  glow.addColorStop(1, 'rgb(143 245 230 / 0)')
  fillCircle(pen, 0, 0, 50, glow)
  pen.fillStyle = 'rgb(190 255 246 / .55)'
  pen.beginPath()
  pen.roundRect(-25, -22, 50, 46, 18)
  pen.fill()
  head(pen, 0, 2)
  pen.strokeStyle = '#e0a03c'
  pen.lineWidth = 4
  pen.beginPath()
  pen.roundRect(-25, -22, 50, 46, 18)
  pen.moveTo(0, -38)
  pen.lineTo(0, -24)
  pen.stroke()
  pen.fillStyle = '#8a4f14'
  pen.beginPath()
  pen.roundRect(-20, -30, 40, 10, 5)
  pen.roundRect(-22, 20, 44, 12, 6)
  pen.fill()
  fillCircle(pen, 0, -38, 5, '#ffd86b')
}

/** A cabin on a rope that is thrown ahead: up a slope, down a slope. */
export function paintTram(pen: Pen, head: Head) {
  pen.strokeStyle = '#2b1230'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(-40, -32)
  pen.lineTo(44, -32)
  pen.moveTo(0, -32)
  pen.lineTo(0, -18)
  pen.stroke()
  fillCircle(pen, -16, -32, 7, '#e0a03c')
  fillCircle(pen, 16, -32, 7, '#e0a03c')
  pen.fillStyle = '#8c2243'
  pen.beginPath()
  pen.roundRect(-42, -16, 84, 42, 12)
  pen.fill()
  pen.fillStyle = '#ff6f7e'
  pen.beginPath()
  pen.roundRect(-42, -19, 84, 38, 12)
  pen.fill()
  pen.fillStyle = '#1a2a5a'
  pen.beginPath()
  pen.roundRect(-34, -12, 30, 20, 6)
  pen.roundRect(2, -12, 32, 20, 6)
  pen.fill()
  pen.save()
  pen.beginPath()
  pen.roundRect(2, -16, 32, 24, 6)
  pen.clip()
  head(pen, 15, 2)
  pen.restore()
  pen.fillStyle = '#ffd86b'
  pen.fillRect(-42, 11, 84, 4)
}

/** Two long legs that walk, or dangle in the air. */
export function drawStilts(
  pen: Pen,
  at: { readonly x: number; readonly y: number },
  stride: number | undefined,
) {
  pen.lineCap = 'round'
  for (const side of [0, 1]) {
    const swing = stride === undefined ? (side === 0 ? -8 : 6) : Math.sin(stride + side * Math.PI) * 15
    pen.strokeStyle = side === 0 ? '#3a5a2c' : '#5a8a3a'
    pen.lineWidth = 7
    pen.beginPath()
    pen.moveTo(at.x - 8 + side * 16, at.y + 8)
    pen.lineTo(at.x - 8 + side * 16 + swing, at.y + 30)
    pen.lineTo(at.x - 2 + side * 16 + swing, at.y + 30)
    pen.stroke()
  }
}
