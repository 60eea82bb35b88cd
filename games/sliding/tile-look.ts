import { fillCircle, fillRound, shade, slab, write, type Box } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D

/** The frame a square board lies in: a rim of wood around a dark floor. */
export function drawFrame(pen: Pen, { x, y, width, height }: Box, cell: number, wood: string) {
  const rim = cell * 0.13
  const outer = { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim }
  fillRound(pen, { ...outer, y: outer.y + rim * 0.8 }, cell * 0.26, shade(wood, -0.5))
  fillRound(pen, outer, cell * 0.26, wood)
  fillRound(pen, { x, y, width, height }, cell * 0.14, shade(wood, -0.62))
}

/** Floor of a honeycomb: a dish for each tile. */
export function drawDish(pen: Pen, x: number, y: number, cell: number, wood: string) {
  fillCircle(pen, x, y + cell * 0.1, cell * 0.62, shade(wood, -0.5))
  fillCircle(pen, x, y, cell * 0.62, wood)
}

export function drawDent(pen: Pen, x: number, y: number, cell: number, wood: string) {
  fillCircle(pen, x, y, cell * 0.47, shade(wood, -0.55))
}

/** A numbered tile; those at home carry a lighter dot. */
export function drawNumber(pen: Pen, box: Box, label: string, color: string, isHome: boolean) {
  const gap = box.width * 0.035
  const inner = { x: box.x + gap, y: box.y + gap, width: box.width - 2 * gap, height: box.height - 2 * gap }
  slab(pen, inner, box.width * 0.16, color, shade(color, -0.36), box.height * 0.1)
  const size = box.width * (label.length > 1 ? 0.42 : 0.5)
  write(pen, label, box.x + box.width / 2, box.y + box.height * 0.47, {
    size,
    color: shade(color, -0.72),
  })
  if (isHome)
    fillCircle(pen, box.x + box.width * 0.83, box.y + box.height * 0.17, box.width * 0.05, '#ffffff')
}

/** A round tile of the honeycomb. */
export function drawDisc(pen: Pen, { x, y, width }: Box, label: string, color: string, isHome: boolean) {
  const [middleX, middleY, radius] = [x + width / 2, y + width / 2, width * 0.45]
  fillCircle(pen, middleX, middleY + width * 0.05, radius, shade(color, -0.4))
  fillCircle(pen, middleX, middleY - width * 0.02, radius, shade(color, 0.35))
  fillCircle(pen, middleX, middleY, radius * 0.97, color)
  write(pen, label, middleX, middleY, { size: width * 0.4, color: shade(color, -0.72) })
  if (isHome) fillCircle(pen, middleX, y + width * 0.18, width * 0.045, '#ffffff')
}

/** A cut of the picture, with light on its upper rim. */
export function drawCut(
  pen: Pen,
  picture: HTMLCanvasElement,
  box: Box,
  home: readonly [column: number, row: number, size: number],
) {
  const [column, row, size] = home
  const side = picture.width / size
  const gap = box.width * 0.012
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x + gap, box.y + gap, box.width - 2 * gap, box.height - 2 * gap, box.width * 0.07)
  pen.clip()
  pen.drawImage(picture, column * side, row * side, side, side, box.x, box.y, box.width, box.height)
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  pen.fillRect(box.x, box.y, box.width, 3)
  pen.fillStyle = 'rgb(0 0 0 / .25)'
  pen.fillRect(box.x, box.y + box.height - 4, box.width, 4)
  pen.restore()
}

/** A block of driftwood, with its grain. */
export function drawBlock(pen: Pen, box: Box, cell: number, color: string) {
  const gap = cell * 0.03
  const inner = { x: box.x + gap, y: box.y + gap, width: box.width - 2 * gap, height: box.height - 2 * gap }
  slab(pen, inner, cell * 0.16, color, shade(color, -0.4), cell * 0.1)
  pen.strokeStyle = shade(color, -0.16)
  pen.lineWidth = cell * 0.03
  pen.lineCap = 'round'
  const lies = box.width >= box.height
  for (const part of [0.3, 0.5, 0.7]) {
    pen.beginPath()
    if (lies) {
      pen.moveTo(inner.x + cell * 0.16, inner.y + inner.height * part)
      pen.lineTo(inner.x + inner.width - cell * (0.2 + part * 0.3), inner.y + inner.height * part)
    } else {
      pen.moveTo(inner.x + inner.width * part, inner.y + cell * 0.16)
      pen.lineTo(inner.x + inner.width * part, inner.y + inner.height - cell * (0.2 + part * 0.4))
    }
    pen.stroke()
  }
}

/** The turtle from above, looking down to the way out. */
export function drawTurtle(pen: Pen, { x, y, width }: Box, stretch: number) {
  const [middleX, middleY] = [x + width / 2, y + width / 2]
  const skin = '#6fcf62'
  pen.save()
  pen.translate(middleX, middleY)
  for (const [fx, fy, turn] of [
    [-0.33, -0.24, 0.8],
    [0.33, -0.24, -0.8],
    [-0.33, 0.26, -0.8],
    [0.33, 0.26, 0.8],
  ] as const) {
    pen.beginPath()
    pen.ellipse(
      fx * width,
      fy * width,
      width * 0.08,
      width * 0.17,
      turn * (1 + stretch * 0.4),
      0,
      2 * Math.PI,
    )
    pen.fillStyle = shade(skin, -0.12)
    pen.fill()
  }
  fillCircle(pen, 0, width * (0.37 + stretch * 0.04), width * 0.115, skin)
  for (const side of [-1, 1]) {
    fillCircle(pen, side * width * 0.055, width * 0.41, width * 0.035, '#ffffff')
    fillCircle(pen, side * width * 0.055, width * 0.42, width * 0.02, '#14202a')
  }
  fillCircle(pen, 0, width * 0.035, width * 0.345, '#1f6a48')
  fillCircle(pen, 0, 0, width * 0.345, '#2fa068')
  pen.beginPath()
  for (let corner = 0; corner < 6; corner++)
    pen.lineTo(
      Math.cos((corner * Math.PI) / 3) * width * 0.17,
      Math.sin((corner * Math.PI) / 3) * width * 0.17,
    )
  pen.closePath()
  pen.fillStyle = '#7be08c'
  pen.fill()
  pen.strokeStyle = '#1f6a48'
  pen.lineWidth = width * 0.025
  pen.stroke()
  pen.beginPath()
  for (let corner = 0; corner < 6; corner++) {
    const [dx, dy] = [Math.cos((corner * Math.PI) / 3), Math.sin((corner * Math.PI) / 3)]
    pen.moveTo(dx * width * 0.17, dy * width * 0.17)
    pen.lineTo(dx * width * 0.34, dy * width * 0.34)
  }
  pen.stroke()
  pen.restore()
}

/** Open water below the way out. */
export function drawExit(pen: Pen, box: Box, cell: number) {
  fillRound(pen, { x: box.x, y: box.y, width: box.width, height: cell * 0.3 }, cell * 0.08, '#39b8d8')
  pen.strokeStyle = '#d8f6ff'
  pen.lineWidth = cell * 0.06
  pen.lineCap = pen.lineJoin = 'round'
  for (const side of [0.3, 0.5, 0.7]) {
    const x = box.x + box.width * side
    pen.beginPath()
    pen.moveTo(x - cell * 0.1, box.y + cell * 0.05)
    pen.lineTo(x, box.y + cell * 0.16)
    pen.lineTo(x + cell * 0.1, box.y + cell * 0.05)
    pen.stroke()
  }
}
