import { pickOne } from '#kit/random/random.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { along, angleTo, far, nearest, meets, type Place } from '#kit/game/things/things.ts'
import { gain, hurt, meet, throwAt, wear } from '../deeds.ts'
import { foresee } from '../foresee.ts'
import { wayOf } from '../steering.ts'
import { clamp, startWorld, thing, type ShooterRules, type Thing, type Turn, type World } from '../world.ts'

export interface Stopped extends World {
  /** How fast time runs, from almost nothing to 1. */
  flow: number
  /** Ticks that have passed on the great clock. */
  clock: number
  /** What of the clock must pass until the hero throws. */
  load: number
}

const FIELD = [400, 480] as const
const SPEED = 2.9
const STILL = 0.05
const LOAD = 34
export const PILLAR = 24
const PILLAR_SETS: readonly (readonly Place[])[] = [
  [
    { x: 110, y: 170 },
    { x: 290, y: 310 },
  ],
  [
    { x: 200, y: 240 },
    { x: 80, y: 360 },
    { x: 320, y: 120 },
  ],
  [
    { x: 100, y: 140 },
    { x: 300, y: 140 },
    { x: 100, y: 340 },
    { x: 300, y: 340 },
  ],
]
export const pillarsOf = ({ stage }: Pick<World, 'stage'>) => PILLAR_SETS[(stage - 1) % PILLAR_SETS.length]!
const POINTS: Readonly<Record<string, number>> = { cog: 15, fan: 25, spinner: 40, walker: 20 }
/** What of the clock passes between two throws. */
const BEATS: Readonly<Record<string, number>> = { cog: 70, fan: 105, spinner: 130, walker: 9999 }
const WAYS = [0, 1, 3, 5, 7, 9, 11, 13, 15]

function beginStage(world: Stopped, turn: Pick<Turn, 'random'>) {
  const kinds = [
    'cog',
    'cog',
    'walker',
    ...(world.stage > 1 ? ['fan'] : []),
    ...(world.stage > 3 ? ['spinner'] : []),
  ]
  const count = Math.min(12, 2 + world.stage)
  for (let index = 0; index < count; index++) {
    const angle = turn.random() * 2 * Math.PI
    const at = {
      x: clamp(200 + exactCos(angle) * 210, 26, FIELD[0] - 26),
      y: clamp(240 + exactSin(angle) * 250, 26, FIELD[1] - 26),
    }
    // Never on top of the hero, and never inside a pillar.
    if (far(at, world.hero) < 130) at.y = FIELD[1] - at.y
    if (far(at, world.hero) < 130) at.x = FIELD[0] - at.x
    if (pillarsOf(world).some((pillar) => far(pillar, at) < PILLAR + 18))
      at.x = at.x < 200 ? 26 : FIELD[0] - 26
    const kind = pickOne(kinds, turn.random)
    world.foes.push(
      thing(kind, at.x, at.y, { r: 15, hp: kind === 'cog' ? 1 : 2, a: 40 + turn.random() * 60 }),
    )
  }
}

/** Keeps what moves out of the pillars. */
function around(world: Stopped, one: { x: number; y: number }, reach: number) {
  for (const pillar of pillarsOf(world)) {
    const away = far(one, pillar)
    const least = PILLAR + reach
    if (away >= least || away === 0) continue
    one.x = pillar.x + ((one.x - pillar.x) / away) * least
    one.y = pillar.y + ((one.y - pillar.y) / away) * least
  }
}

/** While the hero stands, time all but stands too. */
function walk(world: Stopped, input: number) {
  const { hero } = world
  const way = wayOf(input)
  world.flow = clamp(world.flow + (way ? 0.12 : -0.12), STILL, 1)
  world.clock += world.flow
  // The row of hits is counted by the great clock.
  if (world.combo > 0 && world.flow < 0.5) world.comboLeft++
  if (!way) return
  hero.turn = angleTo({ x: 0, y: 0 }, way)
  hero.x = clamp(hero.x + way.x * SPEED, 14, FIELD[0] - 14)
  hero.y = clamp(hero.y + way.y * SPEED, 14, FIELD[1] - 14)
  around(world, hero, 11)
}

function act(world: Stopped, foe: Thing, turn: Turn) {
  const { hero, flow } = world
  const aim = angleTo(foe, hero)
  if (foe.kind === 'walker') {
    const { vx, vy } = along(aim, 1.25 * flow)
    foe.x += vx
    foe.y += vy
    around(world, foe, foe.r)
  }
  foe.a -= flow
  if (foe.a > 0) return
  foe.a += BEATS[foe.kind]!
  const speed = 2.3 + Math.min(1.2, world.stage * 0.08)
  const turns =
    foe.kind === 'spinner'
      ? [0, 1, 2, 3, 4, 5, 6, 7].map((part) => part * 0.785)
      : foe.kind === 'fan'
        ? [-0.3, 0, 0.3]
        : [0]
  for (const off of turns) throwAt(world, 'spark', foe, along(aim + off, speed))
  turn.tell('throw', foe.x, foe.y)
}

/** Shots and darts move with the clock; pillars and the edge stop them. */
function fly(world: Stopped, things: Thing[]): Thing[] {
  return things.filter((one) => {
    one.x += one.vx * world.flow
    one.y += one.vy * world.flow
    if (one.x < -8 || one.x > FIELD[0] + 8 || one.y < -8 || one.y > FIELD[1] + 8) return false
    return !pillarsOf(world).some((pillar) => meets(one, one.r, pillar, PILLAR))
  })
}

/** Whether no pillar stands between two places. */
function isClear(world: Stopped, from: Place, to: Place): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  return !pillarsOf(world).some((pillar) => {
    const part = clamp(((pillar.x - from.x) * dx + (pillar.y - from.y) * dy) / (square || 1), 0, 1)
    return far(pillar, { x: from.x + dx * part, y: from.y + dy * part }) < PILLAR + 6
  })
}
const visible = (world: Stopped) => world.foes.filter((foe) => isClear(world, world.hero, foe))

function shoot(world: Stopped, turn: Turn) {
  const { hero } = world
  world.load -= world.flow
  const foe = nearest(visible(world), hero)
  if (world.load > 0 || !foe) return
  world.load = LOAD
  const { vx, vy } = along(angleTo(hero, foe), 5.6)
  world.shots.push(thing('bolt', hero.x, hero.y, { vx, vy, r: 6 }))
  turn.tell('shot', hero.x, hero.y)
}

/** A duel in which time runs only while you do. */
export const rules: ShooterRules<Stopped> = {
  field: FIELD,
  control: 'stick',
  goal: 5000,
  start(random) {
    const world: Stopped = { ...startWorld(200, 400), flow: STILL, clock: 0, load: LOAD }
    beginStage(world, { random })
    return world
  },
  step(world, turn) {
    walk(world, turn.input)
    for (const foe of world.foes) {
      if (foe.hit > 0) foe.hit--
      act(world, foe, turn)
    }
    shoot(world, turn)
    world.shots = fly(world, world.shots).filter((shot) => {
      // Shots cut darts out of the air.
      const dart = world.darts.find((one) => meets(shot, shot.r + 2, one, one.r))
      if (dart) {
        world.darts = world.darts.filter((one) => one !== dart)
        gain(world, turn, 2, dart)
        return false
      }
      const foe = world.foes.find((one) => meets(shot, shot.r, one, one.r))
      if (foe && wear(foe, 1, turn)) gain(world, turn, POINTS[foe.kind]!, foe)
      return !foe
    })
    world.foes = world.foes.filter(({ hp }) => hp > 0)
    world.darts = meet(world, fly(world, world.darts), 9, () => hurt(world, turn))
    meet(world, world.foes, 9, () => hurt(world, turn))
    if (world.foes.length > 0 || world.end) return
    world.score += 40 * world.stage
    world.stage++
    world.darts = []
    if (world.stage % 3 === 0) world.hero.shield = Math.min(2, world.hero.shield + 1)
    around(world, world.hero, 11)
    turn.tell('stage', 200, 200, world.stage)
    beginStage(world, turn)
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot: (world, random, strength) =>
    foresee(
      world,
      {
        step: rules.step,
        ways: WAYS,
        sight: 28,
        // Standing still wins nothing: the clock must go on.
        worth: (next) =>
          next.clock * 2.2 +
          (visible(next).length > 0
            ? 40
            : -0.5 * far(nearest(next.foes, next.hero) ?? next.hero, next.hero)) -
          next.foes.reduce((sum, foe) => sum + Math.max(0, 70 - far(foe, next.hero)) * 0.3, 0),
      },
      random,
      strength,
    ),
}
