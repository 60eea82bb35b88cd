import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run, RunWish } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { deckOf, type Deck } from './deck.ts'
import { cardsName, drawAnew, drawCards, drawPurse, drawShine } from './deck-art.ts'
import type { IdleDefinition } from './definitions.ts'
import { cursor, drawCursor, type Target } from './cursor.ts'
import { purse } from './purse.ts'
import { reactions } from './reactions.ts'
import type { IdleInput, IdleSim } from './rules.ts'
import type { Look, Scene } from './scene.ts'
import { still } from './still.ts'
import { canBuy, isOpen, pearlsFor } from './world.ts'

type Context = GameContext<IdleDefinition, IdleInput>

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
  let run: Run<IdleInput> = context.open()
  let deck: Deck = deckOf({ width: 320, height: 360 }, definition.upgrades.length)
  let queue: IdleInput[] = []
  let pressed = definition.upgrades.map(() => 0)
  let heldCard = -1
  let heldFor = 0
  let armed = 0
  let ended = 0
  let shownCoins = 0
  let shownHud = ''
  let hasPlayed = false
  // The stage draws once while it opens, before there is anything to draw with.
  let isOpened = false
  const picture = still()
  const cards = still()
  const marks = cursor()

  const sim = () => run.sim as IdleSim
  const look = (): Look<unknown> => {
    const { x, y, width, height } = deck.scene
    // The purse covers the upper edge: the picture's own ground begins below it.
    const top = deck.purse.y + deck.purse.height
    return {
      world: sim().world,
      body: sim().world.body,
      box: deck.scene,
      unit: Math.min(width, (height - top) * 1.25) / 100,
      time: context.reducedMotion ? 0 : stage.time,
      effects: stage.effects,
      place: (u, v) => ({ x: x + (u / 1000) * width, y: y + top + (v / 1000) * (height - top) }),
      short,
    }
  }
  const guide = coach(() => scene.finger(look()), context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      deck = deckOf(size, definition.upgrades.length)
      picture.forget()
      cards.forget()
    },
    fontsCame: () => cards.forget(),
    draw({ pen, time }) {
      if (!isOpened) return
      const now = look()
      picture.draw(pen, deck.scene, 'ground', (inner) => scene.ground(inner, now))
      pen.save()
      pen.beginPath()
      pen.rect(deck.scene.x, deck.scene.y, deck.scene.width, deck.scene.height)
      pen.clip()
      scene.draw(pen, now)
      pen.restore()
      const show = {
        world: now.world,
        definition,
        deck,
        coins: shownCoins,
        rate: sim().world.flow,
        time: now.time,
        pressed,
        isArmed: armed > 0,
        text: (key: string) => text(key),
        short,
      }
      drawPurse(pen, show)
      cards.draw(pen, deck.sheet, cardsName(show), (inner) => drawCards(inner, show))
      drawShine(pen, show)
      drawAnew(pen, show)
      drawCursor(pen, marks.at(targets()))
      if (hasPlayed) return
      guide.draw(pen, time)
    },
    tick: () => tick(),
    down: (at) => down(at),
    move: (at) => scene.move?.(at, look()),
    up(at) {
      heldCard = -1
      send(scene.up?.(at, look()))
    },
    key(key, event) {
      if (key === 'Enter' || key === ' ') {
        const target = marks.at(targets())
        if (!target) return marks.move('ArrowUp', targets())
        if (!event.repeat || target.input === 0) press(target.input)
        return true
      }
      const digit = Number(key)
      if (digit >= 1 && digit <= definition.upgrades.length) {
        buy(digit - 1)
        return true
      }
      return marks.move(key, targets())
    },
  })
  const reacts = reactions(context, { stage, look, deck: () => deck, scene, sim, short })

  function targets(): readonly Target[] {
    const cards = deck.cards.flatMap(({ x, y, width, height }, index): Target[] =>
      isOpen(sim().world, definition, index)
        ? [{ at: { x: x + width / 2, y: y + height / 2 }, reach: height / 2, input: ['buy', index] }]
        : [],
    )
    const { x, y, width, height } = deck.anew
    const anew: Target[] =
      pearlsFor(sim().world, definition) > 0
        ? [{ at: { x: x + width / 2, y: y + height / 2 }, reach: height / 2, input: ['anew'] }]
        : []
    return [...scene.spots(look()), ...cards, ...anew]
  }

  function down(at: Point) {
    marks.hide()
    const card = deck.cards.findIndex((box) => inside(box, at))
    if (card >= 0) {
      heldCard = card
      heldFor = 0
      buy(card)
      return
    }
    if (pearlsFor(sim().world, definition) > 0 && inside(deck.anew, at)) {
      press(['anew'])
      return
    }
    if (scene.down) {
      const input = scene.down(at, look())
      if (input) press(input)
      return
    }
    let nearest: Target | undefined
    let far = Infinity
    for (const spot of scene.spots(look())) {
      const away = Math.hypot(spot.at.x - at.x, spot.at.y - at.y)
      if (away < spot.reach && away < far) [nearest, far] = [spot, away]
    }
    if (nearest) press(nearest.input)
  }

  function buy(index: number) {
    if (!canBuy(sim().world, definition, index)) {
      host.sound('bad')
      return
    }
    press(['buy', index])
  }

  function press(input: IdleInput) {
    if (input !== 0 && input[0] === 'buy' && !canBuy(sim().world, definition, input[1]))
      return host.sound('bad')
    if (input !== 0 && input[0] === 'anew' && armed === 0) {
      armed = ARMED_TICKS
      host.sound('flip')
      host.toast(text('say.anew', { pearls: pearlsFor(sim().world, definition) }))
      return
    }
    armed = 0
    send(input)
  }

  function send(input: IdleInput | undefined) {
    if (!input) return
    guide.dismiss()
    if (!hasPlayed) host.playing(true)
    hasPlayed = true
    queue.push(input)
  }

  function tick() {
    if (sim().status !== 'playing') return afterwards()
    if (armed > 0) armed--
    pressed = pressed.map((value) => Math.max(0, value - 0.1))
    if (
      heldCard >= 0 &&
      ++heldFor > HOLD_TICKS &&
      heldFor % HOLD_EVERY === 0 &&
      canBuy(sim().world, definition, heldCard)
    )
      send(['buy', heldCard])
    const input = queue.shift() ?? 0
    for (const event of run.apply(input)) {
      if (event.kind === 'buy') pressed[event.amount!] = 1
      if (event.kind === 'anew') picture.forget()
      reacts.show(event)
      if (event.kind === 'buy' || event.kind === 'anew') kept.write(run)
    }
    const { coins, clock } = sim().world
    shownCoins += (coins - shownCoins) * (context.reducedMotion ? 1 : 0.18)
    if (Math.abs(coins - shownCoins) < 0.6) shownCoins = coins
    if (clock % 20 === 0) showHud()
    kept.step(run)
  }

  function afterwards() {
    if (ended === 0) {
      kept.write(run)
      host.happy(1)
      host.sound('win')
      stage.effects.burst({ x: stage.width / 2, y: stage.height / 2 }, { count: 90, speed: 420, life: 1.6 })
    }
    if (++ended !== OVER_AFTER_TICKS) return
    host.playing(false)
    host.over(3)
  }

  function showHud() {
    const { goal } = sim().world
    const rate = short(sim().world.flow)
    const now = `${goal} ${rate}`
    if (now === shownHud) return
    shownHud = now
    host.hud([
      { id: 'rate', label: text('hud.rate'), value: rate },
      {
        id: 'goal',
        label: text('hud.goal'),
        value: `${context.number(Math.min(goal, definition.goals.length))} / ${context.number(definition.goals.length)}`,
      },
    ])
  }

  function deal(wish: RunWish) {
    run = context.fresh(wish)
    // The challenge of the day is one's own work alone: nothing kept flows in or out.
    kept.open(run, wish.seed !== undefined && wish.level === undefined && ended === 0)
    queue = []
    ended = 0
    shownCoins = sim().world.coins
    picture.forget()
    showHud()
  }

  for (const event of kept.resume(run)) reacts.show(event)
  shownCoins = sim().world.coins
  showHud()
  isOpened = true
  stage.invalidate()
  host.ready()
  return {
    pause() {
      kept.write(run)
      stage.pause()
    },
    resume() {
      stage.resume()
      for (const event of kept.back(run)) reacts.show(event)
    },
    restart: (wish = {}) => deal(wish),
    destroy() {
      kept.write(run)
      stage.destroy()
    },
  }
}
