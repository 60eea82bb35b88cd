import { arrowsGame } from './arrows.ts'
import { clobberGame } from './clobber.ts'
import type { AbstractDefinition, Kind } from './definitions.ts'
import { floesGame } from './floes.ts'
import { gatherGame } from './gather.ts'
import { halmaGame } from './halma.ts'
import { leapersGame } from './leapers.ts'
import { loopsGame } from './loops.ts'
import { planksGame } from './planks.ts'
import type { AbstractGame } from './position.ts'
import { sweepGame } from './sweep.ts'

const MAKERS: Readonly<Record<Kind, () => AbstractGame>> = {
  halma: () => halmaGame('square'),
  'star-halma': () => halmaGame('star'),
  loops: loopsGame,
  leapers: leapersGame,
  arrows: arrowsGame,
  floes: floesGame,
  gather: gatherGame,
  clobber: clobberGame,
  planks: planksGame,
  sweep: sweepGame,
}
const known = new Map<Kind, AbstractGame>()

export function gameOf({ kind }: AbstractDefinition): AbstractGame {
  const game = known.get(kind) ?? MAKERS[kind]()
  known.set(kind, game)
  return game
}
