import { pickIndex, pickOne } from '#kit/random/random.ts'
import { exactSin } from '#kit/game/exact-math.ts'
import { far } from '#kit/game/things/things.ts'
import { advance, finish, gain, placeInput, placeOf } from '../deeds.ts'
import { startWorld, thing, type ShooterRules, type Thing, type Turn, type World } from '../world.ts'

export interface Gallery extends World {
  /** Ticks that are left. */
  left: number
  /** The finger was down in the tick before: each tap is one shot. */
  held: boolean
  hits: number
}

const FIELD = [440, 480] as const
const START_TICKS = 45 * 60
const CLOCK_TICKS = 240
const MISS_TICKS = 20
const POINTS: Readonly<Record<string, number>> = {
  duck: 10,
  bottle: 15,
  balloon: 20,
  disc: 25,
  gold: 60,
  clock: 10,
}
/** Heights of the three rails, and which way they run. */
export const RAILS = [
  { y: 150, way: 1, pace: 1.1 },
  { y: 245, way: -1, pace: 1.5 },
  { y: 340, way: 1, pace: 1.9 },
] as const

function onRail(world: Gallery, turn: Turn) {
  for (const [index, rail] of RAILS.entries()) {
    const pace = rail.pace * (1 + Math.min(1, world.tick / 7200))
    const every = Math.round(88 / pace)
    if (world.tick % every !== index * 7) continue
    const pick = turn.random()
    const kind =
      pick < 0.05 + world.stage * 0.004
        ? 'gold'
        : pick < 0.11
          ? 'clock'
          : pick < 0.27
            ? 'lamp'
            : pick < 0.5
              ? 'bottle'
              : 'duck'
    const quick = kind === 'gold' ? 1.7 : 1
    world.foes.push(
      thing(kind, rail.way > 0 ? -24 : FIELD[0] + 24, rail.y, {
        vx: rail.way * pace * quick,
        r: kind === 'gold' ? 19 : 23,
      }),
    )
  }
}

function inTheAir(world: Gallery, turn: Turn) {
  const every = Math.max(50, 130 - world.stage * 8)
  if (world.tick % every === 30)
    world.foes.push(
      thing('balloon', 40 + turn.random() * (FIELD[0] - 80), FIELD[1] + 24, {
        vy: -1.2 - world.stage * 0.08,
        r: 24,
        a: turn.random(),
      }),
    )
  if (world.stage > 1 && world.tick % 170 === 90) {
    const fromLeft = turn.random() < 0.5
    world.foes.push(
      thing('disc', fromLeft ? -20 : FIELD[0] + 20, 380, { vx: fromLeft ? 3.4 : -3.4, vy: -7.4, r: 22 }),
    )
    turn.tell('throw', fromLeft ? 0 : FIELD[0], 380)
  }
}

function move(one: Thing) {
  if (one.kind === 'balloon') one.vx = exactSin(one.t / 30 + one.a * 6) * 0.8
  if (one.kind === 'disc') one.vy += 0.13
}

function shoot(world: Gallery, turn: Turn) {
  const at = placeOf(turn.input)
  world.hero.x = at.x
  world.hero.y = at.y
  turn.tell('shot', at.x, at.y)
  let best: Thing | undefined
  let least = Infinity
  for (const one of world.foes) {
    const distance = far(one, at)
    if (distance > one.r + 6 || distance - one.r >= least) continue
    least = distance - one.r
    best = one
  }
  if (!best) {
    world.combo = 0
    world.left -= MISS_TICKS
    turn.tell('miss', at.x, at.y)
    return
  }
  world.foes = world.foes.filter((one) => one !== best)
  strikeOne(world, best, least < -best.r * 0.55, turn)
}

function strikeOne(world: Gallery, one: Thing, isMiddle: boolean, turn: Turn) {
  if (one.kind === 'lamp') {
    world.combo = 0
    world.left -= CLOCK_TICKS
    turn.tell('lamp', one.x, one.y)
    return
  }
  turn.tell(one.kind === 'gold' ? 'gold' : 'pop', one.x, one.y)
  if (one.kind === 'clock') {
    world.left = Math.min(START_TICKS + 900, world.left + Math.max(80, CLOCK_TICKS - world.stage * 14))
    turn.tell('power', one.x, one.y)
  }
  gain(world, turn, (POINTS[one.kind] ?? 10) + (isMiddle ? 5 : 0), one)
  world.hits++
  if (world.hits % 20 !== 0) return
  world.stage++
  world.left += Math.max(60, 320 - world.stage * 24)
  turn.tell('stage', 220, 90, world.stage)
}

export const rules: ShooterRules<Gallery> = {
  field: FIELD,
  control: 'point',
  goal: 8000,
  start: () => ({
    ...startWorld(220, 245),
    left: START_TICKS,
    held: false,
    hits: 0,
    foes: RAILS.flatMap(({ y, way, pace }, rail) =>
      [0, 1, 2].map((place) =>
        thing(place === rail ? 'bottle' : 'duck', 70 + place * 140 + rail * 20, y, { vx: way * pace, r: 23 }),
      ),
    ),
  }),
  step(world, turn) {
    world.left--
    onRail(world, turn)
    inTheAir(world, turn)
    for (const one of world.foes) move(one)
    advance(world.foes, FIELD, 60)
    const isDown = turn.input > 0
    if (isDown && !world.held) shoot(world, turn)
    world.held = isDown
    if (world.left <= 0) finish(world, turn, 'over')
  },
  hud: (world) => [
    ['time', Math.max(0, Math.ceil(world.left / 60))],
    ['stage', world.stage],
  ],
  bot(world, random, strength) {
    // A bot that shoots periodically at valuable targets, with errors.
    if (world.held || world.tick % [34, 22, 14][strength]! !== 0) return 0
    const seen = world.foes.filter(({ kind, x }) => kind !== 'lamp' && x > 10 && x < FIELD[0] - 10)
    if (seen.length === 0) return 0
    const goal = seen.find(({ kind }) => kind === 'gold' || kind === 'clock') ?? pickOne(seen, random)
    const slip = [34, 18, 8][strength]!
    return placeInput(
      goal.x + goal.vx + pickIndex(2 * slip, random) - slip,
      goal.y + goal.vy + pickIndex(2 * slip, random) - slip,
      FIELD,
    )
  },
}
