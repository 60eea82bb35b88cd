import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, RunWish } from '#kit/game/contract.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import type { PlatformerDefinition } from './definitions.ts'
import { newActor } from './draw-hero.ts'
import { movesOf } from './moves.ts'
import { openPads, type Pads } from './pads.ts'
import { themeOf } from './themes.ts'
import { begin, showHud, type Trip } from './trip.ts'
import { draw } from './trip-picture.ts'
import { tick } from './trip-ticks.ts'

/** Runs one game on a canvas. */
export function mountPlatformer(
  canvas: HTMLCanvasElement,
  context: GameContext<PlatformerDefinition, number>,
): GameHandle {
  const { host, text, number, definition, reducedMotion: calm } = context
  const { kind } = definition
  const theme = themeOf[kind]
  // The stage draws its first picture while it opens.
  const brush = canvasBrush(canvas.getContext('2d')!)
  const heard = new Map<string, number>()

  const trip: Trip = {
    canvas,
    context,
    host,
    text,
    number,
    calm,
    kind,
    theme,
    get pads() {
      return pads
    },
    brush,
    run: context.open(),
    size: { width: 320, height: 480 },
    camera: undefined,
    backdrop: undefined,
    strips: undefined,
    actor: newActor(),
    started: false,
    ended: 0,
    clock: 0,
    sprung: 0,
    shown: '',
    heard,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const pads: Pads = openPads(canvas, movesOf[kind], () => begin(trip))
  const guide: Coach = coach(() => pads.coach(), context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: calm,
    layout: (now) => resize(trip, now),
    draw: (stage) => draw(trip, stage),
    tick: () => tick(trip),
    down: () => begin(trip),
    key: (key) => pads.key(key),
  })
  showHud(trip)
  host.ready()

  return {
    pause() {
      pads.clear()
      stage.pause()
    },
    resume: stage.resume,
    restart: (wish) => restart(trip, wish),
    destroy() {
      pads.destroy()
      stage.destroy()
    },
  }
}

function restart(trip: Trip, wish?: RunWish) {
  const { context, host, heard } = trip
  trip.run = context.fresh(wish)
  trip.started = false
  trip.ended = 0
  trip.camera = undefined
  trip.strips = undefined
  trip.actor = newActor()
  heard.clear()
  trip.stage.effects.clear()
  trip.pads.clear()
  showHud(trip)
  host.sound('deal')
  trip.stage.invalidate()
}

function resize(trip: Trip, now: StageSize) {
  trip.size = now
  trip.pads.layout(now)
  trip.backdrop = trip.strips = undefined
  trip.camera = undefined
}
