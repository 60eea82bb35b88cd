import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { clamp, newBout, SEATS, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

export interface Mark {
  x: number
  readonly y: number
  readonly pace: number
  /** 0 coconut, 1 golden coconut, 2 gull. */
  readonly kind: number
}

/** What is carried across the sky: stones fly up to it from two slings. */
export interface Sling extends Bout {
  marks: Mark[]
  stones: { readonly seat: Seat; readonly x: number; y: number }[]
  reload: [number, number]
  points: [number, number]
}

export const SLING_X = [118, 282] as const
export const SLING_Y = 336
export const RELOAD = 34
export const SLING_WANTED = 6
export const MARK_SIZE = 19
const STONE_PACE = 6.4
const WORTH = [1, 2, -1] as const
const EVERY = 34

function newMark(random: Random): Mark {
  const way = random() < 0.5 ? 1 : -1
  const luck = random()
  const kind = luck < 0.62 ? 0 : luck < 0.78 ? 1 : 2
  const pace = way * (1.3 + random() * 1.2 + (kind === 1 ? 0.9 : 0))
  return { x: way > 0 ? -24 : 424, y: 70 + Math.floor(random() * 4) * 38, pace, kind }
}

export const sling: Duel<Sling> = {
  target: 3,
  bout: () => ({ ...newBout(), marks: [], stones: [], reload: [0, 0], points: [0, 0] }),
  step(bout, { pressed }, random) {
    const events: SimEvent[] = []
    if (bout.t % EVERY === 1) bout.marks.push(newMark(random))
    for (const mark of bout.marks) mark.x += mark.pace
    bout.marks = bout.marks.filter(({ x }) => x > -40 && x < 440)
    for (const seat of SEATS) {
      if (bout.reload[seat] > 0) bout.reload[seat]--
      if (!pressed[seat] || bout.reload[seat] > 0) continue
      bout.reload[seat] = RELOAD
      bout.stones.push({ seat, x: SLING_X[seat], y: SLING_Y })
      events.push({ kind: 'shoot', x: SLING_X[seat], y: SLING_Y - 10, amount: seat })
    }
    bout.stones = bout.stones.filter((stone) => {
      stone.y -= STONE_PACE
      const at = bout.marks.findIndex(
        ({ x, y }) => Math.abs(x - stone.x) < MARK_SIZE + 4 && Math.abs(y - stone.y) < MARK_SIZE,
      )
      if (at < 0) return stone.y > 20
      const [mark] = bout.marks.splice(at, 1) as [Mark]
      bout.points[stone.seat] = Math.max(0, bout.points[stone.seat] + WORTH[mark.kind]!)
      const kind = mark.kind === 2 ? 'foul' : mark.kind === 1 ? 'grab' : 'catch'
      events.push({ kind, x: mark.x, y: mark.y, amount: stone.seat })
      return false
    })
    for (const seat of SEATS) if (bout.points[seat] >= SLING_WANTED && bout.winner < 0) bout.winner = seat
    return events
  },
  lead: ({ points }) => points[1] - points[0],
  think(bout, seat, skill, random) {
    if (bout.reload[seat] > 0) return false
    const x = SLING_X[seat]
    const isMet = (mark: Mark, reach: number) =>
      Math.abs(mark.x + (mark.pace * (SLING_Y - mark.y)) / STONE_PACE - x) < reach
    if (bout.t % 20 === seat * 10) bout.plan[seat] = wobble(random) * (1 - skill) * 34
    const reach = clamp(MARK_SIZE - 6 + Math.abs(bout.plan[seat]), 6, 60)
    const hasGull = bout.marks.some((mark) => mark.kind === 2 && isMet(mark, MARK_SIZE + 12))
    if (hasGull && random() < 0.4 + skill * 0.6) return false
    const eager = 0.08 + skill * 0.5
    return bout.marks.some((mark) => mark.kind !== 2 && isMet(mark, reach)) && random() < eager
  },
}
