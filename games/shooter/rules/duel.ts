import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { far, type Place } from '#kit/game/things/things.ts'
import type { Random } from '#kit/random/random.ts'
import { finish, gain } from '../deeds.ts'
import { slingInput, slingOf } from '../inputs.ts'
import {
  between,
  clamp,
  startWorld,
  thing,
  type ShooterRules,
  type Thing,
  type Turn,
  type World,
} from '../world.ts'

export interface Duel extends World {
  /** Height of the land in columns of five units, as y. */
  land: number[]
  rival: Place
  rivalLife: number
  life: number
  wind: number
  /** Who acts: the player, the rival, or a ball that flies. */
  phase: 'aim' | 'think' | 'fly' | 'settle'
  byPlayer: boolean
  pause: number
  /** The rival's memory: force of its last shot, and its error. */
  force: number
  missed: number
  /** Shots of the player in this duel. */
  throws: number
}

export const COLUMN = 5
const FIELD = [480, 400] as const
const SEA = 372
const GRAVITY = 0.06
const FORCE = 0.075
const WIND = 0.0022
const BLAST = 34
const FULL_LIFE = 100
const DIRECT = 46
/** Every third shot of the player splits in the air. */
export const SPLIT_EVERY = 3

const hills = (random: Random): number[] => {
  const [a, b, c] = [random() * 6, random() * 6, random() * 6]
  return Array.from({ length: FIELD[0] / COLUMN }, (_, column) => {
    const x = column * COLUMN
    const wave = exactSin(x / 83 + a) * 26 + exactSin(x / 41 + b) * 14 + exactSin(x / 19 + c) * 4
    const middle = Math.max(0, 1 - Math.abs(x - 240) / 120)
    return clamp(270 + wave - middle * (random() * 6 + 70), 120, 350)
  })
}

export const groundAt = ({ land }: Pick<Duel, 'land'>, x: number) =>
  land[clamp(Math.floor(x / COLUMN), 0, land.length - 1)]!

function stand(world: Duel) {
  world.hero.y = Math.min(SEA, groundAt(world, world.hero.x)) - 13
  world.rival = { x: world.rival.x, y: Math.min(SEA, groundAt(world, world.rival.x)) - 13 }
}

function level(world: Duel, middle: number) {
  const column = Math.floor(middle / COLUMN)
  for (let near = column - 5; near <= column + 5; near++)
    if (near >= 0 && near < world.land.length) world.land[near] = world.land[column]!
}

function beginDuel(world: Duel, random: Random) {
  world.land = hills(random)
  world.hero.x = between(54, 96, random)
  world.rival = { x: between(384, 428, random), y: 0 }
  level(world, world.hero.x)
  level(world, world.rival.x)
  stand(world)
  world.rivalLife = FULL_LIFE
  world.force = 0
  world.missed = 0
  world.throws = 0
  beginTurn(world, true, random)
}

function beginTurn(world: Duel, byPlayer: boolean, random: Random) {
  world.byPlayer = byPlayer
  world.phase = byPlayer ? 'aim' : 'think'
  world.pause = 70
  if (byPlayer) world.wind = Math.round(between(-10, 10, random) * Math.min(1, 0.3 + world.stage * 0.14))
}

function launch(world: Duel, from: Place, angle: number, force: number, turn: Turn) {
  const [cos, sin] = [exactCos((angle * Math.PI) / 180), exactSin((angle * Math.PI) / 180)]
  const isSplit = world.byPlayer && world.throws % SPLIT_EVERY === 0
  world.shots.push(
    thing(isSplit ? 'cluster' : 'coconut', from.x + cos * 20, from.y - sin * 20, {
      vx: cos * force * FORCE,
      vy: -sin * force * FORCE,
      r: 7,
    }),
  )
  world.phase = 'fly'
  turn.tell('launch', from.x + cos * 24, from.y - sin * 24)
}

/** The rival starts with a fair guess and corrects it; later rivals learn faster. */
function think(world: Duel, turn: Turn) {
  if (--world.pause > 0) return
  const skill = Math.min(0.92, 0.32 + world.stage * 0.08)
  const distance = world.rival.x - world.hero.x
  const guess =
    Math.sqrt((distance * GRAVITY) / (FORCE * FORCE)) * (1.02 + between(-0.2, 0.2, turn.random) * (1 - skill))
  world.force =
    world.force === 0
      ? guess
      : world.force + world.missed * 0.055 * skill + between(-6, 6, turn.random) * (1 - skill)
  const angle = 180 - between(48, 58, turn.random)
  launch(world, world.rival, angle, clamp(world.force, 20, 100), turn)
}

function crater(world: Duel, at: Place, reach: number) {
  for (let column = 0; column < world.land.length; column++) {
    const dx = column * COLUMN - at.x
    if (Math.abs(dx) > reach) continue
    const deep = at.y + Math.sqrt(reach * reach - dx * dx) * 0.8
    world.land[column] = Math.min(390, Math.max(world.land[column]!, deep))
  }
}

function burst(world: Duel, ball: Thing, turn: Turn) {
  const isSmall = ball.kind === 'shard'
  const reach = isSmall ? 26 : BLAST + (world.byPlayer ? 4 : 0)
  crater(world, ball, reach * 0.8)
  turn.tell(isSmall ? 'pop' : 'blast', ball.x, ball.y)
  const onRival = damage(ball, world.rival, reach, isSmall)
  const onHero = damage(ball, world.hero, reach, isSmall)
  if (onRival > 0) {
    world.rivalLife = Math.max(0, world.rivalLife - onRival)
    if (world.byPlayer) gain(world, turn, onRival, world.rival)
  }
  if (onHero > 0) {
    world.life = Math.max(0, world.life - onHero)
    world.combo = 0
    turn.tell('hurt', world.hero.x, world.hero.y)
  }
  if (!world.byPlayer) world.missed = ball.x - world.hero.x
}

const damage = (ball: Place, at: Place, reach: number, isSmall: boolean) => {
  const distance = far(ball, at)
  const most = isSmall ? 18 : DIRECT
  return distance > reach + 12 ? 0 : Math.round(most * clamp(1.25 - distance / (reach + 12), 0.2, 1))
}

function split(world: Duel, ball: Thing, turn: Turn) {
  turn.tell('fizz', ball.x, ball.y)
  for (const off of [-0.7, 0, 0.7])
    world.shots.push(thing('shard', ball.x, ball.y, { vx: ball.vx + off, vy: ball.vy, r: 5 }))
  ball.hp = 0
}

function fly(world: Duel, turn: Turn) {
  // What splits adds its shards while they are counted, and they fly on in the same tick.
  for (const ball of world.shots) {
    ball.vx += world.wind * WIND
    ball.vy += GRAVITY
    ball.x += ball.vx
    ball.y += ball.vy
    ball.t++
    if (ball.kind === 'cluster' && ball.vy > 0.6) split(world, ball, turn)
    const target = world.byPlayer ? world.rival : world.hero
    const isHit = far(ball, target) < 17 || ball.y > groundAt(world, ball.x)
    if (ball.hp > 0 && ball.x > 0 && ball.x < FIELD[0] && isHit) {
      burst(world, ball, turn)
      ball.hp = 0
    }
    if (ball.x < -60 || ball.x > FIELD[0] + 60 || ball.y > FIELD[1] + 20) {
      if (!world.byPlayer) world.missed = ball.x - world.hero.x
      ball.hp = 0
    }
  }
  world.shots = world.shots.filter(({ hp }) => hp > 0)
  if (world.shots.length > 0) return
  world.phase = 'settle'
  world.pause = 40
}

function settle(world: Duel, turn: Turn) {
  stand(world)
  if (--world.pause > 0) return
  if (world.life <= 0) return finish(world, turn, 'over')
  if (world.rivalLife <= 0) {
    world.score += 100 + Math.max(0, 8 - world.throws) * 25
    world.life = Math.min(FULL_LIFE, world.life + 35)
    world.stage++
    turn.tell('stage', 240, 160, world.stage)
    beginDuel(world, turn.random)
    return
  }
  beginTurn(world, !world.byPlayer, turn.random)
}

export const rules: ShooterRules<Duel> = {
  field: FIELD,
  control: 'sling',
  goal: 3000,
  start(random) {
    const world: Duel = {
      ...startWorld(90, 0),
      land: [],
      rival: { x: 0, y: 0 },
      rivalLife: FULL_LIFE,
      life: FULL_LIFE,
      wind: 0,
      phase: 'aim',
      byPlayer: true,
      pause: 0,
      force: 0,
      missed: 0,
      throws: 0,
    }
    beginDuel(world, random)
    return world
  },
  step(world, turn) {
    // A row of hits lasts as long as the player keeps hitting.
    world.comboLeft = world.combo > 0 ? 100 : 0
    if (world.phase === 'aim' && turn.input > 0) {
      const { angle, force } = slingOf(turn.input)
      if (force < 8) return
      world.throws++
      launch(world, world.hero, angle, force, turn)
    } else if (world.phase === 'think') think(world, turn)
    else if (world.phase === 'fly') fly(world, turn)
    else if (world.phase === 'settle') settle(world, turn)
  },
  hud: ({ stage, life }) => [
    ['life', life],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    if (world.phase !== 'aim') return 0
    let best = { angle: 55, force: 70 }
    let least = Infinity
    for (const angle of [40, 48, 55, 62, 70])
      for (let force = 30; force <= 100; force += 2) {
        const miss = far(landing(world, angle, force), world.rival)
        if (miss >= least) continue
        least = miss
        best = { angle, force }
      }
    const slip = [14, 6, 2][strength]!
    return slingInput(best.angle, clamp(best.force + between(-slip, slip, random), 12, 100))
  },
}

/** Where a shot of the player would come down. */
function landing(world: Duel, angle: number, force: number): Place {
  const [cos, sin] = [exactCos((angle * Math.PI) / 180), exactSin((angle * Math.PI) / 180)]
  let [x, y] = [world.hero.x + cos * 20, world.hero.y - sin * 20]
  let [vx, vy] = [cos * force * FORCE, -sin * force * FORCE]
  for (let tick = 0; tick < 500; tick++) {
    vx += world.wind * WIND
    vy += GRAVITY
    x += vx
    y += vy
    if (y > groundAt(world, x) || far({ x, y }, world.rival) < 15) break
  }
  return { x, y }
}
