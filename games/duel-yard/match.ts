import type { Sim, SimEvent, Status } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { allDuels } from './all-duels.ts'
import type { YardDefinition } from './definitions.ts'
import { DRAW, OPEN, SEATS, type Bout, type Duel, type Hands, type Seat } from './yard.ts'

/** Buttons held: bit 0 the first seat, bit 1 the second. */
export type Press = 0 | 1 | 2 | 3

/** A match of several bouts, in plain data. */
export interface Match {
  bout: Bout
  wins: [number, number]
  /** Ticks before the bout begins, or after it was decided. */
  rest: number
  /** What was held in the last tick. */
  was: number
  over: boolean
  /** Bouts that have been decided. */
  played: number
}

export interface YardSim extends Sim<Press> {
  readonly definition: YardDefinition
  readonly duel: Duel
  readonly match: Match
  /** Somebody else sits at the second button. */
  readonly hasFriend: boolean
}

/** 1 calm, 2 lively, 3 wild: computers; 4: a friend. */
export const FRIEND = 4
export const READY_TICKS = 60
export const SHOW_TICKS = 90
/** Time limit of a bout, which the leader then wins, and limit of bouts per match. */
export const LONGEST_BOUT = 2100
const MOST_BOUTS = 15
const SKILLS = [0.15, 0.5, 0.88] as const
const BOUT_POINTS = 10
const MATCH_POINTS = 30

const handsOf = (now: number, was: number): Hands => {
  const each = (test: (bit: number) => boolean) => [test(1), test(2)] as const
  return {
    held: each((bit) => (now & bit) > 0),
    pressed: each((bit) => (now & bit) > 0 && (was & bit) === 0),
    released: each((bit) => (now & bit) === 0 && (was & bit) > 0),
  }
}

function statusOf({ over, wins }: Match, hasFriend: boolean): Status {
  if (!over) return 'playing'
  if (wins[0] > wins[1]) return 'won'
  return hasFriend || wins[0] === wins[1] ? 'over' : 'lost'
}

function leaderOf(duel: Duel, bout: Bout): number {
  const lead = duel.lead?.(bout) ?? 0
  return lead === 0 ? DRAW : lead < 0 ? 0 : 1
}

export function openMatch(definition: YardDefinition, seed: number, level: number, saved?: string): YardSim {
  const duel = allDuels[definition.yard]
  const old = saved ? (JSON.parse(saved) as { match: Match; luck: number; heads: number }) : undefined
  const luck = seededRandom(old ? old.luck : hash32(`${definition.id}:${seed}:${level}`))
  const heads = seededRandom(old ? old.heads : hash32(`heads:${seed}:${level}`))
  const hasFriend = level >= FRIEND
  const skill = SKILLS[Math.min(2, Math.max(0, level - 1))]!
  const match: Match = old
    ? old.match
    : { bout: duel.bout(luck), wins: [0, 0], rest: READY_TICKS, was: 0, over: false, played: 0 }
  /** What a bot has in mind for a person is none of the match. */
  const kept = () => {
    const plan = [0, hasFriend ? 0 : match.bout.plan[1]]
    return { ...match, bout: { ...match.bout, plan } }
  }
  const save = () => JSON.stringify({ match: kept(), luck: luck.state(), heads: heads.state() })

  function wait(events: SimEvent[]) {
    match.rest--
    if (match.rest > 0) return
    if (match.bout.winner === OPEN) {
      events.push({ kind: 'go' })
      return
    }
    if (Math.max(...match.wins) >= duel.target || match.played >= MOST_BOUTS) {
      const [own, rival] = match.wins
      match.over = true
      events.push({ kind: 'end', amount: own === rival ? DRAW : own > rival ? 0 : 1 })
      return
    }
    match.bout = duel.bout(luck)
    match.rest = READY_TICKS
    events.push({ kind: 'ready' })
  }

  function play(now: number, events: SimEvent[]) {
    const { bout } = match
    bout.t++
    events.push(...duel.step(bout, handsOf(now, match.was), luck))
    if (bout.winner === OPEN && bout.t >= LONGEST_BOUT) bout.winner = leaderOf(duel, bout)
    if (bout.winner === OPEN) return
    match.played++
    match.rest = SHOW_TICKS
    if (bout.winner !== DRAW) match.wins[bout.winner as Seat]++
    events.push({ kind: 'bout', amount: bout.winner })
  }

  return {
    definition,
    duel,
    match,
    hasFriend,
    get status() {
      return statusOf(match, hasFriend)
    },
    get score() {
      const [own, rival] = match.wins
      return own * BOUT_POINTS + (match.over && own > rival ? MATCH_POINTS : 0)
    },
    get progress() {
      return match.over ? 1 : Math.max(...match.wins) / (duel.target + 1)
    },
    legal: () => (match.over ? [] : hasFriend ? [0, 1, 2, 3] : [0, 1]),
    apply(press) {
      const events: SimEvent[] = []
      if (match.over) return events
      if (match.rest > 0) {
        match.was = press
        wait(events)
        return events
      }
      const rival = hasFriend ? press & 2 : duel.think(match.bout, 1, skill, heads) ? 2 : 0
      const now = (press & 1) | rival
      play(now, events)
      match.was = now
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}

/** What a computer would hold at the first button. */
export function thinkFirst({ match, duel, hasFriend }: YardSim, random: () => number, skill: number): Press {
  if (match.rest > 0) return 0
  const bits = SEATS.map((seat) =>
    (seat === 0 || hasFriend) && duel.think(match.bout, seat, skill, random) ? seat + 1 : 0,
  )
  return ((bits[0] ?? 0) + (bits[1] ?? 0)) as Press
}
