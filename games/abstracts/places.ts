import { fitBox, type Box } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Point } from '#kit/game/stage.ts'
import { ALQUERQUE_SIDE } from './alquerque.ts'
import { BREAK_COLUMNS, BREAK_ROWS } from './breakthrough.ts'
import { CUSTODIAN_SIDE } from './custodian.ts'
import type { AbstractDefinition, Kind } from './definitions.ts'
import { crossedField, gridField, slantedField, starField, type Field } from './fields.ts'
import { KONO_SIDE } from './kono.ts'
import { PEARL_SIDE } from './neutron.ts'
import { PLANK_SIDE } from './planks.ts'
import { QUARTET_SIDE } from './quartet.ts'
import { SHOVE_SIDE } from './shove.ts'

const MAKERS: Readonly<Record<Kind, () => Field>> = {
  halma: () => gridField(8, 8, true),
  'star-halma': starField,
  loops: () => gridField(6, 6, true),
  leapers: () => gridField(8, 8, false),
  arrows: () => gridField(8, 8, true),
  floes: () => gridField(7, 8, true),
  gather: () => gridField(8, 8, true),
  clobber: () => gridField(6, 7, false),
  planks: () => gridField(PLANK_SIDE, PLANK_SIDE, false),
  sweep: () => crossedField(9, 5),
  breakthrough: () => gridField(BREAK_COLUMNS, BREAK_ROWS, true),
  hasami: () => gridField(CUSTODIAN_SIDE, CUSTODIAN_SIDE, false),
  'ming-mang': () => gridField(CUSTODIAN_SIDE, CUSTODIAN_SIDE, false),
  shove: () => gridField(SHOVE_SIDE, SHOVE_SIDE, false),
  neutron: () => gridField(PEARL_SIDE, PEARL_SIDE, true),
  quartet: () => gridField(QUARTET_SIDE, QUARTET_SIDE, true),
  kono: () => slantedField(KONO_SIDE),
  alquerque: () => crossedField(ALQUERQUE_SIDE, ALQUERQUE_SIDE),
}
const made = new Map<Kind, Field>()

export function fieldOf({ kind }: AbstractDefinition): Field {
  const field = made.get(kind) ?? MAKERS[kind]()
  made.set(kind, field)
  return field
}

/** Room around the outermost spots, in steps; the loops need more. */
export const edgeOf = ({ kind }: AbstractDefinition) =>
  kind === 'loops' ? 2.35 : kind === 'sweep' ? 0.75 : 0.8

/** The long board of the sweeping game stands upright, so that its points are large on a phone. */
const turned = ({ kind }: AbstractDefinition) => kind === 'sweep'

export function unitsOf(definition: AbstractDefinition): {
  readonly points: readonly Point[]
  readonly size: Point
} {
  const { points, size } = fieldOf(definition)
  if (!turned(definition)) return { points, size }
  return { points: points.map(({ x, y }) => ({ x: y, y: x })), size: { x: size.y, y: size.x } }
}

export function shapeOf(definition: AbstractDefinition): number {
  const { size } = unitsOf(definition)
  const edge = edgeOf(definition)
  return (size.x + 2 * edge) / (size.y + 2 * edge)
}

export function placesOf(definition: AbstractDefinition, room: Box): Places {
  const { points, size } = unitsOf(definition)
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
      let least = Math.max(cell * 0.62, 20)
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
