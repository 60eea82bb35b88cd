import { copyWhole, fitBox, strokeRound, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { BLOCK_COLUMNS, boardOf, isGapped, isRolled, type Kind } from './boards.ts'
import { placeOf, type SlidingDefinition } from './definitions.ts'
import {
  KEYS,
  moveOfDrag,
  moveOfKey,
  movesOfTap,
  pathOf,
  piecesOf,
  stepFrom,
  wayOf,
  type Piece,
} from './hands.ts'
import { covered, isSame, legalMoves, solvedTiles } from './moves.ts'
import { paintOf } from './palette.ts'
import { drawPicture } from './picture-look.ts'
import type { State } from './rules.ts'
import { paintBoard, paintPiece } from './board-look.ts'

type Pen = CanvasRenderingContext2D

const SLIDE_SECONDS = 0.13
const HINT_SECONDS = 1.7
const LARGEST_CELL: Partial<Record<Kind, number>> = { gap: 150, hex: 112, blocks: 112 }
const RIM: Partial<Record<Kind, number>> = { hex: 0.3, blocks: 0.7 }

/** Tiles in a frame: tapped, dragged or sent with the arrows. */
export function slidingScene(tools: SceneTools<SlidingDefinition, State, number>): Scene<State, number> {
  const { host, definition, number } = tools.context
  const { face, kind } = definition.rules
  const paint = paintOf(placeOf(definition))
  const backdrop = document.createElement('canvas')
  const picture = document.createElement('canvas')
  let room: StageSize = { width: 1, height: 1 }
  let origin: Point = { x: 0, y: 0 }
  let cell = 1
  let isPainted = false
  let pieces: readonly Piece[] = []
  let before: readonly Piece[] = []
  let k = 1
  let motion = 0
  let pulledFrom: Point | undefined
  let pulled: number | undefined
  let hasPulled = false
  let cursor: number | undefined
  let isGrabbed = false
  let pointing: { input: number; k: number } | undefined
  let glow = 0

  const board = () => boardOf(kind, tools.state().size)
  const middle = (index: number): Point => {
    const { x, y } = board().spots[index]!
    return { x: origin.x + x * cell, y: origin.y + y * cell }
  }
  const under = (at: Point) => {
    const index = board().spots.findIndex((_, spot) => {
      const { x, y } = middle(spot)
      return Math.abs(at.x - x) <= cell / 2 && Math.abs(at.y - y) <= cell / 2
    })
    return index < 0 ? undefined : index
  }
  const boxOf = ({ x, y, width, height }: Piece): Box => ({
    x: origin.x + x * cell,
    y: origin.y + y * cell,
    width: width * cell,
    height: height * cell,
  })

  function paintStill(pen: Pen, state: State) {
    const ratio = pen.getTransform().a
    backdrop.width = Math.ceil(room.width * ratio)
    backdrop.height = Math.ceil(room.height * ratio)
    const inner = backdrop.getContext('2d')!
    inner.scale(ratio, ratio)
    const { spots, width, height } = board()
    const box = { ...origin, width: width * cell, height: height * cell }
    paintBoard(inner, { kind, cell, box, wood: paint.frame, middles: spots.map((_, spot) => middle(spot)) })
    if (face === 'picture') {
      picture.width = picture.height = Math.ceil(width * cell * ratio)
      drawPicture(picture.getContext('2d')!, parseInt(state.blocks, 36), picture.width)
    }
    isPainted = true
  }

  const drawPiece = (pen: Pen, state: State, piece: Piece, isHome: boolean) =>
    paintPiece(pen, boxOf(piece), {
      state,
      name: piece.name,
      label: kind === 'tints' ? '' : number(piece.name),
      isHome,
      cell,
      rows: paint.rows,
      picture: face === 'picture' ? picture : undefined,
      stretch: 1 - k,
    })

  function drawPieces(pen: Pen, state: State) {
    const home = solvedTiles(state)
    if (isRolled(kind) || kind === 'torus') {
      pen.save()
      pen.beginPath()
      pen.rect(origin.x, origin.y, state.size * cell, state.size * cell)
      pen.clip()
    }
    for (const piece of pieces) {
      const from = k < 1 ? (before.find(({ name }) => name === piece.name) ?? piece) : piece
      const [dx, dy] = [piece.x - from.x, piece.y - from.y]
      const isHome = kind !== 'blocks' && isSame(state, piece.name, home[state.tiles.indexOf(piece.name)]!)
      if (Math.hypot(dx, dy) < 1.2 || kind === 'leap') {
        drawPiece(pen, state, { ...piece, x: from.x + dx * k, y: from.y + dy * k }, isHome)
        continue
      }
      // Over the edge: it leaves on one side and comes in on the other.
      const [stepX, stepY] = [-Math.sign(dx), -Math.sign(dy)]
      drawPiece(pen, state, { ...piece, x: from.x + stepX * k, y: from.y + stepY * k }, false)
      drawPiece(pen, state, { ...piece, x: piece.x - stepX * (1 - k), y: piece.y - stepY * (1 - k) }, isHome)
    }
    if (isRolled(kind) || kind === 'torus') pen.restore()
  }

  function drawMarks(pen: Pen, state: State) {
    const mark = (box: Box, color: string, width: number) => strokeRound(pen, box, cell * 0.16, color, width)
    if (cursor !== undefined) {
      const block = kind === 'blocks' ? covered(state.tiles, state.blocks).get(cursor) : undefined
      const { x, y } = board().spots[cursor]!
      const at =
        block === undefined ? { name: 0, x: x - 0.5, y: y - 0.5, width: 1, height: 1 } : pieces[block]!
      mark(boxOf(at), isGrabbed ? '#fff3b8' : '#ffffff', isGrabbed ? 6 : 3)
    }
    if (pointing) drawHint(pen, pointing)
  }

  function drawHint(pen: Pen, { input, k: far }: { input: number; k: number }) {
    const [from, to] = pathOf(tools.state(), input).map(middle) as [Point, Point]
    const block = kind === 'blocks' ? pieces[Math.floor(input / 4)]! : { width: 1, height: 1 }
    const run = (far * 3) % 1
    const side = cell * 0.64
    const x = from.x + (to.x - from.x) * run + ((block.width - 1) * cell - side) / 2
    const y = from.y + (to.y - from.y) * run + ((block.height - 1) * cell - side) / 2
    strokeRound(pen, { x, y, width: side, height: side }, side / 2, '#fff3b8', 6)
  }

  function play({ before: old, after, events }: Played<State, number>): number {
    const mine = ++motion
    before = piecesOf(old)
    pieces = piecesOf(after)
    k = 0
    tools.effects.tween(SLIDE_SECONDS, (part) => motion === mine && (k = part), { ease: ease.out })
    const gained = events.some(({ kind: event }) => event === 'home')
    host.sound(gained && kind !== 'blocks' ? 'place' : 'move', gained ? 4 : after.moves % 2 ? 1 : -1)
    return SLIDE_SECONDS + 0.05
  }

  const refuse = () => host.sound('tap', -6)

  function sendAll(moves: readonly number[]) {
    if (moves.length === 0) refuse()
    for (const input of moves) tools.send(input)
    tools.redraw()
  }

  return {
    layout(size, state) {
      room = size
      const { width, height } = boardOf(kind, state.size)
      const rim = RIM[kind] ?? 0.36
      const box = fitBox({ x: 0, y: 0, ...size }, (width + rim) / (height + rim), 4)
      cell = Math.min(LARGEST_CELL[kind] ?? 140, box.width / (width + rim))
      origin = { x: (size.width - cell * width) / 2, y: (size.height - cell * height) / 2 }
      if (kind === 'blocks') origin = { ...origin, y: origin.y - cell * 0.08 }
      isPainted = false
    },
    show(state) {
      motion++
      pieces = before = piecesOf(state)
      k = 1
      glow = 0
      pointing = cursor = pulled = undefined
      isGrabbed = isPainted = false
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      if (!isPainted) paintStill(pen, state)
      copyWhole(pen, backdrop)
      drawPieces(pen, state)
      if (face === 'picture' && glow > 0) {
        pen.globalAlpha = glow
        const side = state.size * cell
        pen.drawImage(picture, origin.x, origin.y, side, side)
        pen.globalAlpha = 1
      }
      drawMarks(pen, state)
    },
    point(input) {
      const current = { input, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (part) => (current.k = part), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path: (input) => {
      const cells = pathOf(tools.state(), input).map(middle)
      return kind === 'blocks' || isRolled(kind) ? cells : cells.slice(0, 1)
    },
    cheer() {
      if (face === 'picture') tools.effects.tween(0.5, (part) => (glow = part))
      if (kind === 'blocks') {
        const out = pieces[0]!
        tools.effects.tween(0.7, (part) => (pieces = [{ ...out, y: out.y + part * 3 }, ...pieces.slice(1)]), {
          ease: ease.inOut,
        })
      }
      return 0.6
    },
    down(at) {
      pulledFrom = at
      pulled = under(at)
      hasPulled = false
      cursor = undefined
    },
    move(at, held) {
      if (!held || !pulledFrom || pulled === undefined) return
      const [dx, dy] = [at.x - pulledFrom.x, at.y - pulledFrom.y]
      const far = hasPulled ? cell * 0.8 : Math.min(cell * 0.4, 34)
      if (Math.max(Math.abs(dx), Math.abs(dy)) < far) return
      const way = wayOf(dx, dy)
      const state = tools.state()
      const input = moveOfDrag(state, pulled, way)
      pulledFrom = at
      if (input === undefined) return hasPulled ? undefined : refuse()
      hasPulled = true
      tools.send(input)
      // The finger stays on the piece it moves.
      const next = stepFrom(state, pulled, way)
      pulled = next < 0 ? pulled : next
      tools.redraw()
    },
    up(at) {
      const tapped = under(at)
      if (hasPulled || tapped === undefined || isRolled(kind)) return
      if (kind !== 'blocks') return sendAll(movesOfTap(tools.state(), tapped))
      const block = covered(tools.state().tiles, tools.state().blocks).get(tapped)
      const open = legalMoves(tools.state()).filter((input) => Math.floor(input / 4) === block)
      if (open.length === 1) sendAll(open)
      else refuse()
    },
    key(key) {
      const way = KEYS[key]
      if (isGapped(kind) && way !== undefined) {
        const input = moveOfKey(tools.state(), way)
        sendAll(input === undefined ? [] : [input])
        return true
      }
      return keyWithCursor(key, way)
    },
  }

  /** A cursor walks over the board; Enter takes hold, and the arrows move what it holds. */
  function keyWithCursor(key: string, way: number | undefined): boolean {
    const state = tools.state()
    if (kind === 'hex' || kind === 'leap') return keyOfHex(key, way)
    cursor ??= kind === 'blocks' ? state.tiles[0]! + BLOCK_COLUMNS : 0
    if (key === 'Enter' || key === ' ') isGrabbed = !isGrabbed
    else if (way === undefined) return false
    else if (isGrabbed) {
      const input = moveOfDrag(state, cursor, way)
      sendAll(input === undefined ? [] : [input])
      if (input !== undefined && kind === 'blocks') cursor = Math.max(0, stepFrom(state, cursor, way))
    } else if (stepFrom(state, cursor, way) >= 0) cursor = stepFrom(state, cursor, way)
    tools.redraw()
    return true
  }

  function keyOfHex(key: string, way: number | undefined): boolean {
    const state = tools.state()
    const open = legalMoves(state)
    if ((key === 'Enter' || key === ' ') && cursor !== undefined && open.includes(cursor)) {
      const chosen = cursor
      cursor = undefined
      sendAll([chosen])
      return true
    }
    if (way === undefined) return false
    const turn = way === 1 || way === 2 ? 1 : open.length - 1
    const now = cursor === undefined ? -1 : open.indexOf(cursor)
    cursor = open[(Math.max(now, turn === 1 ? -1 : 0) + turn) % open.length]
    tools.redraw()
    return true
  }
}
