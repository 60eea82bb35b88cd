import { describe, expect, test } from 'vitest'
import { family } from '#games/chess/family.ts'
import { ADVISER } from '#games/rummy/bot.ts'
import { thinkOf } from '#games/rummy/rules.ts'
import { sealed as sealedRummy } from '#games/rummy/sealed.ts'
import type { Sim } from '#kit/game/contract.ts'
import { AWAY_LEVELS } from '#kit/game/duel/modes.ts'
import type { MoveName } from '#kit/game/duel/rules.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { chanceOf } from './deal-chance.ts'
import { openReferee } from './referee.ts'

describe('a long match', () => {
  const chess = { family: 'chess', slug: 'classic-chess' }
  const rummy = { family: 'rummy', slug: 'points-rummy' }
  const noughts = { family: 'line-up', slug: 'tic-tac-toe' }

  /** A random game of chess; its first position is the same for every seed. */
  function chessMoves(most: number): MoveName[] {
    const sim = family.create(family.definitions[0]!, 7, AWAY_LEVELS[0]) as Sim<MoveName>
    const random = seededRandom(3)
    const moves: MoveName[] = []
    while (moves.length < most && sim.status === 'playing') {
      moves.push(pickOne(sim.legal(), random))
      sim.apply(moves.at(-1)!)
    }
    expect(moves).toHaveLength(most)
    return moves
  }

  /** A rummy match played by its adviser, up to a limit. */
  function rummyMoves(dealKey: string, most: number): number[] {
    const definition = sealedRummy.definitions[0]!
    const rules = sealedRummy.rulesOf(definition)
    let state = rules.deal(chanceOf(dealKey, 0))
    const moves: number[] = []
    while (moves.length < most && !rules.ending(state)) {
      moves.push(thinkOf(definition.twist, state, ADVISER))
      state = rules.play(state, moves.at(-1)!, chanceOf(dealKey, moves.length))
    }
    return moves
  }

  /** Requests a server's answers for each move of a match. */
  async function playThrough(
    referee: ReturnType<typeof openReferee>,
    { game, moves, dealKey }: { game: typeof chess; moves: readonly MoveName[]; dealKey?: string },
    between: (count: number) => unknown = () => undefined,
  ) {
    for (const [count, move] of moves.entries()) {
      const line = { seed: 1, dealKey, moves: moves.slice(0, count) }
      expect(await referee.tell(game, { ...line, move }, () => 0.5)).toBeDefined()
      const after = { ...line, moves: moves.slice(0, count + 1) }
      expect(await referee.judge(game, after)).toBeDefined()
      if (dealKey !== undefined) await referee.see(game, after, { seat: 0, isOver: false })
      await between(count)
    }
  }

  /** Short matches of other players, each with its own seed. */
  async function others(referee: ReturnType<typeof openReferee>, count: number, from: number) {
    for (let index = 0; index < count; index++)
      expect(await referee.judge(noughts, { seed: from + index, moves: [0] })).toBeDefined()
  }

  test('costs one replayed move for each of its moves, whatever is played in parallel', async () => {
    const dealKey = 'd'.repeat(43)
    const matches = [
      { game: chess, moves: chessMoves(96) },
      { game: rummy, moves: rummyMoves(dealKey, 300), dealKey },
    ]
    expect(matches[1]!.moves.length).toBeGreaterThan(150)
    for (const match of matches) {
      const referee = openReferee({ short: 5, long: 3 })
      let beside = 0
      await playThrough(referee, match, async (count) => {
        // A short match competes with the others for the cache.
        if (count < 40) return
        await others(referee, 6, beside)
        beside += 6
      })
      expect(referee.playedMoves() - beside).toBe(match.moves.length)
    }
  })

  test('costs each move at most twice when two processes alternate', async () => {
    const moves = chessMoves(96)
    const [one, other] = [openReferee(), openReferee()]
    for (let count = 1; count <= moves.length; count++)
      await [one, other][Math.floor(count / 7) % 2]!.judge(chess, { seed: 1, moves: moves.slice(0, count) })
    expect(one.playedMoves() + other.playedMoves()).toBeLessThanOrEqual(2 * moves.length)
  })

  test('is replayed from its first move once, when more long ones are in use than are cached', async () => {
    const moves = chessMoves(48)
    const referee = openReferee({ short: 5, long: 2 })
    for (const seed of [1, 2, 3, 1]) await referee.judge(chess, { seed, moves })
    expect(referee.playedMoves()).toBe(4 * moves.length)
    for (const seed of [3, 1, 3, 1]) await referee.judge(chess, { seed, moves })
    expect(referee.playedMoves()).toBe(4 * moves.length)
  })

  test('is replayed once for all simultaneous requests', async () => {
    const moves = chessMoves(60)
    const referee = openReferee()
    const looks = Array.from({ length: 20 }, () => referee.judge(chess, { seed: 1, moves }))
    expect(await Promise.all(looks)).not.toContain(undefined)
    expect(referee.playedMoves()).toBe(moves.length)
  })

  test('is never confused with another one of the same seed', async () => {
    const referee = openReferee()
    const moves = chessMoves(60)
    const judge = (line: readonly MoveName[]) => referee.judge(chess, { seed: 1, moves: line })
    expect(await judge(moves)).toBeDefined()
    expect(await judge([moves[0]!, ...moves.slice(2)])).toBeUndefined()
    expect(await judge(moves.with(0, 'a1a5'))).toBeUndefined()
    expect(await judge(moves)).toEqual(await openReferee().judge(chess, { seed: 1, moves }))
  })
})
