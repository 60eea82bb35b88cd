import { inside } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { looseAt, trayAt, waiting, type CutView } from './cut-view.ts'
import { drawCut } from './cut-draw.ts'
import { cutLayout, dropInput, GRID } from './cut-layout.ts'
import { dropOf, fits, placeOf, trayOf, type CutState } from './cut-rules.ts'
import { cutTable } from './cut-table.ts'
import type { JigsawDefinition } from './definitions.ts'

const SETTLE_SECONDS = 0.18
const HINT_SECONDS = 2.4
const PULL_PIXELS = 8
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A table with the picture's place, and the pieces in a tray at the thumb. */
export function cutScene(tools: SceneTools<JigsawDefinition, CutState, number>): Scene<CutState, number> {
  const { host, text } = tools.context
  const room: StageSize = { width: 400, height: 500 }
  const table = cutTable(tools.state, () => view.look)
  const view: CutView = {
    tools,
    host,
    text,
    room,
    look: cutLayout(room, tools.state()),
    table,
    drag: undefined,
    press: undefined,
    cursor: undefined,
    carried: undefined,
    scroll: 0,
    isBorderOnly: false,
    isPreview: false,
    pointing: undefined,
    settling: undefined,
    glow: 0,
    motion: 0,
  }
  return {
    layout: (size, state) => layOut(view, size, state),
    show: () => clear(view),
    play(move) {
      view.pointing = undefined
      return play(view, move)
    },
    draw: (pen) => drawCut(view, pen),
    cheer() {
      tools.effects.tween(0.9, (k) => (view.glow = k), { ease: ease.linear })
      return 0.9
    },
    point: (input) => pointAt(view, input),
    path(input) {
      const { piece } = placeOf(input)
      const index = waiting(view).indexOf(piece)
      return index < 0 ? [] : [trayAt(view, index), view.table.homeAt(piece)]
    },
    down: (at) => press(view, at),
    move: (at, from) => pull(view, at, from),
    up: () => release(view),
    key: (key) => pressKey(view, key),
  }
}

const farthest = (view: CutView) =>
  Math.max(0, Math.ceil(waiting(view).length / view.look.lanes) * view.look.slot + 16 - view.look.tray.width)

function drop(view: CutView, piece: number, at: Point) {
  const input = dropInput(view.look, piece, at)
  if (input !== undefined) view.tools.send(input)
  else if (String(piece) in view.tools.state().loose) view.tools.send(trayOf(piece))
  else view.host.sound('move', -4)
}

function play(view: CutView, { input, after, events }: Played<CutState, number>): number {
  const mine = ++view.motion
  const { piece, x, y } = placeOf(input)
  view.scroll = Math.min(view.scroll, farthest(view))
  if (!fits(after, input)) {
    view.host.sound(events[0]?.kind === 'tray' ? 'flip' : 'tap', -3)
    return 0.05
  }
  const now = { piece, from: view.table.onBoard(x, y), k: 0 }
  view.settling = now
  view.host.sound('place', 2)
  view.tools.effects.tween(SETTLE_SECONDS, (k) => (now.k = k), {
    ease: ease.back,
    done() {
      if (mine !== view.motion) return
      view.settling = undefined
      view.tools.effects.burst(view.table.homeAt(piece), {
        count: 9,
        colors: ['#fff3c4', '#ffd65a', '#ffffff'],
        speed: 140,
      })
      view.host.sound(
        'score',
        Math.min(12, Math.round((after.isHome.filter(Boolean).length / after.isHome.length) * 12)),
      )
    },
  })
  return SETTLE_SECONDS
}

function pieceUnder(view: CutView, at: Point): number | undefined {
  const { loose } = view.tools.state()
  const { cell, tray, slot } = view.look
  const lying = Object.entries(loose).findLast(([, place]) => {
    const { x, y } = looseAt(view, place)
    return Math.abs(at.x - x) < cell.width * 0.6 && Math.abs(at.y - y) < cell.height * 0.6
  })
  if (lying) return Number(lying[0])
  if (!inside(tray, at)) return undefined
  return waiting(view).find((_, index) => {
    const { x, y } = trayAt(view, index)
    return Math.abs(at.x - x) < slot / 2 && Math.abs(at.y - y) < slot / 2
  })
}

function pressSwitch(view: CutView, at: Point): boolean {
  const { border, preview } = view.look.buttons
  if (inside(border, at)) toggleBorder(view)
  else if (inside(preview, at)) view.isPreview = !view.isPreview
  else return false
  view.host.sound('tap')
  return true
}

function toggleBorder(view: CutView) {
  view.isBorderOnly = !view.isBorderOnly
  view.scroll = 0
  view.host.announce(view.text(view.isBorderOnly ? 'say.border' : 'say.all'))
}

function layOut(view: CutView, size: StageSize, state: CutState) {
  view.room = size
  view.look = cutLayout(size, state)
  view.table.forget()
  view.scroll = Math.min(view.scroll, farthest(view))
}

function clear(view: CutView) {
  view.motion++
  view.table.forget()
  view.drag = view.press = view.cursor = view.carried = view.pointing = view.settling = undefined
  view.isBorderOnly = false
  view.scroll = view.glow = 0
}

function pointAt(view: CutView, input: number) {
  const { piece } = placeOf(input)
  view.isBorderOnly = false
  const index = waiting(view).indexOf(piece)
  if (index >= 0)
    view.scroll = Math.max(0, Math.min(farthest(view), view.look.place(index).x - view.room.width / 2))
  view.pointing = piece
  view.tools.effects.tween(HINT_SECONDS, () => undefined, {
    done: () => view.pointing === piece && (view.pointing = undefined),
  })
}

function press(view: CutView, at: Point) {
  view.cursor = view.carried = undefined
  if (!pressSwitch(view, at))
    view.press = { piece: pieceUnder(view, at), scroll: view.scroll, isScroll: false }
  view.tools.redraw()
}

function pull(view: CutView, at: Point, from: Point | undefined) {
  if (!from || !view.press) return
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  const mayScroll = inside(view.look.tray, from) && farthest(view) > 0
  if (!view.drag && !view.press.isScroll) {
    if (Math.hypot(dx, dy) < PULL_PIXELS) return
    if (mayScroll && (view.press.piece === undefined || Math.abs(dx) > Math.abs(dy) * 1.3))
      view.press.isScroll = true
    else if (view.press.piece !== undefined) {
      view.drag = { piece: view.press.piece, at }
      view.host.sound('tap', 3)
    }
  }
  if (view.press.isScroll) view.scroll = Math.max(0, Math.min(farthest(view), view.press.scroll - dx))
  // The piece floats above the finger, so that it can be seen.
  if (view.drag) view.drag.at = { x: at.x, y: at.y - view.look.cell.height * 0.35 }
  view.tools.redraw()
}

function release(view: CutView) {
  const held = view.drag
  view.drag = view.press = undefined
  if (held) drop(view, held.piece, held.at)
  view.tools.redraw()
}

function pressKey(view: CutView, key: string) {
  const step = STEPS[key]
  const { columns, rows } = view.tools.state()
  if (step && view.carried) {
    view.carried.x = Math.max(0, Math.min(GRID, view.carried.x + Math.round((step[0] * GRID) / columns)))
    view.carried.y = Math.max(0, Math.min(GRID, view.carried.y + Math.round((step[1] * GRID) / rows)))
  } else if (step) {
    const list = [...waiting(view), ...Object.keys(view.tools.state().loose).map(Number)]
    const at = view.cursor === undefined ? -1 : list.indexOf(view.cursor)
    view.cursor =
      list[(at + (step[0] + step[1] > 0 ? 1 : list.length - 1) + list.length) % list.length] ?? list[0]
    if (view.cursor !== undefined)
      view.scroll = Math.max(
        0,
        Math.min(
          farthest(view),
          view.look.place(Math.max(0, list.indexOf(view.cursor))).x - view.room.width / 2,
        ),
      )
  } else if (key === 'Enter' || key === ' ') {
    if (view.carried) {
      const { piece, x, y } = view.carried
      view.carried = view.cursor = undefined
      view.tools.send(dropOf(piece, x, y))
    } else if (view.cursor !== undefined) {
      const [x, y] = [Math.round((0.5 / columns) * GRID), Math.round((0.5 / rows) * GRID)]
      view.carried = { piece: view.cursor, x, y }
    }
  } else if (key === 'b' || key === 'B') toggleBorder(view)
  else if (key === 'v' || key === 'V') view.isPreview = !view.isPreview
  else return false
  view.tools.redraw()
  return true
}
