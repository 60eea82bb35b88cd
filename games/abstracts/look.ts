import { fillCircle, fillRound } from '#kit/game/draw.ts'
import type { Motion } from '#kit/game/duel/motion.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import type { Marks, Step } from '#kit/game/duel/scene.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { paintBoard } from './board-art.ts'
import type { AbstractDefinition } from './definitions.ts'
import { leapWay } from './halma.ts'
import { flight } from './loops.ts'
import { HOLE, paintPiece } from './piece-art.ts'
import { placesOf, shapeOf } from './places.ts'
import { plankAt } from './planks.ts'
import { GONE, ownerOf, spotsOf, type AbstractPosition } from './position.ts'

const SECONDS_A_STEP = 0.13

const pieceIn = (cell: number) => (cell === GONE ? HOLE : cell)

/** The spots a moving piece comes over; empty where a piece is only placed. */
function wayOf(
  { kind }: AbstractDefinition,
  { before, move }: Step<AbstractPosition, string>,
): readonly number[] {
  const [from, to] = spotsOf(move) as [number, number]
  switch (kind) {
    case 'planks':
      return []
    case 'floes':
      return before.trail.length > 0 ? [] : [before.cells.indexOf(before.turn + 1)]
    case 'halma':
      return leapWay('square', before.cells, from, to)
    case 'star-halma':
      return leapWay('star', before.cells, from, to)
    case 'alquerque':
      return spotsOf(move).slice(0, -1)
    case 'loops':
      return before.cells[to] === 0 ? [from] : (flight(before.cells, from, to) ?? [from])
    default:
      return to === undefined || from === to ? [] : [from]
  }
}

/** Where the moved piece stands now. */
function arrivalOf(
  { kind }: AbstractDefinition,
  { before, move, after }: Step<AbstractPosition, string>,
): number {
  const last = spotsOf(move).at(-1)!
  if (kind === 'neutron' || kind === 'shove' || kind === 'ming-mang' || kind === 'alquerque') return last
  return after.cells.findIndex((cell, spot) => cell === before.turn + 1 && before.cells[spot] !== cell)
}

function motionsOf(definition: AbstractDefinition, step: Step<AbstractPosition, string>): readonly Motion[] {
  const { kind } = definition
  const { before, after, dropped } = step
  const way = wayOf(definition, step)
  const arrived = way.length === 0 ? undefined : arrivalOf(definition, step)
  const motions: Motion[] = []
  const seconds = Math.min(1.1, 0.1 + SECONDS_A_STEP * way.length)
  if (arrived !== undefined && arrived >= 0 && !dropped)
    motions.push({ way: 'slide', spot: arrived, piece: pieceIn(after.cells[arrived]!), from: way, seconds })
  const delay = dropped ? 0 : seconds * 0.8
  for (const [spot, cell] of after.cells.entries()) {
    const was = before.cells[spot]!
    if (cell === was || spot === arrived) continue
    if (cell === 0 && spot !== way[0]) motions.push({ way: 'fade', spot, piece: pieceIn(was), delay })
    if (cell !== 0)
      motions.push({
        way: 'grow',
        spot,
        piece: pieceIn(cell),
        delay: cell === GONE ? delay : 0,
        sound: cell === GONE ? 'pop' : 'place',
      })
  }
  // Pushed pieces stand elsewhere: nothing is lost where the line came to.
  const lost = arrived !== undefined && arrived >= 0 && kind !== 'shove' ? before.cells[arrived]! : 0
  if (lost > 0) motions.push({ way: 'fade', spot: arrived!, piece: lost, delay })
  return motions
}

/** The whole plank under the finger, over both its squares. */
function paintPlankGhost(
  { pen }: Stage,
  { centre, cell }: Places,
  { aim }: Marks,
  { turn }: AbstractPosition,
) {
  const plank = aim === undefined ? undefined : plankAt(turn, aim)
  if (!plank) return
  const [one, other] = [centre(plank[0]), centre(plank[1])]
  const half = cell * 0.42
  fillRound(
    pen,
    {
      x: one.x - half,
      y: one.y - half,
      width: other.x - one.x + 2 * half,
      height: other.y - one.y + 2 * half,
    },
    cell * 0.14,
    'rgb(255 250 230 / .6)',
  )
}

/**
 * A plank is selected slightly before its middle: near the seam either square may be touched, else it starts
 * there.
 */
function plankSpotAt(
  at: Point,
  { spots, centre, cell }: Places,
  { turn }: AbstractPosition,
): number | undefined {
  let best: number | undefined
  let least = cell * 0.9
  for (const spot of spots) {
    const plank = plankAt(turn, spot)
    if (!plank) continue
    const [one, other] = [centre(plank[0]), centre(plank[1])]
    const far = Math.hypot(at.x - one.x - (other.x - one.x) * 0.4, at.y - one.y - (other.y - one.y) * 0.4)
    if (far >= least) continue
    least = far
    best = spot
  }
  return best
}

export function lookOf(definition: AbstractDefinition): PieceLook<AbstractPosition, string> {
  const { kind } = definition
  return {
    shape: shapeOf(definition),
    places: (room) => placesOf(definition, room),
    paintBoard: (pen, places) => paintBoard(pen, definition, places),
    paintPiece: (pen, piece, cell) => paintPiece(definition, pen, piece, cell),
    piecesOf: ({ cells }) =>
      new Map(cells.flatMap((cell, spot) => (cell === 0 ? [] : [[spot, pieceIn(cell)] as const]))),
    motionsOf: (step) => motionsOf(definition, step),
    paintUnder({ pen }, { centre, cell }, _position, { chosen }) {
      for (const spot of chosen) {
        const { x, y } = centre(spot)
        fillCircle(pen, x, y + 1, cell * 0.48, 'rgb(255 246 214 / .8)')
      }
    },
    paintOver(stage, places, position, marks) {
      if (kind === 'planks') paintPlankGhost(stage, places, marks, position)
    },
    ghostOf: ({ cells, turn, trail }, spot) =>
      kind === 'planks' || cells[spot] !== 0
        ? undefined
        : (kind === 'floes' || kind === 'arrows') && trail.length > 0
          ? HOLE
          : turn + 1,
    ...(kind === 'planks' ? { spotAt: plankSpotAt } : {}),
    // Whether targets are shown at once: for steps, and for burning in line.
    showsTargets: ({ trail }, { chosen }) =>
      chosen.length > 0 ||
      (kind === 'floes' && trail.length === 0) ||
      (kind === 'arrows' && trail.length > 0),
    tokenOf: (seat) => seat + 1,
    joyOf: ({ cells, outcome }) =>
      cells.flatMap((cell, spot) => (ownerOf(cell) === outcome ? [spot] : [])).slice(0, 12),
  }
}
