import { cellAt, tileOf } from './body.ts'
import { placeOf, TILE, type Spot } from './level.ts'
import { HALF_HEIGHT, HALF_WIDTH, type Place } from './world.ts'

const SHELL_POINTS = 200
const GOAL_POINTS = 1000
/** Points for speed fall from here by ten a second. */
/** Ticks of floating that a breath is good for. */
export const FULL_BREATH = 72
const HASTE_POINTS = 900
const FALL_COST = 100
const SPRING_SPEED = 7.2
const STOMP_SPEED = 4.6
const GATE_TICKS = 260
const FEATHER_BACK = 150
const BACK_AFTER = 34
const TOUCH = 13
const SNAIL_HALF = 7
const URCHIN_REACH = 11

/** Everything the hero touches in this tick. */
export function meetThings(place: Place) {
  const { world, level } = place
  collect(place)
  meetCells(place)
  if (meetSnails(place) || isPricked(place) || world.hero.y > (level.height + 1) * TILE) hurt(place)
  else if (world.hero.y < -6 * TILE) hurt(place)
}

export function hurt({ world, tell }: Place) {
  if (world.wait > 0 || world.end) return
  world.falls++
  world.wait = BACK_AFTER
  tell('hurt', world.hero.x, world.hero.y, world.falls)
}

const isNear = ({ x, y }: Spot, other: Spot, far: number) =>
  Math.abs(x - other.x) < far && Math.abs(y - other.y) < far

function collect({ world, level, moves, tell }: Place) {
  const { hero } = world
  for (const [index, shell] of level.shells.entries())
    if (isNear(hero, shell, TOUCH) && !world.shells.includes(index)) {
      world.shells.push(index)
      world.score += SHELL_POINTS
      tell('shell', shell.x, shell.y, world.shells.length)
    }
  for (const [index, key] of level.keys.entries())
    if (isNear(hero, key, TOUCH) && !world.keys.includes(index)) {
      world.keys.push(index)
      world.hand++
      tell('key', key.x, key.y)
    }
  for (const [index, feather] of level.feathers.entries())
    if (isNear(hero, feather, TOUCH) && !world.feathers.some(([taken]) => taken === index)) {
      world.feathers.push([index, world.tick + FEATHER_BACK])
      hero.dashes = 1
      hero.jumps = Math.max(1, hero.jumps)
      hero.breath = FULL_BREATH
      tell('feather', feather.x, feather.y)
    }
  if (world.feathers.length > 0) world.feathers = world.feathers.filter(([, tick]) => tick > world.tick)
  for (const [index, flag] of level.flags.entries())
    if (index !== world.flag && index > world.flag && isNear(hero, flag, TOUCH)) {
      world.flag = index
      tell('flag', flag.x, flag.y)
    }
  const isOpen = !moves.all || world.shells.length === level.shells.length
  if (!isOpen || !isNear(hero, level.goal, TOUCH)) return
  const haste = Math.max(0, HASTE_POINTS - Math.floor(world.tick / 6))
  const cost = Math.min(GOAL_POINTS - 100, world.falls * FALL_COST)
  world.score += GOAL_POINTS - cost + haste
  world.end = 'won'
  tell('goal', level.goal.x, level.goal.y)
}

/** Springs, plates, doors: cells that the hero's box touches. */
function meetCells(place: Place) {
  const { world, level, tell } = place
  const { hero } = world
  const [left, right] = [tileOf(hero.x - HALF_WIDTH - 2), tileOf(hero.x + HALF_WIDTH + 2)]
  const [top, bottom] = [tileOf(hero.y - HALF_HEIGHT - 2), tileOf(hero.y + HALF_HEIGHT + 2)]
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const letter = cellAt(place, column, row)
      const [x, y] = [(column + 0.5) * TILE, (row + 0.5) * TILE]
      const isOn = Math.abs(hero.x - x) < 12 && hero.y + HALF_HEIGHT > y + 1 && hero.y < y + 9
      if (letter === 'S' && isOn && hero.vy >= 0 && hero.hook < 0) {
        hero.vy = -SPRING_SPEED
        hero.rise = 2
        hero.coyote = 0
        hero.dashing = 0
        hero.jumps = Math.max(hero.jumps, place.moves.jumps - 1)
        hero.dashes = 1
        tell('spring', x, y)
      }
      if (letter === 'p' && isOn && world.gate < world.tick + GATE_TICKS - 30) {
        world.gate = world.tick + GATE_TICKS
        tell('plate', x, y)
      }
      if (letter === 'D' && world.hand > 0 && !world.open.includes(row * level.width + column))
        openDoor(place, column, row)
    }
}

/** A key opens the door and all of it that hangs together. */
function openDoor(place: Place, column: number, row: number) {
  const { world, level, tell } = place
  world.hand--
  const waiting = [[column, row] as const]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [x, y] = next
    const cell = y * level.width + x
    if (cellAt(place, x, y) !== 'D' || world.open.includes(cell)) continue
    world.open.push(cell)
    tell('door', (x + 0.5) * TILE, (y + 0.5) * TILE)
    waiting.push([x, y - 1], [x, y + 1], [x - 1, y], [x + 1, y])
  }
}

/** True when a snail has pinched; landing on it from above bounces. */
function meetSnails({ world, level, tell }: Place): boolean {
  const { hero } = world
  for (const [index, snail] of level.snails.entries()) {
    if (world.stomped.includes(index)) continue
    const { x, y } = placeOf(snail, world.tick)
    if (Math.abs(hero.x - x) > SNAIL_HALF + HALF_WIDTH - 2) continue
    if (hero.y + HALF_HEIGHT < y - 2 || hero.y - HALF_HEIGHT > y + 8) continue
    if (hero.dashing === 0 && (hero.vy <= 0.5 || hero.y > y - 3)) return true
    world.stomped.push(index)
    if (hero.dashing === 0) {
      hero.vy = -STOMP_SPEED
      hero.rise = 1
    }
    tell('stomp', x, y)
  }
  return false
}

/** Spikes, water and urchins. */
function isPricked(place: Place): boolean {
  const { world, level } = place
  const { hero } = world
  for (const urchin of level.urchins) {
    const { x, y } = placeOf(urchin, world.tick)
    if ((hero.x - x) ** 2 + (hero.y - y) ** 2 < URCHIN_REACH ** 2) return true
  }
  const [left, right] = [tileOf(hero.x - HALF_WIDTH + 2), tileOf(hero.x + HALF_WIDTH - 2)]
  const [top, bottom] = [tileOf(hero.y - HALF_HEIGHT), tileOf(hero.y + HALF_HEIGHT)]
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const letter = cellAt(place, column, row)
      const middle = (row + 0.5) * TILE
      if (letter === '^' && hero.y + HALF_HEIGHT > middle + 1) return true
      if (letter === 'v' && hero.y - HALF_HEIGHT < middle - 1) return true
      if (letter === '~' && hero.y + HALF_HEIGHT > middle) return true
    }
  return false
}
