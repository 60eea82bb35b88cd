import { fitBox, type Box } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Point } from '#kit/game/stage.ts'
import { boardFor } from './boards.ts'
import type { PathDefinition } from './definitions.ts'

/** Places of a board that may be rotated. */
export interface PathPlaces extends Places {
  /** Clockwise rotation of board and tiles in radians. */
  readonly turn: number
}

/** A rhombus on its corner is for tall spaces; rotated, its long diagonal fits that of a square. */
const LEANING = -Math.PI / 4
const turnsOf = ({ shape }: PathDefinition) => (shape === 'rhombus' ? [0, LEANING] : [0])

/** Margin around the outermost cells, in cells. */
const edgeOf = ({ shape }: PathDefinition) => (shape === 'bridges' ? 0.78 : 1)

export const turned = ({ x, y }: Point, turn: number): Point => ({
  x: x * Math.cos(turn) - y * Math.sin(turn),
  y: x * Math.sin(turn) + y * Math.cos(turn),
})

/** Points of the rotated board from its own upper left, and its width and height with margin, in cells. */
function outlineOf(definition: PathDefinition, turn: number) {
  const raw = boardFor(definition).points.map((point) => turned(point, turn))
  const [left, top] = [Math.min(...raw.map(({ x }) => x)), Math.min(...raw.map(({ y }) => y))]
  const edge = edgeOf(definition)
  const points = raw.map(({ x, y }) => ({ x: x - left + edge, y: y - top + edge }))
  const width = Math.max(...points.map(({ x }) => x)) + edge
  return { turn, points, width, height: Math.max(...points.map(({ y }) => y)) + edge }
}

export function shapeOf(definition: PathDefinition): number {
  const { width, height } = outlineOf(definition, turnsOf(definition).at(-1)!)
  return width / height
}

export function placesOf(definition: PathDefinition, room: Box): PathPlaces {
  const outlines = turnsOf(definition).map((turn) => outlineOf(definition, turn))
  const cellOf = ({ width, height }: (typeof outlines)[number]) =>
    Math.min(room.width / width, room.height / height)
  const { turn, points, width, height } = outlines.reduce((best, one) =>
    cellOf(one) > cellOf(best) ? one : best,
  )
  const box = fitBox(room, width / height)
  const cell = box.width / width
  const spots = points.map((_, spot) => spot)
  const centre = (spot: number) => ({
    x: box.x + points[spot]!.x * cell,
    y: box.y + points[spot]!.y * cell,
  })
  return {
    box,
    cell,
    spots,
    turn,
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
