import { fillRound, shade, write, type Box } from '#kit/game/draw.ts'
import { hash32 } from '#kit/random/random.ts'
import type { SceneBase } from './scene-base.ts'
import { SHUTTERS } from './shutters-mind.ts'

type Pen = CanvasRenderingContext2D

const COLUMNS = 3

/** The wall of the hut below its roof. */
const wall = ({ board }: SceneBase['room']): Box => {
  const width = Math.min(board.width - 16, board.height * 1.25)
  return {
    x: board.x + (board.width - width) / 2,
    y: board.y + board.height * 0.24,
    width,
    height: board.height * 0.76,
  }
}

/** Where a shutter is; the numbers run as on a telephone. */
export function shutterBox(room: SceneBase['room'], index: number): Box {
  const { x, y, width, height } = wall(room)
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
  const [stepX, stepY] = [(width - 20) / COLUMNS, (height - 18) / (SHUTTERS / COLUMNS)]
  return {
    x: x + 10 + column * stepX + 5,
    y: y + 8 + row * stepY + 4,
    width: stepX - 10,
    height: stepY - 8,
  }
}

/** A stilted hut under a stormy sky. */
export function paintHut(pen: Pen, room: SceneBase['room']) {
  const { board } = room
  pen.save()
  pen.beginPath()
  pen.roundRect(board.x, board.y, board.width, board.height, 20)
  pen.clip()
  const sky = pen.createLinearGradient(0, board.y, 0, board.y + board.height)
  sky.addColorStop(0, '#1c1c3c')
  sky.addColorStop(0.6, '#3f4472')
  sky.addColorStop(1, '#2d5a78')
  pen.fillStyle = sky
  pen.fillRect(board.x, board.y, board.width, board.height)
  for (let cloud = 0; cloud < 9; cloud++) {
    const seed = hash32(`cloud${cloud}`)
    pen.fillStyle = `rgb(18 18 42 / ${0.24 + (seed % 10) / 60})`
    pen.beginPath()
    pen.ellipse(
      board.x + ((seed >> 4) % 100) * 0.01 * board.width,
      board.y + ((seed >> 11) % 30) * 0.01 * board.height,
      board.width * 0.22,
      board.height * 0.09,
      0,
      0,
      2 * Math.PI,
    )
    pen.fill()
  }
  pen.strokeStyle = 'rgb(190 210 255 / .2)'
  pen.lineWidth = 1.4
  for (let drop = 0; drop < 120; drop++) {
    const seed = hash32(`rain${drop}`)
    const x = board.x + ((seed % 1000) / 1000) * board.width
    const y = board.y + (((seed >> 10) % 1000) / 1000) * board.height
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x - 5, y + 15)
    pen.stroke()
  }
  const box = wall(room)
  const boards = 11
  for (let plank = 0; plank < boards; plank++) {
    const y = box.y + (plank * box.height) / boards
    const tone = shade('#7a4f35', ((hash32(`plank${plank}`) % 20) - 10) / 90)
    pen.fillStyle = tone
    pen.fillRect(box.x, y, box.width, box.height / boards + 1)
    pen.fillStyle = 'rgb(0 0 0 / .22)'
    pen.fillRect(box.x, y + box.height / boards - 2, box.width, 2)
  }
  roof(pen, box, board)
  pen.restore()
}

function roof(pen: Pen, box: Box, board: Box) {
  const [left, right, top] = [box.x - 18, box.x + box.width + 18, board.y + board.height * 0.05]
  pen.fillStyle = 'rgb(0 0 0 / .34)'
  pen.fillRect(box.x, box.y, box.width, 12)
  for (let layer = 0; layer < 3; layer++) {
    const drop = ((box.y + 8 - top) * (layer + 1)) / 3
    const inset = (2 - layer) * 0.13
    pen.fillStyle = shade('#b88b4a', -0.3 + layer * 0.13)
    pen.beginPath()
    pen.moveTo(left + (right - left) * (inset + 0.1), top + drop - (box.y - top) / 2.6)
    pen.lineTo(right - (right - left) * (inset + 0.1), top + drop - (box.y - top) / 2.6)
    const teeth = 16
    const [from, to] = [right - (right - left) * inset, left + (right - left) * inset]
    for (let tooth = 0; tooth <= teeth; tooth++)
      pen.lineTo(from + ((to - from) * tooth) / teeth, top + drop + (tooth % 2 ? 7 : 0))
    pen.fill()
  }
}

/** `k`: 0 open and lit, 1 shut; between them the wings swing. */
export function drawShutter(pen: Pen, box: Box, value: string, k: number, lift: number) {
  const frame = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6 }
  fillRound(pen, frame, 10, lift > 0 ? '#ffe08a' : '#4a2c1c')
  const glow = pen.createLinearGradient(0, box.y, 0, box.y + box.height)
  glow.addColorStop(0, '#ffe9a8')
  glow.addColorStop(1, '#ff9f4a')
  fillRound(pen, box, 7, glow)
  const size = Math.min(box.height * 0.62, box.width * 0.5)
  write(pen, value, box.x + box.width / 2, box.y + box.height / 2, { size, color: '#5a2408' })
  if (lift > 0 && k === 0) fillRound(pen, box, 7, 'rgb(255 255 255 / .35)')
  if (k <= 0) {
    for (const x of [box.x - 5, box.x + box.width - 1]) fillRound(pen, { ...box, x, width: 6 }, 2, '#356a6a')
    return
  }
  const wing = (box.width / 2) * k
  for (const isRight of [false, true]) {
    const x = isRight ? box.x + box.width - wing : box.x
    const leaf = { x, y: box.y, width: wing, height: box.height }
    fillRound(pen, leaf, 4, isRight ? '#2c5c60' : '#3a7376')
    pen.fillStyle = 'rgb(0 0 0 / .2)'
    for (let slat = 1; slat < 5; slat++)
      pen.fillRect(x + wing * 0.14, box.y + (box.height * slat) / 5, wing * 0.72, 2)
  }
  if (k === 1)
    write(pen, value, box.x + box.width / 2, box.y + box.height / 2, {
      size: size * 0.7,
      color: 'rgb(220 245 240 / .5)',
    })
}
