import { cellAt, isFree, isSolid, tileOf } from './body.ts'
import { TILE } from './level.ts'
import { JUMP } from './moves.ts'
import { clamp, HALF_HEIGHT, HALF_WIDTH, type Place } from './world.ts'

const FLOAT_SPEED = -1.35
const FLOAT_GAIN = 0.5
/** Nobody floats or climbs out of the picture. */
const HIGHEST = -TILE
const GLIDE_FALL = 0.9
const GLIDE_GAIN = 0.28
const DRAUGHT_SPEED = -2.4
const DRAUGHT_GAIN = 0.34
const GUST_SPEED = 3.2
const GUST_GAIN = 0.3
const SINK_SPEED = 1.1
const SINK_GAIN = 0.12
const WATER_BRAKE = 0.25
const STROKE = 2.9
const FASTEST_STROKE = 3.2
const LEAP_OUT = 5.8
const BOB_OUT = 2.6
const CLAWS = 13
const SLAM_SPEED = 7
const BOOST_TICKS = 16
const CLIMB_SPEED = 1.5
const STANDING = 5
/** How far a blink leads at most; it goes through walls of two tiles. */
const BLINK_REACH = 56
const BLINK_STEP = 8
const TIRED_TICKS = 36

/** The player's input of this tick. */
interface Hand {
  readonly input: number
  readonly pressed: number
  readonly wish: number
}

const isInAir = ({ world }: Place) => world.hero.coyote < STANDING

/** The second button was pressed. */
export function usePower(place: Place, wish: number) {
  const { moves, world } = place
  if (moves.dig) dig(place, wish)
  if (moves.blink) blink(place, wish)
  if (!moves.slam || !isInAir(place)) return
  world.hero.isSpread = true
  world.hero.vy = SLAM_SPEED
}

/** Digs the cell beside the hero, below, or above while in the air. */
function dig(place: Place, wish: number) {
  const { world, level, tell } = place
  const { hero } = world
  if (wish !== 0) hero.face = wish as 1 | -1
  const column = tileOf(hero.x) + wish
  const away = wish !== 0 ? 0 : isInAir(place) ? -1 : 1
  let row = tileOf(hero.y + away * (HALF_HEIGHT + 2))
  // Claws reach a little above the head.
  if (away === -1 && cellAt(place, column, row) === '.') row = tileOf(hero.y - HALF_HEIGHT - CLAWS)
  if (cellAt(place, column, row) !== 'E') return
  const cell = row * level.width + column
  if (world.open.includes(cell)) return
  world.open.push(cell)
  // Nobody hangs at the edge of the hole that he has dug.
  if (away === 1) hero.x = (column + 0.5) * TILE
  tell('dig', (column + 0.5) * TILE, (row + 0.5) * TILE)
}

/** Where a blink would lead, or the place the hero is at. */
export function blinkTo(place: Place, face: number): number {
  const { hero } = place.world
  for (let far = BLINK_REACH; far > 0; far -= BLINK_STEP)
    if (isFree(place, hero.x + face * far, hero.y)) return hero.x + face * far
  return hero.x
}

function blink(place: Place, wish: number) {
  const { world, tell } = place
  const { hero } = world
  if (hero.dashes === 0) return
  if (wish !== 0) hero.face = wish as 1 | -1
  const x = blinkTo(place, hero.face)
  if (x === hero.x) return
  tell('blink', hero.x, hero.y)
  hero.x = x
  hero.vy = Math.min(0, hero.vy)
  hero.dashes = 0
  hero.tired = TIRED_TICKS
  hero.ride = -1
  tell('appear', hero.x, hero.y)
}

/** Handles a hero that is not simply falling; true when it did. */
export function bear(place: Place, hand: Hand): boolean {
  const { moves, world } = place
  if (moves.puff) return puff(place, hand)
  if (moves.glide) return glide(place, hand)
  if (moves.swim) return swim(place, hand)
  if (moves.cling) return cling(place, hand)
  if (!moves.slam || !world.hero.isSpread) return false
  // A snail or a spring has thrown it up.
  if (world.hero.vy < -1) world.hero.isSpread = false
  if (!world.hero.isSpread) return false
  world.hero.vx = 0
  world.hero.vy = SLAM_SPEED
  return true
}

function puff(place: Place, { input, pressed }: Hand): boolean {
  const { hero } = place.world
  // A press that led to a jump is not remembered any more.
  if (pressed & JUMP && hero.buffer > 0 && hero.breath > 0) {
    hero.isSpread = true
    hero.buffer = 0
    place.tell('puff', hero.x, hero.y)
  }
  if ((input & JUMP) === 0 || hero.breath === 0) hero.isSpread = false
  if (!hero.isSpread) return false
  hero.breath--
  const speed = hero.y < HIGHEST ? 0 : FLOAT_SPEED
  hero.vy += clamp(speed - hero.vy, -FLOAT_GAIN, FLOAT_GAIN)
  return true
}

function glide(place: Place, { input }: Hand): boolean {
  const { hero } = place.world
  const draught = cellAt(place, tileOf(hero.x), tileOf(hero.y))
  const isBlown = 'A><'.includes(draught)
  const wasSpread = hero.isSpread
  hero.isSpread = (input & JUMP) !== 0 && isInAir(place) && (isBlown || hero.vy > 0)
  if (!hero.isSpread) return false
  if (!wasSpread) place.tell('umbrella', hero.x, hero.y)
  if (draught === 'A') {
    hero.vy = Math.max(DRAUGHT_SPEED, hero.vy - DRAUGHT_GAIN)
    return true
  }
  const gust = Number(draught === '>') - Number(draught === '<')
  if (gust !== 0) hero.vx += clamp(gust * GUST_SPEED - hero.vx, -GUST_GAIN, GUST_GAIN)
  hero.vy += clamp(GLIDE_FALL - hero.vy, -GLIDE_GAIN, GLIDE_GAIN)
  return true
}

function swim(place: Place, { input, pressed }: Hand): boolean {
  const { world, tell } = place
  const { hero } = world
  const wasIn = hero.isSpread
  hero.isSpread = cellAt(place, tileOf(hero.x), tileOf(hero.y)) === 'W'
  if (!hero.isSpread) {
    if (!wasIn || hero.vy >= 0) return false
    hero.vy = input & JUMP ? -LEAP_OUT : -BOB_OUT
    hero.rise = 2
    tell('splash', hero.x, hero.y)
    return true
  }
  if (!wasIn && hero.vy > 1.5) tell('splash', hero.x, hero.y)
  hero.jumps = 0
  if (pressed & JUMP) {
    hero.vy = -STROKE
    hero.buffer = 0
    tell('stroke', hero.x, hero.y)
  } else hero.vy += clamp(SINK_SPEED - hero.vy, -WATER_BRAKE, SINK_GAIN)
  hero.vy = Math.max(-FASTEST_STROKE, hero.vy)
  return true
}

/** Against a wall it climbs, under a ceiling the held jump keeps it. */
function cling(place: Place, { input, wish }: Hand): boolean {
  const { hero } = place.world
  hero.isSpread = false
  const isGrip = (x: number, y: number) => {
    const [column, row] = [tileOf(x), tileOf(y)]
    return isSolid(place, column, row) && cellAt(place, column, row) !== 'I'
  }
  const side = hero.x + wish * (HALF_WIDTH + 1)
  const isAtWall = wish !== 0 && (isGrip(side, hero.y) || isGrip(side, hero.y + HALF_HEIGHT - 1))
  if (isAtWall && hero.lock === 0 && hero.vy > -CLIMB_SPEED * 2) {
    hero.isSpread = true
    hero.vy = hero.y < HIGHEST ? 0 : -CLIMB_SPEED
    return true
  }
  const isUnderRoof = isGrip(hero.x, hero.y - HALF_HEIGHT - 1)
  if ((input & JUMP) === 0 || !isUnderRoof || hero.vy < 0) return false
  hero.isSpread = true
  hero.vy = 0
  return true
}

/** A slam has met the ground; true when coral gave way and it falls on. */
export function landSlam(place: Place): boolean {
  const { world, level, tell } = place
  const { hero } = world
  const row = tileOf(hero.y + HALF_HEIGHT + 1)
  const middle = tileOf(hero.x)
  let isThrough = false
  for (const column of [middle - 1, middle, middle + 1]) {
    const cell = row * level.width + column
    if (cellAt(place, column, row) !== 'B' || world.open.includes(cell)) continue
    world.open.push(cell)
    isThrough = true
    tell('break', (column + 0.5) * TILE, (row + 0.5) * TILE)
  }
  if (isThrough && isFree(place, hero.x, hero.y + 2)) return true
  hero.isSpread = false
  hero.boost = BOOST_TICKS
  tell('slam', hero.x, hero.y + HALF_HEIGHT)
  return false
}
