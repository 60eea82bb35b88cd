import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { drawCanals, drawCanoe, drawGoal, drawKey, drawLock, follow, pointOf } from './canal-look.ts'
import { placeOf, type MazeDefinition } from './definitions.ts'
import { KEY_COLORS, landOf } from './palette.ts'
import { mazeIn, wayFrom, type State } from './rules.ts'

type Pen = CanvasRenderingContext2D

const STEP_SECONDS = 0.09
const HINT_SECONDS = 1.8
const LARGEST_CELL = 84
/** A finger may run this many steps ahead of the canoe, a tap a few more. */
const REACH = { drag: 5, tap: 14 } as const
/** How far the lantern shines, in cells. */
const SHINE = 2.6
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A canoe in canals: it follows the finger, the arrows, or goes where one taps. */
export function mazeScene(tools: SceneTools<MazeDefinition, State, number>): Scene<State, number> {
  const { host, definition } = tools.context
  const land = landOf(placeOf(definition))
  const isDark = definition.rules.light === 'lantern'
  const backdrop = document.createElement('canvas')
  const night = document.createElement('canvas')
  let room: StageSize = { width: 1, height: 1 }
  let origin: Point = { x: 0, y: 0 }
  let cell = 1
  let isPainted = false
  let from = 0
  let to = 0
  let k = 1
  let angle = 0
  let motion = 0
  let pointing: { cell: number; k: number } | undefined
  let day = 0

  const place = () => ({ origin, cell })
  const at = (index: number) => pointOf(mazeIn(tools.state()), place(), index)
  const boat = (): Point => {
    const [one, two] = [at(from), at(to)]
    return { x: one.x + (two.x - one.x) * k, y: one.y + (two.y - one.y) * k }
  }
  const under = (point: Point) => {
    const index = mazeIn(tools.state()).spots.findIndex((_, spot) => {
      const { x, y } = at(spot)
      return Math.hypot(point.x - x, point.y - y) < cell * 0.52
    })
    return index < 0 ? undefined : index
  }

  function still(pen: Pen, canvas: HTMLCanvasElement): Pen {
    const ratio = pen.getTransform().a
    canvas.width = Math.ceil(room.width * ratio)
    canvas.height = Math.ceil(room.height * ratio)
    const inner = canvas.getContext('2d')!
    inner.setTransform(ratio, 0, 0, ratio, 0, 0)
    return inner
  }

  function drawTrail(pen: Pen, state: State) {
    const maze = mazeIn(state)
    pen.beginPath()
    for (const [index, step] of state.trail.entries())
      if (index > 0) follow(pen, maze, place(), state.trail[index - 1]!, step)
    pen.lineCap = pen.lineJoin = 'round'
    pen.lineWidth = cell * 0.16
    pen.strokeStyle = land.line
    pen.globalAlpha = 0.8
    pen.stroke()
    pen.globalAlpha = 1
  }

  function drawThings(pen: Pen, state: State) {
    const maze = mazeIn(state)
    drawGoal(pen, at(maze.goal), cell)
    for (const [color, key] of maze.keys.entries())
      if (!state.held.includes(color)) drawKey(pen, at(key), cell, color)
    for (const [name, color] of maze.locks)
      if (!state.held.includes(color)) {
        const [one, two] = name.split(' ').map(Number) as [number, number]
        drawLock(pen, at(one), at(two), cell, color)
      }
  }

  /** The night is a dark sheet with a hole of light around the canoe. */
  function drawNight(pen: Pen) {
    const inner = still(pen, night)
    inner.fillStyle = 'rgb(4 7 18 / .97)'
    inner.fillRect(0, 0, room.width, room.height)
    inner.globalCompositeOperation = 'destination-out'
    const { x, y } = boat()
    const shine = inner.createRadialGradient(x, y, cell * 0.4, x, y, cell * SHINE)
    shine.addColorStop(0, 'rgb(0 0 0 / 1)')
    shine.addColorStop(0.6, 'rgb(0 0 0 / .85)')
    shine.addColorStop(1, 'rgb(0 0 0 / 0)')
    inner.fillStyle = shine
    inner.fillRect(x - cell * SHINE, y - cell * SHINE, cell * SHINE * 2, cell * SHINE * 2)
    pen.globalAlpha = 1 - day
    copyWhole(pen, night)
    pen.globalAlpha = 1
  }

  function go(goal: number, reach: number): boolean {
    const state = tools.state()
    const way = goal === state.at ? undefined : wayFrom(state, goal)
    if (!way || way.length > reach) return false
    for (const step of way) {
      tools.send(step)
      // A key on the way changes what is open: the rest is planned afresh.
      if (tools.state().at !== step) break
    }
    return true
  }

  function play({ before, after, events }: Played<State, number>): number {
    const mine = ++motion
    from = k < 1 ? before.at : from === before.at ? from : before.at
    to = after.at
    k = 0
    const [one, two] = [at(from), at(to)]
    angle = Math.atan2(two.y - one.y, two.x - one.x)
    tools.effects.tween(STEP_SECONDS, (part) => motion === mine && (k = part), { ease: ease.linear })
    if (events.some(({ kind }) => kind === 'key')) {
      const color = KEY_COLORS[mazeIn(after).keys.indexOf(after.at)] ?? '#ffffff'
      tools.effects.burst(two, { count: 16, colors: [color, '#ffffff'] })
      host.sound('coin')
      host.happy(0.3)
    } else host.sound('tap', after.moves % 2 ? 1 : -2)
    return STEP_SECONDS + 0.05
  }

  return {
    layout(size, state) {
      room = size
      const { side } = mazeIn(state)
      const high = definition.rules.shape === 'hex' ? side * 0.87 + 0.2 : side
      const box = fitBox({ x: 0, y: 0, ...size }, side / high, 6)
      cell = Math.min(LARGEST_CELL, box.width / side)
      origin = { x: (size.width - cell * side) / 2, y: (size.height - cell * high) / 2 }
      isPainted = false
    },
    show(state) {
      motion++
      from = to = state.at
      k = 1
      day = 0
      pointing = undefined
      isPainted = false
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      if (!isPainted) drawCanals(still(pen, backdrop), mazeIn(state), place(), land)
      isPainted = true
      copyWhole(pen, backdrop)
      drawTrail(pen, state)
      drawThings(pen, state)
      if (isDark && day < 1) {
        drawNight(pen)
        drawGoal(pen, at(mazeIn(state).goal), cell * 0.7)
      }
      drawCanoe(pen, boat(), cell, angle)
      if (!pointing) return
      const { x, y } = at(pointing.cell)
      pen.beginPath()
      pen.arc(x, y, cell * (0.36 + 0.06 * Math.sin(pointing.k * 26)), 0, 2 * Math.PI)
      pen.strokeStyle = '#fff3b8'
      pen.lineWidth = 4
      pen.stroke()
    },
    point(next) {
      const current = { cell: next, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (part) => (current.k = part), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path: () => [at(tools.state().at), ...(wayFrom(tools.state()) ?? []).slice(0, 3).map(at)],
    cheer() {
      if (isDark) tools.effects.tween(0.8, (part) => (day = part))
      return 0.5
    },
    move(point, held) {
      const goal = held && under(point)
      if (goal !== undefined) go(goal, REACH.drag)
    },
    up(point, start) {
      const goal = under(point)
      const isTap = Math.hypot(point.x - start.x, point.y - start.y) < 10
      if (!isTap || goal === undefined || goal === tools.state().at) return
      if (!go(goal, REACH.tap)) host.sound('tap', -6)
    },
    key(key) {
      const way = KEYS[key]
      if (!way) return false
      const next = ahead(tools.state(), way)
      if (next === undefined) host.sound('tap', -6)
      else go(next, 1)
      return true
    },
  }
}

/** The canal that leads best in an arrow's direction. */
function ahead(state: State, [dx, dy]: readonly [number, number]): number | undefined {
  const { spots, links } = mazeIn(state)
  const { x, y } = spots[state.at]!
  const worth = (cell: number) => {
    const [toX, toY] = [spots[cell]!.x - x, spots[cell]!.y - y]
    return (toX * dx + toY * dy) / Math.hypot(toX, toY)
  }
  const [best] = links[state.at]!.toSorted((one, other) => worth(other) - worth(one))
  return best !== undefined && worth(best) > 0.4 ? best : undefined
}
