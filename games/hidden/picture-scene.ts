import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { aimedAt } from './aim.ts'
import { SIDE } from './board.ts'
import type { HiddenDefinition } from './definitions.ts'
import { boardOf } from './hunts.ts'
import { GAP, hasStrip, lampOf, stripOf } from './picture-art.ts'
import { legalOf, type HuntState } from './rules.ts'
import { nearestAhead } from './steps.ts'
import { type PictureTable, board, inField, placeOf, isIn } from './picture-table.ts'
import { drawPicture } from './picture-draw.ts'

const MARGIN = 10
const RING_SECONDS = 0.35
const FLY_SECONDS = 0.4
const CROSS_SECONDS = 0.7
const HINT_SECONDS = 2.2

/** The scene of every hunt: pictures, marks and input. */
export function pictureScene(
  tools: SceneTools<HiddenDefinition, HuntState, number>,
): Scene<HuntState, number> {
  const { context } = tools
  const { host } = context
  const { hunt } = context.definition
  const scene: PictureTable = {
    tools,
    host,
    hunt,
    scale: 1,
    first: { x: 0, y: 0 },
    second: undefined,
    strip: { x: 0, y: 0 },
    grown: new Map<number, number>(),
    crosses: [],
    flying: [],
    hinted: undefined,
    cursor: undefined,
    light: undefined,
  }
  return {
    layout: (size, state) => layout(scene, size, state),
    show: () => show(scene),
    play: (move) => play(scene, move),
    draw: (pen) => drawPicture(scene, pen),
    point: (input) => point(scene, input),
    path: (input) => [placeOf(scene, input)],
    down: (at) => down(scene, at),
    key: (key) => pressKey(scene, key),
  }
}

const choices = (scene: PictureTable) => legalOf(scene.hunt, scene.tools.state())

function inputAt(scene: PictureTable, at: Point): number | undefined {
  const inSecond = scene.second && inField(scene, at, scene.second)
  const isSecond = inSecond !== undefined && isIn(scene, inSecond)
  const field = isSecond ? inSecond : inField(scene, at)
  return aimedAt(scene.hunt, board(scene), scene.tools.state(), {
    field,
    strip: inField(scene, at, scene.strip),
    isSecond,
  })
}

function motion(scene: PictureTable, seconds: number, paint: (k: number) => void, done?: () => void) {
  scene.tools.effects.tween(seconds, paint, done ? { done } : {})
}

function cross(scene: PictureTable, at: Point) {
  const mark = { at, k: 0 }
  scene.crosses.push(mark)
  motion(
    scene,
    CROSS_SECONDS,
    (k) => (mark.k = k),
    () => (scene.crosses = scene.crosses.filter((one) => one !== mark)),
  )
}

function layout(scene: PictureTable, { width, height }: StageSize, state: HuntState) {
  const { hunt } = scene
  const { height: high, other } = boardOf(hunt, state.level)
  const below = hasStrip(hunt) ? stripOf(hunt) + GAP : 0
  const wide = other && width > height
  const whole = {
    width: wide ? SIDE * 2 + GAP : SIDE,
    height: other && !wide ? high * 2 + GAP : high + below,
  }
  scene.scale = Math.min((width - 2 * MARGIN) / whole.width, (height - 2 * MARGIN) / whole.height)
  scene.first = { x: (width - whole.width * scene.scale) / 2, y: (height - whole.height * scene.scale) / 2 }
  scene.second = other && {
    x: scene.first.x + (wide ? (SIDE + GAP) * scene.scale : 0),
    y: scene.first.y + (wide ? 0 : (high + GAP) * scene.scale),
  }
  scene.strip = { x: scene.first.x, y: scene.first.y + (high + GAP) * scene.scale }
}

function show(scene: PictureTable) {
  scene.grown = new Map()
  scene.crosses = []
  scene.flying = []
  scene.hinted = scene.cursor = scene.light = undefined
}

function play(scene: PictureTable, { input, before, events }: Played<HuntState, number>) {
  const { host, tools, hunt } = scene
  scene.hinted = undefined
  const kind = events[0]?.kind
  const at = placeOf(scene, input)
  if (kind === 'slip') {
    host.sound('bad')
    host.vibrate()
    tools.effects.quake(4)
    cross(scene, at)
    if (scene.second && hunt === 'spot')
      cross(scene, { x: at.x - scene.first.x + scene.second.x, y: at.y - scene.first.y + scene.second.y })
    return CROSS_SECONDS
  }
  if (kind === 'lamp') {
    host.sound('move')
    const from = lampOf(before)
    const to = lampOf(tools.state())
    motion(
      scene,
      0.22,
      (k) => (scene.light = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }),
      () => (scene.light = undefined),
    )
    return 0.25
  }
  const isFound = kind === 'found'
  host.sound(isFound ? 'score' : 'pop', Math.min(12, tools.state().found.length * 2))
  if (isFound) {
    tools.effects.burst(at, { count: 16, speed: 170 })
  }
  if (hunt === 'heap') {
    const flight = { thing: board(scene).things[input]!, k: 0 }
    scene.flying.push(flight)
    motion(
      scene,
      FLY_SECONDS,
      (k) => (flight.k = k),
      () => (scene.flying = scene.flying.filter((one) => one !== flight)),
    )
    return FLY_SECONDS
  }
  scene.grown.set(input, 0)
  motion(scene, RING_SECONDS, (k) => scene.grown.set(input, k))
  return RING_SECONDS + 0.2
}

function point(scene: PictureTable, input: number) {
  const mark = { input, k: 0 }
  scene.hinted = mark
  scene.tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
    ease: (k) => k,
    done: () => {
      if (scene.hinted === mark) scene.hinted = undefined
    },
  })
}

function down(scene: PictureTable, at: Point) {
  const { tools } = scene
  scene.cursor = undefined
  const input = inputAt(scene, at)
  if (input === undefined) {
    scene.host.sound('tap')
    return tools.redraw()
  }
  tools.send(input)
}

function pressKey(scene: PictureTable, key: string) {
  const { tools } = scene
  if ((key === 'Enter' || key === ' ') && scene.cursor !== undefined) {
    if (choices(scene).includes(scene.cursor)) tools.send(scene.cursor)
    if (!choices(scene).includes(scene.cursor)) scene.cursor = undefined
  } else {
    const open = choices(scene)
    const next = nearestAhead(
      open.map((input) => placeOf(scene, input)),
      scene.cursor === undefined ? -1 : open.indexOf(scene.cursor),
      key,
    )
    if (next === undefined) return false
    scene.cursor = open[next]
    tools.redraw()
  }
  return true
}
