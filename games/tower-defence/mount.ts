import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, signed } from '#kit/game/draw.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { wishedKind } from './actions.ts'
import type { DefenceDefinition } from './definitions.ts'
import { drawField, drawReach } from './field-art.ts'
import { feelOf } from './feel.ts'
import { drawGround } from './ground.ts'
import { drag, newHand, press, release, typeKey, type Answer, type Hand } from './hand.ts'
import { drawPurse } from './purse.ts'
import { roomOf, type Room } from './room.ts'
import { rulesOf } from './rulebook.ts'
import { buttonsOf, drawButton } from './shop.ts'
import type { DefenceSim } from './sim.ts'
import { towerAt } from './world.ts'

const OVER_AFTER_TICKS = 70
const QUIET_TICKS = 6
const COOL = 0.88
/** What a tower has just done, for its motion. */
const FIRED = ['shot', 'splash', 'chill', 'around', 'pearl', 'hold', 'back']

/** Runs one game on a canvas. */
export function mountDefence(
  canvas: HTMLCanvasElement,
  context: GameContext<DefenceDefinition, number>,
): GameHandle {
  const { host, text, number, definition, reducedMotion: calm, direction } = context
  const { kind } = definition
  const rules = rulesOf[kind]
  // The stage draws its first picture while it opens.
  const brush = canvasBrush(canvas.getContext('2d')!)
  let run: Run<number> = context.open()
  let size: StageSize = { width: 320, height: 480 }
  let room!: Room
  let picture: HTMLCanvasElement | undefined
  let hand: Hand = newHand(1)
  let cursor: number | undefined
  let started = false
  let ended = 0
  let clock = 0
  let shown = ''
  /** What each tower has just done, 1 to 0. */
  const heat = new Map<number, number>()
  const heard = new Map<string, number>()
  const sim = () => run.sim as DefenceSim

  /** The ghost finger taps a good site. */
  const guide = coach(() => {
    const { board } = sim()
    const site = board.sites[Math.floor(board.sites.length * 0.4)]!
    return [room.toCanvas(board.x[site]!, board.y[site]!)]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: calm,
    layout(now) {
      size = now
      room = roomOf(now, sim().board, direction === 'rtl')
      picture = undefined
    },
    draw,
    tick,
    down(at) {
      begin()
      cursor = undefined
      answer(press(hand, sim(), room, at))
    },
    move(at) {
      if (stage.held) drag(hand, sim(), room, at)
    },
    up: () => answer(release(hand, sim())),
    key(key) {
      const [place, said] = typeKey(hand, sim(), cursor ?? sim().board.sites[0]!, key)
      if (said === 'none') return false
      begin()
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
    if (said === 'poor') {
      host.sound('bad', 4)
      host.toast(text('say.poor'))
    }
    if (said === 'blocked') {
      host.sound('bad')
      host.toast(text('say.blocked'))
    }
  }

  function tick() {
    clock++
    for (const [cell, warmth] of heat) heat.set(cell, warmth * COOL)
    if (sim().world.end) {
      ended++
      if (ended === OVER_AFTER_TICKS) finish()
      return
    }
    if (!started) return
    for (let turn = 0; turn < hand.speed && !sim().world.end; turn++)
      for (const event of run.apply(hand.waiting.shift() ?? 0)) react(event)
    if (rules.isBelt) hand.kind = Math.max(0, Math.min(hand.kind, sim().world.belt.length - 1))
    if (hand.picked !== undefined && !towerAt(sim().world, hand.picked)) hand.picked = undefined
    showHud()
  }

  function react({ kind: what, x = 0, y = 0, amount = 0 }: SimEvent) {
    const feel = feelOf[what]
    if (FIRED.includes(what)) {
      const { board, world } = sim()
      const tower = world.towers.find(({ cell }) => board.x[cell] === x && board.y[cell] === y)
      if (tower) heat.set(tower.cell, 1)
    }
    if (!feel) return
    if (feel.sound && (heard.get(what) ?? -99) < clock - QUIET_TICKS) {
      heard.set(what, clock)
      host.sound(feel.sound, feel.pitch ?? 0)
    }
    const at = room.toCanvas(x, y)
    if (feel.sparks)
      stage.effects.burst(at, {
        count: feel.count ?? 6,
        colors: feel.sparks,
        size: 5 * room.scale,
        speed: 120 * room.scale,
        life: 0.5,
      })
    if (feel.quake) stage.effects.quake(feel.quake)
    if (what === 'wave') {
      const says = text('say.wave', { wave: number(amount) })
      stage.effects.rise(says, { x: size.width / 2, y: size.height * 0.4 }, '#ffe066')
      host.announce(says)
    }
    if (what === 'leak') {
      host.vibrate()
      host.announce(text('say.leak', { lives: number(amount) }))
    }
    if (what === 'merge' || what === 'upgrade' || what === 'meet') host.happy(0.2)
  }

  function showHud() {
    const { world } = sim()
    const whole = rules.isEndless ? signed(`×${number(world.times)}`) : number(rules.waves)
    const wave = rules.isEndless ? `${number(world.wave)} ${whole}` : `${number(world.wave)}/${whole}`
    const now = `${world.lives} ${wave}`
    if (now === shown) return
    shown = now
    host.hud([
      { id: 'lives', label: text('hud.lives'), value: number(world.lives) },
      { id: 'wave', label: text('hud.wave'), value: wave },
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
    pen.translate(room.field.x, room.field.y)
    pen.scale(room.scale, room.scale)
    drawGround(canvasBrush(pen), kind, rules.board(sim().level, [], 0))
    return image
  }

  function draw({ pen, time }: Stage) {
    picture ??= paintGround()
    copyWhole(pen, picture)
    pen.save()
    pen.translate(room.field.x, room.field.y)
    pen.scale(room.scale, room.scale)
    drawAim()
    drawField(sim(), { pen, brush, seconds: time, calm }, heat)
    pen.restore()
    drawPurse(pen, brush, { sim: sim(), room, width: size.width, isMirrored: direction === 'rtl', number })
    for (const button of buttonsOf(sim(), hand, room)) drawButton(pen, button, number)
    if (!started) guide.draw(pen, time)
  }

  /** The cell below the finger or the cursor, and how far its tower reaches. */
  function drawAim() {
    const { world, board } = sim()
    const cell = hand.aimed ?? cursor ?? hand.picked
    const shownTower = hand.picked === undefined ? undefined : towerAt(world, hand.picked)
    if (shownTower) drawReach(brush, sim(), [shownTower.cell, shownTower.kind, shownTower.level], true)
    if (cell === undefined || !board.sites.includes(cell)) return
    const tower = towerAt(world, cell)
    const own = tower ? [cell, tower.kind, tower.level] : [cell, wishedKind(sim(), hand.kind) ?? 0, 1]
    if (tower !== shownTower || !tower) drawReach(brush, sim(), own, true)
  }

  function finish() {
    const { world } = sim()
    host.playing(false)
    host.announce(text('say.over', { wave: number(world.wave), score: number(world.score) }))
    if (world.end !== 'won') {
      host.over()
      return
    }
    host.happy(1)
    const share = world.lives / rules.lives
    host.over(share > 0.8 ? 3 : share > 0.4 ? 2 : 1)
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    hand = newHand(hand.speed)
    cursor = undefined
    started = false
    ended = 0
    picture = undefined
    heat.clear()
    heard.clear()
    stage.effects.clear()
    showHud()
    host.sound('deal')
    stage.invalidate()
  }

  showHud()
  host.ready()
  return { pause: stage.pause, resume: stage.resume, restart, destroy: stage.destroy }
}
