import type { Gains, ProgressWish, ShownMedal } from '#kit/game/progress/shown.ts'
import { afterLevel, knownFrom, maySkip, skipped } from '#kit/game/progress/level-map.ts'
import { isEndless } from './days.ts'
import { afterMeal, rankOf } from './friends.ts'
import type { Regular } from './regulars.ts'
import type { Shop } from './shop.ts'
import type { Meal } from './world.ts'

/** Who has come so far, with the rank that each has. */
const medalsOf = ({ purse, definition, text }: Shop): readonly ShownMedal[] =>
  definition.guests
    .filter(({ day, name }) => day <= purse.reached || purse.hearts[name] !== undefined)
    .map(({ name }) => ({ name: text(`guest.${name}`), grade: rankOf(purse.hearts[name] ?? 0) }))

/** Tells the page what the player owns, whom they know and which days are open. */
export function showBook(shop: Shop) {
  const { host, purse, definition } = shop
  host.progress?.({
    coins: purse.coins,
    missions: [],
    goods: [],
    medals: medalsOf(shop),
    map: { reached: purse.reached, maySkip: maySkip(purse, definition.levels) },
  })
}

/** Players who were further before days were locked stay there. */
export function openBook(shop: Shop) {
  shop.purse = knownFrom(shop.purse, shop.run.level)
  showBook(shop)
}

const keep = ({ host, purse }: Shop) => host.remember(JSON.stringify(purse))

/** Stores a guest's hearts at once, and announces a new rank. */
export function remember(shop: Shop, { guest, grade }: Meal) {
  const { definition, host, text } = shop
  const regular: Regular = definition.guests[guest.regular]!
  const { hearts, hasRisen } = afterMeal(shop.purse.hearts, regular, grade.total)
  if (hearts === shop.purse.hearts) return
  shop.purse = { ...shop.purse, hearts }
  keep(shop)
  if (!hasRisen) return
  shop.risen.push(regular.name)
  host.sound('win', 4)
  host.toast(text('say.rank', { guest: text(`guest.${regular.name}`) }))
}

/** Stores the day's coins, and unlocks the next day after a good one. */
export function closeBook(shop: Shop) {
  const { definition, run, view } = shop
  const { levels } = definition
  const isWon = run.sim.status === 'won'
  const earned = { ...shop.purse, coins: shop.purse.coins + view.kitchen.coins }
  shop.purse = isEndless(definition, run.level)
    ? earned
    : afterLevel(earned, { level: run.level, levels, isWon })
  keep(shop)
  showBook(shop)
}

export function wishFor(shop: Shop, wish: ProgressWish) {
  if (!('skip' in wish)) return
  shop.purse = skipped(shop.purse, shop.definition.levels)
  keep(shop)
  showBook(shop)
}

/** What the end of a day tells. */
export function gainsOf({ risen, purse, view, text }: Shop): Gains {
  const medals = risen.map((name) => ({
    name: text(`guest.${name}`),
    grade: rankOf(purse.hearts[name] ?? 0),
  }))
  return { coins: view.kitchen.coins, missions: [], medals }
}
