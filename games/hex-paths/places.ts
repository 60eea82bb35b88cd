import { fitBox, type Box } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import { boardFor } from './boards.ts'
import type { PathDefinition } from './definitions.ts'

/** Room around the outermost cells, in cells. */
const edgeOf = ({ shape }: PathDefinition) => (shape === 'bridges' ? 0.78 : 1)

export function shapeOf(definition: PathDefinition): number {
  const { size } = boardFor(definition)
  const edge = edgeOf(definition)
  return (size.x + 2 * edge) / (size.y + 2 * edge)
}

export function placesOf(definition: PathDefinition, room: Box): Places {
  const { points, size } = boardFor(definition)
  const edge = edgeOf(definition)
  const box = fitBox(room, shapeOf(definition))
  const cell = box.width / (size.x + 2 * edge)
  const spots = points.map((_, spot) => spot)
  const centre = (spot: number) => ({
    x: box.x + (edge + points[spot]!.x) * cell,
    y: box.y + (edge + points[spot]!.y) * cell,
  })
  return {
    box,
    cell,
    spots,
    centre,
    spotAt(at) {
      let best: number | undefined
      let least = Math.max(cell * 0.6, 18)
      for (const spot of spots) {
        const { x, y } = centre(spot)
        const far = Math.hypot(at.x - x, at.y - y)
        if (far >= least) continue
        least = far
        best = spot
      }
      return best
    },
  }
}
