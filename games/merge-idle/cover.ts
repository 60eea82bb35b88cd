import { coverArt } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { svgBrush } from '#kit/game/micro/svg-brush.ts'
import { PLANS } from './board.ts'
import type { MergeDefinition } from './definitions.ts'
import { drawPiece } from './piece-art.ts'
import { LAND } from './scene.ts'

/** Tiers of the pieces around the hero. */
const AROUND = [1, 2, 3, 2] as const
const CELL = 116

/** The board itself, larger than the picture, with one grown piece in the middle. */
export function cover({ slug, twist, gameId, ground }: MergeDefinition): string {
  const brush = svgBrush()
  const land = LAND[twist]
  const { kinds } = PLANS[twist]
  const shift = (gameId % 3) * 18 - 18
  brush.slab(-120 + shift, -120, 640, 640, 60, shade(land, -0.45), 18)
  // Detailed pieces are drawn sparsely: a cover may not exceed 6 kB.
  const sparse = twist === 'garden' || twist === 'triple' || twist === 'fog' ? 6 : 3
  let next = gameId % AROUND.length
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = [200 + (column - 1.5) * CELL + shift, 200 + (row - 1.5) * CELL]
      brush.round(x - 52, y - 52, 104, 104, 24, shade(land, (row + column) % 2 === 0 ? -0.1 : -0.22))
      // Only the pieces along one diagonal band are drawn: the hero needs room.
      const isNear = row > 0 && row < 3 && column > 0 && column < 3
      if (isNear || (row * 4 + column + gameId) % sparse > 0) continue
      next++
      drawPiece(brush, twist, { tier: AROUND[next % AROUND.length]!, kind: next % kinds }, [x, y], 1.9)
    }
  brush.disc(204, 262, 86, '#001018', 0.2)
  drawPiece(brush, twist, { tier: 7 + (gameId % 3), kind: (gameId + 1) % kinds }, [200, 200], 4.5)
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.34)
  const tilt = (gameId % 2 === 0 ? -1 : 1) * (5 + (gameId % 4))
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round" transform="rotate(${tilt} 200 200)">${brush.svg()}</g>`
}
