import { alquerqueGame } from './alquerque.ts'
import { arrowsGame } from './arrows.ts'
import { breakthroughGame } from './breakthrough.ts'
import { clobberGame } from './clobber.ts'
import { custodianGame } from './custodian.ts'
import type { AbstractDefinition, Kind } from './definitions.ts'
import { floesGame } from './floes.ts'
import { gatherGame } from './gather.ts'
import { halmaGame } from './halma.ts'
import { konoGame } from './kono.ts'
import { leapersGame } from './leapers.ts'
import { loopsGame } from './loops.ts'
import { neutronGame } from './neutron.ts'
import { planksGame } from './planks.ts'
import type { AbstractGame } from './position.ts'
import { quartetGame } from './quartet.ts'
import { shoveGame } from './shove.ts'
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
  breakthrough: breakthroughGame,
  hasami: () => custodianGame('take'),
  'ming-mang': () => custodianGame('turn'),
  shove: shoveGame,
  neutron: neutronGame,
  quartet: quartetGame,
  kono: konoGame,
  alquerque: alquerqueGame,
}
const known = new Map<Kind, AbstractGame>()

export function gameOf({ kind }: AbstractDefinition): AbstractGame {
  const game = known.get(kind) ?? MAKERS[kind]()
  known.set(kind, game)
  return game
}
