// node scripts/run.mjs scripts/chess-elo.ts [--games 8] [--pairs 1-2,2-t,3-s1320] [--engine stockfish]
// Plays the computer's levels against each other, against a player that searches two plies deep (`t`), and against a UCI
// engine at a set rating (`s1320`) if one is installed. The engine is only a yardstick and never shipped. Openings are fixed
// and played with both colours; our search is limited by positions, not time. Ratings are fitted to all results.
import { parseArgs } from 'node:util'
import { chooseReply, type Task } from '#games/chess/engine.ts'
import { isStrength } from '#games/chess/modes.ts'
import { moveName, readPosition } from '#games/chess/notation.ts'
import { findBest } from '#games/chess/search.ts'
import { fitRatings, type Result } from './chess-elo/fit-ratings.ts'
import { playGame, type Player } from './chess-elo/play-game.ts'
import { openUci, type Uci } from './chess-elo/uci.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '8' },
    pairs: { type: 'string', default: '1-2,2-3,3-4,4-5,5-6,1-t,2-t,3-t' },
    engine: { type: 'string', default: 'stockfish' },
  },
})

/** Searches its moves and the replies, and beyond them only captures. */
function twoPlies({ fen, trail }: Task): string {
  return moveName(findBest(readPosition(fen), { depth: 2, nodes: 100_000 }, trail).move)
}

let engine: Uci | undefined

async function playerOf(name: string): Promise<Player> {
  if (name === 't') return { name: 'two plies', move: twoPlies }
  if (name.startsWith('s')) {
    engine ??= await openUci(values.engine)
    const uci = engine
    const rating = Number(name.slice(1))
    return { name, rating, move: ({ moves }) => uci.move(moves, rating) }
  }
  const strength = Number(name)
  if (!isStrength(strength)) throw new Error(`no such player: ${name}`)
  return { name, move: (task) => chooseReply({ ...task, strength }) }
}

const results: Result[] = []
const fixed = new Map<string, number>()
for (const pair of values.pairs.split(',')) {
  const [first = '', second = ''] = pair.split('-')
  const [one, other] = [await playerOf(first), await playerOf(second)]
  for (const { name, rating } of [one, other]) if (rating) fixed.set(name, rating)
  let points = 0
  for (let game = 0; game < Number(values.games); game++) {
    const isSwapped = game % 2 === 1
    const white = await playGame(isSwapped ? other : one, isSwapped ? one : other, game)
    points += isSwapped ? 1 - white : white
  }
  results.push({ one: one.name, other: other.name, points, games: Number(values.games) })
  process.stdout.write(`${one.name} ${other.name} ${points} of ${values.games}\n`)
}
engine?.quit()
for (const [name, rating] of fitRatings(results, fixed))
  process.stdout.write(`${name}\t${Math.round(rating)}\n`)
