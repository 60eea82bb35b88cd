import type { SimEvent } from '#kit/game/contract.ts'
import { waitingAt } from './chrome-scene.ts'
import { isEndless } from './days.ts'
import { guestAtWork } from './kitchen-view.ts'
import { closeBook, gainsOf, remember } from './guest-book.ts'
import { starsOf } from './rules.ts'
import { TASTE_SECONDS } from './tasting-scene.ts'
import { firstTool, go, isLearning, showHud, type Shop } from './shop.ts'

const OVER_AFTER_TICKS = 60
const PAID_AFTER_SECONDS = 1.5

export function tick(shop: Shop) {
  const { view } = shop
  view.time = shop.stage.time
  shop.keyboard.step(shop.stage)
  if (!shop.hasBegun) return
  if (view.tasting) return taste(shop)
  if (view.kitchen.closed) return close(shop)
  const events = shop.run.apply(shop.hand.next())
  for (const { id } of view.kitchen.guests) if (!view.seen.has(id)) view.seen.set(id, view.time)
  shop.reactions.show(events)
  for (const event of events) follow(shop, event)
  showHud(shop)
}

/** Brings the player to where the next thing is to be done. */
function follow(shop: Shop, { kind, amount = 0 }: SimEvent) {
  const { view } = shop
  if (
    kind === 'taken' &&
    waitingAt(view, 'counter') === 0 &&
    guestAtWork({ ...view, station: 'bench' })?.id === amount
  )
    go(shop, 'bench')
  else if (kind === 'sauceFull') view.tool = { kind: 'cheese' }
  else if (kind === 'bake') {
    view.tool = firstTool(shop)
    if (waitingAt(view, 'bench') === 0 || isLearning(shop)) go(shop, 'oven')
  } else if (kind === 'out' || kind === 'outRight') go(shop, 'board')
  else if ((kind === 'served' || kind === 'feast') && view.kitchen.meal) {
    go(shop, 'counter')
    view.tasting = { meal: view.kitchen.meal, since: view.time }
    shop.isPaid = false
  }
}

/** Patience stands still while a guest tastes. */
function taste(shop: Shop) {
  const { context, view } = shop
  const age = view.time - view.tasting!.since
  if (!shop.isPaid && (age >= PAID_AFTER_SECONDS || context.reducedMotion)) {
    shop.isPaid = true
    const { meal } = view.tasting!
    shop.reactions.paid(meal.grade.total, meal.coins)
    remember(shop, meal)
    showHud(shop)
  }
  if (age >= TASTE_SECONDS + 0.5) endTasting(shop)
}

export function endTasting(shop: Shop) {
  const { view } = shop
  view.tasting = undefined
  shop.learning = false
  if (view.kitchen.closed || waitingAt(view, 'counter') > 0) return
  if (waitingAt(view, 'board') > 0) go(shop, 'board')
  else if (waitingAt(view, 'bench') > 0) go(shop, 'bench')
}

function close(shop: Shop) {
  const { host, definition, view } = shop
  if (shop.endedFor++ === 0) {
    closeBook(shop)
    host.sound(shop.run.sim.status === 'lost' ? 'lose' : 'win')
    if (shop.run.sim.status !== 'lost') host.happy(1)
    go(shop, 'counter')
  }
  if (shop.endedFor !== OVER_AFTER_TICKS) return
  host.playing(false)
  const { kitchen } = view
  host.over(isEndless(definition, kitchen.day) ? undefined : starsOf(kitchen), {
    target: kitchen.marks[0],
    gains: gainsOf(shop),
  })
}
