import { fillRound, write, type Box } from '#kit/game/draw.ts'
import { FACES, type Bid } from './bluff-mind.ts'
import type { SceneBase } from './scene-base.ts'
import { drawDie } from './die-art.ts'
import { restTurn } from './die-space.ts'
import { halo } from '#kit/game/table-top/signs.ts'

type Pen = CanvasRenderingContext2D

/** The tray of the bluff: the own dice above, below them the number and the face to bid. */
export interface Chooser {
  readonly own: Box
  readonly row: Box
  readonly less: Box
  readonly count: Box
  readonly more: Box
  readonly faces: readonly Box[]
}

const COUNT_WIDTH = 40

export function chooserIn(tray: Box): Chooser {
  const inner = tray.height - 24
  const own = { x: tray.x + 14, y: tray.y + 40, width: tray.width - 28, height: inner * 0.5 - 28 }
  const row = { x: own.x, y: tray.y + 12 + inner * 0.54, width: own.width, height: inner * 0.46 }
  const side = Math.min(48, row.height * 0.8)
  const line = { y: row.y + (row.height - side) / 2, height: side }
  const less = { ...line, x: row.x + 2, width: side }
  const count = { ...line, x: less.x + side, width: COUNT_WIDTH }
  const more = { ...line, x: count.x + COUNT_WIDTH, width: side }
  const left = more.x + side + 8
  const step = Math.min(64, (row.x + row.width - 4 - left) / FACES.length)
  const faces = FACES.map((_, index) => ({ ...line, x: left + index * step, width: step }))
  return { own, row, less, count, more, faces }
}

export function drawChooser(pen: Pen, base: SceneBase, wish: Bid) {
  const { row, less, more, count, faces } = chooserIn(base.room.tray)
  fillRound(pen, row, 18, 'rgb(0 0 0 / .22)')
  for (const [{ x, y, width, height }, sign] of [
    [less, '−'],
    [more, '+'],
  ] as const) {
    fillRound(pen, { x: x + 4, y: y + 4, width: width - 8, height: height - 8 }, 14, 'rgb(255 255 255 / .16)')
    write(pen, sign, x + width / 2, y + height / 2, { size: 24 })
  }
  write(pen, base.number(wish.count), count.x + count.width / 2, count.y + count.height / 2, { size: 26 })
  for (const [index, face] of FACES.entries()) {
    const box = faces[index]!
    const size = Math.min(box.width * 0.74, 36)
    const isPicked = face === wish.face
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - (isPicked ? 2 : 0)]
    if (isPicked)
      fillRound(
        pen,
        { x: x - size * 0.68, y: y - size * 0.72, width: size * 1.36, height: size * 1.5 },
        10,
        base.palette.accent,
      )
    drawDie(pen, { x, y, size, lift: 0, turn: restTurn(face, 0) }, base.palette)
    const glow = base.glowOf(`face${face}`)
    if (glow > 0) halo(pen, box, 12, glow)
  }
}
