import { along, angleTo } from '#kit/game/things/things.ts'
import { throwAt } from '../deeds.ts'
import type { Thing, Turn, World } from '../world.ts'
import { bossOf } from './storm-stages.ts'

/** A boss draws breath for so long before it throws: its glow grows, then it comes. */
export const BREATH = 45
const THROW = 120
const CYCLE = BREATH + THROW

/** Ticks since the boss has drawn breath; negative while it draws it. */
const phaseOf = (boss: Thing) => ((boss.t - 111) % CYCLE) - BREATH

export function patterns(world: World, boss: Thing, turn: Turn) {
  const { rank } = bossOf(world.stage)
  const now = phaseOf(boss)
  const which = (Math.floor((boss.t - 111) / CYCLE) + rank) % 4
  boss.a = now < 0 ? (now + BREATH) / BREATH : 0
  if (now === -BREATH) turn.tell('tell', boss.x, boss.y)
  if (now < 0) return
  if (which === 0 && now % 30 === 0) spread(world, boss, { count: 4 + rank, wide: 0.2, speed: 2.5 })
  if (which === 1 && now % 40 === 0) circle(world, boss, 12 + rank * 2, now / 40)
  if (which === 2 && now % 5 === 0) spiral(world, boss, now, rank)
  if (which === 3 && now % 24 === 0) curtain(world, turn, rank)
}

function spread(
  world: World,
  boss: Thing,
  { count, wide, speed }: { count: number; wide: number; speed: number },
) {
  const middle = angleTo(boss, world.hero)
  for (let index = 0; index < count; index++)
    throwAt(world, 'spark', boss, along(middle + (index - (count - 1) / 2) * wide, speed))
}

function circle(world: World, boss: Thing, count: number, turn: number) {
  for (let index = 0; index < count; index++)
    throwAt(world, 'spark', boss, along(turn * 0.17 + (index * 2 * Math.PI) / count, 1.9))
}

function spiral(world: World, boss: Thing, now: number, rank: number) {
  for (let arm = 0; arm < (rank > 2 ? 3 : 2); arm++)
    throwAt(world, 'spark', boss, along(now * 0.055 + (arm * 2 * Math.PI) / (rank > 2 ? 3 : 2), 2.1))
}

/** A row of rain with one gap, which is never far from the last. */
function curtain(world: World, { random }: Turn, rank: number) {
  const gap = Math.max(40, Math.min(360, world.hero.x + (random() - 0.5) * 150))
  for (let x = 12; x < 400; x += 32 - rank * 2)
    if (Math.abs(x - gap) > 44) throwAt(world, 'drop', { x, y: -10 }, { vx: 0, vy: 2.5 })
}
