import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameDefinition, GameHandle, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, signed } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { paintTile, roomOf } from './backdrop.ts'
import { cardAt, drawCards } from './card-table.ts'
import { controlsOf } from './controls.ts'
import { timesOf } from './deeds.ts'
import { drawWorld, type Look, type Scene } from './scene.ts'
import type { ShooterSim } from './sim.ts'
import { stamps, type Stamps } from './stamps.ts'

const OVER_AFTER_TICKS = 55
/** Sounds of the same kind this close together are one. */
const QUIET_TICKS = 5

/** Runs one shooter on a canvas. */
export function mountShooter<Definition extends GameDefinition>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, number>,
  scene: Scene,
): GameHandle {
  const { host, text, number, definition } = context
  const { rules } = scene
  const [fieldWidth, fieldHeight] = rules.field
  const controls = controlsOf(rules)
  let run: Run<number> = context.open()
  let room = roomOf({ width: 1, height: 1 }, rules.field)
  let tile: HTMLCanvasElement | undefined
  let painter: Stamps | undefined
  let started = false
  let ended = 0
  let clock = 0
  let times = 1
  let shown = ''
  let card = 0
  let chosen = 0
  const heard = new Map<string, number>()
  const world = () => (run.sim as ShooterSim).world
  const onCanvas = (x: number, y: number): Point => ({
    x: room.left + x * room.scale,
    y: room.top + y * room.scale,
  })
  const fieldOf = ({ x, y }: Point): Point => ({
    x: (x - room.left) / room.scale,
    y: (y - room.top) / room.scale,
  })
  const guide = coach(() => scene.coach(world()).map(({ x, y }) => onCanvas(x, y)), context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      room = roomOf(size, rules.field)
      const ratio = canvas.width / size.width
      const tileWish = { kind: scene.backdrop.kind, color: definition.ground[0], seed: definition.gameId }
      tile = paintTile(room, ratio, tileWish)
      painter?.sharpen(room.scale * ratio)
    },
    draw: (painted) => draw(painted),
    tick: () => tick(),
    down(at) {
      if (world().cards.length > 0) {
        chosen = cardAt(room, at)
        return
      }
      controls.down(fieldOf(at), world())
      begin()
    },
    move(at) {
      if (started && world().cards.length === 0) controls.move(fieldOf(at), stage.held !== undefined)
    },
    up: (at) => controls.up(fieldOf(at)),
    key: (key, event) => pressed(key, event.repeat),
  })

  function pressed(key: string, isRepeat: boolean): boolean {
    if (world().cards.length > 0) {
      const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key]
      if (step) card = (card + step + 3) % 3
      if ('123'.includes(key)) chosen = Number(key)
      if (!isRepeat && (key === 'Enter' || key === ' ')) chosen = card + 1
      return step !== undefined || chosen > 0
    }
    if (isRepeat) return true
    if (!controls.key(key)) return false
    begin()
    return true
  }

  function begin() {
    if (started) return
    started = true
    guide.dismiss()
    host.playing(true)
    host.sound('tap')
  }

  function drawGround(pen: CanvasRenderingContext2D) {
    if (!tile) return
    const [dx, dy] = context.reducedMotion ? [0, 0] : (scene.backdrop.drift ?? [0, 0])
    const offX = (((dx * clock * room.scale) % room.width) + room.width) % room.width
    const offY = (((dy * clock * room.scale) % room.height) + room.height) % room.height
    if (dx === 0 && dy === 0) copyWhole(pen, tile)
    else
      for (const x of dx === 0 ? [0] : [offX - room.width, offX])
        for (const y of dy === 0 ? [0] : [offY - room.height, offY])
          pen.drawImage(tile, x, y, room.width, room.height)
  }

  function draw({ pen, time }: Stage) {
    if (!painter) {
      painter = stamps(pen, scene.pictures)
      painter.sharpen((room.scale * canvas.width) / room.width)
    }
    drawGround(pen)
    const look = lookAt(time)
    pen.save()
    pen.translate(room.left, room.top)
    pen.scale(room.scale, room.scale)
    drawWorld(scene, world(), painter, look)
    if (started) controls.draw(painter.brush, world())
    drawMargins(pen, look)
    if (!started && !guide.showing) {
      const { x, y } = scene.coach(world())[0]!
      const k = context.reducedMotion ? 0.4 : (time * 0.9) % 1
      painter.brush.ring(x, y, 22 + k * 22, 4, '#ffffff', 0.75 * (1 - k))
    }
    pen.restore()
    if (world().cards.length > 0) drawCards(pen, room, { context, rules, world: world(), at: card })
    guide.draw(pen, time)
  }

  /** Beside the field it is dim, so that one sees where it ends. */
  function drawMargins(pen: CanvasRenderingContext2D, { left, right, top, bottom }: Look) {
    pen.fillStyle = 'rgb(2 8 24 / .3)'
    if (left < -0.5) {
      pen.fillRect(left, top, -left, bottom - top)
      pen.fillRect(fieldWidth, top, right - fieldWidth, bottom - top)
    }
    if (top < -0.5 && !scene.isTall) {
      pen.fillRect(left, top, right - left, -top)
      pen.fillRect(left, fieldHeight, right - left, bottom - fieldHeight)
    }
  }

  function lookAt(seconds: number): Look {
    const [aside, above] = [room.left / room.scale, room.top / room.scale]
    return {
      seconds,
      calm: context.reducedMotion,
      left: -aside,
      right: fieldWidth + aside,
      top: -above,
      bottom: fieldHeight + above,
    }
  }

  function tick() {
    if (!started) return
    if (world().end) {
      ended++
      if (ended === OVER_AFTER_TICKS) finish()
      return
    }
    const isChoosing = world().cards.length > 0
    if (!isChoosing) clock++
    const input = isChoosing ? -chosen : controls.input(stage, world())
    if (isChoosing && chosen > 0) controls.reset()
    chosen = 0
    for (const event of run.apply(input)) show(event)
    if (world().cards.length > 0 && !isChoosing) offer()
    showTimes()
  }

  function offer() {
    card = 0
    controls.reset()
    host.sound('win')
    const names = world().cards.map((index) => text(`card.${rules.cards![index]!}`))
    host.announce(text('say.cards', { names: names.join(', ') }))
  }

  function show({ kind, x = 0, y = 0, amount }: SimEvent) {
    const feel = scene.feel[kind]
    const at = onCanvas(x, y)
    if (feel?.sound && (heard.get(kind) ?? -99) < clock - QUIET_TICKS) {
      heard.set(kind, clock)
      const rising = kind === 'score' ? times - 1 : 0
      host.sound(feel.sound, (feel.pitch ?? 0) + rising)
    }
    if (feel?.sparks)
      stage.effects.burst(at, {
        count: feel.count ?? 8,
        colors: feel.sparks,
        size: 6 * room.scale,
        speed: 150 * room.scale,
        life: 0.5,
      })
    if (feel?.quake) stage.effects.quake(feel.quake)
    if (amount !== undefined && kind !== 'stage' && amount >= 20)
      stage.effects.rise(signed(`+${number(amount)}`), at, '#ffe066')
    if (kind === 'stage' && amount !== undefined) sayStage(amount)
    if (kind === 'hurt') host.vibrate()
    if (kind === 'hurt') host.announce(text('say.hurt', { count: number(world().lives) }))
  }

  function sayStage(count: number) {
    const says = text('say.stage', { count: number(count) })
    stage.effects.rise(says, onCanvas(fieldWidth / 2, fieldHeight * 0.4), '#8dfff0')
    host.announce(says)
    host.happy(0.4)
  }

  function showTimes() {
    const now = timesOf(world())
    if (now > times) {
      host.sound('boost', now)
      const { x, y } = world().hero
      stage.effects.rise(signed(`×${number(now)}`), onCanvas(x, y - 30), '#ff86c2')
    }
    times = now
    showHud()
  }

  function showHud() {
    const items = rules.hud(world())
    const now = items.join()
    if (now === shown) return
    shown = now
    host.hud(items.map(([key, value]) => ({ id: key, label: text(`hud.${key}`), value: number(value) })))
  }

  function finish() {
    const { score, end, bestCombo } = world()
    host.playing(false)
    if (end === 'won') host.happy(1)
    host.announce(text('say.over', { score: number(score), combo: number(bestCombo) }))
    host.over()
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    started = false
    ended = 0
    times = 1
    chosen = 0
    heard.clear()
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
