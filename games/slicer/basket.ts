import type { Mission } from '#kit/game/progress/missions.ts'
import { rankOf } from '#kit/game/progress/missions.ts'
import { readProgress, writeProgress, type Progress } from '#kit/game/progress/progress.ts'
import { settleRun } from '#kit/game/progress/settle-run.ts'
import { deal, wornIn } from '#kit/game/progress/shop.ts'
import {
  shownGoods,
  shownMedals,
  shownMissions,
  type Gains,
  type ProgressWish,
} from '#kit/game/progress/shown.ts'
import type { SlicerSim } from './family.ts'
import { BLADES, ORCHARDS, type Gear } from './gear.ts'
import {
  BLADE_PLACE,
  coinsOf,
  ORCHARD_PLACE,
  orchardGoods,
  orchardPlan,
  type OrchardGoal,
} from './orchard-plan.ts'
import type { Context } from './round.ts'

/** What a player of the orchard owns. */
export interface Basket {
  readonly context: Context
  owned: Progress
}

/** Only the game with several modes has a purse; the twisted ones are as everybody has them. */
export const openBasket = (context: Context): Basket | undefined =>
  context.definition.modes.length > 1 ? { context, owned: readProgress(context.memory) } : undefined

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

const sayMission =
  ({ text, number }: Context) =>
  ({ goal, target }: Mission<OrchardGoal>) =>
    text(`mission.${goal}`, { count: number(target) })

export function showBasket({ context, owned }: Basket, sim: SlicerSim) {
  const { host, text } = context
  host.progress?.({
    coins: owned.coins,
    rank: rankOf(owned),
    missions: shownMissions(owned, orchardPlan.missions, {
      counted: countedIn(sim),
      say: sayMission(context),
    }),
    goods: shownGoods(owned, orchardGoods, text),
    medals: shownMedals(owned, orchardPlan.medals, text),
  })
}

function keep(basket: Basket, owned: Progress, sim: SlicerSim) {
  basket.owned = owned
  basket.context.host.remember(writeProgress(owned))
  showBasket(basket, sim)
}

/** Buys or puts on; true when something is along that was not, or no longer. */
export function wishFor(basket: Basket, wish: ProgressWish, sim: SlicerSim): boolean {
  const good = 'good' in wish ? orchardGoods.find(({ id }) => id === wish.good) : undefined
  if (!good) return false
  const [owned, dealt] = deal(basket.owned, good)
  basket.context.host.sound(dealt === 'bought' ? 'coin' : dealt === 'poor' ? 'bad' : 'flip')
  if (owned === basket.owned) return false
  keep(basket, owned, sim)
  return true
}

/** A run has ended: what it brought. */
export function settleBasket(basket: Basket, sim: SlicerSim): Gains {
  const { context } = basket
  const { score, tally } = sim.orchard
  const { progress, gains } = settleRun(basket.owned, orchardPlan, {
    coins: coinsOf(score, tally.bestCombo),
    counted: countedIn(sim),
    sayMission: sayMission(context),
    sayMedal: (id) => context.text(`medal.${id}`),
  })
  keep(basket, progress, sim)
  return gains
}
