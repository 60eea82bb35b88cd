import { readProgress, type Progress } from '#kit/game/progress/progress.ts'
import { openPurse, type Purse } from '#kit/game/progress/purse.ts'
import { wornIn } from '#kit/game/progress/shop.ts'
import type { Gains, ProgressWish } from '#kit/game/progress/shown.ts'
import type { SlicerSim } from './family.ts'
import { BLADES, ORCHARDS, type Gear } from './gear.ts'
import { BLADE_PLACE, coinsOf, ORCHARD_PLACE, orchardPlan, type OrchardGoal } from './orchard-plan.ts'
import type { Context } from './round.ts'

/** Owned items of a player. */
export interface Basket {
  readonly purse: Purse<OrchardGoal>
  owned: Progress
}

/** Only the game with several modes has a purse. */
export const openBasket = (context: Context): Basket | undefined =>
  context.definition.modes.length > 1
    ? { purse: openPurse(context, orchardPlan), owned: readProgress(context.memory) }
    : undefined

export const gearIn = ({ owned }: Basket): Gear => ({
  blade: BLADES.find((name) => wornIn(owned, BLADE_PLACE).includes(name)),
  orchard: ORCHARDS.find((name) => wornIn(owned, ORCHARD_PLACE).includes(name)),
})

const countedIn =
  ({ orchard, mode }: SlicerSim) =>
  (goal: OrchardGoal): number => {
    const { tally, score, over } = orchard
    const counts: Readonly<Record<OrchardGoal, number>> = {
      score,
      cuts: tally.cuts,
      cutsEver: tally.cuts,
      combos: tally.combos,
      combosEver: tally.combos,
      combo: tally.bestCombo,
      clean: tally.criticals,
      cleanEver: tally.criticals,
      classic: mode.name === 'classic' ? score : 0,
      zen: mode.name === 'zen' ? score : 0,
      rush: mode.name === 'rush' ? score : 0,
      unstruck: tally.missed === 0 ? tally.cuts : 0,
      runsEver: over ? 1 : 0,
    }
    return counts[goal]
  }

export const showBasket = ({ purse, owned }: Basket, sim: SlicerSim) => purse.show(owned, countedIn(sim))

function keep(basket: Basket, owned: Progress, sim: SlicerSim) {
  basket.owned = owned
  basket.purse.keep(owned, countedIn(sim))
}

/** Buys or equips; true when the gear has changed. */
export function wishFor(basket: Basket, wish: ProgressWish, sim: SlicerSim): boolean {
  const touched = 'good' in wish ? basket.purse.buy(basket.owned, wish.good) : undefined
  if (!touched || touched.owned === basket.owned) return false
  keep(basket, touched.owned, sim)
  return true
}

/** Books the rewards of a finished run. */
export function settleBasket(basket: Basket, sim: SlicerSim): Gains {
  const { score, tally } = sim.orchard
  const run = { coins: coinsOf(score, tally.bestCombo), counted: countedIn(sim) }
  const { progress, gains } = basket.purse.settle(basket.owned, run)
  keep(basket, progress, sim)
  return gains
}
