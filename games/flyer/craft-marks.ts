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
