import { isFree, rise, slide, underFoot } from './body.ts'
import { FULL_BREATH, hurt, meetThings } from './meet.ts'
import { placeOf, PLANK_LENGTH } from './level.ts'
import { DASH, JUMP, LEFT, RIGHT } from './moves.ts'
import { bear, landSlam, usePower } from './powers.ts'
import { swing, takeHook } from './rope.ts'
import { clamp, HALF_HEIGHT, HALF_WIDTH, heroAt, type Place } from './world.ts'

const RUN = 2
const AUTO_RUN = 1.7
const GROUND_GAIN = 0.26
const GROUND_STOP = 0.34
const AIR_GAIN = 0.18
const ICE_RUN = 3.6
const ICE_GAIN = 0.07
const ICE_STOP = 0.015
/** Speed beyond a run fades slowly in the air, so that a swing or a dash carries. */
const AIR_FADE = 0.03
const JUMP_SPEED = 5
const SECOND_JUMP = 4.4
const JUMP_AFTER_SLAM = 6.7
const LOW_BOUNCE = 3.7
const HIGH_BOUNCE = 5.7
const FLOAT = 0.28
const FALL = 0.44
const FASTEST_FALL = 5
const SLIDE_FALL = 1.1
const WALL_JUMP_SIDE = 2.5
const WALL_LOCK = 9
const COYOTE = 6
const BUFFER = 7
const GRIP = 6
const DASH_SPEED = 4.6
const DASH_TICKS = 10
const SAND_HOLDS = 26
/** After five minutes the run starts over. */
export const LONGEST = 18_000

/** One tick of 1/60 s. */
export function step(place: Place, input: number) {
  const { world, level } = place
  world.tick++
  const pressed = input & ~world.held
  world.held = input
  if (world.tick >= LONGEST) world.end = 'lost'
  if (world.wait > 0) {
    world.wait--
    if (world.wait === 0) comeBack(place)
    return
  }
  carry(place)
  turnSand(place)
  drive(place, input, pressed)
  meetThings(place)
  const { hero } = world
  const whole = Math.abs(level.goal.x - level.start.x) + Math.abs(level.goal.y - level.start.y)
  const rest = Math.abs(level.goal.x - hero.x) + Math.abs(level.goal.y - hero.y)
  world.far = Math.max(world.far, clamp(1 - rest / whole, 0, 1))
}

function comeBack({ world, level, moves }: Place) {
  const { x, y } = level.flags[world.flag] ?? level.start
  world.hero = heroAt(x, y + 1)
  world.gone = []
  world.loose = []
  world.stomped = []
  world.phase = 0
  // Earth closes again, or a player could dig away the only way.
  if (moves.dig) world.open = world.open.filter((cell) => level.cells[cell] !== 'E')
  if (!moves.all) return
  world.score -= world.shells.length * 200
  world.shells = []
}

/** A plank carries what stands on it. */
function carry(place: Place) {
  const { world, level } = place
  const { hero } = world
  const plank = level.planks[hero.ride]
  if (!plank) return
  const [before, now] = [placeOf(plank, world.tick - 1), placeOf(plank, world.tick)]
  slide(place, now.x - before.x)
  hero.y = now.y - HALF_HEIGHT
}

function turnSand({ world, level, tell }: Place) {
  if (world.loose.length === 0) return
  for (const [cell, tick] of world.loose)
    if (tick === world.tick) {
      world.gone.push(cell)
      tell('crumble', ((cell % level.width) + 0.5) * 16, (Math.floor(cell / level.width) + 0.5) * 16)
    }
  world.loose = world.loose.filter(([, tick]) => tick > world.tick)
}

function drive(place: Place, input: number, pressed: number) {
  const { world, moves } = place
  const { hero } = world
  const wish = moves.auto ? hero.face : Number((input & RIGHT) !== 0) - Number((input & LEFT) !== 0)
  if (hero.coyote > 0) hero.coyote--
  if (hero.grip > 0) hero.grip--
  if (hero.boost > 0) hero.boost--
  if (hero.tired > 0) hero.tired--
  hero.buffer = pressed & JUMP ? BUFFER : Math.max(0, hero.buffer - 1)
  if (moves.dash && pressed & DASH && hero.dashes > 0) startDash(place, wish)
  if (pressed & DASH) usePower(place, wish)
  if (hero.buffer > 0) tryJump(place)
  if (hero.hook >= 0 && (input & JUMP) === 0) letGo(place)
  if (hero.hook >= 0) {
    swing(place, wish)
    return
  }
  steer(place, wish)
  if (!bear(place, { input, pressed, wish })) fall(place, input, wish)
  moveBody(place, wish)
}

function startDash({ world, tell }: Place, wish: number) {
  const { hero } = world
  if (wish !== 0) hero.face = wish as 1 | -1
  hero.dashes--
  hero.dashing = DASH_TICKS
  hero.rise = 0
  tell('dash', hero.x, hero.y)
}

function tryJump(place: Place) {
  const { hero } = place.world
  const { moves, tell } = place
  if (hero.coyote > 0 && moves.flip) {
    hero.down = hero.down === 1 ? -1 : 1
    hero.coyote = hero.buffer = 0
    tell('flip', hero.x, hero.y)
    return
  }
  if (moves.flip || moves.bounce) return
  if (hero.coyote > 0) {
    leap(place, hero.boost > 0 ? JUMP_AFTER_SLAM : JUMP_SPEED)
    hero.jumps = moves.jumps - 1
    if (moves.swap) swapBlocks(place)
    tell('jump', hero.x, hero.y + HALF_HEIGHT)
    return
  }
  if (moves.wall && hero.grip > 0) {
    leap(place, JUMP_SPEED)
    hero.face = hero.wall === 1 ? -1 : 1
    hero.vx = hero.face * WALL_JUMP_SIDE
    hero.lock = WALL_LOCK
    hero.grip = 0
    tell('wall', hero.x, hero.y)
    return
  }
  if (moves.hook && takeHook(place)) return
  if (hero.jumps === 0) return
  leap(place, SECOND_JUMP)
  hero.jumps--
  tell('double', hero.x, hero.y + HALF_HEIGHT)
}

/** A hero where a block returns is squashed. */
function swapBlocks(place: Place) {
  const { world, tell } = place
  world.phase = world.phase === 0 ? 1 : 0
  tell('swap', world.hero.x, world.hero.y)
  if (!isFree(place, world.hero.x, world.hero.y)) hurt(place)
}

function leap({ world: { hero } }: Place, speed: number) {
  hero.vy = -speed
  hero.rise = 1
  hero.coyote = hero.buffer = 0
  hero.dashing = 0
  hero.ride = -1
}

function letGo({ world: { hero }, tell }: Place) {
  hero.hook = -1
  hero.vy -= 1.4
  hero.rise = 2
  tell('let-go', hero.x, hero.y)
}

function steer(place: Place, wish: number) {
  const { hero } = place.world
  const { moves } = place
  if (hero.dashing > 0) {
    hero.dashing--
    hero.vx = hero.face * (hero.dashing === 0 ? RUN : DASH_SPEED)
    return
  }
  if (hero.lock > 0) {
    hero.lock--
    return
  }
  if (wish !== 0) hero.face = wish as 1 | -1
  const isGrounded = hero.coyote >= COYOTE - 1
  const isOnIce =
    isGrounded && moves.slide && underFoot(place).some((cell) => place.level.cells[cell] === 'I')
  if (isOnIce) {
    const gain = wish === 0 ? ICE_STOP : ICE_GAIN
    hero.vx += clamp(wish * ICE_RUN - hero.vx, -gain, gain)
    return
  }
  const target = wish * (moves.auto ? AUTO_RUN : RUN)
  const isFast = !isGrounded && wish !== 0 && hero.vx * wish > RUN
  const gain = isFast ? AIR_FADE : isGrounded ? (wish === 0 ? GROUND_STOP : GROUND_GAIN) : AIR_GAIN
  hero.vx += clamp(target - hero.vx, -gain, gain)
}

function fall({ world: { hero }, moves }: Place, input: number, wish: number) {
  if (hero.dashing > 0) {
    hero.vy = 0
    return
  }
  if (hero.vy * hero.down >= 0) hero.rise = 0
  const isFloating = hero.rise === 2 || (hero.rise === 1 && (input & JUMP) !== 0) || moves.flip
  const isSliding = moves.wall && hero.grip === GRIP - 1 && wish === hero.wall
  const fastest = isSliding ? SLIDE_FALL : FASTEST_FALL
  const speed = hero.vy * hero.down + (isFloating ? FLOAT : FALL)
  hero.vy = hero.down * Math.min(fastest, speed)
}

function moveBody(place: Place, wish: number) {
  const { world, moves, level, tell } = place
  const { hero } = world
  const wasGrounded = hero.coyote >= COYOTE - 1
  const hits = slide(place, hero.vx)
  if (hits.length > 0) {
    if (hero.dashing > 0) breakCoral(place, hits)
    hero.wall = hero.vx > 0 ? 1 : -1
    hero.vx = 0
    if (wasGrounded && moves.auto) {
      hero.face = hero.wall === 1 ? -1 : 1
      tell('turn', hero.x, hero.y)
    } else if (!wasGrounded && wish !== -hero.wall) hero.grip = GRIP
  }
  const feet = hero.y + HALF_HEIGHT
  hero.ride = -1
  const isStopped = rise(place, hero.vy)
  const plank = hero.down === 1 && hero.vy >= 0 ? plankUnder(place, feet) : -1
  if (plank >= 0) {
    hero.ride = plank
    hero.y = placeOf(level.planks[plank]!, world.tick).y - HALF_HEIGHT
  }
  if (!isStopped && plank < 0) return
  const isLanding = plank >= 0 || hero.vy * hero.down > 0
  const speed = Math.abs(hero.vy)
  hero.vy = 0
  if (!isLanding) {
    hero.rise = 0
    return
  }
  if (moves.slam && hero.isSpread && landSlam(place)) return
  if (!wasGrounded && speed > 1.5 && !moves.bounce)
    tell('land', hero.x, hero.y + hero.down * HALF_HEIGHT, speed)
  hero.coyote = COYOTE
  hero.jumps = moves.jumps
  if (hero.tired === 0) hero.dashes = 1
  hero.lock = 0
  hero.breath = FULL_BREATH
  if (moves.bounce) bounce(place)
  for (const cell of underFoot(place))
    if (level.cells[cell] === '%' && !world.loose.some(([loose]) => loose === cell))
      world.loose.push([cell, world.tick + SAND_HOLDS])
}

function bounce({ world: { hero, held }, tell }: Place) {
  const isHigh = (held & JUMP) !== 0
  hero.vy = -(isHigh ? HIGH_BOUNCE : LOW_BOUNCE)
  hero.rise = 2
  hero.ride = -1
  tell('hop', hero.x, hero.y + HALF_HEIGHT, Number(isHigh))
}

/** The plank that the feet came down on in this tick, or -1. */
function plankUnder({ world, level }: Place, feet: number): number {
  const { hero } = world
  return level.planks.findIndex((plank) => {
    const [before, now] = [placeOf(plank, world.tick - 1), placeOf(plank, world.tick)]
    const isOver = hero.x + HALF_WIDTH > now.x && hero.x - HALF_WIDTH < now.x + PLANK_LENGTH
    return isOver && feet <= before.y + 1.5 && hero.y + HALF_HEIGHT >= now.y - 0.5
  })
}

function breakCoral({ world, level, tell }: Place, hits: readonly (readonly [number, number])[]) {
  for (const [column, row] of hits) {
    // The coral above and below goes along, so that nobody sticks in the gap.
    for (const near of [row - 1, row, row + 1]) {
      const cell = near * level.width + column
      if (level.cells[cell] !== 'B' || world.open.includes(cell)) continue
      world.open.push(cell)
      tell('break', (column + 0.5) * 16, (near + 0.5) * 16)
    }
  }
}
