import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { bestDrop, cutRules, firstCut, homeOf, isDrop, type CutState } from './cut-rules.ts'
import { definitions, type JigsawDefinition } from './definitions.ts'
import { firstRings, ringRules, wayHome, type RingState } from './ring-rules.ts'
import { TILE_KINDS, type TileKind } from './tile-moves.ts'
import { bestTurn, tileRules, tilesHome, type TileState } from './tile-rules.ts'
import { bestSwap, firstSwap, swapped, swapRules, type SwapState } from './swap-rules.ts'

export type State = CutState | SwapState | RingState | TileState

/** The kind of a game of tiles, or nothing. */
export const tileKind = (kind: string): TileKind | undefined => TILE_KINDS.find((one) => one === kind)

/** The next move of the shortest way to the whole picture. */
export function best(state: State): number | undefined {
  if ('isHome' in state) return bestDrop(state)
  if ('way' in state) return bestTurn(state)
  return 'tiles' in state ? bestSwap(state) : wayHome(state)[0]
}

/** The moves of the shortest way from the start of a level. */
export function wholeWay({ kind }: JigsawDefinition, level: number): readonly number[] {
  if (kind === 'cuts') {
    const first = firstCut(level)
    return first.order.map((piece) => homeOf(first, piece))
  }
  if (kind === 'rings') return wayHome(firstRings(level))
  const tiles = tileKind(kind)
  if (tiles) return tilesHome(tiles, level)
  const way: number[] = []
  let state = firstSwap(level)
  for (let move = bestSwap(state); move !== undefined; move = bestSwap(state)) {
    way.push(move)
    state = swapped(state, move)
  }
  return way
}

const CHANCE_OF_A_SLIP = { 0: 0.5, 1: 0.15, 2: 0 } as const

function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const open = sim.legal()
  if (open.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(open, random)
  return best((sim as TurnSim<State, number>).state)
}

export const family: Family<JigsawDefinition, number> = {
  name: 'jigsaw',
  realtime: false,
  definitions,
  create({ kind }, seed, level, saved): Sim<number> {
    if (kind === 'cuts') return turnSim(cutRules(level), seed, saved)
    const tiles = tileKind(kind)
    if (tiles) return turnSim(tileRules(tiles, level), seed, saved)
    return kind === 'swap' ? turnSim(swapRules(level), seed, saved) : turnSim(ringRules(level), seed, saved)
  },
  bot,
  allows(sim, input) {
    const { state } = sim as TurnSim<State, number>
    return 'isHome' in state ? isDrop(state, input) : (sim.legal() as readonly unknown[]).includes(input)
  },
  prove: (definition, _seed, level) => wholeWay(definition, level),
}
