import { meets, type Place } from '#kit/game/things/things.ts'
import { clamp, thing, type Thing, type Turn, type World } from './world.ts'

/** Hits this many ticks apart still count as one row. */
const COMBO_TICKS = 100
const PER_STEP = 6
const MOST_TIMES = 8
const SAFE_TICKS = 110

/** Six hits in a row raise what each is worth, up to eight times. */
export const timesOf = ({ combo }: World) => Math.min(MOST_TIMES, 1 + Math.floor(combo / PER_STEP))

export function gain(world: World, turn: Turn, points: number, at: Place) {
  const won = points * timesOf(world)
  world.score += won
  world.combo++
  world.comboLeft = COMBO_TICKS
  world.bestCombo = Math.max(world.bestCombo, world.combo)
  turn.tell('score', at.x, at.y, won)
}

/** Clocks that run in every game. */
export function tickWorld(world: World) {
  world.tick++
  if (world.hero.safe > 0) world.hero.safe--
  if (world.hero.cool > 0) world.hero.cool--
  if (world.comboLeft > 0 && --world.comboLeft === 0) world.combo = 0
}

/** Moves things and removes those that have left the field. */
export function advance(things: Thing[], [width, height]: readonly [number, number], margin = 40): Thing[] {
  let kept = 0
  for (const one of things) {
    one.x += one.vx
    one.y += one.vy
    one.t++
    if (one.hit > 0) one.hit--
    if (one.x < -margin || one.x > width + margin || one.y < -margin || one.y > height + margin) continue
    things[kept++] = one
  }
  things.length = kept
  return things
}

/** Calls `struck` for each shot that meets a foe; the shot is used up when it says so. */
export function strike(
  world: Pick<World, 'shots' | 'foes'>,
  struck: (foe: Thing, shot: Thing) => boolean,
): void {
  world.shots = world.shots.filter((shot) => {
    for (const foe of world.foes)
      if (foe.hp > 0 && meets(shot, shot.r, foe, foe.r) && struck(foe, shot)) return false
    return true
  })
  world.foes = world.foes.filter((foe) => foe.hp > 0)
}

/** Takes strength from a foe; true when it is gone. */
export function wear(foe: Thing, amount: number, turn: Turn): boolean {
  foe.hp -= amount
  foe.hit = 6
  if (foe.hp > 0) {
    turn.tell('hit', foe.x, foe.y)
    return false
  }
  turn.tell(foe.r > 24 ? 'blast' : 'pop', foe.x, foe.y)
  return true
}

/** Something has met the hero: a shield takes it, else a life is gone. */
export function hurt(world: World, turn: Turn): boolean {
  const { hero } = world
  if (hero.safe > 0 || world.end) return false
  hero.safe = SAFE_TICKS
  if (hero.shield > 0) {
    hero.shield--
    turn.tell('shield', hero.x, hero.y)
    return true
  }
  world.lives--
  world.combo = 0
  hero.power = Math.max(1, hero.power - 1)
  turn.tell('hurt', hero.x, hero.y)
  if (world.lives <= 0) finish(world, turn, 'over')
  return true
}

export function finish(world: World, turn: Turn, end: 'over' | 'won') {
  if (world.end) return
  world.end = end
  turn.tell(end, world.hero.x, world.hero.y)
}

/** What touches the hero among these is used up. */
export function meet(world: World, things: Thing[], reach: number, met: (one: Thing) => boolean): Thing[] {
  return things.filter((one) => !meets(world.hero, reach, one, one.r) || !met(one))
}

/** Places are sent in steps of four units: finer than a finger, coarse enough for short replays. */
const STEP = 4
const ROW = 256

export const placeInput = (x: number, y: number, [width, height]: readonly [number, number]) =>
  1 + Math.floor(clamp(x, 0, width - 1) / STEP) + Math.floor(clamp(y, 0, height - 1) / STEP) * ROW

export const placeOf = (input: number): Place => ({
  x: ((input - 1) % ROW) * STEP + STEP / 2,
  y: Math.floor((input - 1) / ROW) * STEP + STEP / 2,
})

export const isPlace = (input: number, [width, height]: readonly [number, number]) =>
  input >= 1 && (input - 1) % ROW < width / STEP && Math.floor((input - 1) / ROW) < height / STEP

/** Moves the hero towards the place in the input, no faster than `speed`. */
export function follow(world: World, input: number, speed: number) {
  const { hero } = world
  hero.vx = hero.vy = 0
  if (input <= 0) return
  const to = placeOf(input)
  const [dx, dy] = [to.x - hero.x, to.y - hero.y]
  const distance = Math.sqrt(dx * dx + dy * dy)
  if (distance < 0.5) return
  const pace = Math.min(speed, distance * 0.4)
  hero.vx = (dx / distance) * pace
  hero.vy = (dy / distance) * pace
  hero.x += hero.vx
  hero.y += hero.vy
}

export const fire = (world: World, kind: string, at: Place, speed: { vx: number; vy: number }, more = {}) =>
  world.shots.push(thing(kind, at.x, at.y, { ...speed, r: 5, ...more }))
export const throwAt = (
  world: World,
  kind: string,
  at: Place,
  speed: { vx: number; vy: number },
  more = {},
) => world.darts.push(thing(kind, at.x, at.y, { ...speed, r: 5, ...more }))
