import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { along, angleTo, far, meets, type Place } from '#kit/game/things/things.ts'
import { pickIndex } from '#kit/random/random.ts'
import { advance, gain, hurt, placeInput, placeOf, throwAt, wear } from '../deeds.ts'
import { deal, taken } from '../steering.ts'
import { startWorld, thing, type ShooterRules, type Thing, type Turn, type World } from '../world.ts'

export interface Beacon extends World {
  taken: number[]
  /** Ships that still come in this night. */
  coming: number
  pause: number
}

export const BEACON_CARDS = ['rate', 'force', 'fan', 'wide', 'frost', 'heart'] as const
const FIELD = [440, 500] as const
const TOWER: Place = { x: 220, y: 250 }
const REACH = 30
const SHELL_SPEED = 5.4
const KINDS: Readonly<Record<string, { hp: number; r: number; speed: number; points: number }>> = {
  skiff: { hp: 1, r: 15, speed: 0.62, points: 10 },
  ghost: { hp: 3, r: 22, speed: 0.4, points: 25 },
  raft: { hp: 1, r: 14, speed: 1.05, points: 20 },
  hulk: { hp: 14, r: 34, speed: 0.24, points: 150 },
}

export const hasCard = ({ taken: cards }: Beacon, card: (typeof BEACON_CARDS)[number]) =>
  cards[BEACON_CARDS.indexOf(card)]!
export const blastOf = (world: Beacon) => 34 + hasCard(world, 'wide') * 9

function beginNight(world: Beacon) {
  world.coming = 8 + world.stage * 3
  world.pause = 60
  if (world.stage % 3 === 0) world.coming += 1
}

function arrive(world: Beacon, turn: Turn) {
  if (world.coming === 0 || --world.pause > 0) return
  world.pause = Math.max(22, 92 - world.stage * 6) * (0.6 + turn.random() * 0.8)
  world.coming--
  const isHulk = world.stage % 3 === 0 && world.coming === 0
  const pick = turn.random()
  const kind = isHulk
    ? 'hulk'
    : world.stage > 1 && pick < 0.25
      ? 'ghost'
      : world.stage > 2 && pick < 0.42
        ? 'raft'
        : 'skiff'
  const { hp, r } = KINDS[kind]!
  const angle = turn.random() * 2 * Math.PI
  const at = { x: TOWER.x + exactCos(angle) * 330, y: TOWER.y + exactSin(angle) * 330 }
  world.foes.push(
    thing(kind, at.x, at.y, {
      r,
      hp: hp + (kind === 'ghost' ? Math.floor(world.stage / 3) : isHulk ? world.stage * 2 : 0),
      a: turn.random(),
    }),
  )
  if (isHulk) turn.tell('tell', at.x, at.y)
}

function sail(world: Beacon) {
  const frost = 1 - Math.min(0.5, hasCard(world, 'frost') * 0.12)
  for (const one of world.foes) {
    const { speed } = KINDS[one.kind]!
    const aim = angleTo(one, TOWER)
    // Skiffs weave, so that one has to lead them.
    const sway = one.kind === 'skiff' || one.kind === 'raft' ? exactSin(one.t / 34 + one.a * 6) * 0.7 : 0
    Object.assign(one, along(aim + sway, speed * frost * (1 + world.stage * 0.03)))
    if (one.kind === 'ghost' && one.t % 170 === 140 && far(one, TOWER) < 190)
      throwAt(world, 'spark', one, along(aim, 1.5), { r: 9 })
  }
}

function shoot(world: Beacon, turn: Turn) {
  const { hero } = world
  if (turn.input <= 0) return
  const goal = placeOf(turn.input)
  hero.turn = angleTo(TOWER, goal) + Math.PI / 2
  if (hero.cool > 0) return
  hero.cool = Math.max(12, 42 - hasCard(world, 'rate') * 7)
  const count = 1 + hasCard(world, 'fan')
  const aim = angleTo(TOWER, goal)
  for (let shell = 0; shell < count; shell++) {
    const off = (shell - (count - 1) / 2) * 34
    const to = { x: goal.x - exactSin(aim) * off, y: goal.y + exactCos(aim) * off }
    const ticks = Math.max(10, Math.round(far(TOWER, to) / SHELL_SPEED))
    // A shell hits nothing on its way: it flies high and comes down where it was meant to.
    world.shots.push(
      thing('shell', TOWER.x, TOWER.y, {
        vx: (to.x - TOWER.x) / ticks,
        vy: (to.y - TOWER.y) / ticks,
        a: ticks,
      }),
    )
  }
  turn.tell('launch', TOWER.x, TOWER.y - 20)
}

function comeDown(world: Beacon, turn: Turn) {
  const blast = blastOf(world)
  world.shots = world.shots.filter((shell) => {
    if (shell.t < shell.a) return true
    turn.tell('splash', shell.x, shell.y)
    let sunk = 0
    for (const one of world.foes) {
      if (one.hp <= 0 || !meets(shell, blast, one, one.r * 0.6)) continue
      if (!wear(one, 1 + hasCard(world, 'force'), turn)) continue
      sunk++
      gain(world, turn, KINDS[one.kind]!.points * sunk, one)
    }
    world.darts = world.darts.filter((dart) => !meets(shell, blast, dart, dart.r))
    return false
  })
  world.foes = world.foes.filter(({ hp }) => hp > 0)
}

const isAshore = (one: Thing) => meets(one, one.r * 0.7, TOWER, REACH)

function land(world: Beacon, turn: Turn) {
  for (const one of world.foes.filter(isAshore)) {
    world.hero.safe = 0
    hurt(world, turn)
    one.hp = 0
  }
  world.foes = world.foes.filter(({ hp }) => hp > 0)
  world.darts = world.darts.filter((dart) => {
    if (!meets(dart, dart.r, TOWER, REACH - 8)) return true
    hurt(world, turn)
    return false
  })
}

export const rules: ShooterRules<Beacon> = {
  field: FIELD,
  control: 'point',
  cards: BEACON_CARDS,
  goal: 6000,
  start() {
    const world: Beacon = {
      ...startWorld(TOWER.x, TOWER.y, 5),
      taken: BEACON_CARDS.map(() => 0),
      coming: 0,
      pause: 0,
    }
    beginNight(world)
    return world
  },
  step(world, turn) {
    if (world.cards.length > 0) {
      const card = taken(world, turn.input)
      if (card === undefined) return
      world.taken[card]!++
      if (BEACON_CARDS[card] === 'heart') world.lives++
      turn.tell('power', TOWER.x, TOWER.y)
      return
    }
    arrive(world, turn)
    sail(world)
    shoot(world, turn)
    advance(world.shots, FIELD, 200)
    advance(world.foes, FIELD, 200)
    advance(world.darts, FIELD, 60)
    comeDown(world, turn)
    land(world, turn)
    if (world.coming > 0 || world.foes.length > 0 || world.end) return
    world.stage++
    world.score += 25 * world.stage
    turn.tell('stage', TOWER.x, 130, world.stage)
    beginNight(world)
    world.cards = deal(BEACON_CARDS.length, turn.random)
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const near = world.foes
      .filter((one) => far(one, TOWER) < 260)
      .toSorted((one, other) => far(one, TOWER) - far(other, TOWER))
    const goal = near[0]
    if (!goal || world.hero.cool > 0) return 0
    const ticks = strength === 0 ? 0 : far(goal, TOWER) / SHELL_SPEED
    const slip = [60, 26, 8][strength]!
    return placeInput(
      goal.x + goal.vx * ticks + pickIndex(slip * 2, random) - slip,
      goal.y + goal.vy * ticks + pickIndex(slip * 2, random) - slip,
      FIELD,
    )
  },
}
