// node scripts/run.mjs scripts/chess-elo.ts [--games 8] [--pairs 1-2,2-t,3-s1320] [--engine stockfish]
// Lets the levels of the computer play against each other, against a player that looks two plies ahead (`t`), and, where an
// engine that speaks UCI is installed, against that engine at a set rating (`s1320`). The engine is a yardstick, never shipped.
// Openings are fixed, our side counts positions; each opening is played with both colours. Ratings are fitted to all results.
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

/** It looks at its moves and the replies, and no further than captures go on. */
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
