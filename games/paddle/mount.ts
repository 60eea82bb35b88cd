import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, signed } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { ballStamp } from './art.ts'
import { RADIUS } from './ball.ts'
import type { PaddleDefinition } from './definitions.ts'
import type { PaddleSim } from './family.ts'
import type { Look, Pen, Scene } from './scene.ts'
import { trails } from './trails.ts'
import { clamp, placeInput } from './world.ts'

const OVER_AFTER_TICKS = 60
const QUIET_TICKS = 4
const HIGHEST_PITCH = 16
const MARGIN = 6
const KEY_STEP = 28
/** The paddle goes a little further than the thumb. */
const GAIN = 1.2
const POINTS = new Set(['goal', 'sunk'])

/** Runs one game on a canvas. */
export function mountPaddle(
  canvas: HTMLCanvasElement,
  context: GameContext<PaddleDefinition, number>,
  scene: Scene,
): GameHandle {
  const { host, text, number } = context
  let run: Run<number> = context.open()
  const sim = () => run.sim as PaddleSim
  const world = () => sim().world
  const { rules } = sim()
  const [width, height] = rules.field
  const stamps = new Map<string, HTMLCanvasElement>()
  const tails = trails(context.reducedMotion)
  const heard = new Map<string, number>()
  let size: StageSize = { width: 320, height: 480 }
  let room = { scale: 1, left: 0, top: 0 }
  let backdrop: HTMLCanvasElement | undefined
  let started = false
  let ended = 0
  let clock = 0
  let dip = 0
  let shown = ''
  let target: number | undefined
  let grip: { readonly at: number; readonly pad: number } | undefined
  const toCanvas = ({ x, y }: Point): Point => ({
    x: room.left + x * room.scale,
    y: room.top + y * room.scale,
  })
  const toField = ({ x, y }: Point): Point => ({
    x: (x - room.left) / room.scale,
    y: (y - room.top) / room.scale,
  })
  const guide = coach(() => scene.coach.map(toCanvas), context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      const scale = Math.max(
        0.1,
        Math.min((now.width - 2 * MARGIN) / width, (now.height - 2 * MARGIN) / height),
      )
      room = { scale, left: (now.width - width * scale) / 2, top: (now.height - height * scale) / 2 }
      backdrop = undefined
      stamps.clear()
    },
    draw,
    tick,
    down(at) {
      grip = { at: toField(at).x, pad: target ?? world().pad }
      begin()
    },
    move(at) {
      if (!started) return
      const { x } = toField(at)
      // A finger drags from wherever it is, a mouse leads.
      if (stage.held === undefined) target = x
      else if (grip) target = clamp(grip.pad + (x - grip.at) * GAIN, 0, width)
    },
    up: () => (grip = undefined),
    key(key) {
      if (!KEYS.includes(key)) return false
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

  function input(): number {
    const side =
      Number(stage.keys.has('ArrowRight') || stage.keys.has('d')) -
      Number(stage.keys.has('ArrowLeft') || stage.keys.has('a'))
    if (side !== 0) {
      target = undefined
      return placeInput(world().pad + side * KEY_STEP, width)
    }
    return target === undefined ? 0 : placeInput(target, width)
  }

  function tick() {
    if (!started) return
    clock++
    dip *= 0.82
    tails.follow(world().balls)
    if (world().end) {
      ended++
      if (ended === OVER_AFTER_TICKS) finish()
      return
    }
    for (const event of run.apply(input())) react(event)
    showHud()
  }

  function react({ kind, x = 0, y = 0, amount = 0 }: SimEvent) {
    const feel = scene.feel[kind]
    const at = toCanvas({ x, y })
    if (feel?.sound && (heard.get(kind) ?? -99) < clock - QUIET_TICKS) {
      heard.set(kind, clock)
      host.sound(feel.sound, (feel.pitch ?? 0) + (feel.isRising ? Math.min(HIGHEST_PITCH, world().rally) : 0))
    }
    if (feel?.sparks)
      stage.effects.burst(at, {
        count: feel.count ?? 8,
        colors: feel.sparks,
        size: 6 * room.scale,
        speed: 150 * room.scale,
        life: 0.55,
      })
    if (feel?.quake) stage.effects.quake(feel.quake)
    if (feel?.happy) host.happy(feel.happy)
    if (kind === 'paddle' || kind === 'spin') dip = 1
    if (POINTS.has(kind))
      stage.effects.rise(
        signed(`+${number(amount)}`),
        { x: clamp(at.x, 40, size.width - 40), y: clamp(at.y, 40, size.height - 20) },
        '#ffe066',
      )
    if (kind === 'hurt') host.vibrate()
    if (kind === 'round') say(text('say.round', { count: number(amount) }))
    if (kind === 'goal' || kind === 'hurt') host.announce(text(`say.${kind}`))
  }

  function say(words: string) {
    stage.effects.rise(words, { x: size.width / 2, y: size.height * 0.45 }, '#8dfff0')
    host.announce(words)
  }

  function showHud() {
    const items = rules.hud(world())
    const now = items.join()
    if (now === shown) return
    shown = now
    host.hud(
      items.map(([key, value]) => ({
        id: key,
        label: text(`hud.${key}`),
        value: typeof value === 'number' ? number(value) : signed(value),
      })),
    )
  }

  function lookAt(seconds: number): Look {
    const [corner, other] = [toField({ x: 0, y: 0 }), toField({ x: size.width, y: size.height })]
    return {
      seconds,
      calm: context.reducedMotion,
      left: corner.x,
      top: corner.y,
      right: other.x,
      bottom: other.y,
      dip: context.reducedMotion ? 0 : dip,
      number,
    }
  }

  function enter(pen: Pen) {
    pen.translate(room.left, room.top)
    pen.scale(room.scale, room.scale)
  }

  function paintBackdrop(look: Look): HTMLCanvasElement {
    const image = document.createElement('canvas')
    image.width = canvas.width
    image.height = canvas.height
    const pen = image.getContext('2d')!
    pen.scale(canvas.width / size.width, canvas.width / size.width)
    enter(pen)
    scene.backdrop(pen, world(), look)
    return image
  }

  function stampOf(color: string): HTMLCanvasElement {
    const known = stamps.get(color)
    if (known) return known
    const stamp = ballStamp(color, RADIUS, (room.scale * canvas.width) / size.width)
    stamps.set(color, stamp)
    return stamp
  }

  function drawBalls(pen: Pen) {
    const { balls } = world()
    const colors = balls.map((ball) => scene.ballColor(world(), ball))
    tails.draw(pen, (index) => colors[index] ?? '#ffffff')
    const side = RADIUS * 3
    for (const [index, { x, y }] of balls.entries())
      pen.drawImage(stampOf(colors[index]!), x - side / 2, y - side / 2, side, side)
  }

  function draw({ pen, time }: Stage) {
    const look = lookAt(time)
    backdrop ??= paintBackdrop(look)
    copyWhole(pen, backdrop)
    pen.save()
    enter(pen)
    scene.draw(pen, world(), look)
    drawBalls(pen)
    pen.restore()
    if (!started) guide.draw(pen, time)
  }

  function finish() {
    const { end, score } = world()
    host.playing(false)
    if (end === 'won') host.happy(1)
    host.announce(text(end === 'won' ? 'say.won' : 'say.over', { score: number(score) }))
    if (end === 'won' && scene.stars) host.over(scene.stars(world()))
    else host.over()
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    started = false
    ended = 0
    dip = 0
    target = grip = undefined
    backdrop = undefined
    heard.clear()
    tails.clear()
    stage.effects.clear()
    showHud()
    host.sound('deal')
    stage.invalidate()
  }

  showHud()
  host.ready()
  return { pause: stage.pause, resume: stage.resume, restart, destroy: stage.destroy }
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'a', 'd', ' ', 'Enter']
