import type { Sim } from '#kit/game/contract.ts'
import { seededRandom, type Random } from '#kit/random/random.ts'
import { pickOne } from '#kit/random/random.ts'
import type { BubbleSim } from './family.ts'
import { SWAP, type Aim, type Board, type State } from './state.ts'

/** Step between tried aims, by strength. */
const COARSE = [24, 12, 4] as const
/** Share of a beginner's shots that miss. */
const ASTRAY = 0.5

export function bot(sim: Sim<Aim>, random: Random, strength: 0 | 1 | 2): Aim | undefined {
  const { board, state } = sim as BubbleSim
  const legal = sim.legal()
  if (legal.length === 0) return undefined
  if (strength === 0 && random() < ASTRAY)
    return pickOne(
      board.aims.filter((aim) => legal.includes(aim)),
      random,
    )
  return bestAim(
    board,
    state,
    random,
    board.aim === 'column' ? 1 : board.aim === 'round' ? COARSE[strength] / 2 : COARSE[strength],
  )
}

/** Tries aims with both bubbles and takes the best resulting board. */
export function bestAim(board: Board, state: State, random: Random, every: number): Aim | undefined {
  const shift = Math.floor(random() * every)
  const loaded = bestWith(board, state, every, shift)
  const canSwap = !board.hand && state.queue[0] !== state.queue[1]
  if (!canSwap) return loaded?.aim
  const change = board.rules.step(state, SWAP, random).state
  const waiting = bestWith(board, change, every, shift)
  return waiting && (!loaded || waiting.worth > loaded.worth + 1) ? SWAP : loaded?.aim
}

function bestWith(board: Board, state: State, every: number, shift: number) {
  let best: { aim: Aim; worth: number } | undefined
  const tried = new Set<string>()
  const open = board.aim === 'column' ? new Set(board.rules.legal(state)) : undefined
  for (let at = shift; at < board.aims.length; at += every) {
    const aim = board.aims[at]!
    if (open && !open.has(aim)) continue
    const key = board
      .preview(state, aim)
      .map(({ lands }) => (lands ? `${lands.x},${lands.y}` : '-'))
      .join()
    if (tried.has(key)) continue
    tried.add(key)
    const worth = board.worth(board.rules.step(state, aim, seededRandom(1)).state)
    if (!best || worth > best.worth) best = { aim, worth }
  }
  return best
}
