import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameDefinition, GameHandle, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, signed } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { paintBackdrop, roomOf } from './backdrop.ts'
import type { Brush } from './brush.ts'
import { canvasBrush } from './canvas-brush.ts'
import { trail } from './trail.ts'
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

/** Runs one small game on a canvas. */
export function mountMicro<Definition extends GameDefinition>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, number>,
  scene: Scene,
  controls: Controls,
): GameHandle {
  const { host, text, number } = context
  let run: Run<number> = context.open()
  let room = roomOf({ width: 1, height: 1 })
  let night: HTMLCanvasElement | undefined
  let started = false
  let ended = 0
  let times = 1
  let shown = ''
  let brush: Brush | undefined
  const tail = trail(scene.trail)
  const waking = wakingTouch()
  const state = () => (run.sim as MicroSim).state
  const eye = () => scene.camera?.(state()) ?? { x: 0, y: 0 }
  const onCanvas = (x: number, y: number): Point => {
    const { x: eyeX, y: eyeY } = eye()
    return { x: room.left + (x - eyeX) * room.scale, y: room.top + (y - eyeY) * room.scale }
  }
  const fieldOf = ({ x, y }: Point): Point => {
    const { x: eyeX, y: eyeY } = eye()
    return { x: (x - room.left) / room.scale + eyeX, y: (y - room.top) / room.scale + eyeY }
  }
  const guide = coach(() => {
    const { x, y } = scene.hero(state())
    return [onCanvas(x, y + 14)]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      room = roomOf(size)
      const wish = {
        kind: scene.backdrop,
        waterline: scene.waterline ?? 300,
        seed: context.definition.gameId,
      }
      night = paintBackdrop(room, canvas.width / size.width, wish)
      paintStill(night)
    },
    draw: (painted) => draw(painted),
    tick: () => tick(),
    down(at) {
      controls.down?.(fieldOf(at), state())
      begin()
    },
    key(key, event) {
      if (event.repeat) return true
      if (!controls.key(key)) return false
      begin()
      return true
    },
  })

  function begin() {
    if (started) return
    started = true
    guide.dismiss()
    host.playing(true)
    host.sound('tap')
    if (!scene.wakes) return
    controls.reset?.()
    waking.begin()
  }

  function draw({ pen, time }: Stage) {
    brush ??= canvasBrush(pen)
    if (night) copyWhole(pen, night)
    const { x, y } = eye()
    pen.save()
    pen.translate(room.left, room.top)
    pen.scale(room.scale, room.scale)
    pen.translate(-x, -y)
    tail.draw(brush)
    scene.draw(state(), brush, lookAt(x, y, time))
    controls.draw?.(brush, state())
    if (!started && !guide.showing) beckon(brush, time)
    pen.restore()
    guide.draw(pen, time)
  }

  /** The parts of the field that stand still go into the backdrop. */
  function paintStill(image: HTMLCanvasElement) {
    const pen = image.getContext('2d')
    if (!pen || !scene.still) return
    pen.translate(room.left, room.top)
    pen.scale(room.scale, room.scale)
    scene.still(canvasBrush(pen), lookAt(0, 0, 0))
  }

  function lookAt(x: number, y: number, seconds: number): Look {
    const { left, top, scale, width, height } = room
    return {
      left: x - left / scale,
      right: x + (width - left) / scale,
      top: y - top / scale,
      bottom: y + (height - top) / scale,
      seconds,
      calm: context.reducedMotion,
      gone: Math.min(1, ended / OVER_AFTER_TICKS),
    }
  }

  /** A ring that breathes around the hero: press when you are ready. */
  function beckon(onto: Brush, seconds: number) {
    const { x, y } = scene.hero(state())
    const k = context.reducedMotion ? 0.4 : (seconds * 0.9) % 1
    onto.ring(x, y, 22 + k * 22, 4, '#ffffff', 0.75 * (1 - k))
  }

  function tick() {
    if (!started) return
    if (state().over) {
      ended++
      if (ended === OVER_AFTER_TICKS) finish()
      return
    }
    const events = run.apply(waking.heard(controls.input(stage, fieldOf, state())))
    const { x, y } = scene.hero(state())
    tail.step(x, y)
    for (const event of events) show(event)
    showTimes()
  }

  function show(event: SimEvent) {
    const { kind, x = 0, y = 0, amount } = event
    const feel = { ...USUAL[kind], ...scene.feel[kind] }
    const at = onCanvas(x, y)
    const rising = kind === 'score' ? Math.min(12, state().combo) : 0
    if (feel.sound) host.sound(feel.sound, (feel.pitch ?? 0) + rising)
    if (feel.sparks)
      stage.effects.burst(at, {
        count: feel.count ?? 12,
        colors: [feel.sparks, '#ffffff'],
        size: 6 * room.scale,
        speed: 170 * room.scale,
      })
    if (feel.quake) stage.effects.quake(feel.quake)
    if (amount !== undefined)
      stage.effects.rise(
        signed(`+${number(amount)}`),
        { x: at.x, y: at.y - 16 },
        kind === 'bonus' ? '#8dfff0' : '#ffe066',
      )
    if (kind === 'over') ended = -STILL_AT_THE_END
    if (kind === 'over') host.vibrate()
  }

  function showTimes() {
    const now = timesOf(state())
    if (now > times) {
      host.sound('boost')
      host.happy(0.3)
      const { x, y } = scene.hero(state())
      stage.effects.rise(signed(`×${number(now)}`), onCanvas(x, y - 30), '#ff86c2')
    }
    times = now
    showHud()
  }

  function showHud() {
    const value = signed(`×${number(timesOf(state()))}`)
    if (value === shown) return
    shown = value
    host.hud([{ id: 'combo', label: text('hud.combo'), value }])
  }

  function finish() {
    host.playing(false)
    host.announce(text('say.over', { score: number(state().score) }))
    host.over()
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    started = false
    ended = 0
    times = 1
    tail.clear()
    stage.effects.clear()
    controls.reset?.()
    showHud()
    host.sound('deal')
    stage.invalidate()
  }

  showHud()
  host.ready()
  return { pause: stage.pause, resume: stage.resume, restart, destroy: stage.destroy }
}
