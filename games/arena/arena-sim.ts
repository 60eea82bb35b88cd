import type { Sim } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { placeOf, thinkEvery, type ArenaRules, type Round } from './round.ts'
import { STICKS, type Stick } from './stick.ts'

/** A round that exposes its state to view and bot. */
export interface ArenaSim extends Sim<Stick> {
  readonly rules: ArenaRules
  readonly state: Round
  /** Rank of a player, 1 is first. */
  place(who: number): number
}

interface Opening {
  readonly seed: number
  /** 1 calm, 2 lively, 3 wild. */
  readonly level: number
  readonly saved?: string | undefined
}

/** What the picture needs of a round, local or in a room. */
export type SeenSim = Pick<ArenaSim, 'rules' | 'state' | 'place' | 'score'>

/** Plays a round locally: the person's stick is the input, computers decide the others. */
export function openArena(rules: ArenaRules, { seed, level, saved }: Opening): ArenaSim {
  const kept = saved ? (JSON.parse(saved) as { state: Round; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`arena:${seed}:${level}`))
  const state = kept ? kept.state : rules.start(level, random)
  const save = () => JSON.stringify({ state, luck: random.state() })
  const place = (who: number) => placeOf(rules, state, who)
  const sticks: Stick[] = state.players.map(({ stick }) => stick)

  function letThink(who: number) {
    const player = state.players[who]!
    // Decisions are spread over ticks, so that none is expensive.
    if (player.alive && (state.tick + who * 3) % thinkEvery(player.skill) === 0)
      player.stick = rules.think(state, who, random, player.skill)
    sticks[who] = player.stick
  }

  return {
    rules,
    state,
    place,
    get status() {
      if (!state.ended) return 'playing'
      return place(0) === 1 ? 'won' : 'over'
    },
    get score() {
      return rules.score(state)
    },
    get progress() {
      return state.ended ? 1 : Math.min(0.99, state.tick / 7200)
    },
    legal: () => (state.ended ? [] : STICKS),
    apply(stick) {
      if (state.ended) return []
      for (let who = 1; who < state.players.length; who++) letThink(who)
      sticks[0] = stick
      state.players[0]!.stick = stick
      const events = rules.step(state, sticks, random)
      if (state.ended) events.push({ kind: 'end', amount: place(0) })
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}
