import { coach, type Coach } from '#kit/game/coach.ts'
import type {
  GameContext,
  GameDefinition,
  GameHandle,
  Run,
  RunWish,
  SimEvent,
  GameHost,
} from '#kit/game/contract.ts'
import { copyWhole, signed } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { paintBackdrop, roomOf, type Room } from './backdrop.ts'
import type { Brush } from './brush.ts'
import { canvasBrush } from './canvas-brush.ts'
import { trail, type Trail } from './trail.ts'
import { wakingTouch } from './waking.ts'
import { timesOf, type Base, type MicroSim } from './rules.ts'
import type { Feel, Look, Scene } from './scene.ts'

/** How fingers and keys become the input of a tick. */
export interface Controls {
  /** A finger went down at a place of the field. */
  down?(at: Point, state: Base): void
  /** Returns true when the game uses the key. */
  key(key: string): boolean
  input(stage: Stage, fieldOf: (at: Point) => Point, state: Base): number
  /** Marks where the keys are. */
  draw?(brush: Brush, state: Base): void
  /** Forgets what was pressed. */
  reset?(): void
}

const OVER_AFTER_TICKS = 42
const STILL_AT_THE_END = 5
const USUAL: Readonly<Record<string, Feel>> = {
  score: { sound: 'score', sparks: '#ffe066' },
  bonus: { sound: 'coin', sparks: '#fff4dc', count: 8 },
  over: { sound: 'lose', sparks: '#ff6b6b', count: 40, quake: 14 },
}

/** A small game on its canvas, from before the first touch to after its end. */
interface Arcade {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<GameDefinition, number>
  readonly scene: Scene
  readonly controls: Controls
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  /** Made once: a tick makes no function anew. */
  readonly fieldOf: (at: Point) => Point
  run: Run<number>
  room: Room
  night: HTMLCanvasElement | undefined
  started: boolean
  ended: number
  times: number
  shown: string
  brush: Brush | undefined
  readonly tail: Trail
  readonly waking: ReturnType<typeof wakingTouch>
  readonly guide: Coach
  readonly stage: Stage
}

/** Runs one small game on a canvas. */
export function mountMicro<Definition extends GameDefinition>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, number>,
  scene: Scene,
  controls: Controls,
): GameHandle {
  const { host, text, number } = context
  const tail = trail(scene.trail)
  const waking = wakingTouch()
  const arcade: Arcade = {
    canvas,
    context,
    scene,
    controls,
    host,
    text,
    number,
    fieldOf: (at) => fieldOf(arcade, at),
    run: context.open(),
    room: roomOf({ width: 1, height: 1 }),
    night: undefined,
    started: false,
    ended: 0,
    times: 1,
    shown: '',
    brush: undefined,
    tail,
    waking,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const guide = coach(() => {
    const { x, y } = scene.hero(state(arcade))
    return [onCanvas(arcade, x, y + 14)]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(arcade, size),
    draw: (painted) => draw(arcade, painted),
    tick: () => tick(arcade),
    down(at) {
      controls.down?.(fieldOf(arcade, at), state(arcade))
      begin(arcade)
    },
    key(key, event) {
      if (event.repeat) return true
      if (!controls.key(key)) return false
      begin(arcade)
      return true
    },
  })
  showHud(arcade)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(arcade, wish),
    destroy: stage.destroy,
  }
}

const state = (arcade: Arcade) => (arcade.run.sim as MicroSim).state

const eye = (arcade: Arcade) => arcade.scene.camera?.(state(arcade)) ?? { x: 0, y: 0 }

function onCanvas(arcade: Arcade, x: number, y: number): Point {
  const { x: eyeX, y: eyeY } = eye(arcade)
  return {
    x: arcade.room.left + (x - eyeX) * arcade.room.scale,
    y: arcade.room.top + (y - eyeY) * arcade.room.scale,
  }
}

function fieldOf(arcade: Arcade, { x, y }: Point): Point {
  const { x: eyeX, y: eyeY } = eye(arcade)
  return {
    x: (x - arcade.room.left) / arcade.room.scale + eyeX,
    y: (y - arcade.room.top) / arcade.room.scale + eyeY,
  }
}

function begin(arcade: Arcade) {
  const { host } = arcade
  if (arcade.started) return
  arcade.started = true
  arcade.guide.dismiss()
  host.playing(true)
  host.sound('tap')
  if (!arcade.scene.wakes) return
  arcade.controls.reset?.()
  arcade.waking.begin()
}

function draw(arcade: Arcade, { pen, time }: Stage) {
  arcade.brush ??= canvasBrush(pen)
  if (arcade.night) copyWhole(pen, arcade.night)
  const { x, y } = eye(arcade)
  pen.save()
  pen.translate(arcade.room.left, arcade.room.top)
  pen.scale(arcade.room.scale, arcade.room.scale)
  pen.translate(-x, -y)
  arcade.tail.draw(arcade.brush)
  arcade.scene.draw(state(arcade), arcade.brush, lookAt(arcade, x, y, time))
  arcade.controls.draw?.(arcade.brush, state(arcade))
  if (!arcade.started && !arcade.guide.showing) beckon(arcade, arcade.brush, time)
  pen.restore()
  arcade.guide.draw(pen, time)
}

/** The parts of the field that stand still go into the backdrop. */
function paintStill(arcade: Arcade, image: HTMLCanvasElement) {
  const { scene } = arcade
  const pen = image.getContext('2d')
  if (!pen || !scene.still) return
  pen.translate(arcade.room.left, arcade.room.top)
  pen.scale(arcade.room.scale, arcade.room.scale)
  scene.still(canvasBrush(pen), lookAt(arcade, 0, 0, 0))
}

function lookAt(arcade: Arcade, x: number, y: number, seconds: number): Look {
  const { left, top, scale, width, height } = arcade.room
  return {
    left: x - left / scale,
    right: x + (width - left) / scale,
    top: y - top / scale,
    bottom: y + (height - top) / scale,
    seconds,
    calm: arcade.context.reducedMotion,
    gone: Math.min(1, arcade.ended / OVER_AFTER_TICKS),
  }
}

/** A ring that breathes around the hero: press when you are ready. */
function beckon(arcade: Arcade, onto: Brush, seconds: number) {
  const { x, y } = arcade.scene.hero(state(arcade))
  const k = arcade.context.reducedMotion ? 0.4 : (seconds * 0.9) % 1
  onto.ring(x, y, 22 + k * 22, 4, '#ffffff', 0.75 * (1 - k))
}

function tick(arcade: Arcade) {
  if (!arcade.started) return
  if (state(arcade).over) {
    arcade.ended++
    if (arcade.ended === OVER_AFTER_TICKS) finish(arcade)
    return
  }
  const events = arcade.run.apply(
    arcade.waking.heard(arcade.controls.input(arcade.stage, arcade.fieldOf, state(arcade))),
  )
  const { x, y } = arcade.scene.hero(state(arcade))
  arcade.tail.step(x, y)
  for (const event of events) show(arcade, event)
  showTimes(arcade)
}

function show(arcade: Arcade, event: SimEvent) {
  const { host } = arcade
  const { kind, x = 0, y = 0, amount } = event
  const feel = { ...USUAL[kind], ...arcade.scene.feel[kind] }
  const at = onCanvas(arcade, x, y)
  const rising = kind === 'score' ? Math.min(12, state(arcade).combo) : 0
  if (feel.sound) host.sound(feel.sound, (feel.pitch ?? 0) + rising)
  if (feel.sparks)
    arcade.stage.effects.burst(at, {
      count: feel.count ?? 12,
      colors: [feel.sparks, '#ffffff'],
      size: 6 * arcade.room.scale,
      speed: 170 * arcade.room.scale,
    })
  if (feel.quake) arcade.stage.effects.quake(feel.quake)
  if (amount !== undefined)
    arcade.stage.effects.rise(
      signed(`+${arcade.number(amount)}`),
      { x: at.x, y: at.y - 16 },
      kind === 'bonus' ? '#8dfff0' : '#ffe066',
    )
  if (kind === 'over') arcade.ended = -STILL_AT_THE_END
  if (kind === 'over') host.vibrate()
}

function showTimes(arcade: Arcade) {
  const { host } = arcade
  const now = timesOf(state(arcade))
  if (now > arcade.times) {
    host.sound('boost')
    host.happy(0.3)
    const { x, y } = arcade.scene.hero(state(arcade))
    arcade.stage.effects.rise(signed(`×${arcade.number(now)}`), onCanvas(arcade, x, y - 30), '#ff86c2')
  }
  arcade.times = now
  showHud(arcade)
}

function showHud(arcade: Arcade) {
  const value = signed(`×${arcade.number(timesOf(state(arcade)))}`)
  if (value === arcade.shown) return
  arcade.shown = value
  arcade.host.hud([{ id: 'combo', label: arcade.text('hud.combo'), value }])
}

function finish(arcade: Arcade) {
  const { host } = arcade
  host.playing(false)
  host.announce(arcade.text('say.over', { score: arcade.number(state(arcade).score) }))
  host.over()
}

function restart(arcade: Arcade, wish?: RunWish) {
  arcade.run = arcade.context.fresh(wish)
  arcade.started = false
  arcade.ended = 0
  arcade.times = 1
  arcade.tail.clear()
  arcade.stage.effects.clear()
  arcade.controls.reset?.()
  showHud(arcade)
  arcade.host.sound('deal')
  arcade.stage.invalidate()
}

function layout(arcade: Arcade, size: StageSize) {
  const { scene } = arcade
  arcade.room = roomOf(size)
  const wish = {
    kind: scene.backdrop,
    waterline: scene.waterline ?? 300,
    seed: arcade.context.definition.gameId,
  }
  arcade.night = paintBackdrop(arcade.room, arcade.canvas.width / size.width, wish)
  paintStill(arcade, arcade.night)
}
