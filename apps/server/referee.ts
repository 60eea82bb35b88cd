import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import type { GameDefinition } from '#kit/game/contract.ts'
import { madeOf, withinTurn } from '#kit/game/duel/casts.ts'
import { duelOf, type DuelSet } from '#kit/game/duel/family.ts'
import { AWAY_LEVELS, modeOf } from '#kit/game/duel/modes.ts'
import { leaverOf } from '#kit/game/duel/leaving.ts'
import type { MoveName } from '#kit/game/duel/rules.ts'
import type { Eye, SealedEnding, SealedSet } from '#kit/game/duel/sealed.ts'
import { duelTurns } from '#kit/game/duel/state.ts'
import type { Random } from '#kit/random/random.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import type { Seat } from '#modules/duels/model.ts'
import type { DuelsServices } from '#modules/duels/server/index.ts'
import { chanceOf } from './deal-chance.ts'
import { keepPositions, type Room } from './kept-positions.ts'

const GAMES = join(import.meta.dirname, '../../games')
/** Some rules take ten milliseconds per move: other calls run in between. */
const MOVES_AT_ONCE = 4

/** Exports of every family of duels. */
interface DuelFamilyFile {
  readonly set: DuelSet<GameDefinition, unknown, MoveName>
  /** Whether a move is legal, for games whose rules list only a sample of moves. */
  readonly allowsMove?: (position: unknown, move: MoveName) => boolean
}

/** Exports of every family with hidden hands. */
interface SealedFamilyFile {
  readonly sealed: SealedSet<GameDefinition, unknown>
}

type Line = Parameters<DuelsServices['judge']>[1]
type Game = Parameters<DuelsServices['judge']>[0]
type Standing = NonNullable<Awaited<ReturnType<DuelsServices['judge']>>>

/** The rules of a game, from its first position; the number of earlier moves is passed with each move. */
interface Rules {
  start(): unknown
  turn(position: unknown): number
  ending(position: unknown): SealedEnding | undefined
  isLegal(position: unknown, move: MoveName): boolean
  play(position: unknown, move: MoveName, count: number): unknown
  /** A player's move as stored, with chance or other additions of the server; undefined if it says more than a player may. */
  told(
    position: unknown,
    move: MoveName,
    by: { readonly random: Random; readonly count: number },
  ): MoveName | undefined
  seenBy?(position: unknown, eye: Eye): unknown
}

const bySlug = <Definition extends GameDefinition>(definitions: readonly Definition[], slug: string) =>
  definitions.find((one) => one.slug === slug)

/** The rules of a game without hidden information. */
async function openRules({ family, slug }: Game, seed: number): Promise<Rules | undefined> {
  const { set, allowsMove } = (await import(join(GAMES, family, 'family.ts'))) as DuelFamilyFile
  const definition = bySlug(set.definitions, slug)
  if (!definition) return undefined
  const rules = set.rulesOf(definition)
  return {
    ...rules,
    start() {
      const turns = duelTurns(rules, definition.id, modeOf(AWAY_LEVELS[0], seed))
      return duelOf<unknown, MoveName>(turnSim(turns, seed)).position
    },
    told(position, move, { random }) {
      if (!rules.tell) return move
      // A player's move contains no throw, so it must be one that the rules list.
      return madeOf(move) === move ? rules.tell(position, move, random) : undefined
    },
    isLegal(position, move) {
      const made = rules.tell ? madeOf(move) : move
      return allowsMove ? allowsMove(position, made) : rules.moves(position).includes(made)
    },
  }
}

/** The rules of a game with hidden hands, dealt from a key to so many players. */
async function sealedRules({ family, slug }: Game, key: string, seats: number): Promise<Rules | undefined> {
  const { sealed } = (await import(join(GAMES, family, 'sealed.ts'))) as SealedFamilyFile
  const definition = bySlug(sealed.definitions, slug)
  if (!definition) return undefined
  const rules = sealed.rulesOf(definition, seats)
  const play: Rules['play'] = (position, move, count) => {
    const random = chanceOf(key, count + 1)
    const leaver = leaverOf(move)
    return leaver === undefined
      ? rules.play(position, Number(madeOf(move)), random)
      : rules.leave!(position, leaver, random)
  }
  return {
    ...rules,
    start: () => rules.deal(chanceOf(key, 0)),
    play,
    told(position, move, { count }) {
      if (typeof move !== 'number') return undefined
      const after = play(position, move, count)
      // A player who draws and stays on turn has made a part of a turn.
      const goesOn = !rules.ending(after) && rules.turn(after) === rules.turn(position)
      return goesOn ? withinTurn(move) : move
    },
    // A stored line may say that a seat was given up; `told` refuses such a move from a player.
    isLegal: (position, move) =>
      leaverOf(move) === undefined
        ? rules.moves(position).includes(Number(madeOf(move)))
        : rules.leave !== undefined,
  }
}

const rulesOf = (
  game: Game,
  { seed, dealKey, seatCount = 2 }: Pick<Line, 'seed' | 'dealKey' | 'seatCount'>,
) => (dealKey === undefined ? openRules(game, seed) : sealedRules(game, dealKey, seatCount))

/** The rules name seats by their numbers. */
function standingOf({ rules, position }: { readonly rules: Rules; readonly position: unknown }): Standing {
  const ending = rules.ending(position)
  return {
    turn: rules.turn(position) as Seat,
    ending: ending && { ...ending, winner: ending.winner as Seat | undefined },
  }
}

export interface Referee extends Pick<DuelsServices, 'judge' | 'hasRules' | 'tell' | 'see'> {
  /** Number of moves played so far: the cost of this process's duels. */
  playedMoves(): number
}

/**
 * Judges the moves of duels by the rules of their games, which load with a family's first duel, throws the dice, and determines
 * what each side may see of hidden hands.
 */
export function openReferee(room?: Room): Referee {
  const kept = keepPositions(room)
  const underWay = new Map<string, Promise<unknown>>()
  let playedMoves = 0

  /** The rules of a game, and its position after these moves, if they are legal. */
  async function played(game: Game, line: Line) {
    const match = `${game.slug} ${line.dealKey ?? line.seed} ${line.seatCount ?? 2}`
    // Waits for a match that is being computed, to continue from its result.
    while (underWay.has(match)) await underWay.get(match)
    const play = playOn(match, game, line)
    underWay.set(match, Promise.allSettled([play]))
    return play.finally(() => underWay.delete(match))
  }

  async function playOn(match: string, game: Game, line: Line) {
    const { moves } = line
    const rules = await rulesOf(game, line)
    if (!rules) return undefined
    const known = kept.latest(match, moves)
    let position = known ? known.position : rules.start()
    for (let count = known?.count ?? 0; count < moves.length; count++) {
      const move = moves[count]!
      if (rules.ending(position) || !rules.isLegal(position, move)) return undefined
      position = rules.play(position, move, count)
      playedMoves++
      if (count % MOVES_AT_ONCE === MOVES_AT_ONCE - 1) await breathe()
    }
    if (moves.length > 0) kept.keep(match, moves, position)
    return { rules, position }
  }

  return {
    playedMoves: () => playedMoves,
    async judge(game, line) {
      const now = await played(game, line)
      return now && standingOf(now)
    },
    hasRules: async (game, line) => (await rulesOf(game, line)) !== undefined,
    async tell(game, { move, ...line }, random) {
      const now = await played(game, line)
      if (!now || now.rules.ending(now.position) || !now.rules.isLegal(now.position, move)) return undefined
      return now.rules.told(now.position, move, { random, count: line.moves.length })
    },
    async see(game, line, eye) {
      const now = await played(game, line)
      return now?.rules.seenBy && JSON.stringify(now.rules.seenBy(now.position, eye))
    },
  }
}
