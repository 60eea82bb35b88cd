import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { definitions, type BallCourtDefinition, type SportName } from './definitions.ts'
import { archery } from './archery.ts'
import { bowling } from './bowling.ts'
import { darts } from './darts.ts'
import { golf, proveGolf } from './golf.ts'
import { headBall } from './head-ball.ts'
import { hockey } from './hockey.ts'
import { penalty } from './penalty.ts'
import type { Match, Sport } from './sport.ts'
import { tennis } from './tennis.ts'

export type MatchSim = TurnSim<Match, number>

const sports: Readonly<Record<SportName, Sport>> = {
  hockey,
  darts,
  bowling,
  penalty,
  archery,
  'head-ball': headBall,
  golf,
  tennis,
}

export const sportOf = ({ sport }: BallCourtDefinition): Sport => sports[sport]

/** A sim that exposes its sport, for bots and input checks that get only the sim. */
interface Court extends MatchSim {
  readonly sport: Sport
}

export const family: Family<BallCourtDefinition, number> = {
  name: 'ball-court',
  realtime: true,
  definitions,
  create(definition, seed, level, saved) {
    const sport = sportOf(definition)
    const rules = {
      start: sport.start.bind(undefined, level),
      step: (state: Match, input: number, random: Parameters<Sport['tick']>[2]) => ({
        state,
        events: sport.tick(state, input, random),
      }),
      legal: ({ status }: Match) => (status === 'playing' ? sport.sampled : []),
      status: ({ status }: Match) => status,
      score: ({ points }: Match) => points,
      progress: (state: Match) => sport.progress(state),
    }
    return Object.defineProperty(turnSim(rules, seed, saved), 'sport', { value: sport }) as Court
  },
  allows: (sim, input) =>
    typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= (sim as Court).sport.most,
  prove: ({ sport }, _seed, level) => (sport === 'golf' ? proveGolf(level) : undefined),
  bot: (sim, random, strength) => {
    const { sport, state } = sim as Court
    return sport.bot(state, random, strength)
  },
}
