import type { SimEvent } from '#kit/game/contract.ts'
import { waitingAt } from './chrome-scene.ts'
import { isEndless } from './days.ts'
import { guestAtWork } from './desk.ts'
import { closeBook, gainsOf, remember } from './guest-book.ts'
import { starsOf } from './rules.ts'
import { TASTE_SECONDS } from './tasting-scene.ts'
import { firstTool, go, isLearning, showHud, type Shop } from './shop.ts'

const OVER_AFTER_TICKS = 60
const PAID_AFTER_SECONDS = 1.5

export function tick(shop: Shop) {
  const { desk } = shop
  desk.time = shop.stage.time
  shop.keyboard.step(shop.stage)
  if (!shop.hasBegun) return
  if (desk.tasting) return taste(shop)
  if (desk.kitchen.closed) return close(shop)
  const events = shop.run.apply(shop.hand.next())
  for (const { id } of desk.kitchen.guests) if (!desk.seen.has(id)) desk.seen.set(id, desk.time)
  shop.reactions.show(events)
  for (const event of events) follow(shop, event)
  showHud(shop)
}

/** Brings the player to where the next thing is to be done. */
function follow(shop: Shop, { kind, amount = 0 }: SimEvent) {
  const { desk } = shop
  if (
    kind === 'taken' &&
    waitingAt(desk, 'counter') === 0 &&
    guestAtWork({ ...desk, station: 'bench' })?.id === amount
  )
    go(shop, 'bench')
  else if (kind === 'sauceFull') desk.tool = { kind: 'cheese' }
  else if (kind === 'bake') {
    desk.tool = firstTool(shop)
    if (waitingAt(desk, 'bench') === 0 || isLearning(shop)) go(shop, 'oven')
  } else if (kind === 'out' || kind === 'outRight') go(shop, 'board')
  else if ((kind === 'served' || kind === 'feast') && desk.kitchen.meal) {
    go(shop, 'counter')
    desk.tasting = { meal: desk.kitchen.meal, since: desk.time }
    shop.isPaid = false
  }
}

/** Patience stands still while a guest tastes. */
function taste(shop: Shop) {
  const { context, desk } = shop
  const age = desk.time - desk.tasting!.since
  if (!shop.isPaid && (age >= PAID_AFTER_SECONDS || context.reducedMotion)) {
    shop.isPaid = true
    const { meal } = desk.tasting!
    shop.reactions.paid(meal.grade.total, meal.coins)
    remember(shop, meal)
    showHud(shop)
  }
  if (age >= TASTE_SECONDS + 0.5) endTasting(shop)
}

export function endTasting(shop: Shop) {
  const { desk } = shop
  desk.tasting = undefined
  shop.learning = false
  if (desk.kitchen.closed || waitingAt(desk, 'counter') > 0) return
  if (waitingAt(desk, 'board') > 0) go(shop, 'board')
  else if (waitingAt(desk, 'bench') > 0) go(shop, 'bench')
}

function close(shop: Shop) {
  const { host, definition, desk } = shop
  if (shop.endedFor++ === 0) {
    closeBook(shop)
    host.sound(shop.run.sim.status === 'lost' ? 'lose' : 'win')
    if (shop.run.sim.status !== 'lost') host.happy(1)
    go(shop, 'counter')
  }
  if (shop.endedFor !== OVER_AFTER_TICKS) return
  host.playing(false)
  const { kitchen } = desk
  host.over(isEndless(definition, kitchen.day) ? undefined : starsOf(kitchen), {
    target: kitchen.marks[0],
    gains: gainsOf(shop),
  })
}
