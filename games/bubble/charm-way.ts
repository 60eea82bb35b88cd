import { afterLevel, knownFrom, maySkip, skipped } from '#kit/game/progress/level-map.ts'
import type { Mission } from '#kit/game/progress/missions.ts'
import { readProgress, writeProgress, type Progress } from '#kit/game/progress/progress.ts'
import { settleRun } from '#kit/game/progress/settle-run.ts'
import { deal, giveBack, useUp } from '#kit/game/progress/shop.ts'
import {
  shownGoods,
  shownMedals,
  shownMissions,
  type Gains,
  type ProgressWish,
} from '#kit/game/progress/shown.ts'
import type { Booster } from './boosters.ts'
import { charmGoods, charmPlan, coinsOf, giftOf, type CharmGoal } from './charm-plan.ts'
import { NO_TALLY, tallied, type CharmTally } from './charm-tally.ts'
import type { Context } from './tank.ts'

/** What a player of the pack owns, and what this run has counted for it. */
export interface CharmWay {
  readonly context: Context
  owned: Progress
  /** The counts after each input. */
  tallies: CharmTally[]
}

/** Only the pack has a way; the other games of the family begin anew each time. */
export function openWay(context: Context, level: number): CharmWay | undefined {
  if (context.definition.kind !== 'pack') return undefined
  const way: CharmWay = { context, owned: knownFrom(readProgress(context.memory), level), tallies: [] }
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

const sayMission =
  ({ text, number }: Context) =>
  ({ goal, target }: Mission<CharmGoal>) =>
    text(`mission.${goal}`, { count: number(target) })

/** Tells the page what is owned. */
export function showWay(way: CharmWay) {
  const { context, owned } = way
  const { text, host, definition } = context
  const counted = countedBy(tallyOf(way), 0, owned.reached)
  host.progress?.({
    coins: owned.coins,
    missions: shownMissions(owned, charmPlan.missions, { counted, say: sayMission(context) }),
    goods: shownGoods(owned, charmGoods, text),
    medals: shownMedals(owned, charmPlan.medals, text),
    map: { reached: owned.reached, maySkip: maySkip(owned, definition.levels) },
  })
}

function keep(way: CharmWay, owned: Progress) {
  way.owned = owned
  way.context.host.remember(writeProgress(owned))
  showWay(way)
}

export function wishFor(way: CharmWay, wish: ProgressWish) {
  const { host, definition, text } = way.context
  if ('skip' in wish) return keep(way, skipped(way.owned, definition.levels))
  const good = charmGoods.find(({ id }) => id === wish.good)
  if (!good) return
  const [owned, dealt] = deal(way.owned, good)
  host.sound(dealt === 'bought' ? 'coin' : 'bad')
  if (dealt === 'full') host.toast(text('boost.full'))
  if (dealt === 'bought') keep(way, owned)
}

/** Takes a booster from the stock; false where there is none. */
export function takeBooster(way: CharmWay, booster: Booster): boolean {
  const owned = useUp(way.owned, booster)
  if (owned) keep(way, owned)
  return owned !== undefined
}

/** A move was taken back: what it counted goes, and a booster comes back. */
export function takenBack(way: CharmWay, before: readonly string[], after: readonly string[]) {
  way.tallies.pop()
  const booster = before.length > after.length ? before.at(-1) : undefined
  if (booster) keep(way, giveBack(way.owned, booster))
}

export const noteInput = (way: CharmWay, shot: Parameters<typeof tallied>[1]) =>
  void way.tallies.push(tallied(tallyOf(way), shot))

/** A level has ended: its coins, missions and medals, and the way that it opens. */
export function endLevel(way: CharmWay, level: number, stars: number): Gains {
  const { context, owned } = way
  const { definition, text, host } = context
  const isFirst = stars > 0 && level === owned.reached
  const onWay = afterLevel(owned, { level, levels: definition.levels, isWon: stars > 0 })
  const { progress, gains } = settleRun(onWay, charmPlan, {
    coins: coinsOf(stars),
    counted: countedBy(tallyOf(way), stars, onWay.reached),
    sayMission: sayMission(context),
    sayMedal: (id) => text(`medal.${id}`),
  })
  const gift = isFirst ? giftOf(level) : undefined
  if (gift) host.toast(text('boost.gift', { name: text(`good.${gift}`) }))
  way.tallies = []
  keep(way, gift ? giveBack(progress, gift) : progress)
  return gains
}
