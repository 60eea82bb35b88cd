import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { boardOf } from './boards.ts'
import { placeOf, type PegsDefinition } from './definitions.ts'
import { nextHole } from './keys.ts'
import { trayOf } from './palette.ts'
import type { State } from './rules.ts'
import { drawRing, drawTable, drawTray, marblePicture } from './tray-look.ts'

type Pen = CanvasRenderingContext2D

const JUMP_SECONDS = 0.24
const HINT_SECONDS = 1.8
const LARGEST_CELL = 92
/** A finger that goes farther than this is dragging. */
const DRAG_PIXELS = 10

/** A tray of marbles: dragged over each other, or chosen by a tap and sent by the next. */
export function pegsScene(tools: SceneTools<PegsDefinition, State, number>): Scene<State, number> {
  const { host, definition } = tools.context
  const { holes, jumps, width: boardWidth, height: boardHeight } = boardOf(definition.id)
  const tray = trayOf(placeOf(definition))
  const stamps = sprites()
  const backdrop = document.createElement('canvas')
  let room: StageSize = { width: 1, height: 1 }
  let origin: Point = { x: 0, y: 0 }
  let cell = 1
  let isPainted = false
  let chosen: number | undefined
  let finger: Point | undefined
  let cursor: number | undefined
  let flight: { from: Point; over: number; to: number; k: number } | undefined
  let pointing: { jump: number; k: number } | undefined
  let chain = 0

  const middle = (hole: number): Point => ({
    x: origin.x + holes[hole]!.x * cell,
    y: origin.y + holes[hole]!.y * cell,
  })
  const under = (at: Point) => {
    const hole = holes.findIndex((_, index) => {
      const { x, y } = middle(index)
      return Math.hypot(at.x - x, at.y - y) < cell * 0.55
    })
    return hole < 0 ? undefined : hole
  }
  const isFilled = (hole: number) => tools.state().pegs[hole] === '1'
  const openFrom = (from: number) =>
    [...jumps.entries()].filter(
      ([, [start, over, to]]) => start === from && isFilled(from) && isFilled(over) && !isFilled(to),
    )

  function paintBackdrop(pen: Pen) {
    const ratio = pen.getTransform().a
    backdrop.width = Math.ceil(room.width * ratio)
    backdrop.height = Math.ceil(room.height * ratio)
    const inner = backdrop.getContext('2d')!
    inner.scale(ratio, ratio)
    drawTable(inner, room)
    drawTray(
      inner,
      holes.map((_, hole) => middle(hole)),
      cell,
      tray.wood,
    )
    isPainted = true
  }

  function stamp(pen: Pen, { x, y }: Point, hole: number, scale = 1) {
    const hue = (hole * 7) % 3
    const size = cell * scale
    stamps.draw(pen, marblePicture(cell, hue, tray.marbles[hue]!), {
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    })
  }

  function drawMarbles(pen: Pen) {
    const held = finger ? chosen : undefined
    for (const hole of holes.keys())
      if (isFilled(hole) && hole !== flight?.to && hole !== held)
        stamp(pen, middle(hole), hole, hole === chosen ? 1.12 : 1)
    if (flight) {
      const { from, over, to, k } = flight
      const end = middle(to)
      if (k < 0.9) stamp(pen, middle(over), over, 1 - k * 0.9)
      const lift = Math.sin(Math.PI * k)
      const at = { x: from.x + (end.x - from.x) * k, y: from.y + (end.y - from.y) * k - lift * cell * 0.3 }
      stamp(pen, at, to, 1 + lift * 0.22)
    }
    if (finger && held !== undefined) stamp(pen, { x: finger.x, y: finger.y - cell * 0.15 }, held, 1.22)
  }

  function drawMarks(pen: Pen) {
    if (chosen !== undefined) {
      if (!finger) drawRing(pen, middle(chosen), cell * 0.47, '#ffffff', 4)
      for (const [, [, , to]] of openFrom(chosen)) {
        drawRing(pen, middle(to), cell * 0.3, '#fff3b8', 4)
        drawRing(pen, middle(to), cell * 0.1, '#fff3b8', cell * 0.1)
      }
    }
    if (cursor !== undefined) drawRing(pen, middle(cursor), cell * 0.52, 'rgb(255 255 255 / .8)')
    if (pointing) {
      const [from, , to] = jumps[pointing.jump]!
      const pulse = 0.46 + 0.05 * Math.sin(pointing.k * 26)
      drawRing(pen, middle(from), cell * pulse, '#fff3b8', 4)
      drawRing(pen, middle(to), cell * pulse, '#fff3b8', 4)
    }
  }

  function take(hole: number): boolean {
    const wasOpen = isFilled(hole) && openFrom(hole).length > 0
    chosen = wasOpen ? hole : undefined
    host.sound('tap', wasOpen ? 3 : -5)
    return wasOpen
  }

  /** Jumps from the chosen marble into a hole, if it can. */
  function drop(hole: number): boolean {
    const jump = chosen === undefined ? undefined : openFrom(chosen).find(([, [, , to]]) => to === hole)
    if (!jump) return false
    tools.send(jump[0])
    return true
  }

  function play({ input, events, after }: Played<State, number>): number {
    const [from, over, to] = jumps[input]!
    const start = finger ?? middle(from)
    const isDropped = finger !== undefined
    const current = { from: start, over, to, k: 0 }
    const isChain = events.some(({ kind }) => kind === 'chain')
    chain = isChain ? chain + 1 : 0
    flight = current
    finger = undefined
    // A marble that can go on stays in the hand.
    chosen = undefined
    host.sound('jump', Math.min(9, chain * 2))
    tools.effects.tween(isDropped ? JUMP_SECONDS / 2 : JUMP_SECONDS, (k) => (current.k = k), {
      ease: ease.inOut,
      done() {
        if (flight !== current) return
        flight = undefined
        host.sound('pop', Math.min(9, chain * 2))
        const hue = (over * 7) % 3
        tools.effects.burst(middle(over), { count: 9, colors: [tray.marbles[hue]!, '#ffffff'], speed: 130 })
        if (chain > 0) tools.effects.rise(`×${chain + 1}`, middle(to), '#fff3b8')
        if (after === tools.state() && openFrom(to).length > 0 && chain > 0) chosen = to
      },
    })
    return JUMP_SECONDS + 0.1
  }

  return {
    layout(size) {
      room = size
      const box = fitBox({ x: 0, y: 0, ...size }, (boardWidth + 0.46) / (boardHeight + 0.6), 2)
      cell = Math.min(LARGEST_CELL, box.width / (boardWidth + 0.46))
      origin = { x: (size.width - cell * boardWidth) / 2, y: (size.height - cell * (boardHeight + 0.12)) / 2 }
      stamps.clear()
      isPainted = false
    },
    show() {
      flight = pointing = chosen = finger = undefined
      chain = 0
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      if (!isPainted) paintBackdrop(pen)
      copyWhole(pen, backdrop)
      drawMarbles(pen)
      drawMarks(pen)
    },
    point(jump) {
      const current = { jump, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path: (jump) => [middle(jumps[jump]![0]), middle(jumps[jump]![2])],
    down(at) {
      const hole = under(at)
      cursor = undefined
      if (hole === undefined) chosen = undefined
      else if (!drop(hole)) take(hole)
      tools.redraw()
    },
    move(at, held) {
      if (!held || chosen === undefined || flight) return
      if (!finger && Math.hypot(at.x - held.x, at.y - held.y) < DRAG_PIXELS) return
      finger = at
      tools.redraw()
    },
    up(at) {
      if (!finger) return
      const hole = under(at)
      if (hole === undefined || !drop(hole)) chosen = finger = undefined
      tools.redraw()
    },
    key(key) {
      if (key.startsWith('Arrow')) {
        cursor = nextHole(holes, cursor, key)
        tools.redraw()
        return true
      }
      if ((key !== 'Enter' && key !== ' ') || cursor === undefined) return false
      if (!drop(cursor)) take(cursor)
      tools.redraw()
      return true
    },
  }
}
