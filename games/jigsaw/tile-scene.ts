import { strokeRound, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import { drawMat, shine } from './mat.ts'
import { paintPicture } from './picture.ts'
import { drawBlock, drawLine, drawShifted, drawStill, drawSwap, drawTurn, type Board } from './tile-look.ts'
import { besideSeam, isDragged, isRow, isShifted, lineOf, orderOf, placesOf } from './tile-moves.ts'
import { handleUnder } from './tile-reach.ts'
import { atHome, handleOf, moveOf, timesOf, type TileState } from './tile-rules.ts'

const SECONDS = 0.3
const HINT_SECONDS = 2
/** Width to height of a picture; what turns by quarters has square tiles. */
const SHAPE = 3 / 4
const MARGIN = 14
const DRAG_PIXELS = 10
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A picture of tiles whose handles are tapped, or dragged along a line. */
export function tileScene(tools: SceneTools<JigsawDefinition, TileState, number>): Scene<TileState, number> {
  const { host } = tools.context
  let room: StageSize = { width: 1, height: 1 }
  let box: Box = { x: 0, y: 0, width: 1, height: 1 }
  let picture: HTMLCanvasElement | undefined
  let cursor: number | undefined
  let pointing: readonly number[] = []
  /** A line under the finger and how far it has been pulled, in pixels. */
  let pulled: { readonly handle: number; readonly pixels: number } | undefined
  let moving:
    | { readonly before: TileState; readonly input: number; readonly from: number; k: number }
    | undefined
  let motion = 0
  let glow = 0

  const byLines = () => isDragged(tools.state().kind)
  const cell = () => ({ width: box.width / tools.state().columns, height: box.height / tools.state().rows })
  const boardOf = (pen: CanvasRenderingContext2D, state: TileState): Board => {
    const ratio = pen.getTransform().a
    picture ??= paintPicture(state.kind, state.level, box.width * ratio, box.height * ratio)
    return { pen, box, picture, state }
  }
  const middleOf = (place: number): Point => {
    const { columns } = tools.state()
    const { width, height } = cell()
    return {
      x: box.x + ((place % columns) + 0.5) * width,
      y: box.y + (Math.floor(place / columns) + 0.5) * height,
    }
  }
  /** A point of the stage, counted in tiles from the picture's corner. */
  const inTiles = (at: Point): Point => ({
    x: (at.x - box.x) / cell().width,
    y: (at.y - box.y) / cell().height,
  })
  const placeAt = (at: Point): number | undefined => {
    const { columns, rows } = tools.state()
    const [x, y] = [Math.floor(inTiles(at).x), Math.floor(inTiles(at).y)]
    return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x
  }
  const lineThrough = (place: number, across: boolean) => {
    const { columns, rows } = tools.state()
    return across ? Math.floor(place / columns) : rows + (place % columns)
  }
  const cellAlong = (handle: number) => (isRow(tools.state(), handle) ? cell().width : cell().height)

  function play({ input, before, after, events }: Played<TileState, number>): number {
    const mine = ++motion
    const now = { before, input, from: pulled?.pixels ?? 0, k: 0 }
    pulled = undefined
    moving = now
    host.sound('move')
    tools.effects.tween(SECONDS, (k) => (now.k = k), {
      ease: ease.inOut,
      done() {
        if (mine !== motion) return
        moving = undefined
        const gained = events[0]?.amount ?? 0
        host.sound(gained > 0 ? 'place' : 'tap', Math.max(-4, Math.min(9, gained * 2)))
        if (gained <= 0) return
        for (const place of placesOf(after, handleOf(input)))
          if (atHome(after, place) && !atHome(before, place))
            tools.effects.burst(middleOf(place), {
              count: 7,
              colors: ['#fff3c4', '#ffd65a', '#ffffff'],
              speed: 130,
            })
        if (gained > 2) host.happy(0.25)
      },
    })
    return SECONDS
  }

  function drawMoving(board: Board) {
    const { before, input, from, k } = moving!
    const handle = handleOf(input)
    const earlier = { ...board, state: before }
    if (before.kind === 'block' || before.kind === 'corner') return drawBlock(earlier, handle, k)
    if (before.kind === 'blinds') return drawSwap(earlier, handle, k)
    if (!isDragged(before.kind)) return drawTurn(earlier, handle, k)
    const order = orderOf(before, handle)
    const times = timesOf(input)
    // Without a finger a line goes the shorter way round.
    const step = from < 0 || (from === 0 && times > order / 2) ? times - order : times
    if (before.kind === 'mirror') return drawLine(earlier, handle, { pixels: from * (1 - k), flip: k })
    const goal = step * cellAlong(handle)
    drawShifted(earlier, handle, from + (goal - from) * k)
  }

  function mark(pen: CanvasRenderingContext2D, places: readonly number[], color: string) {
    for (const place of places) {
      const { x, y } = middleOf(place)
      const { width, height } = cell()
      strokeRound(
        pen,
        { x: x - width / 2 + 2, y: y - height / 2 + 2, width: width - 4, height: height - 4 },
        5,
        color,
        3.4,
      )
    }
  }

  return {
    layout(size) {
      room = size
      const { kind, columns, rows } = tools.state()
      const shape = kind === 'block' ? columns / rows : SHAPE
      const height = Math.min(size.height - 2 * MARGIN, (size.width - 2 * MARGIN) / shape)
      box = {
        x: (size.width - height * shape) / 2,
        y: (size.height - height) / 2,
        width: height * shape,
        height,
      }
      picture = undefined
    },
    show() {
      motion++
      picture = undefined
      cursor = pulled = moving = undefined
      pointing = []
      glow = 0
    },
    play(move) {
      pointing = []
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      const board = boardOf(pen, state)
      drawMat(pen, box, room)
      const busy = moving
        ? placesOf(state, handleOf(moving.input))
        : pulled
          ? placesOf(state, pulled.handle)
          : []
      drawStill(board, busy)
      if (moving) drawMoving(board)
      else if (pulled) drawShifted(board, pulled.handle, pulled.pixels * (isShifted(state.kind) ? 1 : 0.12))
      if (cursor !== undefined) mark(pen, [cursor], '#3fe0cf')
      if (pointing.length > 0) mark(pen, pointing, '#fff4b8')
      if (glow > 0 && glow < 1) shine(pen, box, glow)
    },
    cheer() {
      tools.effects.tween(0.9, (k) => (glow = k), { ease: ease.linear })
      return 0.9
    },
    point(input) {
      const now = placesOf(tools.state(), handleOf(input))
      pointing = now
      tools.effects.tween(HINT_SECONDS, () => undefined, { done: () => pointing === now && (pointing = []) })
    },
    path(input) {
      const state = tools.state()
      const handle = handleOf(input)
      if (byLines()) {
        const line = lineOf(state, handle)
        return [middleOf(line[0]!), middleOf(line.at(-1)!)]
      }
      if (state.kind === 'spin' || state.kind === 'corner') return [middleOf(handle)]
      const places = placesOf(state, handle)
      const [one, other] =
        state.kind === 'blinds'
          ? besideSeam(state, handle).map((line) => line[Math.floor(line.length / 2)]!)
          : [places[0], places[places.length / 2]]
      const [from, to] = [middleOf(one!), middleOf(other!)]
      return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]
    },
    down(at) {
      cursor = undefined
      if (byLines()) return
      if (placeAt(at) !== undefined) tools.send(moveOf(handleUnder(tools.state(), inTiles(at))))
    },
    move(at, from) {
      if (!from || !byLines()) return
      const place = placeAt(from)
      const [dx, dy] = [at.x - from.x, at.y - from.y]
      if (place === undefined || (!pulled && Math.hypot(dx, dy) < DRAG_PIXELS)) return
      const handle = pulled?.handle ?? lineThrough(place, Math.abs(dx) > Math.abs(dy))
      pulled = { handle, pixels: isRow(tools.state(), handle) ? dx : dy }
      tools.redraw()
    },
    up() {
      if (!pulled) return
      const { handle, pixels } = pulled
      const state = tools.state()
      const order = orderOf(state, handle)
      const cells = Math.round(pixels / cellAlong(handle))
      const times =
        state.kind === 'mirror'
          ? Math.abs(pixels) > DRAG_PIXELS * 1.6
            ? 1
            : 0
          : ((cells % order) + order) % order
      if (times > 0) tools.send(moveOf(handle, times))
      pulled = undefined
      tools.redraw()
    },
    key(key) {
      const step = STEPS[key]
      const { columns, rows, kind } = tools.state()
      if (step) {
        const [x, y] =
          cursor === undefined
            ? [0, 0]
            : [(cursor % columns) + step[0], Math.floor(cursor / columns) + step[1]]
        cursor = Math.max(0, Math.min(rows - 1, y)) * columns + Math.max(0, Math.min(columns - 1, x))
      } else if (cursor === undefined) return false
      else if (byLines() && (key === 'r' || key === 'c')) tools.send(moveOf(lineThrough(cursor, key === 'r')))
      else if (kind === 'blinds' && (key === 'r' || key === 'c')) {
        const [x, y] = [cursor % columns, Math.floor(cursor / columns)]
        tools.send(moveOf(key === 'r' ? Math.min(rows - 2, y) : rows - 1 + Math.min(columns - 2, x)))
      } else if (!byLines() && kind !== 'blinds' && (key === 'Enter' || key === ' ')) {
        const reach = kind === 'whirl' || kind === 'block' ? 1 : 0.5
        const middle = { x: (cursor % columns) + reach, y: Math.floor(cursor / columns) + reach }
        tools.send(moveOf(handleUnder(tools.state(), middle)))
      } else return false
      tools.redraw()
      return true
    },
  }
}
