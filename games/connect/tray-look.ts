import { fillRound, signed, write } from '#kit/game/draw.ts'
import type { PileDeal } from './pile.ts'
import type { PileLayout } from './pile-layout.ts'
import type { PileState } from './pile-state.ts'
import { LIVES, sumOf } from './sum-rules.ts'
import { drawFace } from './tile-look.ts'

type Pen = CanvasRenderingContext2D

const LAST_PLACE = 6

/** The ordered kind in a golden frame at the end of the tray. */
export function drawOrder(pen: Pen, { place, slot }: PileLayout, wanted: number | undefined) {
  if (wanted === undefined) return
  const at = place(LAST_PLACE)
  const side = slot * 0.72
  fillRound(
    pen,
    { x: at.x - slot / 2, y: at.y - slot / 2, width: slot, height: slot },
    slot * 0.22,
    '#ffd65a',
  )
  pen.save()
  pen.translate(at.x - side / 2, at.y - side / 2)
  drawFace(pen, wanted, side)
  pen.restore()
}

/** Current and target sum, and the lives; `shake` runs from 0 to 1 after a wrong sum. */
export function drawSum(
  pen: Pen,
  { place, slot }: PileLayout,
  deal: PileDeal,
  state: PileState,
  { number, shake }: { number: (value: number) => string; shake: number },
) {
  const { x, y } = place(5.5)
  const text = `${number(sumOf(deal, state.held))} / ${number(deal.target)}`
  write(pen, signed(text), x + Math.sin(shake * 24) * (1 - shake) * 6, y - slot * 0.16, {
    size: slot * 0.42,
    color: '#fff3d6',
    widest: slot * 1.9,
  })
  const small = slot * 0.3
  for (let life = 0; life < LIVES; life++) {
    pen.save()
    pen.globalAlpha = life < state.lives ? 1 : 0.22
    pen.translate(x + (life - 1.5) * small * 1.15, y + slot * 0.14)
    drawFace(pen, 1, small)
    pen.restore()
  }
}
