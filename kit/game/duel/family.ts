import type { Family, GameDefinition, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { hash32, pickIndex, seededRandom } from '#kit/random/random.ts'
import type { DuelMind, Question } from './mind.ts'
import { modeOf, type Strength } from './modes.ts'
import type { DuelRules, MoveName } from './rules.ts'
import { duelTurns, isPersonsTurn, type DuelState } from './state.ts'

/** Rules and search of each game of a family. */
export interface DuelSet<Definition, Position, Move extends MoveName> {
  readonly definitions: readonly Definition[]
  rulesOf(definition: Definition): DuelRules<Position, Move>
  mindOf(definition: Definition): DuelMind<Position, Move>
}

/** The contract's bot has three strengths; only the computer opponent plays the hardest level. */
const LEVEL_OF_BOT: readonly Strength[] = [1, 2, 3]
const SEEDS = 2 ** 31

const isDuel = <Position, Move extends MoveName>(
  sim: Sim<Move>,
): sim is TurnSim<DuelState<Position, Move>, Move> => 'state' in sim

/** The duel state of a sim. */
export function duelOf<Position, Move extends MoveName>(sim: Sim<Move>): DuelState<Position, Move> {
  if (!isDuel<Position, Move>(sim)) throw new TypeError('not a sim of a duel')
  return sim.state
}

const definitionOf = <Definition extends GameDefinition, Position, Move extends MoveName>(
  set: DuelSet<Definition, Position, Move>,
  id: string,
): Definition => {
  const definition = set.definitions.find((one) => one.id === id)
  if (!definition) throw new RangeError(`no game ${id}`)
  return definition
}

/** The computer's move: equal questions get equal answers on every machine. */
export function answer<Definition extends GameDefinition, Position, Move extends MoveName>(
  set: DuelSet<Definition, Position, Move>,
  { game, position, strength, seed }: Question<Position>,
): Move {
  const random = seededRandom(hash32(`${seed}:${JSON.stringify(position)}`))
  return set.mindOf(definitionOf(set, game)).think(position, strength, random)
}

/** A family of duels. Its bot plays the player's seat at its own strength, and the computer's at that of the level. */
export function duelFamily<Definition extends GameDefinition, Position, Move extends MoveName>(
  name: string,
  set: DuelSet<Definition, Position, Move>,
): Family<Definition, Move> {
  return {
    name,
    realtime: false,
    definitions: set.definitions,
    create: (definition, seed, level, saved) =>
      turnSim(duelTurns(set.rulesOf(definition), definition.id, modeOf(level, seed)), seed, saved),
    isRivalsTurn: (sim) => {
      const state = duelOf<Position, Move>(sim)
      const rules = set.rulesOf(definitionOf(set, state.game))
      return state.mode.opponent !== 'friend' && !isPersonsTurn(rules, state)
    },
    bot(sim, random, strength) {
      const state = duelOf<Position, Move>(sim)
      const { game, mode, position } = state
      if (sim.status !== 'playing') return undefined
      const rules = set.rulesOf(definitionOf(set, game))
      const own = isPersonsTurn(rules, state) || typeof mode.opponent !== 'number'
      const level = own ? LEVEL_OF_BOT[strength]! : (mode.opponent as Strength)
      return answer(set, { game, position, strength: level, seed: pickIndex(SEEDS, random) })
    },
  }
}
