import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { openBackdrop } from './backdrop.ts'
import { drawBench } from './bench-scene.ts'
import { drawBoard } from './board-scene.ts'
import { drawChrome, waitingAt } from './chrome-scene.ts'
import { drawCounter } from './counter-scene.ts'
import { isEndless, MOST_MISSED } from './days.ts'
import type { KitchenDefinition } from './definitions.ts'
import { guestAtWork, type Context, type Desk } from './desk.ts'
import { family, type KitchenSim } from './family.ts'
import { openHand } from './hand.ts'
import { openKeyboard } from './keyboard.ts'
import { placesIn, type Station } from './layout.ts'
import { lessonPath } from './lesson.ts'
import { drawMorning, morningIn } from './morning-scene.ts'
import { drawOvens } from './oven-scene.ts'
import { pizzaShelf } from './pizza-art.ts'
import { openReactions } from './reactions.ts'
import type { KitchenInput } from './inputs.ts'
import { starsOf } from './rules.ts'
import { TASTE_SECONDS } from './tasting-scene.ts'
import { buy, onSale, readPurse, type Purse } from './upgrades.ts'

const OVER_AFTER_TICKS = 60
const PAID_AFTER_SECONDS = 1.5

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  let run: Run<KitchenInput> = context.open()
  let purse: Purse = readPurse(context.memory)
  let isMorning = false
  let hasBegun = false
  let isPaid = false
  let endedFor = 0
  let shown = ''
  const desk: Desk = {
    context,
    definition,
    kitchen: kitchenOf(run),
    places: placesIn({ width: 320, height: 360 }),
    station: 'counter',
    tool: undefined,
    ghost: undefined,
    blade: undefined,
    tasting: undefined,
    time: 0,
    seen: new Map(),
    shelf: pizzaShelf(definition),
    figures: sprites(),
    backdrop: openBackdrop(),
  }
  let learning = context.firstTime
  const isLearning = () => learning && run.level === 1
  const guide = coach(() => (isLearning() && !isMorning ? lessonPath(desk) : []), true)
  const hand = openHand(desk, go, () => host.sound('tap'))
  const keyboard = openKeyboard(desk, { ...hand, down: press }, go)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      desk.places = placesIn(size)
      const ratio = canvas.width / size.width
      desk.shelf.clear(Math.min(2, (ratio * Math.min(size.width, size.height)) / 260))
      desk.figures.clear()
      desk.backdrop.clear()
    },
    draw,
    tick,
    down: press,
    move: (at) => stage.held && hand.move(at),
    up: () => hand.up(),
    key: (key) => keyboard.key(key),
  })
  const reactions = openReactions(desk, () => stage)

  function draw({ pen, time, held, pointer }: Stage) {
    desk.time = time
    desk.backdrop.draw(pen, desk.station, desk.places)
    const { work } = desk.places
    pen.save()
    pen.beginPath()
    pen.rect(work.x, work.y, work.width, work.height)
    pen.clip()
    if (desk.station === 'counter') drawCounter(pen, desk)
    else if (desk.station === 'bench') drawBench(pen, desk, held && pointer)
    else if (desk.station === 'oven') drawOvens(pen, desk)
    else drawBoard(pen, desk, isLearning())
    pen.restore()
    drawChrome(pen, desk)
    if (isMorning) drawMorning(pen, desk, { morning: morningIn(desk, purse), purse })
    keyboard.draw(pen)
    if (!held) guide.draw(pen, time)
  }

  function go(station: Station) {
    if (desk.station === station) return
    hand.clear()
    desk.station = station
    const { roll = 0, sauce = -1 } = desk.kitchen.pizzas.find(({ place }) => place === 'bench') ?? {}
    if (station === 'bench' && roll === 0 && sauce < 0) desk.tool = firstTool()
  }

  /** With one sauce on the shelf there is nothing to choose. */
  const firstTool = (): Desk['tool'] =>
    definition.menu.sauces.filter(({ day }) => day <= desk.kitchen.day).length === 1
      ? { kind: 'sauce', index: 0 }
      : undefined

  function press(at: Point) {
    if (isMorning) return pressMorning(at)
    if (desk.tasting) {
      if (isPaid) endTasting()
      return
    }
    begin()
    hand.down(at)
  }

  function pressMorning(at: Point) {
    const morning = morningIn(desk, purse)
    const offer = morning.offers.find(({ box }) => inside(box, at))
    if (offer) {
      const after = buy(purse, offer.upgrade)
      host.sound(after === purse ? 'bad' : 'coin')
      if (after === purse) return
      purse = after
      host.remember(JSON.stringify(purse))
      host.announce(text(`up.${offer.upgrade.name}`))
      const { x, y, width, height } = offer.box
      stage.effects.burst({ x: x + width / 2, y: y + height / 2 }, { count: 26, speed: 260 })
      return
    }
    if (!inside(morning.open, at)) return
    isMorning = false
    host.sound('deal', 7)
    begin()
  }

  /** The clock of the day starts with the first touch. */
  function begin() {
    if (hasBegun) return
    hasBegun = true
    host.playing(true)
    if (purse.upgrades > 0) run.apply({ do: 'outfit', upgrades: purse.upgrades })
  }

  function tick() {
    desk.time = stage.time
    keyboard.step(stage)
    if (!hasBegun) return
    if (desk.tasting) return taste()
    if (desk.kitchen.closed) return close()
    const events = run.apply(hand.next())
    for (const { id } of desk.kitchen.guests) if (!desk.seen.has(id)) desk.seen.set(id, desk.time)
    reactions.show(events)
    for (const event of events) follow(event)
    showHud()
  }

  /** Brings the player to where the next thing is to be done. */
  function follow({ kind, amount = 0 }: SimEvent) {
    if (
      kind === 'taken' &&
      waitingAt(desk, 'counter') === 0 &&
      guestAtWork({ ...desk, station: 'bench' })?.id === amount
    )
      go('bench')
    else if (kind === 'sauceFull') desk.tool = { kind: 'cheese' }
    else if (kind === 'bake') {
      desk.tool = firstTool()
      if (waitingAt(desk, 'bench') === 0 || isLearning()) go('oven')
    } else if (kind === 'out' || kind === 'outRight') go('board')
    else if ((kind === 'served' || kind === 'feast') && desk.kitchen.meal) {
      go('counter')
      desk.tasting = { meal: desk.kitchen.meal, since: desk.time }
      isPaid = false
    }
  }

  /** Nobody loses patience while a guest tastes: the clock of the day stands. */
  function taste() {
    const age = desk.time - desk.tasting!.since
    if (!isPaid && (age >= PAID_AFTER_SECONDS || context.reducedMotion)) {
      isPaid = true
      const { grade, coins } = desk.tasting!.meal
      reactions.paid(grade.total, coins)
      showHud()
    }
    if (age >= TASTE_SECONDS + 0.5) endTasting()
  }

  function endTasting() {
    desk.tasting = undefined
    learning = false
    if (desk.kitchen.closed || waitingAt(desk, 'counter') > 0) return
    if (waitingAt(desk, 'board') > 0) go('board')
    else if (waitingAt(desk, 'bench') > 0) go('bench')
  }

  function close() {
    if (endedFor++ === 0) {
      purse = { ...purse, coins: purse.coins + desk.kitchen.coins }
      host.remember(JSON.stringify(purse))
      host.sound(run.sim.status === 'lost' ? 'lose' : 'win')
      if (run.sim.status !== 'lost') host.happy(1)
      go('counter')
    }
    if (endedFor !== OVER_AFTER_TICKS) return
    host.playing(false)
    host.over(isEndless(definition, desk.kitchen.day) ? undefined : starsOf(desk.kitchen))
  }

  function showHud() {
    const { guests, arrivals, marks, coins, missed, day } = desk.kitchen
    const goal = marks.find((mark) => mark > coins) ?? marks[2]
    const isLast = isEndless(definition, day)
    const now = `${guests.length}/${arrivals.length}/${goal}/${missed}`
    if (now === shown) return
    shown = now
    host.hud(
      isLast
        ? [{ id: 'missed', label: text('hud.missed'), value: `${number(missed)}/${number(MOST_MISSED)}` }]
        : [
            { id: 'goal', label: text('hud.goal'), value: number(goal) },
            { id: 'guests', label: text('hud.guests'), value: number(guests.length + arrivals.length) },
          ],
    )
  }

  function openDoor() {
    desk.kitchen = kitchenOf(run)
    desk.station = 'counter'
    desk.tool = firstTool()
    desk.tasting = undefined
    desk.seen.clear()
    hasBegun = isPaid = false
    endedFor = 0
    shown = ''
    isMorning = onSale(purse, desk.kitchen.day).some(({ price }) => price <= purse.coins)
    showHud()
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    hand.clear()
    keyboard.hide()
    openDoor()
    stage.effects.clear()
    host.sound('deal')
    stage.invalidate()
  }

  openDoor()
  stage.invalidate()
  host.ready()
  return { pause: stage.pause, resume: stage.resume, restart, destroy: stage.destroy }
}

const kitchenOf = (run: Run<KitchenInput>) => (run.sim as KitchenSim).kitchen

export default { family, mount } satisfies GameView<KitchenDefinition, KitchenInput>
