import { exactSin } from '#kit/game/exact-math.ts'
import { along, angleTo, meets } from '#kit/game/things/things.ts'
import { pickOne } from '#kit/random/random.ts'
import { advance, fire, follow, gain, hurt, meet, placeInput, throwAt, wear } from '../deeds.ts'
import { foresee } from '../foresee.ts'
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

export interface Hijack extends World {
  /** Who sits in the bubble before the ship and shoots for it; '' is nobody. */
  guest: string
  /** Ticks until the bubble opens, and the darts it still takes. */
  guestLeft: number
  guestHp: number
}

const FIELD = [400, 540] as const
const GUEST_TICKS = 560
const GUEST_HP = 3
const STAGE_TICKS = 1500
const MOST_FOES = 18
const POINTS: Readonly<Record<string, number>> = { kite: 15, urchin: 20, cloud: 25, wisp: 10, boss: 300 }
const GRID = [40, 120, 200, 280, 360].flatMap((x) => [300, 380, 450, 510].map((y) => placeInput(x, y, FIELD)))

export const guestPlace = ({ hero }: Pick<World, 'hero'>) => ({ x: hero.x, y: hero.y - 34 })

function arrive(world: Hijack, turn: Turn) {
  const { tick, stage } = world
  if (tick % STAGE_TICKS === 0) {
    world.stage++
    turn.tell('stage', 200, 200, world.stage)
    const hp = 18 + world.stage * 8
    world.foes.push(thing('boss', 200, -60, { r: 46, hp, a: hp }))
  }
  if (tick % Math.max(24, 54 - stage * 5) !== 0 || world.foes.length >= MOST_FOES) return
  const kinds = [
    'wisp',
    'wisp',
    'kite',
    ...(stage > 1 || tick > 500 ? ['urchin'] : []),
    ...(stage > 1 ? ['cloud'] : []),
  ]
  const kind = pickOne(kinds, turn.random)
  const hp = kind === 'cloud' ? 3 : kind === 'urchin' ? 2 : 1
  world.foes.push(
    thing(kind, between(40, 360, turn.random), -24, {
      r: kind === 'cloud' ? 19 : 15,
      hp,
      a: turn.random() * 6,
    }),
  )
}

/** Each kind flies and throws in its own way, at the hero as it would later for the hero. */
function fight(world: Hijack) {
  const { hero } = world
  const quick = 1 + Math.min(0.8, world.stage * 0.08)
  for (const foe of world.foes) {
    const down = angleTo(foe, hero)
    foe.vy = foe.kind === 'boss' ? (foe.y < 96 ? 1 : 0) : (foe.kind === 'cloud' ? 0.55 : 0.85) * quick
    foe.vx = exactSin(foe.t / (foe.kind === 'boss' ? 60 : 34) + foe.a) * (foe.kind === 'urchin' ? 0.3 : 1.3)
    foe.x = clamp(foe.x, 16, FIELD[0] - 16)
    if (foe.y < 0 || foe.y > hero.y - 60) continue
    if (foe.kind === 'wisp' && foe.t % 110 === 60) throwAt(world, 'spark', foe, along(down, 2.6 * quick))
    if (foe.kind === 'kite' && foe.t % 140 === 70)
      for (const off of [-0.28, 0, 0.28]) throwAt(world, 'spark', foe, along(Math.PI / 2 + off, 2.3 * quick))
    if (foe.kind === 'cloud' && foe.t % 150 === 80)
      throwAt(world, 'orb', foe, along(Math.PI / 2, 1.7 * quick), { r: 13 })
    if (foe.kind === 'boss' && foe.t % 90 === 60)
      for (let dart = -3; dart <= 3; dart++)
        throwAt(world, 'spark', foe, along(down + dart * 0.24, 2.1 * quick))
  }
}

/** An urchin that bursts throws its spines all around, at whom is up to who burst it. */
function burst(world: Hijack, foe: Thing, isMine: boolean) {
  for (let spine = 0; spine < 8; spine++) {
    const speed = along((spine * Math.PI) / 4 + 0.2, isMine ? 4.4 : 2.2)
    if (isMine) fire(world, 'spine', foe, speed, { a: angleTo({ x: 0, y: 0 }, { x: speed.vx, y: speed.vy }) })
    else throwAt(world, 'spark', foe, speed)
  }
}

function shoot(world: Hijack, turn: Turn) {
  const { hero, guest } = world
  if (hero.cool > 0) return
  const at = guest ? guestPlace(world) : { x: hero.x, y: hero.y - 20 }
  if (guest === '') {
    hero.cool = 24
    fire(world, 'net', at, { vx: 0, vy: -6 }, { r: 13 })
  } else if (guest === 'wisp') {
    hero.cool = 10
    for (const off of [-9, 9]) fire(world, 'bolt', { x: at.x + off, y: at.y }, { vx: 0, vy: -8 }, { r: 6 })
  } else if (guest === 'kite') {
    hero.cool = 20
    for (const off of [-0.4, -0.2, 0, 0.2, 0.4])
      fire(world, 'bolt', at, along(off - Math.PI / 2, 7), { r: 6 })
  } else if (guest === 'urchin') {
    hero.cool = 34
    fire(world, 'seed', at, { vx: 0, vy: -6 }, { r: 11 })
  } else {
    hero.cool = 40
    fire(world, 'orb', at, { vx: 0, vy: -4 }, { r: 22, hp: 12 })
  }
  turn.tell(guest ? 'shot' : 'puff', at.x, at.y)
}

function land(world: Hijack, shot: Thing, foe: Thing, turn: Turn): boolean {
  if (shot.kind === 'net') {
    if (foe.kind === 'boss' || world.guest) return false
    foe.hp = 0
    Object.assign(world, { guest: foe.kind, guestLeft: GUEST_TICKS, guestHp: GUEST_HP })
    gain(world, turn, 5, foe)
    turn.tell('caught', foe.x, foe.y)
    return false
  }
  if (wear(foe, 1, turn)) {
    // Its own kind knows the weapon best: such hits pay double.
    gain(world, turn, POINTS[foe.kind]! * (foe.kind === world.guest ? 2 : 1), foe)
    if (foe.kind === 'urchin') burst(world, foe, shot.kind === 'seed')
    if (foe.kind === 'boss') world.drops.push(thing('shield', foe.x, foe.y, { vy: 1.5, r: 18 }))
  }
  if (shot.kind === 'seed') burst(world, shot, true)
  return shot.kind === 'orb' && --shot.hp > 0
}

/** The bubble takes darts for the hero as long as it holds. */
function keepGuest(world: Hijack, turn: Turn) {
  if (world.guest === '') return
  const at = guestPlace(world)
  world.darts = world.darts.filter((dart) => {
    if (world.guestHp <= 0 || !meets(dart, dart.r, at, 18)) return true
    world.guestHp--
    turn.tell('shield', at.x, at.y)
    return false
  })
  world.guestLeft--
  if (world.guestHp > 0 && world.guestLeft > 0) return
  world.guest = ''
  turn.tell('opened', at.x, at.y)
}

/** A ship without guns: it catches a foe in a bubble and lets it shoot. */
export const rules: ShooterRules<Hijack> = {
  field: FIELD,
  control: 'follow',
  goal: 7000,
  start: () => ({ ...startWorld(200, 450), guest: '', guestLeft: 0, guestHp: 0 }),
  step(world, turn) {
    const { hero } = world
    follow(world, turn.input, 4.8)
    hero.x = clamp(hero.x, 18, FIELD[0] - 18)
    hero.y = clamp(hero.y, 60, FIELD[1] - 20)
    arrive(world, turn)
    fight(world)
    shoot(world, turn)
    advance(world.shots, FIELD, 10)
    world.shots = world.shots.filter(({ kind, t }) => kind !== 'net' || t < 52)
    advance(world.foes, FIELD, 70)
    advance(world.darts, FIELD, 10)
    advance(world.drops, FIELD)
    world.shots = world.shots.filter((shot) => {
      const foe = world.foes.find((one) => one.hp > 0 && meets(shot, shot.r, one, one.r))
      return !foe || land(world, shot, foe, turn)
    })
    world.foes = world.foes.filter(({ hp }) => hp > 0)
    keepGuest(world, turn)
    world.drops = meet(world, world.drops, 16, (one) => {
      hero.shield = Math.min(2, hero.shield + 1)
      turn.tell('power', one.x, one.y)
      return true
    })
    world.darts = meet(world, world.darts, 9, () => hurt(world, turn))
    meet(world, world.foes, 9, () => hurt(world, turn))
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const under = world.foes
      .filter(({ y }) => y > 20)
      .slice(-4)
      .map(({ x, y }) => placeInput(x, clamp(y + 190, 220, 510), FIELD))
    const ways = [0, ...under, ...GRID.filter((_, index) => index % 2 === world.tick % 2)]
    const worth = ({ guest, guestHp }: Hijack) => (guest ? 30 + guestHp * 5 : 0)
    return foresee(world, { step: rules.step, ways, sight: 50, worth }, random, strength)
  },
}
