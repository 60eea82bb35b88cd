import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import { drawTable } from './swap-draw.ts'
import { isHome, placesOf, swapOf, type SwapState } from './swap-rules.ts'
import { cell, cornerOf, type SwapTable } from './swap-table.ts'

const SWAP_SECONDS = 0.28
const HINT_SECONDS = 2
const SHAPE = 3 / 4
const MARGIN = 14
const DRAG_PIXELS = 8
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A picture in tiles: two are touched, or one is dragged onto the other. */
export function swapScene(tools: SceneTools<JigsawDefinition, SwapState, number>): Scene<SwapState, number> {
  const { host } = tools.context
  const table: SwapTable = {
    tools,
    host,
    room: { width: 1, height: 1 },
    box: { x: 0, y: 0, width: 1, height: 1 },
    picture: undefined,
    chosen: undefined,
    cursor: undefined,
    dragged: undefined,
    pointing: [],
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
    path: (input) => placesOf(input).map((place) => middleOf(table, place)),
    down: (at) => press(table, at),
    move: (at, from) => pull(table, at, from),
    up: (at) => release(table, at),
    key: (key) => pressKey(table, key),
  }
}

function middleOf(table: SwapTable, place: number): Point {
  const { x, y } = cornerOf(table, place)
  return { x: x + cell(table).width / 2, y: y + cell(table).height / 2 }
}

function under(table: SwapTable, at: Point): number | undefined {
  const { columns, rows } = table.tools.state()
  const [x, y] = [
    Math.floor((at.x - table.box.x) / cell(table).width),
    Math.floor((at.y - table.box.y) / cell(table).height),
  ]
  return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x
}

function choose(table: SwapTable, place: number) {
  const state = table.tools.state()
  if (isHome(state, place)) {
    table.host.sound('bad')
    return
  }
  if (table.chosen === undefined) {
    table.chosen = place
    table.host.sound('tap')
    return
  }
  const first = table.chosen
  table.chosen = undefined
  if (first === place) table.host.sound('tap', -3)
  else table.tools.send(swapOf(first, place))
}

function play(table: SwapTable, { input, before, after, events }: Played<SwapState, number>): number {
  const mine = ++table.motion
  const [one, other] = placesOf(input)
  const start = (place: number) =>
    table.dragged && table.chosen === place
      ? { x: table.dragged.x - cell(table).width / 2, y: table.dragged.y - cell(table).height / 2 }
      : cornerOf(table, place)
  const now = {
    ways: new Map([
      [other, start(one)],
      [one, start(other)],
    ]),
    k: 0,
  }
  table.moving = now
  table.chosen = table.dragged = undefined
  table.host.sound('move')
  table.tools.effects.tween(SWAP_SECONDS, (k) => (now.k = k), {
    ease: ease.inOut,
    done() {
      if (mine !== table.motion) return
      table.moving = undefined
      const gained = events[0]?.amount ?? 0
      table.host.sound(gained > 0 ? 'place' : 'tap', gained > 1 ? 7 : gained > 0 ? 3 : -4)
      for (const place of [one, other])
        if (isHome(after, place) && !isHome(before, place))
          table.tools.effects.burst(middleOf(table, place), {
            count: 8,
            colors: ['#fff3c4', '#ffd65a', '#ffffff'],
            speed: 130,
          })
      if (gained > 1) table.host.happy(0.25)
    },
  })
  return SWAP_SECONDS
}

function layOut(table: SwapTable, size: StageSize) {
  table.room = size
  const height = Math.min(size.height - 2 * MARGIN, (size.width - 2 * MARGIN) / SHAPE)
  table.box = {
    x: (size.width - height * SHAPE) / 2,
    y: (size.height - height) / 2,
    width: height * SHAPE,
    height,
  }
  table.picture = undefined
}

function clear(table: SwapTable) {
  table.motion++
  table.picture = undefined
  table.chosen = table.cursor = table.dragged = table.moving = undefined
  table.pointing = []
  table.glow = 0
}

function pointAt(table: SwapTable, input: number) {
  const now = placesOf(input)
  table.pointing = now
  table.tools.effects.tween(HINT_SECONDS, () => undefined, {
    done: () => table.pointing === now && (table.pointing = []),
  })
}

function press(table: SwapTable, at: Point) {
  table.cursor = undefined
  const place = under(table, at)
  if (place !== undefined) choose(table, place)
  table.tools.redraw()
}

function pull(table: SwapTable, at: Point, from: Point | undefined) {
  if (!from || table.chosen === undefined || under(table, from) !== table.chosen) return
  if (Math.hypot(at.x - from.x, at.y - from.y) > DRAG_PIXELS) table.dragged = at
  if (table.dragged) table.tools.redraw()
}

function release(table: SwapTable, at: Point) {
  if (!table.dragged || table.chosen === undefined) return
  const place = under(table, at)
  const state = table.tools.state()
  if (place !== undefined && place !== table.chosen && !isHome(state, place))
    table.tools.send(swapOf(table.chosen, place))
  table.chosen = table.dragged = undefined
  table.tools.redraw()
}

function pressKey(table: SwapTable, key: string) {
  const step = STEPS[key]
  const { columns, rows } = table.tools.state()
  if (step) {
    const [x, y] =
      table.cursor === undefined
        ? [0, 0]
        : [(table.cursor % columns) + step[0], Math.floor(table.cursor / columns) + step[1]]
    table.cursor = Math.max(0, Math.min(rows - 1, y)) * columns + Math.max(0, Math.min(columns - 1, x))
  } else if ((key === 'Enter' || key === ' ') && table.cursor !== undefined) choose(table, table.cursor)
  else return false
  table.tools.redraw()
  return true
}
