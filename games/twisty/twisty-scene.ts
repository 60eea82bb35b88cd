import type { GameHost } from '#kit/game/contract.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawBody, drawFloor } from './body-look.ts'
import type { TwistyDefinition } from './definitions.ts'
import { extentOf, homeEye, look, type Eye, type Motion } from './eye.ts'
import { goalFrame, layOut, onScreen, type Frame } from './frame.ts'
import type { Body } from './geometry.ts'
import { faceColor } from './palette.ts'
import { solvedColors, type TwistyState } from './rules.ts'
import { bodyOf } from './shapes.ts'
import { drawSwipe } from './swipe-look.ts'
import { stickerAt, swipeFor, turnOf } from './swipes.ts'

const TURN_SECONDS = 0.24
const STEP_SECONDS = 0.12
const HINT_SECONDS = 2.4
const CHEER_SECONDS = 1.2
const SWIPE_PIXELS = 14
const LOOK_RADIANS = 0.009
const STEEPEST = 1.25
/** Angles tried for a turn that cannot be shown from the current one. */
const YAWS = [0, 0.8, -0.8, 1.6, -1.6, 2.4, -2.4, 3.14] as const
const PITCHES = [0.5, -0.5] as const

/** The body in its current state, the eye and the finger. */
interface TwistyTable {
  readonly tools: SceneTools<TwistyDefinition, TwistyState, number>
  readonly host: GameHost
  readonly body: Body
  readonly extent: readonly [number, number]
  frame: Frame
  goal: Frame | undefined
  eye: Eye
  motion: Motion | undefined
  shownColors: string
  grip: { readonly sticker: number | undefined; readonly from: Point } | undefined
  lastAt: Point
  chosen: number | undefined
  pointing: { readonly turn: number; k: number } | undefined
}

/** Swiping over a sticker makes a turn, dragging beside the body rotates the view. */
export function twistyScene(
  tools: SceneTools<TwistyDefinition, TwistyState, number>,
): Scene<TwistyState, number> {
  const { context } = tools
  const { host } = context
  const body = bodyOf(context.definition.shape)
  const extent = extentOf(body)
  const table: TwistyTable = {
    tools,
    host,
    body,
    extent,
    frame: { centre: { x: 0, y: 0 }, scale: 1 },
    goal: undefined,
    eye: homeEye(body),
    motion: undefined,
    shownColors: '',
    grip: undefined,
    lastAt: { x: 0, y: 0 },
    chosen: undefined,
    pointing: undefined,
  }
  return {
    layout(size) {
      table.frame = layOut(body, extent, size)
      table.goal = body.flat ? goalFrame(extent, table.frame, size) : undefined
    },
    show({ colors }) {
      table.shownColors = colors
      table.motion = table.grip = table.pointing = undefined
    },
    play: (move) => play(table, move),
    draw: (pen) => drawTable(table, pen),
    point: (turn) => point(table, turn),
    path: (turn) => withSwipe(table, turn, table.eye) ?? [],
    cheer: () => cheer(table),
    down: (at) => press(table, at),
    move(at, from) {
      if (from && table.grip?.sticker === undefined && table.grip) lookAround(table, at)
      else if (from) swipe(table, at)
      table.lastAt = at
    },
    up(at) {
      if (table.grip) swipe(table, at)
      table.grip = undefined
    },
    key: (pressed) => key(table, pressed),
  }
}

const seen = (table: TwistyTable) => look(table.body, table.eye, table.motion)

const withSwipe = (table: TwistyTable, turn: number, from: Eye) =>
  swipeFor(table.frame, table.body, from, look(table.body, from), turn)

function play(table: TwistyTable, { input, before, after, events }: Played<TwistyState, number>): number {
  const turn = table.body.turns[input]!
  const seconds = Math.abs(turn.angle) < 0.6 ? STEP_SECONDS : TURN_SECONDS
  table.shownColors = before.colors
  table.pointing = undefined
  table.host.sound('move', (input % 5) - 2)
  table.tools.effects.tween(seconds, (k) => (table.motion = { turn, k }), {
    ease: ease.inOut,
    done: () => {
      table.motion = undefined
      table.shownColors = after.colors
      if (events[0]?.kind === 'face') praise(table, before, after)
    },
  })
  return seconds + 0.05
}

/** Sparks over newly completed faces. */
function praise(table: TwistyTable, before: TwistyState, after: TwistyState) {
  table.host.sound('score', 3)
  table.host.happy(0.25)
  for (let face = 0; face < table.body.faces; face++) {
    if (isPure(table, before, face) || !isPure(table, after, face)) continue
    const places = seen(table).filter(
      ({ index, facing }) => table.body.stickers[index]!.face === face && facing > 0,
    )
    for (const { middle, index } of places)
      table.tools.effects.burst(onScreen(table.frame, middle), {
        count: 4,
        colors: [faceColor(Number(after.colors[index])), '#fff6d8'],
        speed: 120,
      })
  }
}

const isPure = (table: TwistyTable, { colors }: TwistyState, face: number) =>
  new Set(table.body.stickers.flatMap((sticker, index) => (sticker.face === face ? [colors[index]] : [])))
    .size === 1

function swipe(table: TwistyTable, at: Point) {
  if (!table.grip || table.motion) return
  const way = { x: at.x - table.grip.from.x, y: at.y - table.grip.from.y }
  if (table.grip.sticker === undefined || Math.hypot(way.x, way.y) < SWIPE_PIXELS) return
  const turn = turnOf(table.frame, table.body, table.eye, table.grip.sticker, way)
  const isRing = table.body.stickers[table.grip.sticker]!.round !== undefined
  // A ring follows the finger on; everything else turns once per swipe.
  table.grip = isRing
    ? { sticker: stickerAt(table.frame, table.body, seen(table), at) ?? table.grip.sticker, from: at }
    : undefined
  if (turn !== undefined) table.tools.send(turn)
  else if (!isRing) table.host.sound('bad')
}

function lookAround(table: TwistyTable, at: Point) {
  if (table.body.flat) return
  const [dx, dy] = [at.x - table.lastAt.x, at.y - table.lastAt.y]
  turnEye(table, dx * LOOK_RADIANS, dy * LOOK_RADIANS)
}

function turnEye(table: TwistyTable, yaw: number, pitch: number) {
  table.eye = {
    yaw: table.eye.yaw + yaw,
    pitch: Math.max(-STEEPEST, Math.min(STEEPEST, table.eye.pitch + pitch)),
  }
  table.tools.redraw()
}

/** Rotates the view to where the turn can be made, and shows the swipe. */
function point(table: TwistyTable, turn: number) {
  const current = { turn, k: 0 }
  table.pointing = current
  table.chosen = undefined
  if (!withSwipe(table, turn, table.eye)) {
    const start = table.eye
    const eyes = PITCHES.flatMap((pitch) => YAWS.map((yaw): Eye => ({ yaw: start.yaw + yaw, pitch })))
    const better = eyes.find((one) => withSwipe(table, turn, one)) ?? start
    table.tools.effects.tween(
      0.5,
      (k) =>
        (table.eye = {
          yaw: start.yaw + (better.yaw - start.yaw) * k,
          pitch: start.pitch + (better.pitch - start.pitch) * k,
        }),
      { ease: ease.inOut },
    )
  }
  table.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => table.pointing === current && (table.pointing = undefined),
  })
}

/** Selects the next wheel for the arrow keys; a wheel is a turn and its inverse. */
function choose(table: TwistyTable, step: number) {
  const wheels = [...table.body.turns.keys()].filter((turn) => table.body.turns[turn]!.back >= turn)
  const now = table.chosen === undefined ? (step > 0 ? -1 : 0) : wheels.indexOf(table.chosen)
  table.chosen = wheels[(now + step + wheels.length) % wheels.length]
  table.pointing = undefined
  table.host.sound('tap')
  table.tools.redraw()
}

function key(table: TwistyTable, pressed: string): boolean {
  const name = pressed.toLowerCase()
  if (name === 'arrowleft') choose(table, -1)
  else if (name === 'arrowright') choose(table, 1)
  else if (name === 'arrowup' || name === 'arrowdown' || name === 'enter' || name === ' ') {
    if (table.motion) return true
    if (table.chosen === undefined) choose(table, 1)
    else table.tools.send(name === 'arrowdown' ? table.body.turns[table.chosen]!.back : table.chosen)
  } else if (!table.body.flat && name === 'a') turnEye(table, -0.35, 0)
  else if (!table.body.flat && name === 'd') turnEye(table, 0.35, 0)
  else if (!table.body.flat && name === 'w') turnEye(table, 0, -0.3)
  else if (!table.body.flat && name === 's') turnEye(table, 0, 0.3)
  else return false
  return true
}

function drawTable(table: TwistyTable, pen: CanvasRenderingContext2D) {
  drawFloor(pen, table.frame, table.body, table.extent)
  if (table.goal) {
    drawFloor(pen, table.goal, table.body, table.extent)
    drawBody(pen, table.goal, table.body, look(table.body, table.eye), solvedColors(table.body), undefined)
  }
  const marked = table.pointing?.turn ?? table.chosen
  const strength = table.pointing ? 0.4 + 0.4 * Math.sin(table.pointing.k * 26) : 0.7
  const lit =
    marked === undefined || table.motion
      ? undefined
      : { held: new Set(table.body.turns[marked]!.held), strength }
  drawBody(pen, table.frame, table.body, seen(table), table.shownColors, lit)
  const path = table.pointing && !table.motion ? withSwipe(table, table.pointing.turn, table.eye) : undefined
  if (path && table.pointing) drawSwipe(pen, path, table.pointing.k)
}

function cheer(table: TwistyTable) {
  const start = table.eye
  if (!table.body.flat)
    table.tools.effects.tween(
      CHEER_SECONDS,
      (k) => (table.eye = { ...start, yaw: start.yaw + k * 2 * Math.PI }),
      {
        ease: ease.inOut,
        done: () => (table.eye = start),
      },
    )
  return table.body.flat ? 0.3 : CHEER_SECONDS
}

function press(table: TwistyTable, at: Point) {
  table.lastAt = at
  table.chosen = undefined
  table.grip = { sticker: stickerAt(table.frame, table.body, seen(table), at), from: at }
  if (table.grip.sticker !== undefined) table.host.sound('tap')
}
