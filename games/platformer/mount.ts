import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { fillRound, write } from '#kit/game/draw.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { openBackdrop, type Backdrop } from './backdrop.ts'
import { aimAt, glide, type Camera } from './camera.ts'
import type { PlatformerDefinition } from './definitions.ts'
import { animate, drawActor, newActor } from './draw-hero.ts'
import { drawBlink, drawRope, drawThings, type Sight } from './draw-level.ts'
import { drawPools, drawWater } from './draw-water.ts'
import { feelOf } from './feel.ts'
import { hasSecond, movesOf } from './moves.ts'
import { openPads } from './pads.ts'
import type { PlatformerSim } from './sim.ts'
import { openStrips, type Strips } from './strips.ts'
import { themeOf } from './themes.ts'

const OVER_AFTER_TICKS = 54
/** Sounds of the same kind this close together are one. */
const QUIET_TICKS = 5

/** Runs one game on a canvas. */
export function mountPlatformer(
  canvas: HTMLCanvasElement,
  context: GameContext<PlatformerDefinition, number>,
): GameHandle {
  const { host, text, number, definition, reducedMotion: calm } = context
  const { kind } = definition
  const theme = themeOf[kind]
  const pads = openPads(canvas, movesOf[kind], begin)
  // The stage draws its first picture while it opens.
  const brush = canvasBrush(canvas.getContext('2d')!)
  let run: Run<number> = context.open()
  let size: StageSize = { width: 320, height: 480 }
  let camera: Camera | undefined
  let backdrop: Backdrop | undefined
  let strips: Strips | undefined
  let actor = newActor()
  let started = false
  let ended = 0
  let clock = 0
  let sprung = 0
  let shown = ''
  const heard = new Map<string, number>()
  const sim = () => run.sim as PlatformerSim
  const guide = coach(() => pads.coach(), context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: calm,
    layout(now) {
      size = now
      pads.layout(now)
      backdrop = strips = undefined
      camera = undefined
    },
    draw,
    tick,
    down: () => begin(),
    key: (key) => pads.key(key),
  })

  function begin() {
    if (started || stage.paused) return
    started = true
    guide.dismiss()
    host.playing(true)
  }

  function tick() {
    clock++
    sprung *= 0.86
    if (started && !sim().world.end) for (const event of run.apply(pads.input(stage.keys))) react(event)
    const { world, level } = sim()
    animate(actor, world, calm)
    const aim = aimAt(world.hero, level, { size, room: pads.room })
    camera = camera && !calm ? glide(camera, aim) : aim
    if (world.end) {
      ended++
      if (world.end === 'won' && ended % 18 === 1 && !calm) actor.stretch = 1
      if (ended === OVER_AFTER_TICKS) finish()
    }
    showHud()
  }

  const toCanvas = (x: number, y: number) => {
    const { x: left, y: top, scale } = camera ?? { x: 0, y: 0, scale: 1 }
    return { x: (x - left) * scale, y: (y - top) * scale }
  }

  function react({ kind: what, x = 0, y = 0, amount = 0 }: SimEvent) {
    const feel = feelOf[what]
    if (!feel) return
    if (feel.sound && (heard.get(what) ?? -99) < clock - QUIET_TICKS) {
      heard.set(what, clock)
      host.sound(feel.sound, (feel.pitch ?? 0) + (what === 'shell' ? Math.min(12, 2 * amount - 2) : 0))
    }
    const scale = camera?.scale ?? 2
    if (feel.sparks)
      stage.effects.burst(toCanvas(x, y), {
        count: feel.count ?? 6,
        colors: feel.sparks,
        size: 2.6 * scale,
        speed: 60 * scale,
        life: 0.5,
      })
    if (feel.quake) stage.effects.quake(feel.quake)
    if (feel.stretch) actor.stretch = feel.stretch
    if (what === 'spring') sprung = 1
    if (what === 'hurt') {
      host.vibrate()
      host.announce(text('say.hurt'))
    }
    if (what === 'flag') host.announce(text('say.flag'))
    if (what === 'shell') tellShell(x, y)
  }

  function tellShell(x: number, y: number) {
    const { world, level } = sim()
    host.happy(0.2)
    if (world.shells.length < level.shells.length) return
    stage.effects.rise(text('say.all'), toCanvas(x, y - 10), '#ffe0e8')
    host.announce(text('say.all'))
  }

  function showHud() {
    const { world, level } = sim()
    const shells = `${number(world.shells.length)}/${number(level.shells.length)}`
    const now = `${shells} ${world.falls}`
    if (now === shown) return
    shown = now
    host.hud([
      { id: 'shells', label: text('hud.shells'), value: shells },
      { id: 'falls', label: text('hud.falls'), value: number(world.falls) },
    ])
  }

  function sightOf({ x, y, scale }: Camera, seconds: number): Sight {
    return { left: x, right: x + size.width / scale, bottom: y + size.height / scale, seconds, calm, sprung }
  }

  function draw({ pen, time }: Stage) {
    const { level, world } = sim()
    camera ??= aimAt(world.hero, level, { size, room: pads.room })
    const ratio = canvas.width / size.width
    backdrop ??= openBackdrop(theme, size, ratio)
    strips ??= openStrips(level, theme, camera.scale * ratio)
    const sight = sightOf(camera, time)
    backdrop.draw(pen, camera.x * camera.scale)
    pen.save()
    // Whole pixels: rock that is copied at a fraction of a pixel is soft and dear.
    const snap = (units: number) => Math.round(units * camera!.scale * ratio) / ratio
    pen.translate(-snap(camera.x), -snap(camera.y))
    pen.scale(camera.scale, camera.scale)
    strips.draw(pen, sight.left, sight.right)
    drawThings(brush, sim(), theme, sight)
    drawRope(brush, sim())
    drawBlink(brush, sim())
    drawActor({ pen, brush, kind }, actor, world, calm)
    drawPools(pen, level, sight)
    drawWater(pen, level, theme, sight)
    pen.restore()
    pads.draw(pen)
    if (!started) showStart(pen, time)
  }

  /** Before the first step: the ghost finger, or the keys as little caps. */
  function showStart(pen: CanvasRenderingContext2D, seconds: number) {
    if (pads.isTouch || movesOf[kind].auto) {
      guide.draw(pen, seconds)
      return
    }
    const caps = hasSecond(movesOf[kind]) ? ['←', '→', '␣', 'X'] : ['←', '→', '␣']
    const [cap, gap] = [38, 10]
    const foot = size.height - cap - 22
    for (const [index, sign] of caps.entries()) {
      const x = size.width / 2 + (index - caps.length / 2) * (cap + gap) + gap / 2
      fillRound(pen, { x, y: foot + 4, width: cap, height: cap }, 10, 'rgb(4 16 28 / .5)')
      fillRound(pen, { x, y: foot, width: cap, height: cap }, 10, 'rgb(255 250 236 / .92)')
      write(pen, sign, x + cap / 2, foot + cap / 2, { size: 18, color: '#12303c' })
    }
  }

  function finish() {
    const { world, level } = sim()
    host.playing(false)
    if (world.end === 'lost') {
      host.over()
      return
    }
    host.happy(1)
    const hasAll = world.shells.length === level.shells.length
    host.announce(text('say.won', { shells: world.shells.length, falls: world.falls }))
    host.over((1 + Number(hasAll) + Number(world.falls === 0)) as 1 | 2 | 3)
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    started = false
    ended = 0
    camera = undefined
    strips = undefined
    actor = newActor()
    heard.clear()
    stage.effects.clear()
    pads.clear()
    showHud()
    host.sound('deal')
    stage.invalidate()
  }

  showHud()
  host.ready()
  return {
    pause() {
      pads.clear()
      stage.pause()
    },
    resume: stage.resume,
    restart,
    destroy() {
      pads.destroy()
      stage.destroy()
    },
  }
}
