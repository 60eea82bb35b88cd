import { fillRound, shade, write } from '#kit/game/draw.ts'
import type { Layout } from './board-layout.ts'
import type { Look } from './look.ts'

/** The picture's name on a ribbon above it, where the clues of the columns were. */
export function drawName(
  pen: CanvasRenderingContext2D,
  { board, plate }: Layout,
  { name, look, k }: { readonly name: string; readonly look: Look; readonly k: number },
) {
  const size = Math.min(26, Math.max(15, plate.width * 0.065))
  const height = size * 1.7
  pen.font = `800 ${size}px "Bricolage Grotesque Variable", system-ui, "Noto Sans", sans-serif`
  const width = Math.min(plate.width - 8, pen.measureText(name).width + size * 1.8)
  const x = plate.x + plate.width / 2
  const y = Math.max(
    plate.y + height / 2 + 2,
    Math.min(board.y - height * 0.62, plate.y + (board.y - plate.y) / 2),
  )
  pen.save()
  pen.globalAlpha = Math.min(1, k * 1.6)
  pen.translate(x, y)
  pen.scale(0.7 + 0.3 * k, 0.7 + 0.3 * k)
  const box = { x: -width / 2, y: -height / 2, width, height }
  fillRound(pen, { ...box, y: box.y + 4 }, height / 2, shade(look.rim, -0.5))
  fillRound(pen, box, height / 2, '#ffc14a')
  fillRound(
    pen,
    { ...box, x: box.x + 10, y: box.y + 3, width: width - 20, height: 3 },
    2,
    'rgb(255 255 255 / .55)',
  )
  write(pen, name, 0, 1, { size, color: '#2a1600', widest: width - size })
  pen.restore()
}
