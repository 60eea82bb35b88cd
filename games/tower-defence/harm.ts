import { FOES } from './pieces.ts'
import { isDark, spotOf, type Foe, type Place } from './world.ts'

const DROP_TICKS = 900

/** Damages a foe; a defeated one pays coins. */
export function strikeFoe(place: Place, foe: Foe, damage: number) {
  const { world, rules, board, tell } = place
  if (foe.health <= 0) return
  const { shield, coins } = FOES[foe.kind]!
  foe.health -= Math.max(1, damage - shield)
  if (foe.health > 0) return
  const paid = isDark(place) ? coins * 2 : coins
  const { x, y } = spotOf(board, foe)
  if (rules.isLed) world.drops.push({ x, y, coins: paid, left: DROP_TICKS })
  else if (!rules.isBelt) world.coins += paid
  world.score += (coins + world.wave) * world.times
  tell('pop', x, y, foe.kind)
}

export function clearFallen({ world }: Place) {
  if (world.foes.some(({ health }) => health <= 0)) world.foes = world.foes.filter(({ health }) => health > 0)
}
