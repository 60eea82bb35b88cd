import type { Random } from '#kit/random/random.ts'
import { nearestWay, stickOf, type Stick } from '../stick.ts'
import type { Floe, Raft } from './rafts.ts'

/** Predicted position without steering. */
const soon = (raft: Raft, ticks: number) => ({ x: raft.x + raft.vx * ticks, y: raft.y + raft.vy * ticks })

/** The rival easiest to push: near, and with its back to the edge. */
function targetOf(state: Floe, who: number): Raft | undefined {
  const raft = state.players[who]!
  let best = -Infinity
  let target: Raft | undefined
  for (const [other, rival] of state.players.entries()) {
    if (other === who || !rival.alive) continue
    const far = Math.sqrt((rival.x - raft.x) ** 2 + (rival.y - raft.y) ** 2)
    const out = Math.sqrt(rival.x * rival.x + rival.y * rival.y)
    const behind = rival.x * raft.x + rival.y * raft.y > 0 ? 0 : 30
    const value = out * (raft.character === 'hunter' ? 0.9 : 0.5) - far - behind - (rival.heavy > 0 ? 120 : 0)
    if (value <= best) continue
    best = value
    target = rival
  }
  return target
}

/** Stays on the ice first, then rams, each in its manner. */
export function thinkRaft(state: Floe, who: number, random: Random, skill: number): Stick {
  const raft = state.players[who]!
  const ahead = soon(raft, 14 + skill * 12)
  const out = Math.sqrt(ahead.x * ahead.x + ahead.y * ahead.y)
  const care = raft.character === 'coward' ? 90 : 55
  const isDangerous = out > state.radius - care * (0.5 + skill * 0.7)
  if (isDangerous && random() < 0.55 + skill * 0.45) {
    const slides = raft.x * raft.vx + raft.y * raft.vy > 0
    return stickOf(nearestWay(-ahead.x, -ahead.y), slides && out > state.radius - 10 && skill > 0.5)
  }
  const stone = state.stones[0]
  if (stone && (raft.character === 'greedy' || random() < 0.3))
    return stickOf(nearestWay(stone[0] - ahead.x, stone[1] - ahead.y), false)
  const target = targetOf(state, who)
  if (!target || random() > 0.6 + skill * 0.4) return stickOf(nearestWay(-raft.x, -raft.y), false)
  const there = soon(target, 10)
  const [dx, dy] = [there.x - raft.x, there.y - raft.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  // A dash pays off when the rival is between the raft and the water.
  const outward = dx * target.x + dy * target.y > 0
  const dashes = far < 150 && outward && random() < 0.25 + skill * 0.6 && out < state.radius - 60
  return stickOf(nearestWay(dx - raft.vx * 8, dy - raft.vy * 8), dashes)
}
