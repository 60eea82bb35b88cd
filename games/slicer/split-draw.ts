import { write } from '#kit/game/draw.ts'
import type { DuelSim } from './duel.ts'
import type { Flying } from './orchard.ts'
import { drawScene } from './scene.ts'
import type { Side, Split } from './split.ts'
import type { ThingArt } from './thing-art.ts'

type Pen = CanvasRenderingContext2D

interface Shown {
  readonly duel: DuelSim
  readonly art: ThingArt
  readonly number: (value: number) => string
  /** Text over a half: how to begin, or who has won. */
  readonly banner: readonly [string, string]
  /** A fruit to start with, until somebody has cut it. */
  readonly sample: Flying | undefined
  readonly dark: number
}

/** Both halves, and the line between them. */
export function drawSplit(pen: Pen, { sides }: Split, shown: Shown) {
  for (const side of sides) drawSide(pen, side, shown)
  const { area } = sides[0]
  pen.fillStyle = 'rgb(255 255 255 / .75)'
  if (area.y > 0) pen.fillRect(0, area.y - 1.5, area.width, 3)
  else pen.fillRect(area.width - 1.5, 0, 3, area.height)
}

function drawSide(pen: Pen, side: Side, { duel, art, number, banner, sample, dark }: Shown) {
  const { area, backdrop, frame, index } = side
  if (!backdrop) return
  const orchard = duel.orchards[index]
  pen.save()
  pen.beginPath()
  pen.rect(area.x, area.y, area.width, area.height)
  pen.clip()
  if (side.isAcross) {
    pen.translate(area.x + area.width, area.y + area.height)
    pen.rotate(Math.PI)
  } else pen.translate(area.x, area.y)
  drawScene(pen, {
    orchard,
    flying: orchard.flying,
    mode: duel.mode,
    frame,
    art,
    backdrop,
    debris: side.bits,
    blade: side.trail,
    labels: side.words,
    sample,
    cursor: undefined,
    dark,
    isTurned: side.isAcross,
  })
  const size = Math.min(44, area.height * 0.16)
  write(pen, number(orchard.score), area.width / 2, 30 + size / 2, { size, color: '#fff' })
  if (banner[index])
    write(pen, banner[index], area.width / 2, area.height * 0.82, {
      size: size * 0.5,
      color: '#ffd86b',
      widest: area.width - 24,
    })
  pen.restore()
}
