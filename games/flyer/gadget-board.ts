import type { GameContext } from '#kit/game/contract.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import { wornIn } from '#kit/game/progress/shop.ts'
import { fillCircle, fillRound, inside, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { GADGETS, type GadgetName } from './gadgets.ts'
import { boardPlan } from './mission-board.ts'
import { GADGET_PLACE } from './missions.ts'
import type { Camera } from './scenery.ts'

type Pen = CanvasRenderingContext2D

const CHIP = 54
const GAP = 6
/** Below this height of the field the tinkerer stands. */
const BOARDWALK = 430

/** The gadgets below the missions, or beside them where the sky is low and wide. */
export function gadgetChips(camera: Camera): readonly Box[] {
  const { left, width, bottom, top } = boardPlan(camera)
  const isLow = bottom + CHIP > camera.top + BOARDWALK * camera.scale
  const isBeside = isLow && camera.width > left + width + 150
  const columns = isBeside ? 2 : GADGETS.length
  const room = isBeside ? Math.min(220, camera.width - left - width - 28) : width
  const wide = (room - GAP * (columns - 1)) / columns
  const x = isBeside ? left + width + 12 : left
  const y = isBeside ? top : bottom + 2
  return GADGETS.map((_, at) => ({
    x: x + (at % columns) * (wide + GAP),
    y: y + Math.floor(at / columns) * (CHIP + GAP),
    width: wide,
    height: CHIP,
  }))
}

export const touchedGadget = (camera: Camera, at: Point): number =>
  gadgetChips(camera).findIndex((box) => inside(box, at))

interface Shop {
  readonly camera: Camera
  readonly owned: Progress
  readonly drift: number
  readonly text: GameContext['text']
  readonly number: GameContext['number']
}

/** What can be bought, what is owned, and what comes along. */
export function drawGadgets(pen: Pen, { camera, owned, drift, text, number }: Shop) {
  const taken = wornIn(owned, GADGET_PLACE)
  for (const [index, box] of gadgetChips(camera).entries()) {
    const { name, price, color } = GADGETS[index]!
    const chip = { ...box, x: box.x - drift }
    if (chip.x + chip.width < 0) continue
    const isOwned = owned.owned.includes(name)
    const isTaken = taken.includes(name)
    fillRound(pen, { ...chip, y: chip.y + 3 }, 12, 'rgb(8 12 40 / .55)')
    fillRound(pen, chip, 12, isTaken ? 'rgb(52 66 150 / .96)' : 'rgb(28 36 92 / .88)')
    if (isTaken) strokeRound(pen, chip, 12, '#ffd86b', 2.5)
    const middle = chip.x + chip.width / 2
    pen.globalAlpha = isOwned || owned.coins >= price ? 1 : 0.5
    sign(pen, name, { x: chip.x + 19, y: chip.y + 19 }, color)
    pen.globalAlpha = 1
    write(pen, text(`good.${name}`), middle, chip.y + 43, {
      size: 12,
      weight: 600,
      color: '#f5f1e4',
      widest: chip.width - 8,
    })
    const edge = chip.x + chip.width - 8
    if (!isOwned) {
      write(pen, number(price), edge - 14, chip.y + 19, {
        size: 14,
        color: '#ffd27a',
        align: 'right',
        widest: chip.width - 54,
      })
      fillCircle(pen, edge - 5, chip.y + 19, 6, '#ffc531')
      continue
    }
    pen.strokeStyle = isTaken ? '#ffd86b' : 'rgb(255 255 255 / .35)'
    pen.lineWidth = 3
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(edge - 16, chip.y + 19)
    pen.lineTo(edge - 11, chip.y + 24)
    pen.lineTo(edge - 2, chip.y + 13)
    pen.stroke()
  }
}

/** The coins there are to spend, above the planks. */
export function drawPurse(pen: Pen, { camera, owned, drift, number }: Omit<Shop, 'text'>) {
  const { left, width, top } = boardPlan(camera)
  const x = left + width - drift
  if (x < 0 || top < 34) return
  fillRound(pen, { x: x - 92, y: top - 32, width: 92, height: 26 }, 13, 'rgb(8 12 40 / .6)')
  fillCircle(pen, x - 78, top - 19, 8, '#ffc531')
  write(pen, number(owned.coins), x - 10, top - 19, {
    size: 15,
    color: '#ffe38a',
    align: 'right',
    widest: 56,
  })
}

function sign(pen: Pen, name: GadgetName, { x, y }: Point, color: string) {
  fillCircle(pen, x, y, 14, color)
  pen.save()
  pen.translate(x, y)
  pen.strokeStyle = pen.fillStyle = '#1a1f4a'
  pen.lineWidth = 4
  pen.lineCap = 'round'
  SIGNS[name](pen)
  pen.restore()
}

const SIGNS: Readonly<Record<GadgetName, (pen: Pen) => void>> = {
  magnet(pen) {
    pen.beginPath()
    pen.moveTo(-5.5, -7)
    pen.lineTo(-5.5, 0)
    pen.arc(0, 1, 5.5, Math.PI, 0, true)
    pen.lineTo(5.5, -7)
    pen.stroke()
  },
  shell(pen) {
    pen.beginPath()
    pen.moveTo(0, -9)
    pen.lineTo(8, -5)
    pen.quadraticCurveTo(8, 6, 0, 9)
    pen.quadraticCurveTo(-8, 6, -8, -5)
    pen.fill()
  },
  purse(pen) {
    for (const dx of [-4, 4]) {
      pen.beginPath()
      pen.arc(dx, 0, 5, 0, Math.PI * 2)
      pen.stroke()
    }
  },
  whistle(pen) {
    pen.beginPath()
    pen.arc(-2, 2, 6, 0, Math.PI * 2)
    pen.moveTo(-2, -4)
    pen.lineTo(9, -4)
    pen.stroke()
  },
}
