type Pen = CanvasRenderingContext2D

/** How much steam a vehicle has left, once it runs low. */
export function drawSteamLeft(pen: Pen, x: number, y: number, k: number) {
  pen.lineWidth = 5
  pen.lineCap = 'round'
  pen.strokeStyle = 'rgb(255 255 255 / .85)'
  pen.beginPath()
  pen.arc(x, y, 58, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * k)
  pen.stroke()
}

/** The shell stands around the tinkerer until the first hit. */
export function drawShell(pen: Pen, x: number, y: number) {
  pen.strokeStyle = '#4ecdc4'
  pen.lineWidth = 4
  pen.beginPath()
  pen.arc(x, y, 40, 0, 2 * Math.PI)
  pen.stroke()
}

/** Paddles of the balloon, pushed down by a tap. */
export function drawPaddles(pen: Pen, x: number, y: number, push: number) {
  pen.strokeStyle = '#8a4f14'
  pen.lineWidth = 4
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    const angle = 0.5 + push * 0.9
    const tipX = x + side * (16 + 20 * Math.cos(angle))
    const tipY = y + 20 * Math.sin(angle)
    pen.beginPath()
    pen.moveTo(x + side * 16, y)
    pen.lineTo(tipX, tipY)
    pen.stroke()
    pen.fillStyle = '#e9b872'
    pen.beginPath()
    pen.ellipse(tipX, tipY, 9, 5, side * angle, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** The tinkerer's legs, running or dangling. */
export function drawLegs(pen: Pen, stride: number | undefined, legs: readonly [string, string]) {
  pen.lineCap = 'round'
  for (const side of [0, 1]) {
    const swing = stride === undefined ? -4 - side * 4 : Math.sin(stride + side * Math.PI) * 11
    const lift = stride === undefined ? 2 : Math.max(0, Math.cos(stride + side * Math.PI)) * 6
    pen.strokeStyle = side === 0 ? legs[1] : legs[0]
    pen.lineWidth = 8
    pen.beginPath()
    pen.moveTo(2 + side * 3, 14)
    pen.lineTo(2 + swing, 23 - lift)
    pen.stroke()
    pen.strokeStyle = '#6b3a20'
    pen.lineWidth = 7
    pen.beginPath()
    pen.moveTo(1 + swing, 24 - lift)
    pen.lineTo(7 + swing, 24 - lift)
    pen.stroke()
  }
}
