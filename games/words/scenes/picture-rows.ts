import type { Box } from '#kit/game/draw.ts'
import { middleOf, rowBoxes, type WordTools } from '../scene.ts'
import type { State } from '../modes.ts'
import { drawCard, drawPanel, moved, writeWord } from '../tiles.ts'

/** A picture and the places of its letters, on a panel. */
export interface PictureRow {
  readonly panel: Box
  readonly card: Box
  readonly slots: readonly Box[]
}

/** Panels under each other, from the top of a room to its bottom. */
export function pictureRows(
  room: Box,
  lengths: readonly number[],
  {
    leftwards,
    tallest = 96,
    slot = 52,
  }: { readonly leftwards: boolean; readonly tallest?: number; readonly slot?: number },
): readonly PictureRow[] {
  const height = Math.min(tallest, room.height / lengths.length)
  const top = room.y + (room.height - height * lengths.length) / 2
  return lengths.map((length, index) => {
    const panel = { ...room, y: top + index * height + 3, height: height - 6 }
    const side = Math.min(panel.height - 12, panel.width * 0.26)
    const card = {
      x: leftwards ? panel.x + panel.width - side - 6 : panel.x + 6,
      y: panel.y + (panel.height - side) / 2 - 1,
      width: side,
      height: side,
    }
    const letters = {
      x: panel.x + (leftwards ? 8 : side + 14),
      y: panel.y + 4,
      width: panel.width - side - 22,
      height: panel.height - 8,
    }
    return { panel, card, slots: rowBoxes(letters, length, { leftwards, largest: slot, gap: 4 }) }
  })
}

/** Draws the panel and the picture; a name that is found stands there as it is really written. */
export function drawPictureRow<Shown extends State>(
  pen: CanvasRenderingContext2D,
  tools: WordTools<Shown>,
  { panel, card, slots }: PictureRow,
  {
    index,
    picture,
    word,
    ring,
  }: {
    readonly index: number
    readonly picture: number
    /** Of a name that is found. */
    readonly word: string | undefined
    readonly ring?: string | undefined
  },
) {
  const isDone = word !== undefined
  drawPanel(pen, panel, isDone ? '#14603f' : '#061f33', isDone ? 0.6 : 0.34)
  moved(pen, card, tools.pulses.of(`card${index}`), () => drawCard(pen, card, picture, ring))
  if (word === undefined) return
  const [first, last] = [middleOf(slots[0]!), middleOf(slots.at(-1)!)]
  writeWord(
    pen,
    word,
    { x: (first.x + last.x) / 2, y: first.y },
    {
      script: tools.script(),
      size: Math.min(panel.height * 0.5, 40),
      color: '#ffffff',
      widest: panel.width - card.width - 30,
    },
  )
}
