import type { GameHost } from '#kit/game/contract.ts'
import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { boardOf } from './boards.ts'
import { placeOf, type PegsDefinition } from './definitions.ts'
import { nextHole } from './keys.ts'
import { trayOf, type Tray } from './palette.ts'
import type { State } from './rules.ts'
import { drawRing, drawTable, drawTray, marblePicture } from './tray-look.ts'

type Pen = CanvasRenderingContext2D

const JUMP_SECONDS = 0.24
const HINT_SECONDS = 1.8
const LARGEST_CELL = 92
/** A finger that goes farther than this is dragging. */
const DRAG_PIXELS = 10

/** The board as it is seen, with the peg that is chosen or in flight. */
interface PegsTable {
  readonly tools: SceneTools<PegsDefinition, State, number>
  readonly host: GameHost
  readonly holes: ReturnType<typeof boardOf>['holes']
  readonly jumps: ReturnType<typeof boardOf>['jumps']
  readonly boardWidth: number
  readonly boardHeight: number
  readonly tray: Tray
  readonly stamps: Sprites
  readonly backdrop: HTMLCanvasElement
  room: StageSize
  origin: Point
  cell: number
  isPainted: boolean
  chosen: number | undefined
  finger: Point | undefined
  cursor: number | undefined
  flight: { from: Point; over: number; to: number; k: number } | undefined
  pointing: { jump: number; k: number } | undefined
  chain: number
}

/** A tray of marbles: dragged over each other, or chosen by a tap and sent by the next. */
export function pegsScene(tools: SceneTools<PegsDefinition, State, number>): Scene<State, number> {
  const { host, definition } = tools.context
  const { holes, jumps, width: boardWidth, height: boardHeight } = boardOf(definition.id)
  const tray = trayOf(placeOf(definition))
  const stamps = sprites()
  const backdrop = document.createElement('canvas')
  const scene: PegsTable = {
    tools,
    host,
    holes,
    jumps,
    boardWidth,
    boardHeight,
    tray,
    stamps,
    backdrop,
    room: { width: 1, height: 1 },
    origin: { x: 0, y: 0 },
    cell: 1,
    isPainted: false,
    chosen: undefined,
    finger: undefined,
    cursor: undefined,
    flight: undefined,
    pointing: undefined,
    chain: 0,
  }
  return {
    layout: (size) => layout(scene, size),
    show() {
      scene.flight = scene.pointing = scene.chosen = scene.finger = undefined
      scene.chain = 0
    },
    play(move) {
      scene.pointing = undefined
      return play(scene, move)
    },
    draw: (pen) => draw(scene, pen),
    point: (jump) => point(scene, jump),
    path: (jump) => [middle(scene, jumps[jump]![0]), middle(scene, jumps[jump]![2])],
    down: (at) => down(scene, at),
    move: (at, held) => move(scene, at, held),
    up: (at) => up(scene, at),
    key: (key) => pressKey(scene, key),
  }
}

const middle = (scene: PegsTable, hole: number): Point => ({
  x: scene.origin.x + scene.holes[hole]!.x * scene.cell,
  y: scene.origin.y + scene.holes[hole]!.y * scene.cell,
})

function under(scene: PegsTable, at: Point) {
  const hole = scene.holes.findIndex((_, index) => {
    const { x, y } = middle(scene, index)
    return Math.hypot(at.x - x, at.y - y) < scene.cell * 0.55
  })
  return hole < 0 ? undefined : hole
}

const isFilled = (scene: PegsTable, hole: number) => scene.tools.state().pegs[hole] === '1'

const openFrom = (scene: PegsTable, from: number) =>
  [...scene.jumps.entries()].filter(
    ([, [start, over, to]]) =>
      start === from && isFilled(scene, from) && isFilled(scene, over) && !isFilled(scene, to),
  )

function paintBackdrop(scene: PegsTable, pen: Pen) {
  const { backdrop } = scene
  const ratio = pen.getTransform().a
  backdrop.width = Math.ceil(scene.room.width * ratio)
  backdrop.height = Math.ceil(scene.room.height * ratio)
  const inner = backdrop.getContext('2d')!
  inner.scale(ratio, ratio)
  drawTable(inner, scene.room)
  drawTray(
    inner,
    scene.holes.map((_, hole) => middle(scene, hole)),
    scene.cell,
    scene.tray.wood,
  )
  scene.isPainted = true
}

function stamp(scene: PegsTable, pen: Pen, { x, y }: Point, hole: number, scale = 1) {
  const hue = (hole * 7) % 3
  const size = scene.cell * scale
  scene.stamps.draw(pen, marblePicture(scene.cell, hue, scene.tray.marbles[hue]!), {
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  })
}

function drawMarbles(scene: PegsTable, pen: Pen) {
  const held = scene.finger ? scene.chosen : undefined
  for (const hole of scene.holes.keys())
    if (isFilled(scene, hole) && hole !== scene.flight?.to && hole !== held)
      stamp(scene, pen, middle(scene, hole), hole, hole === scene.chosen ? 1.12 : 1)
  if (scene.flight) {
    const { from, over, to, k } = scene.flight
    const end = middle(scene, to)
    if (k < 0.9) stamp(scene, pen, middle(scene, over), over, 1 - k * 0.9)
    const lift = Math.sin(Math.PI * k)
    const at = {
      x: from.x + (end.x - from.x) * k,
      y: from.y + (end.y - from.y) * k - lift * scene.cell * 0.3,
    }
    stamp(scene, pen, at, to, 1 + lift * 0.22)
  }
  if (scene.finger && held !== undefined)
    stamp(scene, pen, { x: scene.finger.x, y: scene.finger.y - scene.cell * 0.15 }, held, 1.22)
}

function drawMarks(scene: PegsTable, pen: Pen) {
  if (scene.chosen !== undefined) {
    if (!scene.finger) drawRing(pen, middle(scene, scene.chosen), scene.cell * 0.47, '#ffffff', 4)
    for (const [, [, , to]] of openFrom(scene, scene.chosen)) {
      drawRing(pen, middle(scene, to), scene.cell * 0.3, '#fff3b8', 4)
      drawRing(pen, middle(scene, to), scene.cell * 0.1, '#fff3b8', scene.cell * 0.1)
    }
  }
  if (scene.cursor !== undefined)
    drawRing(pen, middle(scene, scene.cursor), scene.cell * 0.52, 'rgb(255 255 255 / .8)')
  if (scene.pointing) {
    const [from, , to] = scene.jumps[scene.pointing.jump]!
    const pulse = 0.46 + 0.05 * Math.sin(scene.pointing.k * 26)
    drawRing(pen, middle(scene, from), scene.cell * pulse, '#fff3b8', 4)
    drawRing(pen, middle(scene, to), scene.cell * pulse, '#fff3b8', 4)
  }
}

function take(scene: PegsTable, hole: number): boolean {
  const wasOpen = isFilled(scene, hole) && openFrom(scene, hole).length > 0
  scene.chosen = wasOpen ? hole : undefined
  scene.host.sound('tap', wasOpen ? 3 : -5)
  return wasOpen
}

/** Jumps from the chosen marble into a hole, if it can. */
function drop(scene: PegsTable, hole: number): boolean {
  const jump =
    scene.chosen === undefined ? undefined : openFrom(scene, scene.chosen).find(([, [, , to]]) => to === hole)
  if (!jump) return false
  scene.tools.send(jump[0])
  return true
}

function play(scene: PegsTable, { input, events, after }: Played<State, number>): number {
  const { host, tools } = scene
  const [from, over, to] = scene.jumps[input]!
  const start = scene.finger ?? middle(scene, from)
  const isDropped = scene.finger !== undefined
  const current = { from: start, over, to, k: 0 }
  const isChain = events.some(({ kind }) => kind === 'chain')
  scene.chain = isChain ? scene.chain + 1 : 0
  scene.flight = current
  scene.finger = undefined
  // A marble that can jump again stays selected.
  scene.chosen = undefined
  host.sound('jump', Math.min(9, scene.chain * 2))
  tools.effects.tween(isDropped ? JUMP_SECONDS / 2 : JUMP_SECONDS, (k) => (current.k = k), {
    ease: ease.inOut,
    done() {
      if (scene.flight !== current) return
      scene.flight = undefined
      host.sound('pop', Math.min(9, scene.chain * 2))
      const hue = (over * 7) % 3
      tools.effects.burst(middle(scene, over), {
        count: 9,
        colors: [scene.tray.marbles[hue]!, '#ffffff'],
        speed: 130,
      })
      if (scene.chain > 0) tools.effects.rise(`×${scene.chain + 1}`, middle(scene, to), '#fff3b8')
      if (after === tools.state() && openFrom(scene, to).length > 0 && scene.chain > 0) scene.chosen = to
    },
  })
  return JUMP_SECONDS + 0.1
}

function layout(scene: PegsTable, size: StageSize) {
  const { boardWidth, boardHeight } = scene
  scene.room = size
  const box = fitBox({ x: 0, y: 0, ...size }, (boardWidth + 0.46) / (boardHeight + 0.6), 2)
  scene.cell = Math.min(LARGEST_CELL, box.width / (boardWidth + 0.46))
  scene.origin = {
    x: (size.width - scene.cell * boardWidth) / 2,
    y: (size.height - scene.cell * (boardHeight + 0.12)) / 2,
  }
  scene.stamps.clear()
  scene.isPainted = false
}

function draw(scene: PegsTable, pen: CanvasRenderingContext2D) {
  if (!scene.isPainted) paintBackdrop(scene, pen)
  copyWhole(pen, scene.backdrop)
  drawMarbles(scene, pen)
  drawMarks(scene, pen)
}

function point(scene: PegsTable, jump: number) {
  const current = { jump, k: 0 }
  scene.pointing = current
  scene.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => scene.pointing === current && (scene.pointing = undefined),
  })
}

function down(scene: PegsTable, at: Point) {
  const hole = under(scene, at)
  scene.cursor = undefined
  if (hole === undefined) scene.chosen = undefined
  else if (!drop(scene, hole)) take(scene, hole)
  scene.tools.redraw()
}

function move(scene: PegsTable, at: Point, held: Point | undefined) {
  if (!held || scene.chosen === undefined || scene.flight) return
  if (!scene.finger && Math.hypot(at.x - held.x, at.y - held.y) < DRAG_PIXELS) return
  scene.finger = at
  scene.tools.redraw()
}

function up(scene: PegsTable, at: Point) {
  if (!scene.finger) return
  const hole = under(scene, at)
  if (hole === undefined || !drop(scene, hole)) scene.chosen = scene.finger = undefined
  scene.tools.redraw()
}

function pressKey(scene: PegsTable, key: string) {
  const { tools } = scene
  if (key.startsWith('Arrow')) {
    scene.cursor = nextHole(scene.holes, scene.cursor, key)
    tools.redraw()
    return true
  }
  if ((key !== 'Enter' && key !== ' ') || scene.cursor === undefined) return false
  if (!drop(scene, scene.cursor)) take(scene, scene.cursor)
  tools.redraw()
  return true
}
