import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32 } from '#kit/random/random.ts'
import { levelRows } from './build.ts'
import { LEVELS, type Kind } from './definitions.ts'
import { readLevel, type Level } from './level.ts'
import { inputsOf, movesOf, type Moves } from './moves.ts'
import { packOf } from './packs/all.ts'
import { step } from './step.ts'
import { startWorld, type World } from './world.ts'

/** A run that exposes its state to view and bot. */
export interface PlatformerSim extends Sim<number> {
  readonly kind: Kind
  /** From 1. */
  readonly number: number
  readonly level: Level
  readonly moves: Moves
  readonly world: World
}

export const openLevel = (kind: Kind, level: number): Level => readLevel(levelRows(packOf[kind], level))

/** Opens a level; its course is the same for every seed. */
export function openRun(kind: Kind, wish: number, saved?: string): PlatformerSim {
  const number = 1 + ((Math.max(1, wish) - 1) % LEVELS)
  const level = openLevel(kind, number)
  const moves = movesOf[kind]
  const world = saved ? (JSON.parse(saved) as World) : startWorld(level)
  const inputs = inputsOf(moves)
  const save = () => JSON.stringify(world)
  return {
    kind,
    number,
    level,
    moves,
    world,
    get status() {
      return world.end || 'playing'
    },
    get score() {
      return world.score
    },
    get progress() {
      return world.end === 'won' ? 1 : Math.min(0.99, world.far)
    },
    legal: () => (world.end ? [] : inputs),
    apply(input) {
      const events: SimEvent[] = []
      if (world.end) return events
      const tell = (kind: string, x: number, y: number, amount?: number) =>
        events.push(amount === undefined ? { kind, x, y } : { kind, x, y, amount })
      step({ level, moves, world, tell }, input)
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}
