import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { openBackdrop } from './backdrop.ts'
import { drawBench } from './bench-scene.ts'
import { drawBoard } from './board-scene.ts'
import { drawChrome } from './chrome-scene.ts'
import { drawCounter } from './counter-scene.ts'
import type { KitchenDefinition } from './definitions.ts'
import type { Context, KitchenView } from './kitchen-view.ts'
import { family } from './family.ts'
import { openBook, showBook, wishFor } from './guest-book.ts'
import { openControls, type Controls } from './controls.ts'
import { drawHoliday, tellHoliday } from './holiday-art.ts'
import { openKeyboard, type Keyboard } from './keyboard.ts'
import { placesIn } from './layout.ts'
import { lessonPath } from './lesson.ts'
import { drawMorning, morningIn } from './morning-scene.ts'
import { drawOvens } from './oven-scene.ts'
import { pizzaShelf } from './pizza-art.ts'
import { openReactions } from './reactions.ts'
import type { KitchenInput } from './inputs.ts'
import { buy, onSale, readPurse } from './upgrades.ts'
import { begin, firstTool, go, isLearning, kitchenOf, showHud, type Shop } from './shop.ts'
import { endTasting, tick } from './shop-day.ts'
import type { Kitchen } from './world.ts'

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const run: Run<KitchenInput> = context.open()
  const view = viewFor(context, kitchenOf(run))

  const shop: Shop = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    run,
    purse: readPurse(context.memory),
    risen: [],
    isMorning: false,
    hasBegun: false,
    isPaid: false,
    endedFor: 0,
    shown: '',
    view,
    learning: context.firstTime,
    get guide() {
      return guide
    },
    get hand() {
      return hand
    },
    get keyboard() {
      return keyboard
    },
    get stage() {
      return stage
    },
    get reactions() {
      return reactions
    },
  }
  const guide: Coach = coach(() => (isLearning(shop) && !shop.isMorning ? lessonPath(view) : []), true, {
    isLesson: true,
  })
  const hand: Controls = openControls(
    view,
    (station) => go(shop, station),
    () => host.sound('tap'),
  )
  const keyboard: Keyboard = openKeyboard(view, { ...hand, down: (at) => press(shop, at) }, (station) =>
    go(shop, station),
  )
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => resize(shop, size),
    draw: (stage) => draw(shop, stage),
    tick: () => tick(shop),
    down: (at) => press(shop, at),
    move: (at) => stage.held && hand.move(at),
    up: () => hand.up(),
    key: (key) => keyboard.key(key),
  })
  const reactions: ReturnType<typeof openReactions> = openReactions(view, () => stage)
  openBook(shop)
  openDoor(shop)
  stage.invalidate()
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(shop, wish),
    wish: (wish) => wishFor(shop, wish),
    destroy: stage.destroy,
  }
}

function draw(shop: Shop, { pen, time, held, pointer }: Stage) {
  const { view } = shop
  view.time = time
  view.backdrop.draw(pen, view.station, view.places)
  drawHoliday(pen, view)
  const { work } = view.places
  pen.save()
  pen.beginPath()
  pen.rect(work.x, work.y, work.width, work.height)
  pen.clip()
  if (view.station === 'counter') drawCounter(pen, view)
  else if (view.station === 'bench') drawBench(pen, view, held && pointer)
  else if (view.station === 'oven') drawOvens(pen, view)
  else drawBoard(pen, view, isLearning(shop))
  pen.restore()
  drawChrome(pen, view)
  if (shop.isMorning) drawMorning(pen, view, { morning: morningIn(view, shop.purse), purse: shop.purse })
  shop.keyboard.draw(pen)
  if (!held) shop.guide.draw(pen, time)
}

function press(shop: Shop, at: Point) {
  if (shop.isMorning) return pressMorning(shop, at)
  if (shop.view.tasting) {
    if (shop.isPaid) endTasting(shop)
    return
  }
  begin(shop)
  shop.hand.down(at)
}

function pressMorning(shop: Shop, at: Point) {
  const { host, text, view } = shop
  const morning = morningIn(view, shop.purse)
  const offer = morning.offers.find(({ box }) => inside(box, at))
  if (offer) {
    const after = buy(shop.purse, offer.upgrade)
    host.sound(after === shop.purse ? 'bad' : 'coin')
    if (after === shop.purse) return
    shop.purse = after
    host.remember(JSON.stringify(shop.purse))
    showBook(shop)
    host.announce(text(`up.${offer.upgrade.name}`))
    const { x, y, width, height } = offer.box
    shop.stage.effects.burst({ x: x + width / 2, y: y + height / 2 }, { count: 26, speed: 260 })
    return
  }
  if (!inside(morning.open, at)) return
  shop.isMorning = false
  host.sound('deal', 7)
  begin(shop)
}

function openDoor(shop: Shop) {
  const { view } = shop
  view.kitchen = kitchenOf(shop.run)
  view.station = 'counter'
  view.tool = firstTool(shop)
  view.tasting = undefined
  view.seen.clear()
  shop.hasBegun = shop.isPaid = false
  shop.endedFor = 0
  shop.shown = ''
  shop.risen = []
  shop.isMorning = onSale(shop.purse, view.kitchen.day).some(({ price }) => price <= shop.purse.coins)
  showHud(shop)
  tellHoliday(view)
}

function restart(shop: Shop, wish?: RunWish) {
  const { context, host } = shop
  shop.run = context.fresh(wish)
  shop.hand.clear()
  shop.keyboard.hide()
  openDoor(shop)
  shop.stage.effects.clear()
  host.sound('deal')
  shop.stage.invalidate()
}

function resize({ canvas, view }: Shop, size: StageSize) {
  view.places = placesIn(size)
  const ratio = canvas.width / size.width
  view.shelf.clear(Math.min(2, (ratio * Math.min(size.width, size.height)) / 260))
  view.figures.clear()
  view.backdrop.clear()
}

/** The view as it stands in the morning. */
const viewFor = (context: Context, kitchen: Kitchen): KitchenView => ({
  context,
  definition: context.definition,
  kitchen,
  places: placesIn({ width: 320, height: 360 }),
  station: 'counter',
  tool: undefined,
  ghost: undefined,
  blade: undefined,
  tasting: undefined,
  time: 0,
  seen: new Map(),
  shelf: pizzaShelf(context.definition),
  figures: sprites(),
  backdrop: openBackdrop(),
})

export default { family, mount } satisfies GameView<KitchenDefinition, KitchenInput>
