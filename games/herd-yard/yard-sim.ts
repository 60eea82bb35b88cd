import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { STICKS, type Stick } from './stick.ts'
import { ROUND_TICKS, type Yard, type YardRules } from './yard.ts'

/** A round that the view and the bot can look at. */
export interface YardSim extends Sim<Stick> {
  readonly rules: YardRules
  readonly state: Yard
  /** Place of a player among all, 1 is first; equals share the better place. */
  place(who: number): number
}

interface Opening {
  readonly id: string
  readonly seed: number
  /** 1 calm, 2 lively, 3 wild. */
  readonly level: number
  readonly saved?: string | undefined
}

export const THINK_EVERY = 7

export function openYard(rules: YardRules, { id, seed, level, saved }: Opening): YardSim {
  const kept = saved ? (JSON.parse(saved) as { state: Yard; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`${id}:${seed}:${level}`))
  const state = kept ? kept.state : rules.start(level, random)
  const save = () => JSON.stringify({ state, luck: random.state() })
  const place = (who: number) =>
    1 + state.players.filter(({ points }) => points > state.players[who]!.points).length

  function letThink(who: number) {
    const player = state.players[who]!
    // Decisions are spread over ticks, so that none is expensive.
    if (player.away === 0 && (state.tick + who * 2) % THINK_EVERY === 0)
      player.stick = rules.think(state, who, random, player.skill)
  }

  return {
    rules,
    state,
    place,
    get status() {
      if (!state.over) return 'playing'
      return place(0) === 1 ? 'won' : 'over'
    },
    get score() {
      return state.players[0]!.points
    },
    get progress() {
      return Math.min(1, state.tick / ROUND_TICKS)
    },
    legal: () => (state.over ? [] : STICKS),
    apply(stick) {
      const events: SimEvent[] = []
      if (state.over) return events
      state.tick++
      for (let who = 1; who < state.players.length; who++) letThink(who)
      state.players[0]!.stick = stick
      rules.step(state, { random, events })
      if (state.tick < ROUND_TICKS) return events
      state.over = true
      events.push({ kind: 'end', amount: place(0) })
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}
