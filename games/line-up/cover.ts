import { contactShadow, coverArt, num, slab, tilted } from '#kit/game/cover.ts'
import { discArt, signArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import type { LineUpDefinition } from './definitions.ts'
import { planOf } from './places.ts'
import type { LineUpPosition } from './position.ts'
import { lineUpRules } from './rules.ts'

interface Look {
  readonly zoom: number
  readonly moves: number
  readonly seed: number
  /** Position of the board's middle. */
  readonly shift: readonly [x: number, y: number]
  readonly hero: readonly [piece: number, x: number, y: number]
}

const look = (zoom: number, moves: number, seed: number, shift: Look['shift'], hero: Look['hero']): Look => ({
  zoom,
  moves,
  seed,
  shift,
  hero,
})

/** How each board is cut, and the piece in front of it. */
const LOOKS: Readonly<Record<string, Look>> = {
  'drop-four': look(74, 15, 3, [0, 34], [1, 268, 110]),
  'pop-and-drop': look(74, 17, 8, [-10, -40], [2, 150, 300]),
  'tower-five': look(66, 12, 5, [40, 30], [2, 120, 116]),
  'round-tower': look(78, 16, 21, [0, 0], [1, 140, 272]),
  gomoku: look(62, 50, 4, [0, 0], [2, 256, 250]),
  renju: look(52, 60, 9, [10, 20], [1, 142, 150]),
  'tic-tac-toe': look(122, 5, 2, [10, 6], [1, 252, 248]),
  'avoid-three': look(98, 8, 6, [0, 0], [2, 146, 252]),
  'nine-boards': look(100, 34, 7, [-20, 10], [1, 250, 142]),
  'cube-four': look(74, 24, 3, [0, 0], [1, 210, 200]),
  'twist-five': look(60, 16, 5, [0, 0], [2, 250, 146]),
  'order-and-chaos': look(72, 18, 2, [16, -10], [2, 160, 158]),
  'three-crosses': look(72, 8, 11, [0, 20], [1, 204, 132]),
  'wild-three': look(126, 4, 4, [-20, -6], [2, 132, 138]),
  'fifteen-line': look(120, 4, 3, [0, 50], [9, 266, 150]),
  'four-corners': look(66, 22, 6, [6, 8], [1, 142, 256]),
  'drop-squares': look(60, 16, 5, [-30, 20], [2, 270, 100]),
  'no-squares': look(92, 10, 8, [20, -10], [1, 120, 270]),
  'any-square': look(80, 14, 12, [-10, 10], [2, 270, 270]),
  'exactly-five': look(56, 44, 14, [-24, 8], [2, 130, 140]),
  'round-gomoku': look(70, 34, 17, [30, -30], [1, 270, 280]),
  'dodge-the-cube': look(62, 9, 4, [20, 20], [2, 280, 290]),
  'drop-and-dodge': look(66, 18, 9, [20, -20], [1, 130, 290]),
  'make-a-plus': look(78, 20, 10, [-20, 20], [1, 200, 200]),
  'pole-four': look(66, 28, 13, [-40, 10], [2, 290, 120]),
  'nine-boards-undone': look(112, 26, 19, [30, 30], [2, 130, 280]),
  'make-an-x': look(58, 26, 15, [10, -30], [1, 280, 300]),
  'twist-and-dodge': look(72, 12, 22, [30, 20], [1, 120, 120]),
}
const DISCS = [
  { face: '#ff6b45', emboss: 'ring' },
  { face: '#f6efd8', emboss: 'dot' },
] as const
const STONES = [
  { face: '#26333f', emboss: 'none' },
  { face: '#f8f3e6', emboss: 'none' },
] as const
const SIGNS = ['#ff7a59', '#6ff0dc'] as const
/** Beyond this distance from the middle nothing is seen. */
const SEEN = 330

/** The game's board in play, larger than the frame, with one piece about to land. */
export function cover(definition: LineUpDefinition): string {
  const { id, gameId, ground } = definition
  const cut = LOOKS[id]!
  const [piece, x, y] = cut.hero
  const turn = (gameId % 2 ? 1 : -1) * (5 + (gameId % 4))
  return (
    coverArt(id).ground(shade(ground[0], 0.28), ground[1], '#FFF6DC', 0.5) +
    tilted(turn, boardArt(definition, cut)) +
    contactShadow(x + 6, y + 76, 78, 20, 0.34) +
    `<g transform="translate(${x} ${y})">${pieceArt(definition, piece, definition.sprites === 'mark' ? 78 : 84)}</g>`
  )
}

function boardArt(definition: LineUpDefinition, { zoom, moves, seed, shift }: Look): string {
  const { palette, sprites, put, board } = definition
  const plan = planOf(definition)
  const place = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.round(200 + shift[0] + (x - plan.width / 2) * zoom),
    y: Math.round(200 + shift[1] + (y - plan.height / 2) * zoom),
  })
  const slabs = plan.slabs.map((box) => {
    const size = { width: Math.round(box.width * zoom), height: Math.round(box.height * zoom) }
    return slab({ ...place(box), ...size, radius: zoom * 0.3, top: palette, side: shade(palette, -0.5) })
  })
  const position = played(definition, moves, seed)
  const cells = [...plan.spots]
    .filter(([spot]) => spot < position.cells.length)
    .map(([spot, at]) => ({ piece: position.cells[spot]!, ...place(at) }))
    .filter(({ x, y }) => Math.hypot(x - 200, y - 200) < SEEN)
  const isLined = sprites === 'stone' && board.columns > 6 && definition.figure === 'line'
  const empty = isLined
    ? lines(plan.width, zoom, place)
    : stamps(`${definition.id}-e`, emptyArt(definition, zoom), cells)
  const size = zoom * (sprites === 'mark' ? 0.34 : put.startsWith('drop') ? 0.4 : 0.42)
  const kinds = [...new Set(cells.map(({ piece }) => piece))].filter((piece) => piece > 0)
  const pieces = kinds.map((piece) =>
    stamps(
      `${definition.id}-p${piece}`,
      pieceArt(definition, piece, size),
      cells.filter((cell) => cell.piece === piece),
    ),
  )
  return slabs.join('') + empty + pieces.join('')
}

function played(definition: LineUpDefinition, moves: number, seed: number): LineUpPosition {
  const rules = lineUpRules(definition)
  const random = seededRandom(seed)
  let position = rules.start(random)
  for (let count = 0; count < moves; count++) {
    const next = rules.play(position, pickOne(rules.moves(position), random))
    if (rules.ending(next)) return position
    position = next
  }
  return position
}

type Place = (at: { readonly x: number; readonly y: number }) => { readonly x: number; readonly y: number }

function lines(width: number, zoom: number, place: Place): string {
  const [first, last] = [0.72, width - 0.72]
  let path = ''
  for (let at = first; at <= last + 0.1; at++) {
    const [left, top] = [place({ x: first, y: at }), place({ x: at, y: first })]
    path += `M${left.x} ${left.y}h${Math.round((last - first) * zoom)}M${top.x} ${top.y}v${Math.round((last - first) * zoom)}`
  }
  return `<path d="${path}" stroke="#5a3012" stroke-opacity=".55" stroke-width="2.5"/>`
}

function emptyArt({ sprites, palette }: LineUpDefinition, zoom: number): string {
  const dark = shade(palette, sprites === 'mark' ? -0.3 : -0.55)
  const half = Math.round(zoom * 0.45)
  if (sprites === 'mark')
    return `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="${Math.round(zoom * 0.14)}" fill="${dark}"/>`
  const radius = Math.round(zoom * 0.42)
  return `<circle cy="3" r="${radius}" fill="${shade(palette, 0.3)}"/><circle r="${radius}" fill="${dark}"/>`
}

function pieceArt({ sprites, pieces }: LineUpDefinition, piece: number, size: number): string {
  if (pieces === 'numbers') {
    const half = Math.round(size)
    const [top, side] = piece % 2 ? ['#ff7a59', '#a8371c'] : ['#3cc7b4', '#12776c']
    const plate = {
      x: -half,
      y: -half,
      width: 2 * half,
      height: 2 * half,
      radius: half * 0.4,
      depth: half * 0.2,
    }
    return (
      slab({ ...plate, top, side }) + num(0, Math.round(half * 0.42), Math.round(half * 1.2), piece, '#fff')
    )
  }
  if (sprites === 'mark') return signArt(piece === 1 ? 'cross' : 'ring', size, SIGNS[piece - 1]!)
  return discArt(Math.round(size), (sprites === 'disc' ? DISCS : STONES)[piece - 1]!)
}
