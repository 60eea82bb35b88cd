import { ease } from '#kit/game/effects.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { drawCaption, halo } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'
import type { DominoDefinition } from './definitions.ts'
import { makeFaces, type Pose } from './faces.ts'
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
import { tileGlide } from './glide.ts'
import { stillMat } from './mat.ts'
import { tileOf, type Tile } from './tiles.ts'

const GLIDE_SECONDS = 0.24
const HINT_SECONDS = 2.4
const LIFT = 10

/** The part of the table that a tile takes, with a margin for the finger. */
const boxOf = ({ x, y, unit, turn }: Pose) => {
  const [wide, high] = turn % 2 === 0 ? [2 * unit, unit] : [unit, 2 * unit]
  return { x: x - wide / 2 - 3, y: y - high / 2 - 3, width: wide + 6, height: high + 6 }
}

/** A frame to be filled: the ring of places, the loose tiles, and the sums of the sides. */
export function frameScene(
  tools: SceneTools<DominoDefinition, FrameState, number>,
): Scene<FrameState, number> {
  const { host, text, number } = tools.context
  const { palette } = tools.context.definition
  const faces = makeFaces(palette)
  const motion = tileGlide(() => tools.effects)
  const mat = stillMat(palette)
  let level: FrameLevel
  let room: FrameRoom
  let picked: number | undefined
  let glow: { readonly move: number; k: number } | undefined
  /** Places whose tile has been turned: the next touch takes it out. */
  let turnedAt = new Set<number>()

  const nameOf = (tile: number): Tile => tileOf(...level.tiles[tile]!)
  const isDouble = (tile: number) => level.tiles[tile]![0] === level.tiles[tile]![1]
  /** The tiles that lay loose at the start keep their place in the tray. */
  const loose = () => {
    const pinned = new Set(level.answer.filter((_, place) => level.fixed[place]).map((put) => put >> 1))
    return level.tiles.flatMap((_, tile) => (pinned.has(tile) ? [] : [tile]))
  }
  function spots(state: FrameState): ReadonlyMap<Tile, Pose> {
    const found = new Map(loose().map((tile, index) => [nameOf(tile), room.tray[index]!]))
    for (const [place, put] of state.places.entries()) {
      if (put === EMPTY) continue
      const pose = room.places[place]!
      found.set(nameOf(put >> 1), { ...pose, turn: pose.turn + (put % 2 === 1 ? 2 : 0) })
    }
    return found
  }
  function place(size: StageSize, state: FrameState) {
    level = frameLevel(state.level)
    room = frameRoom(size, level)
    mat.clear()
    faces.clear()
    motion.place(spots(state))
  }

  /** The way a tile meets its neighbours best. */
  function bestTurn(tile: number, at: number): number {
    const halves = halvesOf(level, tools.state().places)
    const meets = (turned: number) => {
      const [low, high] = level.tiles[tile]!
      const [first, second] = turned ? [high, low] : [low, high]
      const before = halves[(2 * at - 1 + halves.length) % halves.length]
      return Number(before === first) + Number(halves[(2 * at + 2) % halves.length] === second)
    }
    return !isDouble(tile) && meets(1) > meets(0) ? 1 : 0
  }
  function tapPlace(at: number) {
    const put = tools.state().places[at]!
    if (put === EMPTY && picked !== undefined) return tools.send(putMove(picked, at, bestTurn(picked, at)))
    if (put === EMPTY || level.fixed[at]) return void host.sound('bad')
    const isTurned = turnedAt.has(at) || isDouble(put >> 1)
    tools.send(isTurned ? liftMove(at) : turnMove(at))
  }
  function tapTile(tile: number) {
    picked = picked === tile ? undefined : tile
    host.sound('tap', 3)
  }

  const isLoose = (tile: number) => !tools.state().places.some((put) => put !== EMPTY && put >> 1 === tile)
  function targets(): Target[] {
    const tray = loose().flatMap((tile, index) =>
      isLoose(tile) ? [{ id: `tile${tile}`, box: boxOf(room.tray[index]!), act: () => tapTile(tile) }] : [],
    )
    const ring = room.places.map((pose, at) => ({
      id: `place${at}`,
      box: boxOf(pose),
      act: () => tapPlace(at),
    }))
    return [...tray, ...ring]
  }
  const hands = handsOn(targets, () => {
    const [first] = loose().filter(isLoose)
    return first === undefined ? undefined : `tile${first}`
  })

  function draw(pen: CanvasRenderingContext2D) {
    const { stage } = room
    const floor = { x: 0, y: stage.height - 8, width: stage.width, height: 0 }
    mat.draw(pen, { stage, card: 0, strip: floor, middle: room.ring, words: floor, hand: floor })
    const state = tools.state()
    const mine = glow
    const shine = (test: (move: number) => boolean) => (mine && test(mine.move) ? 0.01 + mine.k : 0)
    for (const [at, pose] of room.places.entries())
      drawPlace(pen, pose, state.places[at] === EMPTY ? shine((move) => placeIn(move) === at) : 0)
    for (const pose of room.tray) drawPlace(pen, pose, 0)
    drawSums(pen, level, state.places, room, { goal: text('frame.goal'), number })
    motion.each((tile, pose, goal) => {
      const isPicked = picked !== undefined && nameOf(picked) === tile
      const lifted = { ...pose, y: pose.y - (isPicked ? LIFT : 0) }
      faces.draw(pen, tile, lifted, goal.unit)
      const hinted = shine((move) =>
        isPut(move) ? nameOf(putIn(move).tile) === tile : nameOf(state.places[placeIn(move)]! >> 1) === tile,
      )
      if (isPicked || hinted > 0) {
        const { x, y, width, height } = boxOf({ ...lifted, turn: Math.round(goal.turn) })
        halo(
          pen,
          { x: x + 3, y: y + 3, width: width - 6, height: height - 6 },
          pose.unit * 0.17,
          hinted || 0.2,
        )
      }
    })
    for (const [at, pose] of room.places.entries()) if (level.fixed[at]) drawNail(pen, pose)
    drawJoints(pen, level, state.places, room)
    drawCaption(pen, captionOf(state), room.words)
    hands.draw(pen)
  }
  function captionOf({ places }: FrameState) {
    if (picked !== undefined) return text('frame.place')
    return places.includes(EMPTY) ? text('frame.pick') : text('frame.mend')
  }

  return {
    layout: (size, state) => place(size, state),
    show(state) {
      picked = undefined
      glow = undefined
      turnedAt = new Set()
      hands.clear()
      level = frameLevel(state.level)
      room ??= frameRoom({ width: 1, height: 1 }, level)
    },
    play({ input, after }) {
      picked = undefined
      glow = undefined
      const at = placeIn(input)
      if (isTurn(input)) turnedAt.add(at)
      else turnedAt.delete(at)
      motion.glide(spots(after), room.places[at]!, GLIDE_SECONDS)
      host.sound(isPut(input) ? 'place' : isTurn(input) ? 'flip' : 'move')
      if (isPut(input)) tools.effects.burst(room.places[at]!, { count: 5, speed: 70, size: 4, life: 0.4 })
      return GLIDE_SECONDS
    },
    draw,
    point(move) {
      const mine = { move, k: 0 }
      glow = mine
      picked = isPut(move) ? putIn(move).tile : undefined
      tools.effects.tween(HINT_SECONDS, (k) => (mine.k = k), {
        ease: ease.linear,
        done: () => glow === mine && (glow = undefined),
      })
    },
    path(move) {
      const to = room.places[placeIn(move)]!
      if (!isPut(move)) return [to]
      const from = room.tray[loose().indexOf(putIn(move).tile)]!
      return [from, to]
    },
    cheer() {
      for (const pose of room.places) tools.effects.burst(pose, { count: 4, speed: 90, life: 0.6 })
      return 0.4
    },
    down(at) {
      if (!hands.down(at)) picked = undefined
      tools.redraw()
    },
    key(key) {
      if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
}
