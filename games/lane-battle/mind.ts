import { pickIndex, type Random } from '#kit/random/random.ts'
import { wallOf } from './fight.ts'
import { foremost } from './goals.ts'
import { KINDS, type CardName } from './kinds.ts'
import { cardsOf, mayPlay, mayRaise, playInput, raiseInput } from './play.ts'
import { MOST_ENERGY, other, type Place, type Side, type Unit } from './world.ts'

type Scene = Pick<Place, 'rules' | 'world'>

/** What a unit is worth in a fight. */
const powerOf = ({ kind, health, whole, might }: Unit) =>
  ((KINDS[kind].cost * might) / (KINDS[kind].count ?? 1)) * (0.3 + (0.7 * health) / whole)

function loadOf({ world }: Scene, side: Side, lane: number): number {
  let load = 0
  for (const unit of world.units) if (unit.side === side && unit.lane === lane) load += powerOf(unit)
  return load
}

/** Value of a card in a lane now; `sense` from 0 to 1 is how much of it a player sees. */
function worthOf(scene: Scene, side: Side, name: CardName, lane: number): number {
  const { world, rules } = scene
  const foe = other(side)
  const foes = world.units.filter((unit) => unit.side === foe && unit.lane === lane)
  const [ours, theirs] = [loadOf(scene, side, lane), loadOf(scene, foe, lane)]
  const danger = (foremost(scene, foe, lane) / 100) * theirs
  const kind = KINDS[name]
  const flying = foes.filter(({ kind: one }) => KINDS[one].flies).length
  let worth = 1 + danger * 0.8 - Math.max(0, ours - theirs - 6) * 0.4
  if (kind.spell) return foes.length >= 2 ? danger * (name === 'ice' ? 0.7 : 0.9) : -1
  if (flying > 0) worth += kind.hitsAir ? 3 * flying : -1
  if (kind.bursts) worth += foes.length >= 3 ? 4 : -2
  if (kind.name === 'shoal') worth += foes.length <= 1 ? 0.6 : -0.4
  if (kind.mends) worth += ours > 5 ? 2 : -4
  if (kind.rams) worth += ours > theirs + 2 && wallOf(scene, side, lane) ? 3 : -3
  if (kind.name === 'turtle') worth += ours < 2 && theirs < 8 ? 1.4 : 0
  if (kind.reach > 10) worth += ours > 3 ? 1.6 : 0
  if (rules.isRiver && world.bridge !== lane && !kind.swims && !kind.flies) worth -= 1.6
  if (rules.isWeather) worth += weatherWorth(scene, name)
  if (rules.goal === 'hold' && theirs > 0 && ours < theirs) worth += 1.2
  if (rules.goal === 'hold' && ours === 0) worth += 1.6
  if (rules.goal === 'wagon')
    worth += side === 0 ? (50 - world.wagons[lane]!) * 0.05 : (world.wagons[lane]! - 50) * 0.05
  if (rules.goal === 'towers') worth += laneLean(scene, side, lane)
  return worth
}

function weatherWorth({ world }: Scene, name: CardName): number {
  const { flies, swims, reach } = KINDS[name]
  if (world.weather === 'wind') return flies ? 2 : reach > 10 ? -1.4 : 0
  if (world.weather === 'rain') return swims ? 1.4 : flies ? -1 : -0.4
  return world.weather === 'fog' && reach > 10 ? -2 : 0
}

/** Prefers the weakest of three bases; a fallen one needs no attack. */
function laneLean({ world }: Scene, side: Side, lane: number): number {
  const target = world.armies[other(side)].towers[lane]!
  return target <= 0 ? -6 : (150 - target) * 0.012
}

/** A side's input: 0 waits. With little sense it often plays at random. */
export function choose(
  scene: Scene,
  side: Side,
  { sense, random }: { readonly sense: number; readonly random: Random },
): number {
  const { rules, world } = scene
  const cards = cardsOf(scene, side)
  const { energy } = world.armies[side]
  const isSensible = random() < sense
  if (!isSensible) {
    const [card, lane] = [pickIndex(cards.length, random), pickIndex(rules.lanes, random)]
    return energy >= 5 && mayPlay(scene, side, card, lane) ? playInput(card, lane) : 0
  }
  let best = energy >= MOST_ENERGY - 1 ? -2 : energy >= 6 ? 1.2 : 2.6
  let input = 0
  for (const [card, name] of cards.entries()) {
    for (let lane = 0; lane < rules.lanes; lane++) {
      if (!mayPlay(scene, side, card, lane)) continue
      const worth = worthOf(scene, side, name, lane) + random() * 0.8
      if (worth <= best) continue
      best = worth
      input = playInput(card, lane)
    }
    if (
      !rules.isUpgrading ||
      !mayRaise(scene, side, card) ||
      loadOf(scene, other(side), 0) > loadOf(scene, side, 0)
    )
      continue
    const worth = 2.2 + random() * 0.8 + (name === 'crab' || name === 'slinger' ? 0.5 : 0)
    if (worth <= best) continue
    best = worth
    input = raiseInput(card)
  }
  return input
}
