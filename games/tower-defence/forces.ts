import type { TowerName } from './pieces.ts'
import { strikeFoe } from './harm.ts'
import { near, spotOf, type Foe, type Force, type Place } from './world.ts'

const FORCE_OF: Readonly<Partial<Record<TowerName, Force>>> = {
  spring: 'water',
  conch: 'frost',
  brazier: 'fire',
  spark: 'spark',
}
const FREEZE_TICKS = 75
const CHAIN_REACH = 1.8
const STEAM_REACH = 1.2

/**
 * A hit leaves a mark that a hit of another force consumes. Water and frost freeze; a spark leaps from a wet
 * foe to all around; fire turns water to steam and cracks what is cold.
 */
export function meet(
  place: Place,
  foe: Foe,
  { name, damage }: { readonly name: TowerName; readonly damage: number },
) {
  const { board, tell, world } = place
  const force = FORCE_OF[name]
  if (!force) return
  const before = foe.mark
  if (before === '' || before === force) {
    foe.mark = force
    return
  }
  foe.mark = ''
  const { x, y } = spotOf(board, foe)
  const isPair = (one: Force, other: Force) =>
    (before === one && force === other) || (before === other && force === one)
  const splash = (reach: number, share: number) => {
    for (const other of world.foes) {
      const spot = spotOf(board, other)
      if (other !== foe && near(spot.x, spot.y, x, y, reach)) strikeFoe(place, other, damage * share)
    }
  }
  if (isPair('water', 'frost')) foe.held = FREEZE_TICKS
  else if (isPair('water', 'spark')) splash(CHAIN_REACH, 2)
  else if (isPair('water', 'fire')) splash(STEAM_REACH, 2.4)
  else if (isPair('frost', 'fire')) strikeFoe(place, foe, damage * 3.2)
  else strikeFoe(place, foe, damage * 2)
  tell('meet', x, y)
}
