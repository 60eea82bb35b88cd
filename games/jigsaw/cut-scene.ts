import { inside } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { looseAt, trayAt, waiting, type CutDesk } from './cut-desk.ts'
import { drawDesk } from './cut-draw.ts'
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
  const table = cutTable(tools.state, () => desk.look)
  const desk: CutDesk = {
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
    layout: (size, state) => layOut(desk, size, state),
    show: () => clear(desk),
    play(move) {
      desk.pointing = undefined
      return play(desk, move)
    },
    draw: (pen) => drawDesk(desk, pen),
    cheer() {
      tools.effects.tween(0.9, (k) => (desk.glow = k), { ease: ease.linear })
      return 0.9
    },
    point: (input) => pointAt(desk, input),
    path(input) {
      const { piece } = placeOf(input)
      const index = waiting(desk).indexOf(piece)
      return index < 0 ? [] : [trayAt(desk, index), desk.table.homeAt(piece)]
    },
    down: (at) => press(desk, at),
    move: (at, from) => pull(desk, at, from),
    up: () => release(desk),
    key: (key) => pressKey(desk, key),
  }
}

const farthest = (desk: CutDesk) =>
  Math.max(0, Math.ceil(waiting(desk).length / desk.look.lanes) * desk.look.slot + 16 - desk.look.tray.width)

function drop(desk: CutDesk, piece: number, at: Point) {
  const input = dropInput(desk.look, piece, at)
  if (input !== undefined) desk.tools.send(input)
  else if (String(piece) in desk.tools.state().loose) desk.tools.send(trayOf(piece))
  else desk.host.sound('move', -4)
}

function play(desk: CutDesk, { input, after, events }: Played<CutState, number>): number {
  const mine = ++desk.motion
  const { piece, x, y } = placeOf(input)
  desk.scroll = Math.min(desk.scroll, farthest(desk))
  if (!fits(after, input)) {
    desk.host.sound(events[0]?.kind === 'tray' ? 'flip' : 'tap', -3)
    return 0.05
  }
  const now = { piece, from: desk.table.onBoard(x, y), k: 0 }
  desk.settling = now
  desk.host.sound('place', 2)
  desk.tools.effects.tween(SETTLE_SECONDS, (k) => (now.k = k), {
    ease: ease.back,
    done() {
      if (mine !== desk.motion) return
      desk.settling = undefined
      desk.tools.effects.burst(desk.table.homeAt(piece), {
        count: 9,
        colors: ['#fff3c4', '#ffd65a', '#ffffff'],
        speed: 140,
      })
      desk.host.sound(
        'score',
        Math.min(12, Math.round((after.isHome.filter(Boolean).length / after.isHome.length) * 12)),
      )
    },
  })
  return SETTLE_SECONDS
}

function pieceUnder(desk: CutDesk, at: Point): number | undefined {
  const { loose } = desk.tools.state()
  const { cell, tray, slot } = desk.look
  const lying = Object.entries(loose).findLast(([, place]) => {
    const { x, y } = looseAt(desk, place)
    return Math.abs(at.x - x) < cell.width * 0.6 && Math.abs(at.y - y) < cell.height * 0.6
  })
  if (lying) return Number(lying[0])
  if (!inside(tray, at)) return undefined
  return waiting(desk).find((_, index) => {
    const { x, y } = trayAt(desk, index)
    return Math.abs(at.x - x) < slot / 2 && Math.abs(at.y - y) < slot / 2
  })
}

function pressSwitch(desk: CutDesk, at: Point): boolean {
  const { border, preview } = desk.look.buttons
  if (inside(border, at)) toggleBorder(desk)
  else if (inside(preview, at)) desk.isPreview = !desk.isPreview
  else return false
  desk.host.sound('tap')
  return true
}

function toggleBorder(desk: CutDesk) {
  desk.isBorderOnly = !desk.isBorderOnly
  desk.scroll = 0
  desk.host.announce(desk.text(desk.isBorderOnly ? 'say.border' : 'say.all'))
}

function layOut(desk: CutDesk, size: StageSize, state: CutState) {
  desk.room = size
  desk.look = cutLayout(size, state)
  desk.table.forget()
  desk.scroll = Math.min(desk.scroll, farthest(desk))
}

function clear(desk: CutDesk) {
  desk.motion++
  desk.table.forget()
  desk.drag = desk.press = desk.cursor = desk.carried = desk.pointing = desk.settling = undefined
  desk.isBorderOnly = false
  desk.scroll = desk.glow = 0
}

function pointAt(desk: CutDesk, input: number) {
  const { piece } = placeOf(input)
  desk.isBorderOnly = false
  const index = waiting(desk).indexOf(piece)
  if (index >= 0)
    desk.scroll = Math.max(0, Math.min(farthest(desk), desk.look.place(index).x - desk.room.width / 2))
  desk.pointing = piece
  desk.tools.effects.tween(HINT_SECONDS, () => undefined, {
    done: () => desk.pointing === piece && (desk.pointing = undefined),
  })
}

function press(desk: CutDesk, at: Point) {
  desk.cursor = desk.carried = undefined
  if (!pressSwitch(desk, at))
    desk.press = { piece: pieceUnder(desk, at), scroll: desk.scroll, isScroll: false }
  desk.tools.redraw()
}

function pull(desk: CutDesk, at: Point, from: Point | undefined) {
  if (!from || !desk.press) return
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  const mayScroll = inside(desk.look.tray, from) && farthest(desk) > 0
  if (!desk.drag && !desk.press.isScroll) {
    if (Math.hypot(dx, dy) < PULL_PIXELS) return
    if (mayScroll && (desk.press.piece === undefined || Math.abs(dx) > Math.abs(dy) * 1.3))
      desk.press.isScroll = true
    else if (desk.press.piece !== undefined) {
      desk.drag = { piece: desk.press.piece, at }
      desk.host.sound('tap', 3)
    }
  }
  if (desk.press.isScroll) desk.scroll = Math.max(0, Math.min(farthest(desk), desk.press.scroll - dx))
  // The piece floats above the finger, so that it can be seen.
  if (desk.drag) desk.drag.at = { x: at.x, y: at.y - desk.look.cell.height * 0.35 }
  desk.tools.redraw()
}

function release(desk: CutDesk) {
  const held = desk.drag
  desk.drag = desk.press = undefined
  if (held) drop(desk, held.piece, held.at)
  desk.tools.redraw()
}

function pressKey(desk: CutDesk, key: string) {
  const step = STEPS[key]
  const { columns, rows } = desk.tools.state()
  if (step && desk.carried) {
    desk.carried.x = Math.max(0, Math.min(GRID, desk.carried.x + Math.round((step[0] * GRID) / columns)))
    desk.carried.y = Math.max(0, Math.min(GRID, desk.carried.y + Math.round((step[1] * GRID) / rows)))
  } else if (step) {
    const list = [...waiting(desk), ...Object.keys(desk.tools.state().loose).map(Number)]
    const at = desk.cursor === undefined ? -1 : list.indexOf(desk.cursor)
    desk.cursor =
      list[(at + (step[0] + step[1] > 0 ? 1 : list.length - 1) + list.length) % list.length] ?? list[0]
    if (desk.cursor !== undefined)
      desk.scroll = Math.max(
        0,
        Math.min(
          farthest(desk),
          desk.look.place(Math.max(0, list.indexOf(desk.cursor))).x - desk.room.width / 2,
        ),
      )
  } else if (key === 'Enter' || key === ' ') {
    if (desk.carried) {
      const { piece, x, y } = desk.carried
      desk.carried = desk.cursor = undefined
      desk.tools.send(dropOf(piece, x, y))
    } else if (desk.cursor !== undefined) {
      const [x, y] = [Math.round((0.5 / columns) * GRID), Math.round((0.5 / rows) * GRID)]
      desk.carried = { piece: desk.cursor, x, y }
    }
  } else if (key === 'b' || key === 'B') toggleBorder(desk)
  else if (key === 'v' || key === 'V') desk.isPreview = !desk.isPreview
  else return false
  desk.tools.redraw()
  return true
}
