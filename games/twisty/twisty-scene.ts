import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawBody, drawFloor } from './body-look.ts'
import type { TwistyDefinition } from './definitions.ts'
import { extentOf, homeEye, look, type Eye, type Motion } from './eye.ts'
import { goalFrame, layOut, onScreen, type Frame } from './frame.ts'
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
/** Ways to look at a body from all around, for a turn that cannot be shown from here. */
const YAWS = [0, 0.8, -0.8, 1.6, -1.6, 2.4, -2.4, 3.14] as const
const PITCHES = [0.5, -0.5] as const

/** A body to be twisted: a swipe over a sticker turns what moves it that way, a drag beside it looks around. */
export function twistyScene(
  tools: SceneTools<TwistyDefinition, TwistyState, number>,
): Scene<TwistyState, number> {
  const { context } = tools
  const { host } = context
  const body = bodyOf(context.definition.shape)
  const extent = extentOf(body)
  let frame: Frame = { centre: { x: 0, y: 0 }, scale: 1 }
  let goal: Frame | undefined
  let eye = homeEye(body)
  let motion: Motion | undefined
  let shownColors = ''
  let grip: { readonly sticker: number | undefined; readonly from: Point } | undefined
  let lastAt: Point = { x: 0, y: 0 }
  let chosen: number | undefined
  let pointing: { readonly turn: number; k: number } | undefined

  const seen = () => look(body, eye, motion)
  const withSwipe = (turn: number, from: Eye) => swipeFor(frame, body, from, look(body, from), turn)

  function play({ input, before, after, events }: Played<TwistyState, number>): number {
    const turn = body.turns[input]!
    const seconds = Math.abs(turn.angle) < 0.6 ? STEP_SECONDS : TURN_SECONDS
    shownColors = before.colors
    pointing = undefined
    host.sound('move', (input % 5) - 2)
    tools.effects.tween(seconds, (k) => (motion = { turn, k }), {
      ease: ease.inOut,
      done: () => {
        motion = undefined
        shownColors = after.colors
        if (events[0]?.kind === 'face') praise(before, after)
      },
    })
    return seconds + 0.05
  }

  /** Sparks over the faces that have come together. */
  function praise(before: TwistyState, after: TwistyState) {
    host.sound('score', 3)
    host.happy(0.25)
    for (let face = 0; face < body.faces; face++) {
      if (isPure(before, face) || !isPure(after, face)) continue
      const places = seen().filter(({ index, facing }) => body.stickers[index]!.face === face && facing > 0)
      for (const { middle, index } of places)
        tools.effects.burst(onScreen(frame, middle), {
          count: 4,
          colors: [faceColor(Number(after.colors[index])), '#fff6d8'],
          speed: 120,
        })
    }
  }

  const isPure = ({ colors }: TwistyState, face: number) =>
    new Set(body.stickers.flatMap((sticker, index) => (sticker.face === face ? [colors[index]] : [])))
      .size === 1

  function swipe(at: Point) {
    if (!grip || motion) return
    const way = { x: at.x - grip.from.x, y: at.y - grip.from.y }
    if (grip.sticker === undefined || Math.hypot(way.x, way.y) < SWIPE_PIXELS) return
    const turn = turnOf(frame, body, eye, grip.sticker, way)
    const isRing = body.stickers[grip.sticker]!.round !== undefined
    // A ring goes on round under the finger; everything else turns once a swipe.
    grip = isRing ? { sticker: stickerAt(frame, body, seen(), at) ?? grip.sticker, from: at } : undefined
    if (turn !== undefined) tools.send(turn)
    else if (!isRing) host.sound('bad')
  }

  function lookAround(at: Point) {
    if (body.flat) return
    const [dx, dy] = [at.x - lastAt.x, at.y - lastAt.y]
    turnEye(dx * LOOK_RADIANS, dy * LOOK_RADIANS)
  }

  function turnEye(yaw: number, pitch: number) {
    eye = { yaw: eye.yaw + yaw, pitch: Math.max(-STEEPEST, Math.min(STEEPEST, eye.pitch + pitch)) }
    tools.redraw()
  }

  /** Looks from where the turn can be made, and shows the swipe. */
  function point(turn: number) {
    const current = { turn, k: 0 }
    pointing = current
    chosen = undefined
    if (!withSwipe(turn, eye)) {
      const start = eye
      const eyes = PITCHES.flatMap((pitch) => YAWS.map((yaw): Eye => ({ yaw: start.yaw + yaw, pitch })))
      const better = eyes.find((one) => withSwipe(turn, one)) ?? start
      tools.effects.tween(
        0.5,
        (k) =>
          (eye = {
            yaw: start.yaw + (better.yaw - start.yaw) * k,
            pitch: start.pitch + (better.pitch - start.pitch) * k,
          }),
        { ease: ease.inOut },
      )
    }
    tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
      ease: ease.linear,
      done: () => pointing === current && (pointing = undefined),
    })
  }

  /** The next wheel that the arrow keys turn; a wheel is a turn and its way back. */
  function choose(step: number) {
    const wheels = [...body.turns.keys()].filter((turn) => body.turns[turn]!.back >= turn)
    const now = chosen === undefined ? (step > 0 ? -1 : 0) : wheels.indexOf(chosen)
    chosen = wheels[(now + step + wheels.length) % wheels.length]
    pointing = undefined
    host.sound('tap')
    tools.redraw()
  }

  function key(pressed: string): boolean {
    const name = pressed.toLowerCase()
    if (name === 'arrowleft') choose(-1)
    else if (name === 'arrowright') choose(1)
    else if (name === 'arrowup' || name === 'arrowdown' || name === 'enter' || name === ' ') {
      if (motion) return true
      if (chosen === undefined) choose(1)
      else tools.send(name === 'arrowdown' ? body.turns[chosen]!.back : chosen)
    } else if (!body.flat && name === 'a') turnEye(-0.35, 0)
    else if (!body.flat && name === 'd') turnEye(0.35, 0)
    else if (!body.flat && name === 'w') turnEye(0, -0.3)
    else if (!body.flat && name === 's') turnEye(0, 0.3)
    else return false
    return true
  }

  return {
    layout(size) {
      frame = layOut(body, extent, size)
      goal = body.flat ? goalFrame(extent, frame, size) : undefined
    },
    show({ colors }) {
      shownColors = colors
      motion = grip = pointing = undefined
    },
    play,
    draw(pen) {
      drawFloor(pen, frame, body, extent)
      if (goal) {
        drawFloor(pen, goal, body, extent)
        drawBody(pen, goal, body, look(body, eye), solvedColors(body), undefined)
      }
      const marked = pointing?.turn ?? chosen
      const strength = pointing ? 0.4 + 0.4 * Math.sin(pointing.k * 26) : 0.7
      const lit =
        marked === undefined || motion ? undefined : { held: new Set(body.turns[marked]!.held), strength }
      drawBody(pen, frame, body, seen(), shownColors, lit)
      const path = pointing && !motion ? withSwipe(pointing.turn, eye) : undefined
      if (path && pointing) drawSwipe(pen, path, pointing.k)
    },
    point,
    path: (turn) => withSwipe(turn, eye) ?? [],
    cheer() {
      const start = eye
      if (!body.flat)
        tools.effects.tween(CHEER_SECONDS, (k) => (eye = { ...start, yaw: start.yaw + k * 2 * Math.PI }), {
          ease: ease.inOut,
          done: () => (eye = start),
        })
      return body.flat ? 0.3 : CHEER_SECONDS
    },
    down(at) {
      lastAt = at
      chosen = undefined
      grip = { sticker: stickerAt(frame, body, seen(), at), from: at }
      if (grip.sticker !== undefined) host.sound('tap')
    },
    move(at, from) {
      if (from && grip?.sticker === undefined && grip) lookAround(at)
      else if (from) swipe(at)
      lastAt = at
    },
    up(at) {
      if (grip) swipe(at)
      grip = undefined
    },
    key,
  }
}
