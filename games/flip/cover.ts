import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import type { FlipDefinition } from './definitions.ts'
import { FACES } from './look.ts'
import { flipRules } from './rules.ts'
import { shapeOf } from './shape.ts'

interface Look {
  readonly zoom: number
  readonly moves: number
  readonly shift: readonly [x: number, y: number]
  /** The disc that is just turning over: where it hangs, and how far round it is. */
  readonly hero: readonly [x: number, y: number, face: number, width: number]
}

const LOOKS: Readonly<Record<string, Look>> = {
  reversi: { zoom: 70, moves: 24, shift: [0, 0], hero: [236, 172, 1, 0.82] },
  'grand-reversi': { zoom: 64, moves: 48, shift: [20, -20], hero: [156, 214, 0, 0.74] },
  'fewest-flips': { zoom: 84, moves: 14, shift: [-20, 20], hero: [254, 246, 0, 0.55] },
  'hex-flip': { zoom: 72, moves: 22, shift: [0, 0], hero: [162, 160, 1, 0.66] },
  'octagon-flip': { zoom: 46, moves: 30, shift: [0, 0], hero: [206, 232, 1, 0.9] },
  'pit-flip': { zoom: 76, moves: 20, shift: [10, 0], hero: [224, 140, 0, 0.88] },
  'cross-flip': { zoom: 42, moves: 26, shift: [0, 0], hero: [292, 292, 0, 0.7] },
  'edgeless-flip': { zoom: 58, moves: 30, shift: [-60, 50], hero: [260, 120, 1, 0.6] },
  'straight-flip': { zoom: 90, moves: 12, shift: [30, 20], hero: [130, 280, 1, 0.78] },
  'cornerless-flip': { zoom: 64, moves: 26, shift: [30, -20], hero: [130, 270, 0, 0.8] },
}
const SEEN = 285

/** The game's board in play, with one disc turning over in the air. */
export function cover(definition: FlipDefinition): string {
  const { id, gameId, ground } = definition
  const cut = LOOKS[id]!
  const [x, y, face, width] = cut.hero
  const edge = FACES[1 - face]!.face
  return (
    coverArt(id).ground(shade(ground[0], 0.26), ground[1], '#FFF6DC', 0.5) +
    tilted((gameId % 2 ? -1 : 1) * (5 + (gameId % 5)), boardArt(definition, cut)) +
    contactShadow(x + 8, y + 98, 74, 18, 0.36) +
    `<g transform="translate(${x} ${y}) rotate(${gameId % 2 ? 14 : -16}) scale(1 ${width})">` +
    `<circle cy="26" r="88" fill="${shade(edge, edge === '#fbf4e4' ? -0.12 : -0.1)}"/>${discArt(88, FACES[face]!)}</g>`
  )
}

function boardArt(definition: FlipDefinition, { zoom, moves, shift }: Look): string {
  const { id, palette, board } = definition
  const shape = shapeOf(definition)
  const wide = Math.max(...shape.places.map(({ x }) => x)) + 0.5
  const tall = Math.max(...shape.places.map(({ y }) => y)) + 0.5
  const cells = playedCells(definition, moves)
    .map((piece, cell) => ({
      piece,
      x: Math.round(200 + shift[0] + (shape.places[cell]!.x - wide / 2) * zoom),
      y: Math.round(200 + shift[1] + (shape.places[cell]!.y - tall / 2) * zoom),
    }))
    .filter(({ x, y }) => Math.hypot(x - 200, y - 200) < SEEN)
  const tiles = cells.map(
    ({ x, y }) => `M${x} ${y}` + (board.kind === 'hex' ? hexPath(zoom * 0.55) : tilePath(zoom * 0.46)),
  )
  const discs = [1, 2].map((piece) =>
    stamps(
      `${id}-d${piece}`,
      discArt(Math.round(zoom * 0.4), FACES[piece - 1]!),
      cells.filter((cell) => cell.piece === piece),
    ),
  )
  const field = `<defs><path id="${id}-f" d="${tiles.join('')}"/></defs>`
  const frame = `stroke="${shade(palette, -0.55)}" stroke-width="${Math.round(zoom * 0.3)}" stroke-linejoin="round"`
  return `${field}<use href="#${id}-f" ${frame}/><use href="#${id}-f" fill="${palette}"/>${discs.join('')}`
}

/** Paths of one tile from its middle. */
const tilePath = (half: number) => {
  const side = Math.round(half * 2)
  return `m${-Math.round(half)} ${-Math.round(half)}h${side}v${side}h${-side}z`
}
const hexPath = (radius: number) => {
  const [x, y] = [Math.round(radius * 0.85), Math.round(radius / 2)]
  return `m0 ${-Math.round(radius)}l${x} ${y}v${2 * y}l${-x} ${y}l${-x} ${-y}v${-2 * y}z`
}

function playedCells(definition: FlipDefinition, moves: number): readonly number[] {
  const rules = flipRules(definition)
  const random = seededRandom(definition.gameId)
  let position = rules.start(random)
  for (let count = 0; count < moves && !position.over; count++)
    position = rules.play(position, pickOne(rules.moves(position), random))
  return position.cells
}
