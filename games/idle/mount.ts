import { coach } from '#kit/game/coach.ts'
import type { GameHandle, RunWish } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { cursor, drawCursor, type Target } from './cursor.ts'
import { cardsName, drawAnew, drawCards, drawPurse, drawShine } from './deck-art.ts'
import { deckOf } from './deck.ts'
import { purse } from './purse.ts'
import { reactions } from './reactions.ts'
import type { IdleInput } from './rules.ts'
import type { Scene } from './scene.ts'
import { type Context, look, sim, type Stall, targets } from './stall.ts'
import { still } from './still.ts'
import { canBuy, pearlsFor } from './world.ts'

const HOLD_TICKS = 26
const HOLD_EVERY = 7
const ARMED_TICKS = 240
const OVER_AFTER_TICKS = 110

/** One game with the drawing that was loaded for it. */
export function mountIdle(canvas: HTMLCanvasElement, context: Context, scene: Scene): GameHandle {
  const { host, definition, text } = context
  const compact = new Intl.NumberFormat(context.locale, { notation: 'compact', maximumFractionDigits: 1 })
  const short = (value: number) =>
    compact.format(value < 100 ? Math.floor(value * 10) / 10 : Math.floor(value))
  const kept = purse(context)
  const picture = still()
  const cards = still()
  const marks = cursor()

  const stall: Stall = {
    context,
    scene,
    host,
    definition,
    text,
    short,
    kept,
    run: context.open(),
    deck: deckOf({ width: 320, height: 360 }, definition.upgrades.length),
    queue: [],
    pressed: definition.upgrades.map(() => 0),
    heldCard: -1,
    heldFor: 0,
    armed: 0,
    ended: 0,
    shownCoins: 0,
    shownHud: '',
    hasPlayed: false,
    isOpened: false,
    picture,
    cards,
    marks,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
    get reacts() {
      return reacts
    },
  }

  const guide = coach(() => scene.finger(look(stall)), context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(stall, size),
    fontsCame: () => cards.forget(),
    draw: (frame) => draw(stall, frame),
    tick: () => tick(stall),
    down: (at) => fingerDown(stall, at),
    move: (at) => scene.move?.(at, look(stall)),
    up: (at) => fingerUp(stall, at),
    key: (key, event) => pressKey(stall, key, event),
  })
  const reacts = reactions(context, {
    stage,
    look: () => look(stall),
    deck: () => stall.deck,
    scene,
    sim: () => sim(stall),
    short,
  })
  for (const event of kept.resume(stall.run)) reacts.show(event)
  stall.shownCoins = sim(stall).world.coins
  showHud(stall)
  stall.isOpened = true
  stage.invalidate()
  host.ready()

  return {
    pause: () => pause(stall),
    resume: () => resume(stall),
    restart: (wish = {}) => deal(stall, wish),
    destroy: () => destroy(stall),
  }
}

function fingerDown(stall: Stall, at: Point) {
  stall.marks.hide()
  const card = stall.deck.cards.findIndex((box) => inside(box, at))
  if (card >= 0) {
    stall.heldCard = card
    stall.heldFor = 0
    buy(stall, card)
    return
  }
  if (pearlsFor(sim(stall).world, stall.definition) > 0 && inside(stall.deck.anew, at)) {
    press(stall, ['anew'])
    return
  }
  if (stall.scene.down) {
    const input = stall.scene.down(at, look(stall))
    if (input) press(stall, input)
    return
  }
  let nearest: Target | undefined
  let far = Infinity
  for (const spot of stall.scene.spots(look(stall))) {
    const away = Math.hypot(spot.at.x - at.x, spot.at.y - at.y)
    if (away < spot.reach && away < far) [nearest, far] = [spot, away]
  }
  if (nearest) press(stall, nearest.input)
}

function buy(stall: Stall, index: number) {
  if (!canBuy(sim(stall).world, stall.definition, index)) {
    stall.host.sound('bad')
    return
  }
  press(stall, ['buy', index])
}

function press(stall: Stall, input: IdleInput) {
  if (input !== 0 && input[0] === 'buy' && !canBuy(sim(stall).world, stall.definition, input[1]))
    return stall.host.sound('bad')
  if (input !== 0 && input[0] === 'anew' && stall.armed === 0) {
    stall.armed = ARMED_TICKS
    stall.host.sound('flip')
    stall.host.toast(stall.text('say.anew', { pearls: pearlsFor(sim(stall).world, stall.definition) }))
    return
  }
  stall.armed = 0
  send(stall, input)
}

function send(stall: Stall, input: IdleInput | undefined) {
  if (!input) return
  stall.guide.dismiss()
  if (!stall.hasPlayed) stall.host.playing(true)
  stall.hasPlayed = true
  stall.queue.push(input)
}

function tick(stall: Stall) {
  if (sim(stall).status !== 'playing') return afterwards(stall)
  if (stall.armed > 0) stall.armed--
  stall.pressed = stall.pressed.map((value) => Math.max(0, value - 0.1))
  if (
    stall.heldCard >= 0 &&
    ++stall.heldFor > HOLD_TICKS &&
    stall.heldFor % HOLD_EVERY === 0 &&
    canBuy(sim(stall).world, stall.definition, stall.heldCard)
  )
    send(stall, ['buy', stall.heldCard])
  const input = stall.queue.shift() ?? 0
  for (const event of stall.run.apply(input)) {
    if (event.kind === 'buy') stall.pressed[event.amount!] = 1
    if (event.kind === 'anew') stall.picture.forget()
    stall.reacts.show(event)
    if (event.kind === 'buy' || event.kind === 'anew') stall.kept.write(stall.run)
  }
  const { coins, clock } = sim(stall).world
  stall.shownCoins += (coins - stall.shownCoins) * (stall.context.reducedMotion ? 1 : 0.18)
  if (Math.abs(coins - stall.shownCoins) < 0.6) stall.shownCoins = coins
  if (clock % 20 === 0) showHud(stall)
  stall.kept.step(stall.run)
}

function afterwards(stall: Stall) {
  if (stall.ended === 0) {
    stall.kept.write(stall.run)
    stall.host.happy(1)
    stall.host.sound('win')
    stall.stage.effects.burst(
      { x: stall.stage.width / 2, y: stall.stage.height / 2 },
      { count: 90, speed: 420, life: 1.6 },
    )
  }
  if (++stall.ended !== OVER_AFTER_TICKS) return
  stall.host.playing(false)
  stall.host.over(3)
}

function showHud(stall: Stall) {
  const { goal } = sim(stall).world
  const rate = stall.short(sim(stall).world.flow)
  const now = `${goal} ${rate}`
  if (now === stall.shownHud) return
  stall.shownHud = now
  stall.host.hud([
    { id: 'rate', label: stall.text('hud.rate'), value: rate },
    {
      id: 'goal',
      label: stall.text('hud.goal'),
      value: `${stall.context.number(Math.min(goal, stall.definition.goals.length))} / ${stall.context.number(stall.definition.goals.length)}`,
    },
  ])
}

function deal(stall: Stall, wish: RunWish) {
  stall.run = stall.context.fresh(wish)
  // A daily challenge counts only its own play: nothing stored goes in or out.
  stall.kept.open(stall.run, wish.seed !== undefined && wish.level === undefined && stall.ended === 0)
  stall.queue = []
  stall.ended = 0
  stall.shownCoins = sim(stall).world.coins
  stall.picture.forget()
  showHud(stall)
}

function pause(stall: Stall) {
  stall.kept.write(stall.run)
  stall.stage.pause()
}

function resume(stall: Stall) {
  stall.stage.resume()
  for (const event of stall.kept.back(stall.run)) stall.reacts.show(event)
}

function destroy(stall: Stall) {
  stall.kept.write(stall.run)
  stall.stage.destroy()
}

function layout(stall: Stall, size: StageSize) {
  stall.deck = deckOf(size, stall.definition.upgrades.length)
  stall.picture.forget()
  stall.cards.forget()
}

function draw(stall: Stall, { pen, time }: Stage) {
  if (!stall.isOpened) return
  const now = look(stall)
  stall.picture.draw(pen, stall.deck.scene, 'ground', (inner) => stall.scene.ground(inner, now))
  pen.save()
  pen.beginPath()
  pen.rect(stall.deck.scene.x, stall.deck.scene.y, stall.deck.scene.width, stall.deck.scene.height)
  pen.clip()
  stall.scene.draw(pen, now)
  pen.restore()
  const show = {
    world: now.world,
    definition: stall.definition,
    deck: stall.deck,
    coins: stall.shownCoins,
    rate: sim(stall).world.flow,
    time: now.time,
    pressed: stall.pressed,
    isArmed: stall.armed > 0,
    text: (key: string) => stall.text(key),
    short: stall.short,
  }
  drawPurse(pen, show)
  stall.cards.draw(pen, stall.deck.sheet, cardsName(show), (inner) => drawCards(inner, show))
  drawShine(pen, show)
  drawAnew(pen, show)
  drawCursor(pen, stall.marks.at(targets(stall)))
  if (stall.hasPlayed) return
  stall.guide.draw(pen, time)
}

function fingerUp(stall: Stall, at: Point) {
  stall.heldCard = -1
  send(stall, stall.scene.up?.(at, look(stall)))
}

function pressKey(stall: Stall, key: string, event: KeyboardEvent) {
  if (key === 'Enter' || key === ' ') {
    const target = stall.marks.at(targets(stall))
    if (!target) return stall.marks.move('ArrowUp', targets(stall))
    if (!event.repeat || target.input === 0) press(stall, target.input)
    return true
  }
  const digit = Number(key)
  if (digit >= 1 && digit <= stall.definition.upgrades.length) {
    buy(stall, digit - 1)
    return true
  }
  return stall.marks.move(key, targets(stall))
}
