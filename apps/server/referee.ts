import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import type { GameDefinition } from '#kit/game/contract.ts'
import { madeOf } from '#kit/game/duel/casts.ts'
import { duelOf, type DuelSet } from '#kit/game/duel/family.ts'
import { AWAY_LEVELS, modeOf } from '#kit/game/duel/modes.ts'
import type { MoveName } from '#kit/game/duel/rules.ts'
import { duelTurns } from '#kit/game/duel/state.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import type { DuelsServices } from '#modules/duels/server/index.ts'

const GAMES = join(import.meta.dirname, '../../games')
/** Positions that are kept, so that a game under way is not played again from its start for every move. */
const MOST_KEPT = 500
/** Some rules need a hundredth of a second a move: other calls are let in between. */
const MOVES_AT_ONCE = 4

/** Every family of duels names its rules so. */
interface DuelFamilyFile {
  readonly set: DuelSet<GameDefinition, unknown, MoveName>
  /** Whether a move is legal, for games whose rules can only list a sample of moves. */
  readonly allowsMove?: (position: unknown, move: MoveName) => boolean
}

type Line = Parameters<DuelsServices['judge']>[1]
type Game = Parameters<DuelsServices['judge']>[0]

/** Judges the moves of duels by the rules of their games, which are loaded with the first duel of a family, and throws for them. */
export function openReferee(mostKept = MOST_KEPT): Pick<DuelsServices, 'judge' | 'tell'> {
  const kept = new Map<string, unknown>()
  function keep(line: string, position: unknown) {
    kept.delete(line)
    kept.set(line, position)
    const oldest = kept.keys().next().value
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  /** The rules of a game, and where it stands after moves that they allow. */
  async function played({ family, slug }: Game, { seed, moves }: Line) {
    const { set, allowsMove } = (await import(join(GAMES, family, 'family.ts'))) as DuelFamilyFile
    const definition = set.definitions.find((one) => one.slug === slug)
    if (!definition) return undefined
    const rules = set.rulesOf(definition)
    const isLegal =
      allowsMove ?? ((position: unknown, move: MoveName) => rules.moves(position).includes(move))
    const lineOf = (count: number) => `${slug} ${seed} ${JSON.stringify(moves.slice(0, count))}`
    const known = [moves.length, moves.length - 1].find((count) => count > 0 && kept.has(lineOf(count)))
    const start = () =>
      duelOf<unknown, MoveName>(turnSim(duelTurns(rules, definition.id, modeOf(AWAY_LEVELS[0], seed)), seed))
    let position = known === undefined ? start().position : kept.get(lineOf(known))
    for (let count = known ?? 0; count < moves.length; count++) {
      const move = moves[count]!
      if (rules.ending(position) || !isLegal(position, rules.tell ? madeOf(move) : move)) return undefined
      position = rules.play(position, move)
      if (count % MOVES_AT_ONCE === MOVES_AT_ONCE - 1) await breathe()
    }
    if (moves.length > 0) keep(lineOf(moves.length), position)
    return { rules, position, isLegal }
  }

  return {
    async judge(game, line) {
      const now = await played(game, line)
      return now && { turn: now.rules.turn(now.position), ending: now.rules.ending(now.position) }
    },
    async tell(game, { seed, moves, move }, random) {
      const now = await played(game, { seed, moves })
      // A player's move names no throw: it is one of those that the rules list.
      if (!now || now.rules.ending(now.position) || !now.isLegal(now.position, move)) return undefined
      return now.rules.tell?.(now.position, move, random) ?? move
    },
  }
}
