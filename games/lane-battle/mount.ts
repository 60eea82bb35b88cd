import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, fillRound, write } from '#kit/game/draw.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { drawEnergy, drawSlot, drawWeather } from './card-art.ts'
import type { BattleDefinition } from './definitions.ts'
import { feelOf } from './feel.ts'
import { drawBattle, drawGround } from './field-art.ts'
import { drag, newHand, press, release, slotsOf, typeKey, type Answer, type Hand } from './hand.ts'
import { roomOf, type Room } from './room.ts'
import { rulesOf } from './rulebook.ts'
import type { BattleSim } from './sim.ts'
import { BATTLE_TICKS, RUSH_FROM } from './world.ts'

const OVER_AFTER_TICKS = 70
const QUIET_TICKS = 7

/** Runs one battle on a canvas. */
export function mountBattle(
  canvas: HTMLCanvasElement,
  context: GameContext<BattleDefinition, number>,
): GameHandle {
  const { host, text, number, definition, reducedMotion: calm, direction } = context
  const { mode } = definition
  const rules = rulesOf[mode]
  const isRightToLeft = direction === 'rtl'
  // The stage draws its first picture while it opens.
  const brush = canvasBrush(canvas.getContext('2d')!)
  let run: Run<number> = context.open()
  let size: StageSize = { width: 320, height: 480 }
  let room!: Room
  let picture: HTMLCanvasElement | undefined
  let hand: Hand = newHand()
  let cursor = 0
  let byKeys = false
  let started = false
  let ended = 0
  let clock = 0
  let shown = ''
  const heard = new Map<string, number>()
  const sim = () => run.sim as BattleSim

  /** The ghost finger takes a card to a lane. */
  const guide = coach(() => {
    const { x, y, width, height } = slotsOf(sim(), hand, room)[0]!.box
    const card = { x: x + width / 2, y: y + height / 2 }
    return rules.lanes === 1 ? [card] : [card, room.field.spot(rules.lanes - 1, 30)]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: calm,
    layout(now) {
      size = now
      room = roomOf(now, rules.lanes, isRightToLeft)
      picture = undefined
    },
    draw,
    tick,
    down(at) {
      begin()
      byKeys = false
      answer(press(hand, sim(), room, at))
    },
    move(at) {
      if (stage.held) drag(hand, room, at)
    },
    up: () => answer(release(hand, sim())),
    key(key) {
      const [place, said] = typeKey(hand, sim(), cursor, key)
      if (said === 'none') return false
      begin()
      byKeys = true
      cursor = place
      answer(said)
      return true
    },
  })

  function begin() {
    if (started) return
    started = true
    guide.dismiss()
    host.playing(true)
  }

  function answer(said: Answer) {
    if (said === 'tap') host.sound('tap')
    if (said !== 'poor') return
    host.sound('bad', 4)
    host.toast(text('say.poor'))
  }

  function tick() {
    clock++
    if (sim().world.end) {
      ended++
      if (ended === OVER_AFTER_TICKS) finish()
      return
    }
    if (!started) return
    for (const event of run.apply(hand.waiting.shift() ?? 0)) react(event)
    if (sim().world.tick === RUSH_FROM) {
      stage.effects.rise(text('say.rush'), { x: size.width / 2, y: size.height * 0.4 }, '#ffe066')
      host.announce(text('say.rush'))
      host.sound('boost')
    }
    showHud()
  }

  function react({ kind: what, x = 0, y = 0, amount }: SimEvent) {
    const feel = feelOf[what]
    if (!feel) return
    if (feel.sound && (heard.get(what) ?? -99) < clock - QUIET_TICKS) {
      heard.set(what, clock)
      host.sound(feel.sound, feel.pitch ?? 0)
    }
    const { scale } = room.field
    const isWhole = what === 'won' || what === 'lost'
    const at = isWhole ? room.field.spot((rules.lanes - 1) / 2, y) : room.field.spot(x, y)
    if (feel.sparks)
      stage.effects.burst(at, {
        count: feel.count ?? 6,
        colors: feel.sparks,
        size: 5 * scale,
        speed: 130 * scale,
        life: 0.5,
      })
    if (feel.quake) stage.effects.quake(feel.quake)
    if (what === 'ours' && amount !== undefined) stage.effects.rise(number(amount), at, '#ffe066')
    if (what === 'fall') {
      host.vibrate()
      host.announce(text(amount === 0 ? 'say.fell' : 'say.lost-tower'))
      if (amount === 0) host.happy(0.5)
    }
    if (what === 'weather') {
      const says = text(`say.${sim().world.weather}`)
      stage.effects.rise(says, { x: size.width / 2, y: size.height * 0.4 }, '#ffffff')
      host.announce(says)
    }
  }

  function showHud() {
    const { world, level } = sim()
    const seconds = Math.max(0, Math.ceil((BATTLE_TICKS - world.tick) / 60))
    const now = `${seconds} ${level}`
    if (now === shown) return
    shown = now
    host.hud([
      { id: 'rival', label: text('hud.rival'), value: number(level) },
      { id: 'time', label: text('hud.time'), value: number(seconds) },
    ])
  }

  function paintGround(): HTMLCanvasElement {
    const image = document.createElement('canvas')
    image.width = canvas.width
    image.height = canvas.height
    const pen = image.getContext('2d')!
    const ratio = canvas.width / size.width
    pen.scale(ratio, ratio)
    const [glow, deep] = definition.ground
    const light = pen.createRadialGradient(
      size.width / 2,
      size.height * 0.4,
      20,
      size.width / 2,
      size.height * 0.45,
      size.height * 0.8,
    )
    light.addColorStop(0, glow)
    light.addColorStop(1, deep)
    pen.fillStyle = light
    pen.fillRect(0, 0, size.width, size.height)
    drawGround(canvasBrush(pen), mode, rules, room.field)
    return image
  }

  function draw({ pen, time }: Stage) {
    picture ??= paintGround()
    copyWhole(pen, picture)
    drawLane(pen)
    const { world } = sim()
    drawBattle(world, rules, { pen, brush, field: room.field, seconds: time, calm })
    if (rules.isWeather) drawSky(pen)
    drawEnergy(pen, room.purse, world.armies[0].energy, isRightToLeft)
    for (const slot of slotsOf(sim(), hand, room)) drawSlot(pen, slot, number)
    if (!started) guide.draw(pen, time)
  }

  /** The lane below the finger or the cursor. */
  function drawLane(pen: CanvasRenderingContext2D) {
    const lane = hand.lane ?? (byKeys && rules.lanes > 1 ? cursor : undefined)
    if (lane === undefined) return
    const { field } = room
    const [from, to] = [field.spot(lane, 0), field.spot(lane, 100)]
    const half = field.lane * 0.44
    const box = field.isWide
      ? { x: Math.min(from.x, to.x), y: from.y - half, width: Math.abs(to.x - from.x), height: 2 * half }
      : { x: from.x - half, y: to.y, width: 2 * half, height: from.y - to.y }
    fillRound(pen, box, 16, 'rgb(255 255 255 / .2)')
  }

  /** What the weather is, and in small what it will be. */
  function drawSky(pen: CanvasRenderingContext2D) {
    const { weather, forecast } = sim().world
    const { x: left, y: top, width: wide } = room.field.box
    if (weather === 'fog') fillRound(pen, room.field.box, 22, 'rgb(232 240 246 / .3)')
    if (weather === 'rain') fillRound(pen, room.field.box, 22, 'rgb(20 50 90 / .2)')
    const x = isRightToLeft ? left + wide - 84 : left + 8
    fillRound(pen, { x, y: top + 8, width: 76, height: 36 }, 16, 'rgb(4 16 28 / .6)')
    drawWeather(pen, x + 21, top + 26, weather, 28)
    write(pen, '›', x + 42, top + 25, { size: 16, color: '#ffffff' })
    drawWeather(pen, x + 58, top + 26, forecast, 19)
  }

  function finish() {
    const { world } = sim()
    host.playing(false)
    host.announce(text(world.end === 'won' ? 'say.won' : 'say.lost', { score: number(world.score) }))
    if (world.end === 'lost') {
      host.over()
      return
    }
    host.happy(1)
    host.over(world.tick < BATTLE_TICKS * 0.6 ? 3 : world.tick < BATTLE_TICKS ? 2 : 1)
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    hand = newHand()
    started = false
    ended = 0
    heard.clear()
    stage.effects.clear()
    shown = ''
    showHud()
    host.sound('deal')
    stage.invalidate()
  }

  showHud()
  host.ready()
  return { pause: stage.pause, resume: stage.resume, restart, destroy: stage.destroy }
}
