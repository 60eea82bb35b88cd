import { exactSin } from '#kit/game/exact-math.ts'
import { along, angleTo, far, meets } from '#kit/game/things/things.ts'
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

export interface Serpent extends World {
  /** The serpent from its head to the one soft ring at its end. */
  body: Thing[]
  /** Where the head swims to. */
  goalX: number
  goalY: number
}

const FIELD = [420, 520] as const
const LINK = 22
const RING_HP = 3
const HEAD_HP = 8
const GRID = [50, 130, 210, 290, 370].flatMap((x) =>
  [90, 190, 290, 390, 480].map((y) => placeInput(x, y, FIELD)),
)

/** The ring that can be hurt. */
export const softOf = ({ body }: Pick<Serpent, 'body'>) => body.at(-1)

function hatch(world: Serpent) {
  const rings = Math.min(18, 5 + world.stage * 2)
  world.body = Array.from({ length: rings + 1 }, (_, index) =>
    thing(index === 0 ? 'head' : 'ring', 210 + index * 4, -30 - index * LINK, {
      r: index === 0 ? 20 : 15,
      hp: index === 0 ? HEAD_HP + world.stage * 2 : RING_HP,
      a: -Math.PI / 2,
    }),
  )
}

/** The head moves to random places, faster the shorter the body. */
function swim(world: Serpent, turn: Turn) {
  const [head, ...rings] = world.body
  if (!head) return
  if (world.tick % 150 === 1 || far(head, { x: world.goalX, y: world.goalY }) < 40) {
    // Every fourth way leads to the hero.
    const isHunting = turn.random() < 0.25
    world.goalX = isHunting ? world.hero.x : between(30, FIELD[0] - 30, turn.random)
    world.goalY = isHunting ? world.hero.y : between(40, FIELD[1] - 60, turn.random)
  }
  const speed = 1.35 + Math.min(1.3, world.stage * 0.13) + Math.max(0, 10 - rings.length) * 0.1
  const wanted = angleTo(head, { x: world.goalX, y: world.goalY }) + exactSin(world.tick / 22) * 0.7
  const aim = along(wanted, speed)
  head.vx += (aim.vx - head.vx) * 0.05
  head.vy += (aim.vy - head.vy) * 0.05
  head.x = clamp(head.x + head.vx, 10, FIELD[0] - 10)
  head.y = Math.min(FIELD[1] - 10, head.y + head.vy)
  let ahead = head
  for (const ring of rings) {
    const away = far(ring, ahead)
    if (away > LINK) {
      ring.x = ahead.x + ((ring.x - ahead.x) / away) * LINK
      ring.y = ahead.y + ((ring.y - ahead.y) / away) * LINK
    }
    ahead = ring
  }
  for (const part of world.body) if (part.hit > 0) part.hit--
  const rest = Math.max(54, 150 - world.stage * 12)
  if (world.tick % rest === rest - 1 && head.y > 0) {
    throwAt(world, 'spark', head, along(angleTo(head, world.hero), 2.9), { r: 7 })
    turn.tell('throw', head.x, head.y)
  }
}

/** A soft ring wears off; a hard one throws the bolt back down. */
function meetBody(world: Serpent, shot: Thing, turn: Turn): boolean {
  const soft = softOf(world)
  if (soft && meets(shot, shot.r, soft, soft.r + 3)) {
    soften(world, soft, turn)
    return false
  }
  const hard = world.body.find((part) => part !== soft && meets(shot, shot.r, part, part.r - 2))
  if (!hard) return true
  const side = clamp((shot.x - hard.x) * 0.09, -1.4, 1.4)
  throwAt(world, 'chip', shot, { vx: side, vy: 2.7 }, { r: 5 })
  turn.tell('clang', shot.x, shot.y)
  return false
}

function soften(world: Serpent, soft: Thing, turn: Turn) {
  if (!wear(soft, 1, turn)) return
  gain(world, turn, soft.kind === 'head' ? 150 : 20, soft)
  world.body.pop()
  const luck = turn.random()
  if (soft.kind === 'ring' && luck < 0.16)
    world.drops.push(thing(luck < 0.08 ? 'shield' : 'power', soft.x, soft.y, { vy: 1.5, r: 18 }))
  if (soft.kind === 'ring') world.foes.push(thing('eel', soft.x, soft.y, { r: 11, a: turn.random() * 6 }))
}

/** What hatches from a broken ring swims at the hero, slowly and in bends. */
function hunt(world: Serpent) {
  for (const eel of world.foes) {
    const wanted = angleTo(eel, world.hero) + exactSin(eel.t / 16 + eel.a) * 0.9
    Object.assign(eel, along(wanted, 1.2 + Math.min(0.6, world.stage * 0.06)))
  }
}

function shoot(world: Serpent) {
  const { hero } = world
  if (hero.cool > 0) return
  hero.cool = 10
  for (let gun = 0; gun < hero.power; gun++)
    fire(
      world,
      'bolt',
      { x: hero.x + (gun - (hero.power - 1) / 2) * 13, y: hero.y - 24 },
      { vx: 0, vy: -7.5 },
    )
}

/** A serpent that is hard all over but for its last ring. */
export const rules: ShooterRules<Serpent> = {
  field: FIELD,
  control: 'follow',
  goal: 5000,
  start() {
    const world: Serpent = { ...startWorld(210, 440), body: [], goalX: 210, goalY: 200 }
    hatch(world)
    return world
  },
  step(world, turn) {
    const { hero } = world
    follow(world, turn.input, 4.6)
    hero.x = clamp(hero.x, 16, FIELD[0] - 16)
    hero.y = clamp(hero.y, 40, FIELD[1] - 20)
    swim(world, turn)
    hunt(world)
    shoot(world)
    advance(world.shots, FIELD, 10)
    advance(world.foes, FIELD, 60)
    advance(world.darts, FIELD, 10)
    advance(world.drops, FIELD)
    world.shots = world.shots.filter((shot) => {
      const eel = world.foes.find((one) => one.hp > 0 && meets(shot, shot.r, one, one.r))
      if (!eel) return meetBody(world, shot, turn)
      if (wear(eel, 1, turn)) gain(world, turn, 10, eel)
      return false
    })
    world.foes = world.foes.filter(({ hp }) => hp > 0)
    world.drops = meet(world, world.drops, 16, ({ kind, x, y }) => {
      if (kind === 'power') hero.power = Math.min(3, hero.power + 1)
      else hero.shield = Math.min(2, hero.shield + 1)
      turn.tell('power', x, y)
      return true
    })
    world.darts = meet(world, world.darts, 8, () => hurt(world, turn))
    meet(world, [...world.foes, ...world.body], 8, () => hurt(world, turn))
    if (world.body.length > 0 || world.end) return
    world.stage++
    turn.tell('stage', 210, 200, world.stage)
    hatch(world)
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const soft = softOf(world)
    const under = soft
      ? [-40, 0, 40].map((off) => placeInput(soft.x + off, clamp(soft.y + 150, 60, 500), FIELD))
      : []
    const ways = [0, ...under, ...GRID.filter((_, index) => index % 3 === world.tick % 3)]
    const worth = ({ hero, body }: Serpent) => {
      const end = softOf({ body })
      const lost = body.reduce((sum, { hp }) => sum + hp, 0)
      const isBelow = end ? -Math.abs(hero.x - end.x) * 0.12 - Math.max(0, end.y + 50 - hero.y) * 0.15 : 0
      return -lost * 6 + isBelow
    }
    return foresee(world, { step: rules.step, ways, sight: 46, worth }, random, strength)
  },
}
