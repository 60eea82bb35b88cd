import type { Family, GameContext, GameDefinition, GameView, Run, Sim } from '../contract.ts'
import { turnSim, type TurnRules } from '../turn-sim.ts'

/** The smallest game: add one or two until the goal is reached; beyond it the run is lost. */
interface State {
  readonly sum: number
  readonly goal: number
  readonly luck: number
}
type Input = 1 | 2

const rules = (goal: number): TurnRules<State, Input> => ({
  start: (random) => ({ sum: 0, goal, luck: random() }),
  step: (state, input, random) => ({
    state: { ...state, sum: state.sum + input, luck: random() },
    events: [{ kind: 'add', amount: input }],
  }),
  legal: ({ sum, goal }) => (sum < goal ? [1, 2] : []),
  status: ({ sum, goal }) => (sum < goal ? 'playing' : sum === goal ? 'won' : 'lost'),
  score: ({ sum }) => sum,
  progress: ({ sum, goal }) => Math.min(1, sum / goal),
})

export const countUp: GameDefinition = {
  id: 'count-up',
  gameId: 4,
  slug: 'count-up',
  distinct: 'rules',
  genre: 'puzzle',
  tags: [],
  players: 1,
  orientation: 'any',
  input: ['tap'],
  session: [5, 10],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: 1,
  ground: ['#112233', '#000000'],
}

/** The goal of level 1 is 3, of level 2 it is 4, … */
export const countFamily = (realtime = false): Family<GameDefinition, Input> => ({
  name: 'count-up',
  realtime,
  definitions: [countUp],
  create: (_definition, seed, level, saved): Sim<Input> => {
    if (saved === 'unreadable') throw new Error('These rules do not know that save')
    return turnSim(rules(level + 2), seed, saved)
  },
  bot: () => 1,
})

/** A view without drawing that a test can inspect. */
export function countView(realtime = false) {
  const seen = {
    context: undefined as unknown as GameContext<GameDefinition, Input>,
    run: undefined as unknown as Run<Input>,
    asked: [] as string[],
  }
  const view: GameView<GameDefinition, Input> = {
    family: countFamily(realtime),
    mount(_canvas, context) {
      seen.context = context
      seen.run = context.open()
      context.host.ready()
      return {
        pause: () => void seen.asked.push('pause'),
        resume: () => void seen.asked.push('resume'),
        wish: (wish) => void seen.asked.push(`wish ${JSON.stringify(wish)}`),
        restart(wish) {
          seen.run = context.fresh(wish)
        },
        undone: () => void seen.asked.push('undone'),
        hint: () => void seen.asked.push('hint'),
        setOption: (id, value) => void seen.asked.push(`${id}=${value}`),
        destroy: () => void seen.asked.push('destroy'),
      }
    },
  }
  return { view, seen }
}
