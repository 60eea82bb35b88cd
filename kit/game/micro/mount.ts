import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameDefinition, GameHandle, RunWish, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { paintBackdrop, roomOf } from './backdrop.ts'
import type { Brush } from './brush.ts'
import { trail } from './trail.ts'
import { wakingTouch } from './waking.ts'
import { timesOf, type Base } from './rules.ts'
import type { Feel, Scene } from './scene.ts'
import { OVER_AFTER_TICKS, type Arcade, state, onCanvas, fieldOf } from './arcade.ts'
import { drawArcade, paintStill } from './arcade-picture.ts'

/** Maps pointer and keyboard to a tick's input. */
export interface Controls {
  /** The pointer was pressed at this point of the field. */
  down?(at: Point, state: Base): void
  /** The space bar alone can play the game. */
  readonly hasSpace?: boolean
  /** Returns true when the game uses the key. */
  key(key: string): boolean
  input(stage: Stage, fieldOf: (at: Point) => Point, state: Base): number
  /** Draws the cursor of the keyboard. */
  draw?(brush: Brush, state: Base): void
  /** Forgets pressed keys. */
  reset?(): void
}
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
  const guide = coach(
    () => {
      const { x, y } = scene.hero(state(arcade))
      return [onCanvas(arcade, x, y + 14)]
    },
    context.firstTime,
    { hasSpace: controls.hasSpace ?? false },
  )
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(arcade, size),
    draw: (painted) => drawArcade(arcade, painted),
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
  if (kind === 'over') {
    host.vibrate()
    arcade.tail.clear()
  }
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
