import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { RAY } from './boards.ts'
import { placeOf, type LightsDefinition } from './definitions.ts'
import { drawSign, drawWater, lanternPicture } from './lantern-look.ts'
import { waterOf } from './palette.ts'
import { boardIn, type State } from './rules.ts'

type Pen = CanvasRenderingContext2D

const TURN_SECONDS = 0.26
/** The light runs outwards: seconds for each step of distance. */
const RUN_SECONDS = 0.05
const HINT_SECONDS = 1.8
const LARGEST_CELL = 118
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Lanterns on dark water: a touch changes one and those it is tied to. */
export function lightsScene(tools: SceneTools<LightsDefinition, State, number>): Scene<State, number> {
  const { host, definition } = tools.context
  const water = waterOf(placeOf(definition))
  const stamps = sprites()
  const backdrop = document.createElement('canvas')
  let room: StageSize = { width: 1, height: 1 }
  let origin: Point = { x: 0, y: 0 }
  let cell = 1
  let isPainted = false
  let before: readonly number[] = []
  /** How far each lantern has turned to its colour, 0 to 1. */
  let turned: number[] = []
  let ring: { at: number; k: number } | undefined
  let pointing: { cell: number; k: number } | undefined
  let cursor: number | undefined
  let motion = 0

  const middle = (index: number): Point => {
    const { x, y } = boardIn(tools.state()).spots[index]!
    return { x: origin.x + x * cell, y: origin.y + y * cell }
  }

  function under(at: Point): number | undefined {
    const index = boardIn(tools.state()).spots.findIndex((_, spot) => {
      const { x, y } = middle(spot)
      return Math.hypot(at.x - x, at.y - y) < cell * 0.5
    })
    return index < 0 ? undefined : index
  }

  function paintBackdrop(pen: Pen, state: State) {
    const ratio = pen.getTransform().a
    backdrop.width = Math.ceil(room.width * ratio)
    backdrop.height = Math.ceil(room.height * ratio)
    const inner = backdrop.getContext('2d')!
    inner.scale(ratio, ratio)
    drawWater(inner, ropes(state), room, water)
    isPainted = true
  }

  /** A rope between lanterns that lie side by side; across the edge it hangs out of the board. */
  function ropes(state: State) {
    const { spots, reach } = boardIn(state)
    if (state.shape === 'signs') return []
    return reach.flatMap((others, one) =>
      others
        .filter((other) => other !== one)
        .map((other) => {
          const [from, to] = [middle(one), middle(other)]
          const [dx, dy] = [spots[other]!.x - spots[one]!.x, spots[other]!.y - spots[one]!.y]
          if (state.shape !== 'ring' || Math.hypot(dx, dy) < 1.2) return [from.x, from.y, to.x, to.y] as const
          return [
            from.x,
            from.y,
            from.x - Math.sign(dx) * cell * 0.62,
            from.y - Math.sign(dy) * cell * 0.62,
          ] as const
        }),
    )
  }

  function drawLantern(pen: Pen, state: State, index: number) {
    const { x, y } = middle(index)
    const k = turned[index] ?? 1
    const swell = 1 + Math.sin(Math.PI * k) * 0.12
    const size = cell * swell
    const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
    const stamp = (value: number, alpha: number) => {
      pen.globalAlpha = alpha
      stamps.draw(pen, lanternPicture(cell, value, state.states, water), box)
      pen.globalAlpha = 1
    }
    const [old, current] = [before[index] ?? 0, state.cells[index]!]
    if (k < 1 && old !== current) stamp(old, 1)
    stamp(current, k)
    if (state.shape === 'signs')
      drawSign(pen, x, y - cell * 0.06, size, state.signs[index] === RAY, current === 0)
  }

  function halo(pen: Pen, index: number, radius: number, color: string) {
    const { x, y } = middle(index)
    pen.strokeStyle = color
    pen.lineWidth = 3
    pen.beginPath()
    pen.ellipse(x, y, radius, radius * 0.94, 0, 0, 2 * Math.PI)
    pen.stroke()
  }

  function drawMarks(pen: Pen, state: State) {
    if (ring && ring.k < 1)
      halo(pen, ring.at, cell * (0.45 + ring.k * 1.1), `rgb(255 255 255 / ${0.5 * (1 - ring.k)})`)
    if (cursor !== undefined) {
      for (const other of boardIn(state).reach[cursor]!)
        halo(pen, other, cell * 0.47, 'rgb(255 255 255 / .28)')
      halo(pen, cursor, cell * 0.49, '#ffffff')
    }
    if (pointing)
      halo(pen, pointing.cell, cell * (0.5 + 0.05 * Math.sin(pointing.k * 26)), `rgb(255 246 200 / .95)`)
  }

  function play({ input, before: old, after, events }: Played<State, number>): number {
    const mine = ++motion
    const { reach, spots } = boardIn(after)
    before = old.cells
    turned = after.cells.map(() => 1)
    const current = { at: input, k: 0 }
    ring = current
    tools.effects.tween(0.5, (k) => (current.k = k))
    let longest = 0
    for (const other of reach[input]!) {
      const [one, two] = [spots[input]!, spots[other]!]
      const delay = Math.min(5, Math.hypot(one.x - two.x, one.y - two.y)) * RUN_SECONDS
      longest = Math.max(longest, delay)
      turned[other] = 0
      tools.effects.tween(TURN_SECONDS, (k) => motion === mine && (turned[other] = k), {
        delay,
        ease: ease.inOut,
      })
    }
    const gained = events[0]?.amount ?? 0
    host.sound(gained > 0 ? 'score' : 'tap', Math.max(-5, Math.min(7, gained)))
    if (gained > 2) tools.effects.burst(middle(input), { count: 8, colors: [water.gold, '#fff6d0'] })
    return TURN_SECONDS + longest
  }

  return {
    layout(size, state) {
      room = size
      const { width, height } = boardIn(state)
      const margin = state.shape === 'ring' ? 22 : 8
      const box = fitBox({ x: 0, y: 0, ...size }, width / height, margin)
      cell = Math.min(LARGEST_CELL, box.width / width)
      origin = { x: (size.width - cell * width) / 2, y: (size.height - cell * height) / 2 }
      stamps.clear()
      isPainted = false
    },
    show(state) {
      motion++
      before = state.cells
      turned = state.cells.map(() => 1)
      ring = pointing = cursor = undefined
      isPainted = false
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      if (!isPainted) paintBackdrop(pen, state)
      copyWhole(pen, backdrop)
      for (const index of state.cells.keys()) drawLantern(pen, state, index)
      drawMarks(pen, state)
    },
    point(index) {
      const current = { cell: index, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path: (index) => [middle(index)],
    down(at) {
      const index = under(at)
      cursor = undefined
      if (index !== undefined) tools.send(index)
      tools.redraw()
    },
    key(key) {
      const way = KEYS[key]
      const state = tools.state()
      if (way) {
        cursor = cursor === undefined ? Math.floor(state.cells.length / 2) : next(state, cursor, way)
        tools.redraw()
        return true
      }
      if ((key !== 'Enter' && key !== ' ') || cursor === undefined) return false
      tools.send(cursor)
      return true
    },
  }
}

/** The lantern that lies best in a direction; the same one at the edge. */
function next(state: State, from: number, [dx, dy]: readonly [number, number]): number {
  const { spots } = boardIn(state)
  const { x, y } = spots[from]!
  let [best, least] = [from, Infinity]
  for (const [index, spot] of spots.entries()) {
    const ahead = (spot.x - x) * dx + (spot.y - y) * dy
    const aside = Math.abs((spot.x - x) * dy) + Math.abs((spot.y - y) * dx)
    const cost = ahead + aside * 2
    if (ahead > 0.3 && cost < least) [best, least] = [index, cost]
  }
  return best
}
