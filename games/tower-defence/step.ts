import { pickIndex } from '#kit/random/random.ts'
import { act } from './actions.ts'
import { clearFallen } from './harm.ts'
import { walkHero } from './hero.ts'
import { FOES } from './pieces.ts'
import { land, serve } from './serve.ts'
import { callWave, toughness } from './waves.ts'
import { towerAt, type Foe, type Place } from './world.ts'

const CHILLED = 0.5
/** Damage per tick of a foe that bites a tower. */
const BITE = 0.42
const BITES_FROM = 0.3
const LIFE_POINTS = 25
/** Points deducted per life lost. */
const LEAK_POINTS = 15
/** Capacity of a loop. */
export const LOOP_ROOM = 8
export const BELT_ROOM = 5
const BELT_TICKS = 210
/** Ticks for the railway to move by one place. */
export const RIDE_TICKS = 48

/** One tick of 1/60 s. */
export function step(place: Place, input: number) {
  const { world, rules } = place
  world.tick++
  act(place, input)
  comeIn(place)
  if (world.rest > 0 && world.wave < rules.waves && --world.rest === 0) callWave(place)
  if (rules.isBelt) roll(place)
  if (rules.isRailed) ride(place)
  walk(place)
  if (rules.isLed) walkHero(place)
  for (const tower of world.towers) serve(place, tower)
  land(place)
  clearFallen(place)
  finish(place)
}

function comeIn({ world, rules, board }: Place) {
  if (world.coming.length === 0) return
  const tough = rules.might * toughness(rules.growth, world.wave)
  for (const [tick, kind, start] of world.coming) {
    if (tick > world.tick) continue
    const cell = board.starts[start]!
    const health = Math.round(FOES[kind]!.health * tough)
    const id = world.nextId++
    world.foes.push({
      id,
      kind,
      health,
      whole: health,
      cell,
      to: board.next[cell]!,
      part: 0,
      chill: 0,
      held: 0,
      mark: '',
    })
  }
  world.coming = world.coming.filter(([tick]) => tick > world.tick)
}

/** The belt brings random kinds, and stops while it is full. */
function roll({ world, rules, random, tell, board }: Place) {
  if (world.wave === 0 || world.belt.length >= BELT_ROOM || --world.beltRest > 0) return
  world.beltRest = BELT_TICKS
  world.belt.push(pickIndex(rules.towers.length, random))
  tell('belt', board.width / 2, board.height)
}

function ride({ world, board }: Place) {
  if (world.way === 0 || ++world.ride < RIDE_TICKS) return
  world.ride = 0
  const { sites } = board
  for (const tower of world.towers) {
    const index = sites.indexOf(tower.cell)
    tower.cell = sites[(index + world.way + sites.length) % sites.length]!
  }
}

function walk(place: Place) {
  const { world, rules, board, tell } = place
  let isLeaking = false
  for (const foe of world.foes) {
    const { speed, bite } = FOES[foe.kind]!
    if (foe.chill > 0) foe.chill--
    if (foe.held > 0) {
      foe.held--
      continue
    }
    if (rules.isLanes && isBiting(place, foe)) continue
    foe.part += speed * rules.pace * (foe.chill > 0 ? CHILLED : 1)
    if (foe.part < 1) continue
    if (foe.to < 0) {
      world.lives = Math.max(0, world.lives - bite)
      world.times = 1
      world.score = Math.max(0, world.score - LEAK_POINTS * bite)
      foe.health = 0
      isLeaking = true
      tell('leak', board.x[foe.cell]!, board.y[foe.cell]!, world.lives)
      continue
    }
    foe.cell = foe.to
    foe.to = nextOf(place, foe)
    foe.part -= 1
  }
  if (isLeaking) world.foes = world.foes.filter(({ health }) => health > 0)
}

/** A full loop accepts nobody: the next foe goes straight on. */
function nextOf({ board, world }: Place, foe: Foe): number {
  const lock = board.locks.find(({ cell }) => cell === foe.cell)
  if (!lock || board.next[foe.cell] === lock.straight) return board.next[foe.cell]!
  const inside = world.foes.filter(
    ({ cell, to }) => lock.loop.includes(cell) || lock.loop.includes(to),
  ).length
  return inside >= LOOP_ROOM ? lock.straight : lock.loop[0]!
}

/** Whether a foe is blocked by a tower, which it bites. */
function isBiting({ world, board, tell }: Place, foe: Foe): boolean {
  const tower = towerAt(world, foe.cell) ?? (foe.part >= BITES_FROM ? towerAt(world, foe.to) : undefined)
  if (!tower) return false
  tower.health -= BITE * FOES[foe.kind]!.bite
  if (tower.health > 0) return true
  world.towers = world.towers.filter((other) => other !== tower)
  tell('eaten', board.x[tower.cell]!, board.y[tower.cell]!)
  return true
}

function finish({ world, rules, board, tell }: Place) {
  if (world.lives <= 0) {
    world.end = rules.isEndless ? 'over' : 'lost'
    tell('lost', board.width / 2, board.height / 2)
    return
  }
  if (world.wave < rules.waves || world.coming.length > 0 || world.foes.length > 0) return
  world.end = 'won'
  world.score += world.lives * LIFE_POINTS
  tell('won', board.width / 2, board.height / 2)
}
