import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import { drawTable } from './tile-draw.ts'
import { besideSeam, isDragged, isRow, lineOf, orderOf, placesOf } from './tile-moves.ts'
import { handleUnder } from './tile-reach.ts'
import { atHome, handleOf, moveOf, type TileState } from './tile-rules.ts'
import { cell, cellAlong, middleOf, type TileTable } from './tile-table.ts'

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
  const table: TileTable = {
    tools,
    host,
    room: { width: 1, height: 1 },
    box: { x: 0, y: 0, width: 1, height: 1 },
    picture: undefined,
    cursor: undefined,
    pointing: [],
    pulled: undefined,
    moving: undefined,
    motion: 0,
    glow: 0,
  }
  return {
    layout: (size) => layOut(table, size),
    show: () => clear(table),
    play(move) {
      table.pointing = []
      return play(table, move)
    },
    draw: (pen) => drawTable(table, pen),
    cheer() {
      tools.effects.tween(0.9, (k) => (table.glow = k), { ease: ease.linear })
      return 0.9
    },
    point: (input) => pointAt(table, input),
    path: (input) => pathOf(table, input),
    down: (at) => press(table, at),
    move: (at, from) => pull(table, at, from),
    up: () => release(table),
    key: (key) => pressKey(table, key),
  }
}

const byLines = (table: TileTable) => isDragged(table.tools.state().kind)

/** A point of the stage, counted in tiles from the picture's corner. */
const inTiles = (table: TileTable, at: Point): Point => ({
  x: (at.x - table.box.x) / cell(table).width,
  y: (at.y - table.box.y) / cell(table).height,
})

function placeAt(table: TileTable, at: Point): number | undefined {
  const { columns, rows } = table.tools.state()
  const [x, y] = [Math.floor(inTiles(table, at).x), Math.floor(inTiles(table, at).y)]
  return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x
}

function lineThrough(table: TileTable, place: number, across: boolean) {
  const { columns, rows } = table.tools.state()
  return across ? Math.floor(place / columns) : rows + (place % columns)
}

function play(table: TileTable, { input, before, after, events }: Played<TileState, number>): number {
  const mine = ++table.motion
  const now = { before, input, from: table.pulled?.pixels ?? 0, k: 0 }
  table.pulled = undefined
  table.moving = now
  table.host.sound('move')
  table.tools.effects.tween(SECONDS, (k) => (now.k = k), {
    ease: ease.inOut,
    done() {
      if (mine !== table.motion) return
      table.moving = undefined
      const gained = events[0]?.amount ?? 0
      table.host.sound(gained > 0 ? 'place' : 'tap', Math.max(-4, Math.min(9, gained * 2)))
      if (gained <= 0) return
      for (const place of placesOf(after, handleOf(input)))
        if (atHome(after, place) && !atHome(before, place))
          table.tools.effects.burst(middleOf(table, place), {
            count: 7,
            colors: ['#fff3c4', '#ffd65a', '#ffffff'],
            speed: 130,
          })
      if (gained > 2) table.host.happy(0.25)
    },
  })
  return SECONDS
}

function layOut(table: TileTable, size: StageSize) {
  table.room = size
  const { kind, columns, rows } = table.tools.state()
  const shape = kind === 'block' ? columns / rows : SHAPE
  const height = Math.min(size.height - 2 * MARGIN, (size.width - 2 * MARGIN) / shape)
  table.box = {
    x: (size.width - height * shape) / 2,
    y: (size.height - height) / 2,
    width: height * shape,
    height,
  }
  table.picture = undefined
}

function clear(table: TileTable) {
  table.motion++
  table.picture = undefined
  table.cursor = table.pulled = table.moving = undefined
  table.pointing = []
  table.glow = 0
}

function pointAt(table: TileTable, input: number) {
  const now = placesOf(table.tools.state(), handleOf(input))
  table.pointing = now
  table.tools.effects.tween(HINT_SECONDS, () => undefined, {
    done: () => table.pointing === now && (table.pointing = []),
  })
}

function pathOf(table: TileTable, input: number) {
  const state = table.tools.state()
  const handle = handleOf(input)
  if (byLines(table)) {
    const line = lineOf(state, handle)
    return [middleOf(table, line[0]!), middleOf(table, line.at(-1)!)]
  }
  if (state.kind === 'spin' || state.kind === 'corner') return [middleOf(table, handle)]
  const places = placesOf(state, handle)
  const [one, other] =
    state.kind === 'blinds'
      ? besideSeam(state, handle).map((line) => line[Math.floor(line.length / 2)]!)
      : [places[0], places[places.length / 2]]
  const [from, to] = [middleOf(table, one!), middleOf(table, other!)]
  return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]
}

function press(table: TileTable, at: Point) {
  table.cursor = undefined
  if (byLines(table)) return
  if (placeAt(table, at) !== undefined)
    table.tools.send(moveOf(handleUnder(table.tools.state(), inTiles(table, at))))
}

function pull(table: TileTable, at: Point, from: Point | undefined) {
  if (!from || !byLines(table)) return
  const place = placeAt(table, from)
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  if (place === undefined || (!table.pulled && Math.hypot(dx, dy) < DRAG_PIXELS)) return
  const handle = table.pulled?.handle ?? lineThrough(table, place, Math.abs(dx) > Math.abs(dy))
  table.pulled = { handle, pixels: isRow(table.tools.state(), handle) ? dx : dy }
  table.tools.redraw()
}

function release(table: TileTable) {
  if (!table.pulled) return
  const { handle, pixels } = table.pulled
  const state = table.tools.state()
  const order = orderOf(state, handle)
  const cells = Math.round(pixels / cellAlong(table, handle))
  const times =
    state.kind === 'mirror'
      ? Math.abs(pixels) > DRAG_PIXELS * 1.6
        ? 1
        : 0
      : ((cells % order) + order) % order
  if (times > 0) table.tools.send(moveOf(handle, times))
  table.pulled = undefined
  table.tools.redraw()
}

function pressKey(table: TileTable, key: string) {
  const step = STEPS[key]
  const { columns, rows, kind } = table.tools.state()
  if (step) {
    const [x, y] =
      table.cursor === undefined
        ? [0, 0]
        : [(table.cursor % columns) + step[0], Math.floor(table.cursor / columns) + step[1]]
    table.cursor = Math.max(0, Math.min(rows - 1, y)) * columns + Math.max(0, Math.min(columns - 1, x))
  } else if (table.cursor === undefined) return false
  else if (byLines(table) && (key === 'r' || key === 'c'))
    table.tools.send(moveOf(lineThrough(table, table.cursor, key === 'r')))
  else if (kind === 'blinds' && (key === 'r' || key === 'c')) {
    const [x, y] = [table.cursor % columns, Math.floor(table.cursor / columns)]
    table.tools.send(moveOf(key === 'r' ? Math.min(rows - 2, y) : rows - 1 + Math.min(columns - 2, x)))
  } else if (!byLines(table) && kind !== 'blinds' && (key === 'Enter' || key === ' ')) {
    const reach = kind === 'whirl' || kind === 'block' ? 1 : 0.5
    const middle = { x: (table.cursor % columns) + reach, y: Math.floor(table.cursor / columns) + reach }
    table.tools.send(moveOf(handleUnder(table.tools.state(), middle)))
  } else return false
  table.tools.redraw()
  return true
}
