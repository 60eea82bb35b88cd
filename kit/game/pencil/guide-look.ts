import type { Coach } from '#kit/game/coach.ts'
import { strokeRound, type Box } from '#kit/game/draw.ts'

const GUIDE_COLOR = '#ffb63d'

/** A ring around what to tap: the ghost finger alone is white on white. */
export function drawGuide(pen: CanvasRenderingContext2D, guide: Coach, box: Box | undefined, time: number) {
  if (!box) return
  const swell = 3 + 2 * Math.sin(time * 5)
  const [width, height] = [box.width + 2 * swell, box.height + 2 * swell]
  strokeRound(
    pen,
    { x: box.x - swell, y: box.y - swell, width, height },
    box.height * 0.25 + swell,
    GUIDE_COLOR,
    4,
  )
  guide.draw(pen, time)
}
