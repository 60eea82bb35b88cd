import { fillCircle, fillRound, shade, write, type Box } from '#kit/game/draw.ts'
import type { SceneBase } from './scene-base.ts'
import { drawDie } from './die-art.ts'
import { restTurn } from './die-space.ts'
import { GOAL } from './riptide-rules.ts'

type Pen = CanvasRenderingContext2D

const LANES = 2
const LEGEND = 34

export const sea = ({ board }: SceneBase['room']): Box => ({ ...board, height: board.height - LEGEND - 6 })

/** The water between the shore and the island, and what throws are worth below it. */
export function paintSea(pen: Pen, base: SceneBase) {
  const box = sea(base.room)
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, 20)
  pen.clip()
  const water = pen.createLinearGradient(0, box.y, 0, box.y + box.height)
  water.addColorStop(0, '#ff9f6b')
  water.addColorStop(0.22, '#ffcf8a')
  water.addColorStop(0.24, '#2f7fb4')
  water.addColorStop(1, '#0d2f66')
  pen.fillStyle = water
  pen.fillRect(box.x, box.y, box.width, box.height)
  fillCircle(pen, box.x + box.width * 0.3, box.y + box.height * 0.21, box.height * 0.1, '#fff0c0')
  fillRound(pen, { ...box, y: box.y + box.height * 0.235, height: box.height }, 0, 'rgb(34 104 160 / .9)')
  pen.strokeStyle = 'rgb(255 255 255 / .16)'
  pen.lineWidth = 2
  for (let row = 0; row < 7; row++) {
    const y = box.y + box.height * (0.3 + row * 0.1)
    pen.beginPath()
    for (let x = box.x - 20 + (row % 2) * 14; x < box.x + box.width; x += 56) {
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + 9, y - 5, x + 18, y)
    }
    pen.stroke()
  }
  const end = base.isRtl ? box.x + 26 : box.x + box.width - 26
  island(pen, end, box.y + box.height * 0.62, Math.min(box.height * 0.5, box.width * 0.26))
  pen.restore()
  legend(pen, base, { ...base.room.board, y: box.y + box.height + 6, height: LEGEND })
}

function island(pen: Pen, x: number, y: number, size: number) {
  pen.fillStyle = '#e8c98a'
  pen.beginPath()
  pen.ellipse(x, y + size * 0.5, size * 0.75, size * 0.55, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = '#6b4226'
  pen.lineWidth = size * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, y + size * 0.2)
  pen.quadraticCurveTo(x - size * 0.1, y - size * 0.3, x + size * 0.02, y - size * 0.62)
  pen.stroke()
  pen.strokeStyle = '#2f8f56'
  pen.lineWidth = size * 0.11
  for (const [dx, dy] of [
    [-0.5, 0.05],
    [0.4, 0.1],
    [-0.36, -0.24],
    [0.34, -0.22],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x, y - size * 0.62)
    pen.quadraticCurveTo(
      x + dx * size * 0.5,
      y - size * 0.92 + dy * size,
      x + dx * size,
      y + (dy - 0.52) * size,
    )
    pen.stroke()
  }
}

/** Small dice say what counts: no words are needed. */
function legend(pen: Pen, base: SceneBase, box: Box) {
  fillRound(pen, box, 14, 'rgb(4 12 34 / .5)')
  const parts: readonly (readonly [readonly number[], string])[] = [
    [[1], '100'],
    [[5], '50'],
    [[1, 1, 1], '1000'],
    [[4, 4, 4], '400'],
    [[1, 2, 3, 4, 5, 6], '1500'],
  ]
  const size = Math.min(17, box.width / 31)
  const textSize = Math.max(11, size * 0.9)
  const widths = parts.map(
    ([dice, points]) => dice.length * size * 1.08 + points.length * textSize * 0.62 + size * 0.9,
  )
  let x = box.x + (box.width - widths.reduce((sum, width) => sum + width, 0)) / 2 + size * 0.7
  const y = box.y + box.height / 2 + 1
  for (const [index, [dice, points]] of parts.entries()) {
    for (const [at, value] of dice.entries())
      drawDie(pen, { x: x + at * size * 1.08, y, size, lift: 0, turn: restTurn(value, 0) }, base.palette)
    write(pen, points, x + dice.length * size * 1.08 - size * 0.3, y, {
      size: 12,
      align: 'left',
      weight: 700,
    })
    x += widths[index]!
  }
}

export interface Voyage {
  readonly own: number
  readonly rival: number
  /** Points at stake in the running turn, and whose turn it is. */
  readonly pot: number
  readonly isRivals: boolean
}

export function drawVoyage(pen: Pen, base: SceneBase, { own, rival, pot, isRivals }: Voyage, sway: number) {
  const box = sea(base.room)
  const names = [text(base, 'you', own), text(base, 'computer', rival)]
  for (let lane = 0; lane < LANES; lane++) {
    const y = box.y + box.height * (0.45 + lane * 0.35)
    const points = lane === 0 ? own : rival
    const risk = (lane === 1) === isRivals ? pot : 0
    const at = (value: number) => {
      const share = 0.1 + 0.74 * Math.min(1, value / GOAL)
      return box.x + box.width * (base.isRtl ? 1 - share : share)
    }
    const size = Math.min(box.height * 0.22, 44)
    const look = { isRtl: base.isRtl, color: lane === 0 ? '#ffd166' : '#ff7d68' }
    pen.strokeStyle = 'rgb(255 255 255 / .3)'
    pen.setLineDash([2, 7])
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(at(0), y + size * 0.3)
    pen.lineTo(at(GOAL), y + size * 0.3)
    pen.stroke()
    pen.setLineDash([])
    if (risk > 0) {
      pen.globalAlpha = 0.42
      boat(pen, at(points + risk), y, size, look)
      pen.globalAlpha = 1
    }
    boat(pen, at(points), y + Math.sin(sway + lane * 2) * 1.5, size, look)
    const isLeft = (lane === 0) !== base.isRtl
    write(pen, names[lane]!, isLeft ? box.x + 16 : box.x + box.width - 16, box.y + box.height * 0.12, {
      size: 16,
      align: isLeft ? 'left' : 'right',
      color: lane === 0 ? '#5a2408' : '#8a1f14',
      widest: box.width * 0.45,
    })
  }
}

const text = ({ text: say }: SceneBase, who: 'you' | 'computer', points: number) =>
  say(`head.${who}`, { points })

interface Sailor {
  readonly isRtl: boolean
  /** Of the sail. */
  readonly color: string
}

export function boat(pen: Pen, x: number, y: number, size: number, { isRtl, color }: Sailor) {
  pen.save()
  pen.translate(x, y)
  pen.scale(isRtl ? -1 : 1, 1)
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  pen.beginPath()
  pen.ellipse(-size * 0.1, size * 0.34, size * 0.8, size * 0.12, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#6b3d22'
  pen.beginPath()
  pen.moveTo(-size * 0.62, 0)
  pen.lineTo(size * 0.66, 0)
  pen.quadraticCurveTo(size * 0.5, size * 0.36, 0, size * 0.36)
  pen.quadraticCurveTo(-size * 0.5, size * 0.36, -size * 0.62, 0)
  pen.fill()
  pen.fillStyle = shade('#6b3d22', 0.3)
  pen.fillRect(-size * 0.6, -size * 0.02, size * 1.24, size * 0.08)
  pen.fillRect(-size * 0.05, -size * 0.9, size * 0.08, size * 0.9)
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(size * 0.06, -size * 0.9)
  pen.quadraticCurveTo(size * 0.66, -size * 0.5, size * 0.06, -size * 0.12)
  pen.fill()
  pen.fillStyle = shade(color, -0.18)
  pen.beginPath()
  pen.moveTo(-size * 0.08, -size * 0.76)
  pen.quadraticCurveTo(-size * 0.42, -size * 0.4, -size * 0.08, -size * 0.12)
  pen.fill()
  pen.restore()
}
