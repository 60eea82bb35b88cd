import { afterLevel, knownFrom, maySkip, skipped } from '#kit/game/progress/level-map.ts'
import { readProgress, type Progress } from '#kit/game/progress/progress.ts'
import { openPurse, type Purse } from '#kit/game/progress/purse.ts'
import { giveBack, useUp } from '#kit/game/progress/shop.ts'
import type { Gains, ProgressWish } from '#kit/game/progress/shown.ts'
import type { Booster } from './boosters.ts'
import { charmPlan, coinsOf, giftOf, type CharmGoal } from './charm-plan.ts'
import { NO_TALLY, tallied, type CharmTally } from './charm-tally.ts'
import type { Context } from './tank.ts'

/** The player's items in the pack, and the counts of this run. */
export interface CharmWay {
  readonly context: Context
  readonly purse: Purse<CharmGoal>
  owned: Progress
  /** The counts after each input. */
  tallies: CharmTally[]
}

/** Only the pack has progress; the other games start anew each time. */
export function openWay(context: Context, level: number): CharmWay | undefined {
  if (context.definition.kind !== 'pack') return undefined
  const way: CharmWay = {
    context,
    purse: openPurse(context, charmPlan),
    owned: knownFrom(readProgress(context.memory), level),
    tallies: [],
  }
  showWay(way)
  return way
}

const tallyOf = ({ tallies }: CharmWay): CharmTally => tallies.at(-1) ?? NO_TALLY

const countedBy =
  ({ popped, fell, streak, charms, banks, freed }: CharmTally, stars: number, reached: number) =>
  (goal: CharmGoal): number => {
    const counts: Readonly<Record<CharmGoal, number>> = {
      popped,
      poppedEver: popped,
      fell,
      fellEver: fell,
      streak,
      charms,
      banks,
      freedEver: freed,
      stars,
      levelsEver: stars > 0 ? 1 : 0,
      reached,
    }
    return counts[goal]
  }

const openIn = (way: CharmWay) =>
  [
    countedBy(tallyOf(way), 0, way.owned.reached),
    { reached: way.owned.reached, maySkip: maySkip(way.owned, way.context.definition.levels) },
  ] as const

/** Tells the page what is owned. */
export const showWay = (way: CharmWay) => way.purse.show(way.owned, ...openIn(way))

function keep(way: CharmWay, owned: Progress) {
  way.owned = owned
  way.purse.keep(owned, ...openIn(way))
}

export function wishFor(way: CharmWay, wish: ProgressWish) {
  const { host, definition, text } = way.context
  if ('skip' in wish) return keep(way, skipped(way.owned, definition.levels))
  const touched = way.purse.buy(way.owned, wish.good)
  if (touched?.dealt === 'full') host.toast(text('boost.full'))
  if (touched?.dealt === 'bought') keep(way, touched.owned)
}

/** Takes a booster from the stock; false where there is none. */
export function takeBooster(way: CharmWay, booster: Booster): boolean {
  const owned = useUp(way.owned, booster)
  if (owned) keep(way, owned)
  return owned !== undefined
}

/** Undo removes a move's counts and returns its booster. */
export function takenBack(way: CharmWay, before: readonly string[], after: readonly string[]) {
  way.tallies.pop()
  const booster = before.length > after.length ? before.at(-1) : undefined
  if (booster) keep(way, giveBack(way.owned, booster))
}

export const noteInput = (way: CharmWay, shot: Parameters<typeof tallied>[1]) =>
  void way.tallies.push(tallied(tallyOf(way), shot))

/** Books a finished level: coins, missions and medals, and the levels it unlocks. */
export function endLevel(way: CharmWay, level: number, stars: number): Gains {
  const { context, owned } = way
  const { definition, text, host } = context
  const isFirst = stars > 0 && level === owned.reached
  const onWay = afterLevel(owned, { level, levels: definition.levels, isWon: stars > 0 })
  const { progress, gains } = way.purse.settle(onWay, {
    coins: coinsOf(stars),
    counted: countedBy(tallyOf(way), stars, onWay.reached),
  })
  const gift = isFirst ? giftOf(level) : undefined
  if (gift) host.toast(text('boost.gift', { name: text(`good.${gift}`) }))
  way.tallies = []
  keep(way, gift ? giveBack(progress, gift) : progress)
  return gains
}
