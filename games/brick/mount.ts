import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, signed } from '#kit/game/draw.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { brickLayer } from './brick-layer.ts'
import { controlsOf } from './controls.ts'
import type { BrickDefinition } from './definitions.ts'
import { juice } from './juice.ts'
import { roomOf } from './room.ts'
import type { Look, Pen, Scene } from './scene.ts'
import type { BrickSim } from './sim.ts'
import { stamps as openStamps } from './stamps.ts'
import { timesOf } from './world.ts'

const OVER_AFTER_TICKS = 60
/** Sounds of the same kind this close together are one. */
const QUIET_TICKS = 4
const HIGHEST_PITCH = 19
/** Points from here on are shown where they were made. */
const TELLING_POINTS = 40

/** Runs one game on a canvas. */
export function mountBricks(
  canvas: HTMLCanvasElement,
  context: GameContext<BrickDefinition, number>,
  scene: Scene,
): GameHandle {
  const { host, text, number } = context
  const { rules } = scene
  const controls = controlsOf(rules)
  const stamps = openStamps()
  const show = juice(context.reducedMotion)
  const layer = scene.brick && brickLayer(scene.brick)
  let run: Run<number> = context.open()
  let size: StageSize = { width: 320, height: 480 }
  let room = roomOf(size, rules.field)
  let backdrop: HTMLCanvasElement | undefined
  let started = false
  let ended = 0
  let clock = 0
  let times = 1
  let dip = 0
  let shown = ''
  /** What stood in the cells before this tick, for the colours of what broke. */
  let before: readonly number[] = []
  const heard = new Map<string, number>()
  const world = () => (run.sim as BrickSim).world
  const guide = coach(() => scene.coach.map(room.toCanvas), context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      room = roomOf(now, rules.field)
      const sharpness = (room.scale * canvas.width) / now.width
      stamps.sharpen(sharpness)
      layer?.clear(sharpness)
      backdrop = undefined
    },
    draw,
    tick,
    down(at) {
      controls.down(room.toField(at), world())
      begin()
    },
    move(at) {
      if (started) controls.move(room.toField(at), stage.held !== undefined)
    },
    up: () => controls.up(),
    key(key, event) {
      if (!controls.key(key, event.repeat)) return false
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
  }

  function tick() {
    if (!started) return
    clock++
    dip *= 0.82
    show.tick(world())
    if (world().end) {
      ended++
      if (ended === OVER_AFTER_TICKS) finish()
      return
    }
    before = [...world().kinds]
    for (const event of run.apply(controls.input(stage, world()))) react(event)
    tellTimes()
    showHud()
  }

  /** The brick at a place as it stood before this tick. */
  function brickAt(x: number, y: number) {
    const grid = scene.grid?.(world())
    if (!grid) return undefined
    const column = Math.floor((x - grid.left) / grid.width)
    const kind = before[Math.floor((y - grid.top) / grid.height) * grid.columns + column]
    return kind ? { kind, grid } : undefined
  }

  function react({ kind, x = 0, y = 0, amount = 0 }: SimEvent) {
    const feel = scene.feel[kind]
    const at = room.toCanvas({ x, y })
    const brick = kind === 'break' || kind === 'crack' || kind === 'gem' ? brickAt(x, y) : undefined
    const color = scene.colorOf(brick?.kind ?? 1)
    if (feel?.sound && (heard.get(kind) ?? -99) < clock - QUIET_TICKS) {
      heard.set(kind, clock)
      host.sound(
        feel.sound,
        (feel.pitch ?? 0) + (feel.isRising ? Math.min(HIGHEST_PITCH, world().combo - 1) : 0),
      )
    }
    if (feel?.sparks)
      stage.effects.burst(at, {
        count: feel.count ?? 8,
        colors: feel.sparks === 'brick' ? [color, '#ffffff', color] : feel.sparks,
        size: 6 * room.scale,
        speed: 150 * room.scale,
        life: 0.55,
      })
    if (feel?.quake) stage.effects.quake(feel.quake)
    if (brick) {
      const { width, height } = brick.grid
      show.flare({ x, y, width, height, color, isGone: kind !== 'crack' })
    }
    if (kind === 'paddle' || kind === 'dip' || kind === 'cross' || kind === 'guide') dip = 1
    if (kind !== 'break') show.squash()
    if (POINTS.has(kind) && amount >= TELLING_POINTS)
      stage.effects.rise(signed(`+${number(amount)}`), at, '#ffe066')
    if (kind === 'lost') {
      host.vibrate()
      host.announce(text('say.lost', { count: amount }))
    }
    if (kind === 'wave') sayWave(amount)
  }

  function sayWave(count: number) {
    const says = text(rules.hud(world()).some(([key]) => key === 'depth') ? 'say.depth' : 'say.wave', {
      count: number(count),
    })
    stage.effects.rise(says, { x: size.width / 2, y: size.height * 0.45 }, '#8dfff0')
    host.announce(says)
    host.happy(0.5)
  }

  function tellTimes() {
    const now = timesOf(world())
    if (now > times) {
      host.sound('coin', now)
      const [width, height] = rules.field
      const { x, y } = world().balls[0] ?? { x: width / 2, y: height / 2 }
      stage.effects.rise(signed(`×${number(now)}`), room.toCanvas({ x, y: y - 18 }), '#ff9ecb')
    }
    times = now
  }

  function showHud() {
    const items = rules.hud(world())
    const now = items.join()
    if (now === shown) return
    shown = now
    host.hud(items.map(([key, value]) => ({ id: key, label: text(`hud.${key}`), value: number(value) })))
  }

  function lookAt(seconds: number): Look {
    const corner = room.toField({ x: 0, y: 0 })
    const other = room.toField({ x: size.width, y: size.height })
    return {
      seconds,
      calm: context.reducedMotion,
      left: corner.x,
      top: corner.y,
      right: other.x,
      bottom: other.y,
      dip: context.reducedMotion ? 0 : dip,
      aim: controls.aim(),
      number,
    }
  }

  function paintBackdrop(look: Look): HTMLCanvasElement {
    const image = document.createElement('canvas')
    image.width = canvas.width
    image.height = canvas.height
    const pen = image.getContext('2d')!
    const ratio = canvas.width / size.width
    pen.scale(ratio, ratio)
    enter(pen)
    scene.backdrop(pen, look)
    return image
  }

  function enter(pen: Pen) {
    pen.translate(room.left, room.top)
    pen.scale(room.scale, room.scale)
  }

  function draw({ pen, time }: Stage) {
    const look = lookAt(time)
    backdrop ??= paintBackdrop(look)
    copyWhole(pen, backdrop)
    const state = world()
    pen.save()
    enter(pen)
    scene.under?.(pen, state, look)
    const grid = scene.grid?.(state)
    if (layer && grid) layer.draw(pen, state, { ...grid, top: grid.top + (scene.lift?.(state) ?? 0) })
    show.drawFlares(pen)
    for (const drop of state.drops) scene.drop?.(pen, drop, look)
    show.drawBalls(pen, state, { stamps, color: scene.ballColor(state) })
    scene.over(pen, state, look)
    pen.restore()
    if (!started) guide.draw(pen, time)
  }

  function finish() {
    const { end, score, lives, bestCombo } = world()
    host.playing(false)
    if (end === 'won') host.happy(1)
    host.announce(text('say.over', { score: number(score), combo: bestCombo }))
    if (end === 'won') host.over(lives >= 3 ? 3 : lives === 2 ? 2 : 1)
    else host.over()
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    started = false
    ended = 0
    times = 1
    dip = 0
    heard.clear()
    show.clear()
    stage.effects.clear()
    controls.reset()
    showHud()
    host.sound('deal')
    stage.invalidate()
  }

  showHud()
  host.ready()
  return { pause: stage.pause, resume: stage.resume, restart, destroy: stage.destroy }
}

const POINTS = new Set(['break', 'gem', 'cross', 'patch', 'core', 'clear'])
