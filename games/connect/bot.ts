import type { Sim } from '#kit/game/contract.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { ConnectKind } from './definitions.ts'
import { bestPair, type GridState } from './grid-rules.ts'
import type { PileState } from './pile-state.ts'
import { bestForSums } from './sum-rules.ts'
import { isTray, type TrayKind } from './tray-kinds.ts'
import { bestForTray } from './tray-rules.ts'

/** A sim that exposes its kind. */
export type ConnectSim = Sim<number> &
  (
    | { readonly kind: Exclude<ConnectKind, TrayKind | 'sums'>; readonly state: GridState }
    | { readonly kind: TrayKind | 'sums'; readonly state: PileState }
  )

const CHANCE_OF_A_SLIP = { 0: 0.5, 1: 0.12, 2: 0 } as const

/** The next move of a known solution, if any. */
export function advice(kind: ConnectKind, state: GridState | PileState): number | undefined {
  if ('cells' in state) return bestPair(kind, state)
  return isTray(kind) ? bestForTray(kind, state) : bestForSums(state)
}

/** Follows the solver; weaker bots more often move at random. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const { kind, state } = sim as ConnectSim
  const open = sim.legal()
  if (open.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(open, random)
  return advice(kind, state)
}
