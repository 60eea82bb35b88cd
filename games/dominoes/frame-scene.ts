import type { GameContext, GameHost } from '#kit/game/contract.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { drawCaption, halo } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Controls, type Target } from '#kit/game/table-top/targets.ts'
import type { DominoDefinition } from './definitions.ts'
import { makeFaces, type Faces, type Pose } from './faces.ts'
import { drawJoints, drawNail, drawPlace, drawSums } from './frame-drawing.ts'
import { frameRoom, type FrameRoom } from './frame-room.ts'
import {
  EMPTY,
  frameLevel,
  halvesOf,
  isPut,
  isTurn,
  liftMove,
  placeIn,
  putIn,
  putMove,
  turnMove,
  type FrameLevel,
  type FrameState,
} from './frame-rules.ts'
import { tileGlide, type Glide } from './glide.ts'
import { stillMat, type Mat } from './mat.ts'
import { tileOf, type Tile } from './tiles.ts'

const GLIDE_SECONDS = 0.24
const HINT_SECONDS = 2.4
const LIFT = 10

/** The part of the table that a tile takes, with a margin for the finger. */
const boxOf = ({ x, y, unit, turn }: Pose) => {
  const [wide, high] = turn % 2 === 0 ? [2 * unit, unit] : [unit, 2 * unit]
  return { x: x - wide / 2 - 3, y: y - high / 2 - 3, width: wide + 6, height: high + 6 }
}

/** The frame as drawn, and the selected tile. */
interface Frame {
  readonly tools: SceneTools<DominoDefinition, FrameState, number>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly faces: Faces
  readonly motion: Glide
  readonly mat: Mat
  level: FrameLevel
  room: FrameRoom
  picked: number | undefined
  glow: { readonly move: number; k: number } | undefined
  /** Places whose tile has been rotated: the next touch takes it out. */
  turnedAt: Set<number>
  readonly controls: Controls
}

/** The frame puzzle: ring of places, loose tiles, and sums of the sides. */
export function frameScene(
  tools: SceneTools<DominoDefinition, FrameState, number>,
): Scene<FrameState, number> {
  const { host, text, number } = tools.context
  const { palette } = tools.context.definition
  const level: FrameLevel = frameLevel(tools.state().level)
  const frame: Frame = {
    tools,
    host,
    text,
    number,
    faces: makeFaces(palette),
    motion: tileGlide(() => tools.effects),
    mat: stillMat(palette),
    level,
    room: frameRoom({ width: 1, height: 1 }, level),
    picked: undefined,
    glow: undefined,
    turnedAt: new Set<number>(),
    get controls() {
      return controls
    },
  }
  const controls = controlsOn(
    () => targets(frame),
    () => {
      const [first] = loose(frame).filter((tile) => isLoose(frame, tile))
      return first === undefined ? undefined : `tile${first}`
    },
  )
  return {
    layout: (size, state) => place(frame, size, state),
    show: (state) => clear(frame, state),
    play: (move) => play(frame, move),
    draw: (pen) => draw(frame, pen),
    point: (move) => pointAt(frame, move),
    path: (move) => pathOf(frame, move),
    cheer() {
      for (const pose of frame.room.places) tools.effects.burst(pose, { count: 4, speed: 90, life: 0.6 })
      return 0.4
    },
    down(at) {
      if (!controls.down(at)) frame.picked = undefined
      tools.redraw()
    },
    key(key) {
      if (!controls.key(key)) return false
      tools.redraw()
      return true
    },
  }
}

const nameOf = (frame: Frame, tile: number): Tile => tileOf(...frame.level.tiles[tile]!)

const isDouble = (frame: Frame, tile: number) => frame.level.tiles[tile]![0] === frame.level.tiles[tile]![1]

/** Tiles that started loose keep their place in the tray. */
function loose(frame: Frame) {
  const pinned = new Set(
    frame.level.answer.filter((_, place) => frame.level.fixed[place]).map((put) => put >> 1),
  )
  return frame.level.tiles.flatMap((_, tile) => (pinned.has(tile) ? [] : [tile]))
}

function spots(frame: Frame, state: FrameState): ReadonlyMap<Tile, Pose> {
  const found = new Map(loose(frame).map((tile, index) => [nameOf(frame, tile), frame.room.tray[index]!]))
  for (const [place, put] of state.places.entries()) {
    if (put === EMPTY) continue
    const pose = frame.room.places[place]!
    found.set(nameOf(frame, put >> 1), { ...pose, turn: pose.turn + (put % 2 === 1 ? 2 : 0) })
  }
  return found
}

function place(frame: Frame, size: StageSize, state: FrameState) {
  frame.level = frameLevel(state.level)
  frame.room = frameRoom(size, frame.level)
  frame.mat.clear()
  frame.faces.clear()
  frame.motion.place(spots(frame, state))
}

/** The orientation in which a tile fits its neighbours best. */
function bestTurn(frame: Frame, tile: number, at: number): number {
  const halves = halvesOf(frame.level, frame.tools.state().places)
  const meets = (turned: number) => {
    const [low, high] = frame.level.tiles[tile]!
    const [first, second] = turned ? [high, low] : [low, high]
    const before = halves[(2 * at - 1 + halves.length) % halves.length]
    return Number(before === first) + Number(halves[(2 * at + 2) % halves.length] === second)
  }
  return !isDouble(frame, tile) && meets(1) > meets(0) ? 1 : 0
}

function tapPlace(frame: Frame, at: number) {
  const put = frame.tools.state().places[at]!
  if (put === EMPTY && frame.picked !== undefined)
    return frame.tools.send(putMove(frame.picked, at, bestTurn(frame, frame.picked, at)))
  if (put === EMPTY || frame.level.fixed[at]) return void frame.host.sound('bad')
  const isTurned = frame.turnedAt.has(at) || isDouble(frame, put >> 1)
  frame.tools.send(isTurned ? liftMove(at) : turnMove(at))
}

function tapTile(frame: Frame, tile: number) {
  frame.picked = frame.picked === tile ? undefined : tile
  frame.host.sound('tap', 3)
}

const isLoose = (frame: Frame, tile: number) =>
  !frame.tools.state().places.some((put) => put !== EMPTY && put >> 1 === tile)

function targets(frame: Frame): Target[] {
  const tray = loose(frame).flatMap((tile, index) =>
    isLoose(frame, tile)
      ? [{ id: `tile${tile}`, box: boxOf(frame.room.tray[index]!), act: () => tapTile(frame, tile) }]
      : [],
  )
  const ring = frame.room.places.map((pose, at) => ({
    id: `place${at}`,
    box: boxOf(pose),
    act: () => tapPlace(frame, at),
  }))
  return [...tray, ...ring]
}

function draw(frame: Frame, pen: CanvasRenderingContext2D) {
  const { stage } = frame.room
  const floor = { x: 0, y: stage.height - 8, width: stage.width, height: 0 }
  frame.mat.draw(pen, { stage, card: 0, strip: floor, middle: frame.room.ring, words: floor, hand: floor })
  const state = frame.tools.state()
  const mine = frame.glow
  const shine = (test: (move: number) => boolean) => (mine && test(mine.move) ? 0.01 + mine.k : 0)
  for (const [at, pose] of frame.room.places.entries())
    drawPlace(pen, pose, state.places[at] === EMPTY ? shine((move) => placeIn(move) === at) : 0)
  for (const pose of frame.room.tray) drawPlace(pen, pose, 0)
  drawSums(pen, frame.level, state.places, frame.room, {
    goal: frame.text('frame.goal'),
    number: frame.number,
  })
  frame.motion.each((tile, pose, goal) => {
    const isPicked = frame.picked !== undefined && nameOf(frame, frame.picked) === tile
    const lifted = { ...pose, y: pose.y - (isPicked ? LIFT : 0) }
    frame.faces.draw(pen, tile, lifted, goal.unit)
    const hinted = shine((move) =>
      isPut(move)
        ? nameOf(frame, putIn(move).tile) === tile
        : nameOf(frame, state.places[placeIn(move)]! >> 1) === tile,
    )
    if (isPicked || hinted > 0) {
      const { x, y, width, height } = boxOf({ ...lifted, turn: Math.round(goal.turn) })
      halo(pen, { x: x + 3, y: y + 3, width: width - 6, height: height - 6 }, pose.unit * 0.17, hinted || 0.2)
    }
  })
  for (const [at, pose] of frame.room.places.entries()) if (frame.level.fixed[at]) drawNail(pen, pose)
  drawJoints(pen, frame.level, state.places, frame.room)
  drawCaption(pen, captionOf(frame, state), frame.room.words)
  frame.controls.draw(pen)
}

function captionOf(frame: Frame, { places }: FrameState) {
  if (frame.picked !== undefined) return frame.text('frame.place')
  return places.includes(EMPTY) ? frame.text('frame.pick') : frame.text('frame.mend')
}

function clear(frame: Frame, state: FrameState) {
  frame.picked = undefined
  frame.glow = undefined
  frame.turnedAt = new Set()
  frame.controls.clear()
  frame.level = frameLevel(state.level)
}

function play(frame: Frame, { input, after }: Played<FrameState, number>) {
  frame.picked = undefined
  frame.glow = undefined
  const at = placeIn(input)
  if (isTurn(input)) frame.turnedAt.add(at)
  else frame.turnedAt.delete(at)
  frame.motion.glide(spots(frame, after), frame.room.places[at]!, GLIDE_SECONDS)
  frame.host.sound(isPut(input) ? 'place' : isTurn(input) ? 'flip' : 'move')
  if (isPut(input))
    frame.tools.effects.burst(frame.room.places[at]!, { count: 5, speed: 70, size: 4, life: 0.4 })
  return GLIDE_SECONDS
}

function pointAt(frame: Frame, move: number) {
  const mine = { move, k: 0 }
  frame.glow = mine
  frame.picked = isPut(move) ? putIn(move).tile : undefined
  frame.tools.effects.tween(HINT_SECONDS, (k) => (mine.k = k), {
    ease: ease.linear,
    done: () => frame.glow === mine && (frame.glow = undefined),
  })
}

function pathOf(frame: Frame, move: number) {
  const to = frame.room.places[placeIn(move)]!
  if (!isPut(move)) return [to]
  const from = frame.room.tray[loose(frame).indexOf(putIn(move).tile)]!
  return [from, to]
}
