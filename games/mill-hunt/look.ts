import { fillCircle, fillRound, fitBox, type Box } from '#kit/game/draw.ts'
import type { Motion } from '#kit/game/duel/motion.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import type { Stage } from '#kit/game/stage.ts'
import { paintBoard } from './board-art.ts'
import { boardNamed } from './boards.ts'
import type { OldDefinition } from './definition.ts'
import { FIGURES, type Layer } from './figures.ts'
import { spotsOf, type OldPosition } from './position.ts'

type Pen = CanvasRenderingContext2D

const known = new Map<string, Path2D>()
const shapeOf = (text: string): Path2D => {
  const shape = known.get(text) ?? new Path2D(text)
  known.set(text, shape)
  return shape
}

/** Room around the outermost points, in steps. */
export const edgeOf = ({ board }: OldDefinition) =>
  board.startsWith('grid') || board === 'dark-squares' ? 0.82 : 0.78

function placesOf(definition: OldDefinition, room: Box): Places {
  const { points, size } = boardNamed(definition.board)
  const edge = edgeOf(definition)
  const across = size.x + 2 * edge
  const box = fitBox(room, across / (size.y + 2 * edge))
  const cell = box.width / across
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
      let least = Math.max(cell * 0.6, 20)
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

function paintFigure(pen: Pen, layers: readonly Layer[], size: number) {
  pen.save()
  pen.scale(size / 100, size / 100)
  for (const [color, path] of layers) {
    pen.fillStyle = color
    pen.fill(shapeOf(path))
  }
  pen.restore()
}

/** A piece is its cell's value: 1, 2, and 3 for the king. */
function paintPiece({ palette, sprites }: OldDefinition, pen: Pen, piece: number, cell: number) {
  const face = piece === 1 ? palette[2] : palette[3]
  const radius = cell * (piece === 3 ? 0.44 : 0.41)
  paintDisc(pen, radius, { face, emboss: 'none' })
  pen.translate(0, -radius * 0.06)
  paintFigure(pen, FIGURES[sprites[piece - 1]!], radius * 1.62)
}

/** The step itself: from where to where, over which spots. */
function routeOf({ before, move, after }: Step<OldPosition, string>): readonly number[] {
  const spots = spotsOf(move)
  const end = spots.findLastIndex((spot) => before.cells[spot] === 0 && after.cells[spot] !== 0)
  return spots.slice(0, end + 1)
}

function motionsOf(step: Step<OldPosition, string>): readonly Motion[] {
  const { before, after, dropped } = step
  const route = routeOf(step)
  const to = route.at(-1)!
  const piece = after.cells[to]!
  const motions: Motion[] = []
  if (route.length === 1) motions.push({ way: 'grow', spot: to, piece })
  else if (!dropped)
    motions.push({
      way: 'slide',
      spot: to,
      piece,
      from: route.slice(0, -1),
      seconds: 0.14 + 0.12 * route.length,
    })
  for (const [spot, was] of before.cells.entries())
    if (was > 0 && after.cells[spot] === 0 && spot !== route[0])
      motions.push({ way: 'fade', spot, piece: was, delay: dropped ? 0 : 0.2 })
  return motions
}

/** Filled mills glow in the colour of their owner. */
function paintMills(
  definition: OldDefinition,
  { pen }: Stage,
  { centre, cell }: Places,
  { cells }: OldPosition,
) {
  pen.lineCap = 'round'
  for (const run of boardNamed(definition.board).runs) {
    const [first] = run
    const owner = cells[first!]!
    if (run.length !== 3 || owner === 0 || run.some((spot) => cells[spot] !== owner)) continue
    const [from, to] = [centre(first!), centre(run[2]!)]
    pen.strokeStyle = definition.palette[owner === 1 ? 2 : 3]
    pen.globalAlpha = 0.75
    pen.lineWidth = cell * 0.16
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
    pen.globalAlpha = 1
  }
}

/** A plug on the point that the very first piece may not take. */
function paintPlug({ pen }: Stage, { centre, cell }: Places, spot: number, color: string) {
  const { x, y } = centre(spot)
  const radius = cell * 0.24
  fillCircle(pen, x, y, radius, color)
  fillRound(
    pen,
    { x: x - radius * 0.6, y: y - radius * 0.16, width: radius * 1.2, height: radius * 0.32 },
    2,
    '#fff4dc',
  )
}

export function lookOf(definition: OldDefinition): PieceLook<OldPosition, string> {
  const { size } = boardNamed(definition.board)
  const edge = edgeOf(definition)
  return {
    shape: (size.x + 2 * edge) / (size.y + 2 * edge),
    places: (room) => placesOf(definition, room),
    paintBoard: (pen, places) => paintBoard(pen, definition, places),
    paintPiece: (pen, piece, cell) => paintPiece(definition, pen, piece, cell),
    piecesOf: ({ cells }) =>
      new Map(cells.flatMap((piece, spot) => (piece > 0 ? [[spot, piece] as const] : []))),
    motionsOf,
    paintUnder(stage, places, position, { chosen }) {
      if (definition.kind === 'mill') {
        const { barred, men, palette } = definition
        paintMills(definition, stage, places, position)
        if (barred !== undefined && position.hands[0] === men) paintPlug(stage, places, barred, palette[1])
      }
      for (const spot of chosen) {
        const { x, y } = places.centre(spot)
        fillCircle(stage.pen, x, y + 1, places.cell * 0.5, 'rgb(255 246 214 / .85)')
      }
    },
    ghostOf: ({ cells, turn }, spot, { chosen }) =>
      cells[spot] === 0 ? (chosen.length > 0 && cells[chosen[0]!] ? cells[chosen[0]!] : turn + 1) : undefined,
    showsTargets: (_position, { chosen }) => chosen.length > 0,
    tokenOf: (seat) => (seat === 1 && definition.kind === 'tafl' ? 3 : seat + 1),
    joyOf({ cells, outcome }) {
      return cells
        .flatMap((piece, spot) => (piece > 0 && (piece === 1 ? 0 : 1) === outcome ? [spot] : []))
        .slice(0, 12)
    },
  }
}
