import { fillRound, type Box } from '#kit/game/draw.ts'
import { drawPicture } from '../pictures.ts'
import { drawCard } from '../tiles.ts'
import { drawSandEdge } from './castle-look.ts'

/** A card whose picture lies under sand: a shadow of its shape, and the part that is washed free, 0 to 1. */
export function drawSandCard(
  pen: CanvasRenderingContext2D,
  box: Box,
  {
    picture,
    clear,
    hasShape = true,
  }: { readonly picture: number; readonly clear: number; readonly hasShape?: boolean },
) {
  if (clear >= 1) return drawCard(pen, box, picture)
  const edge = box.width * 0.055
  const inner = {
    x: box.x + edge,
    y: box.y + edge,
    width: box.width - 2 * edge,
    height: box.height - 2 * edge,
  }
  if (clear > 0) drawCard(pen, box, picture)
  else fillRound(pen, box, Math.min(18, box.width * 0.16), '#fffaf0')
  pen.save()
  pen.beginPath()
  pen.rect(box.x, box.y, box.width, box.height * (1 - clear))
  pen.clip()
  fillRound(pen, inner, Math.min(14, box.width * 0.12), '#ecc98d')
  pen.fillStyle = 'rgb(150 98 44 / .35)'
  for (let grain = 0; grain < 34; grain++)
    pen.fillRect(
      inner.x + ((grain * 37) % 97) * 0.01 * inner.width,
      inner.y + ((grain * 61) % 89) * 0.011 * inner.height,
      2,
      2,
    )
  const inset = box.width * 0.11
  const place = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  }
  if (hasShape) {
    pen.globalAlpha = 0.5
    drawPicture(pen, picture, place, '#a9763a')
  }
  pen.restore()
  drawSandEdge(pen, inner, clear)
  if (hasShape) return
  pen.fillStyle = 'rgb(122 80 34 / .8)'
  pen.font = `800 ${box.width * 0.46}px "Bricolage Grotesque Variable", system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText('?', box.x + box.width / 2, box.y + box.height * 0.53)
}
