import { bonus, type Turn } from '#kit/game/micro/rules.ts'
import { arrive, bury, gather, prowl, strike, USUAL, type Herd } from '../herd.ts'
import {
  ease,
  hurt,
  onPlate,
  startWorld,
  STICK,
  suffer,
  walk,
  type ArenaRules,
  type World,
} from '../world.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { far, fly, meets, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { ground: ['#5a8050', '#142a20'] }

export interface Mines extends World {
  /** Ticks until the next mine is ready. */
  lay: number
  /** Blasts in the current chain, and when it ends. */
  chain: number
  chainEnds: number
}

export const BLAST = 54
export const ARMED = 34
/** Radius within which a blast hits the hero. */
const SELF = 34
const MOST = 14
const FUSE = 7
const HERD: Herd = { ...USUAL, pace: [46, 12], most: 44 }

function burst(world: Mines, turn: Turn, mine: Thing) {
  world.chain++
  world.chainEnds = world.tick + 40
  turn.tell('burst', mine.x, mine.y)
  world.shots.push(thing('blast', mine, { r: BLAST }))
  for (const foe of world.foes) if (meets(mine, BLAST, foe, foe.r * 0.5)) strike(world, turn, foe, 3)
  bury(world)
  if (world.chain > 1) bonus(world, turn, world.chain, { x: mine.x, y: mine.y - 18 })
  for (const other of world.drops)
    if (other.kind === 'mine' && other !== mine && other.a === 0 && far(other, mine) < BLAST + 8)
      other.a = FUSE
  if (far(mine, world) < SELF) hurt(world, turn)
}

/** Mines drop behind the hero; foes trigger them, and blasts trigger further mines. */
export const rules: ArenaRules<Mines> = {
  inputs: STICK,
  hand: 'hold',
  sight: 90,
  start: () => ({ ...startWorld(), lay: 10, chain: 0, chainEnds: 0 }),
  step(world, turn) {
    walk(world, turn, 2.4)
    if (world.tick > world.chainEnds) world.chain = 0
    const mines = world.drops.filter(({ kind }) => kind === 'mine')
    if (turn.held && --world.lay <= 0 && mines.length < MOST) {
      world.lay = 24
      world.drops.push(thing('mine', world, { r: 9 }))
      turn.tell('lay', world.x, world.y)
    }
    arrive(world, turn, HERD)
    prowl(world, turn, HERD)
    fly(world.darts)
    fly(world.shots)
    world.shots = world.shots.filter(({ t }) => t < 16)
    for (const mine of mines) {
      mine.t++
      const isTouched = mine.t > ARMED && world.foes.some((foe) => meets(mine, mine.r + 4, foe, foe.r))
      if (mine.a > 0) mine.a--
      else if (!isTouched) continue
      if (mine.a > 0) continue
      burst(world, turn, mine)
      world.drops = world.drops.filter((drop) => drop !== mine)
    }
    world.darts = onPlate(world.darts)
    suffer(world, turn)
    gather(world, turn)
  },
  worth: ease,
}
