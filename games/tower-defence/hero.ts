import { strikeFoe } from './harm.ts'
import { near, spotOf, type Place } from './world.ts'

const STRIDE = 0.055
export const HERO_REACH = 1.05
const BLOW_TICKS = 26
const BLOW = 8
const GRASP = 0.7

/** The captain walks to their target, collects coins, and hits the foe next to them. */
export function walkHero(place: Place) {
  const { world, board, tell } = place
  const { hero } = world
  const [dx, dy] = [hero.toX - hero.x, hero.toY - hero.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  if (far <= STRIDE) {
    hero.x = hero.toX
    hero.y = hero.toY
  } else {
    hero.x += (dx / far) * STRIDE
    hero.y += (dy / far) * STRIDE
  }
  for (const drop of world.drops) {
    drop.left--
    if (!near(drop.x, drop.y, hero.x, hero.y, GRASP)) continue
    world.coins += drop.coins
    drop.left = 0
    tell('coin', drop.x, drop.y, drop.coins)
  }
  world.drops = world.drops.filter(({ left }) => left > 0)
  if (--hero.wait > 0) return
  const foe = world.foes.find((one) => {
    const { x, y } = spotOf(board, one)
    return near(x, y, hero.x, hero.y, HERO_REACH)
  })
  if (!foe) return
  hero.wait = BLOW_TICKS
  tell('blow', hero.x, hero.y)
  strikeFoe(place, foe, BLOW + 2 * world.wave)
}
