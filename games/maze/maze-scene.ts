import type { GameHost } from '#kit/game/contract.ts'
import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { drawCanals, drawCanoe, drawGoal, drawKey, drawLock, follow, pointOf } from './canal-look.ts'
import { placeOf, type MazeDefinition } from './definitions.ts'
import { KEY_COLORS, landOf, type Land } from './palette.ts'
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

/** The maze as it is seen: where the traveller is on their way. */
interface MazeTable {
  readonly tools: SceneTools<MazeDefinition, State, number>
  readonly host: GameHost
  readonly definition: MazeDefinition
  readonly land: Land
  readonly isDark: boolean
  readonly backdrop: HTMLCanvasElement
  readonly night: HTMLCanvasElement
  room: StageSize
  origin: Point
  cell: number
  isPainted: boolean
  from: number
  to: number
  k: number
  angle: number
  motion: number
  pointing: { cell: number; k: number } | undefined
  day: number
}

/** A canoe in canals: it follows the finger, the arrows, or goes where one taps. */
export function mazeScene(tools: SceneTools<MazeDefinition, State, number>): Scene<State, number> {
  const { host, definition } = tools.context
  const land = landOf(placeOf(definition))
  const isDark = definition.rules.light === 'lantern'
  const backdrop = document.createElement('canvas')
  const night = document.createElement('canvas')
  const scene: MazeTable = {
    tools,
    host,
    definition,
    land,
    isDark,
    backdrop,
    night,
    room: { width: 1, height: 1 },
    origin: { x: 0, y: 0 },
    cell: 1,
    isPainted: false,
    from: 0,
    to: 0,
    k: 1,
    angle: 0,
    motion: 0,
    pointing: undefined,
    day: 0,
  }
  return {
    layout: (size, state) => layout(scene, size, state),
    show: (state) => show(scene, state),
    play(move) {
      scene.pointing = undefined
      return play(scene, move)
    },
    draw: (pen) => draw(scene, pen),
    point: (next) => point(scene, next),
    path: () => [
      at(scene, tools.state().at),
      ...(wayFrom(tools.state()) ?? []).slice(0, 3).map((index) => at(scene, index)),
    ],
    cheer() {
      if (isDark) tools.effects.tween(0.8, (part) => (scene.day = part))
      return 0.5
    },
    move(point, held) {
      const goal = held && under(scene, point)
      if (goal !== undefined) go(scene, goal, REACH.drag)
    },
    up: (point, start) => up(scene, point, start),
    key: (key) => pressKey(scene, key),
  }
}

const place = (scene: MazeTable) => ({ origin: scene.origin, cell: scene.cell })

const at = (scene: MazeTable, index: number) => pointOf(mazeIn(scene.tools.state()), place(scene), index)

function boat(scene: MazeTable): Point {
  const [one, two] = [at(scene, scene.from), at(scene, scene.to)]
  return { x: one.x + (two.x - one.x) * scene.k, y: one.y + (two.y - one.y) * scene.k }
}

function under(scene: MazeTable, point: Point) {
  const index = mazeIn(scene.tools.state()).spots.findIndex((_, spot) => {
    const { x, y } = at(scene, spot)
    return Math.hypot(point.x - x, point.y - y) < scene.cell * 0.52
  })
  return index < 0 ? undefined : index
}

function still(scene: MazeTable, pen: Pen, canvas: HTMLCanvasElement): Pen {
  const ratio = pen.getTransform().a
  canvas.width = Math.ceil(scene.room.width * ratio)
  canvas.height = Math.ceil(scene.room.height * ratio)
  const inner = canvas.getContext('2d')!
  inner.setTransform(ratio, 0, 0, ratio, 0, 0)
  return inner
}

function drawTrail(scene: MazeTable, pen: Pen, state: State) {
  const maze = mazeIn(state)
  pen.beginPath()
  for (const [index, step] of state.trail.entries())
    if (index > 0) follow(pen, maze, place(scene), state.trail[index - 1]!, step)
  pen.lineCap = pen.lineJoin = 'round'
  pen.lineWidth = scene.cell * 0.16
  pen.strokeStyle = scene.land.line
  pen.globalAlpha = 0.8
  pen.stroke()
  pen.globalAlpha = 1
}

function drawThings(scene: MazeTable, pen: Pen, state: State) {
  const maze = mazeIn(state)
  drawGoal(pen, at(scene, maze.goal), scene.cell)
  for (const [color, key] of maze.keys.entries())
    if (!state.held.includes(color)) drawKey(pen, at(scene, key), scene.cell, color)
  for (const [name, color] of maze.locks)
    if (!state.held.includes(color)) {
      const [one, two] = name.split(' ').map(Number) as [number, number]
      drawLock(pen, at(scene, one), at(scene, two), scene.cell, color)
    }
}

/** The night is a dark sheet with a hole of light around the canoe. */
function drawNight(scene: MazeTable, pen: Pen) {
  const { night } = scene
  const inner = still(scene, pen, night)
  inner.fillStyle = 'rgb(4 7 18 / .97)'
  inner.fillRect(0, 0, scene.room.width, scene.room.height)
  inner.globalCompositeOperation = 'destination-out'
  const { x, y } = boat(scene)
  const shine = inner.createRadialGradient(x, y, scene.cell * 0.4, x, y, scene.cell * SHINE)
  shine.addColorStop(0, 'rgb(0 0 0 / 1)')
  shine.addColorStop(0.6, 'rgb(0 0 0 / .85)')
  shine.addColorStop(1, 'rgb(0 0 0 / 0)')
  inner.fillStyle = shine
  inner.fillRect(
    x - scene.cell * SHINE,
    y - scene.cell * SHINE,
    scene.cell * SHINE * 2,
    scene.cell * SHINE * 2,
  )
  pen.globalAlpha = 1 - scene.day
  copyWhole(pen, night)
  pen.globalAlpha = 1
}

function go(scene: MazeTable, goal: number, reach: number): boolean {
  const { tools } = scene
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

function play(scene: MazeTable, { before, after, events }: Played<State, number>): number {
  const { tools, host } = scene
  const mine = ++scene.motion
  scene.from = scene.k < 1 ? before.at : scene.from === before.at ? scene.from : before.at
  scene.to = after.at
  scene.k = 0
  const [one, two] = [at(scene, scene.from), at(scene, scene.to)]
  scene.angle = Math.atan2(two.y - one.y, two.x - one.x)
  tools.effects.tween(STEP_SECONDS, (part) => scene.motion === mine && (scene.k = part), {
    ease: ease.linear,
  })
  if (events.some(({ kind }) => kind === 'key')) {
    const color = KEY_COLORS[mazeIn(after).keys.indexOf(after.at)] ?? '#ffffff'
    tools.effects.burst(two, { count: 16, colors: [color, '#ffffff'] })
    host.sound('coin')
    host.happy(0.3)
  } else host.sound('tap', after.moves % 2 ? 1 : -2)
  return STEP_SECONDS + 0.05
}

function layout(scene: MazeTable, size: StageSize, state: State) {
  scene.room = size
  const { side } = mazeIn(state)
  const high = scene.definition.rules.shape === 'hex' ? side * 0.87 + 0.2 : side
  const box = fitBox({ x: 0, y: 0, ...size }, side / high, 6)
  scene.cell = Math.min(LARGEST_CELL, box.width / side)
  scene.origin = { x: (size.width - scene.cell * side) / 2, y: (size.height - scene.cell * high) / 2 }
  scene.isPainted = false
}

function show(scene: MazeTable, state: State) {
  scene.motion++
  scene.from = scene.to = state.at
  scene.k = 1
  scene.day = 0
  scene.pointing = undefined
  scene.isPainted = false
}

function draw(scene: MazeTable, pen: CanvasRenderingContext2D) {
  const { backdrop } = scene
  const state = scene.tools.state()
  if (!scene.isPainted) drawCanals(still(scene, pen, backdrop), mazeIn(state), place(scene), scene.land)
  scene.isPainted = true
  copyWhole(pen, backdrop)
  drawTrail(scene, pen, state)
  drawThings(scene, pen, state)
  if (scene.isDark && scene.day < 1) {
    drawNight(scene, pen)
    drawGoal(pen, at(scene, mazeIn(state).goal), scene.cell * 0.7)
  }
  drawCanoe(pen, boat(scene), scene.cell, scene.angle)
  if (!scene.pointing) return
  const { x, y } = at(scene, scene.pointing.cell)
  pen.beginPath()
  pen.arc(x, y, scene.cell * (0.36 + 0.06 * Math.sin(scene.pointing.k * 26)), 0, 2 * Math.PI)
  pen.strokeStyle = '#fff3b8'
  pen.lineWidth = 4
  pen.stroke()
}

function point(scene: MazeTable, next: number) {
  const current = { cell: next, k: 0 }
  scene.pointing = current
  scene.tools.effects.tween(HINT_SECONDS, (part) => (current.k = part), {
    ease: ease.linear,
    done: () => scene.pointing === current && (scene.pointing = undefined),
  })
}

function up(scene: MazeTable, point: Point, start: Point) {
  const goal = under(scene, point)
  const isTap = Math.hypot(point.x - start.x, point.y - start.y) < 10
  if (!isTap || goal === undefined || goal === scene.tools.state().at) return
  if (!go(scene, goal, REACH.tap)) scene.host.sound('tap', -6)
}

function pressKey(scene: MazeTable, key: string) {
  const way = KEYS[key]
  if (!way) return false
  const next = ahead(scene.tools.state(), way)
  if (next === undefined) scene.host.sound('tap', -6)
  else go(scene, next, 1)
  return true
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
