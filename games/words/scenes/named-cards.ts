import type { Box } from '#kit/game/draw.ts'
import type { WordTools } from '../scene.ts'
import type { State } from '../modes.ts'
import { drawCard, drawTile, moved, writeWord } from '../tiles.ts'

const GAP = 8
const LARGEST = 120

/** Square cards in rows in the middle of a room, as large as they can be. */
export function cardBoxes(
  room: Box,
  count: number,
  { leftwards = false, largest = LARGEST }: { readonly leftwards?: boolean; readonly largest?: number } = {},
): readonly Box[] {
  let side = 0
  let columns = 1
  for (let wide = 1; wide <= count; wide++) {
    const tall = Math.ceil(count / wide)
    const fitting = Math.min((room.width + GAP) / wide, (room.height + GAP) / tall) - GAP
    if (fitting > side) [side, columns] = [fitting, wide]
  }
  side = Math.min(side, largest)
  const rows = Math.ceil(count / columns)
  const top = room.y + (room.height - rows * (side + GAP) + GAP) / 2
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const place = leftwards ? inRow - 1 - (index % columns) : index % columns
    const left = room.x + (room.width - inRow * (side + GAP) + GAP) / 2
    return { x: left + place * (side + GAP), y: top + row * (side + GAP), width: side, height: side }
  })
}

/** A card of a picture, and its name on a green band when it was found. */
export function drawNamedCard<Shown extends State>(
  pen: CanvasRenderingContext2D,
  tools: WordTools<Shown>,
  box: Box,
  {
    index,
    picture,
    word,
    ring,
    tone = 'right',
  }: {
    readonly index: number
    readonly picture: number
    readonly word: string | undefined
    readonly ring?: string | undefined
    readonly tone?: 'right' | 'off'
  },
) {
  const script = tools.script()
  moved(pen, box, tools.pulses.of(`card${index}`), () => {
    drawCard(pen, box, picture, ring)
    if (word === undefined) return
    const band = { x: box.x, y: box.y + box.height * 0.72, width: box.width, height: box.height * 0.28 }
    pen.globalAlpha = 0.92
    drawTile(pen, band, { letter: '', tone, script })
    pen.globalAlpha = 1
    const style = { script, size: band.height * 0.62, color: '#ffffff', widest: band.width * 0.9 }
    writeWord(pen, word, { x: band.x + band.width / 2, y: band.y + band.height / 2 - 1 }, style)
  })
}
