import type { SimEvent } from '#kit/game/contract.ts'
import { readLevel } from './level.ts'
import type { Moves } from './moves.ts'
import { step } from './step.ts'
import { startWorld, type World } from './world.ts'

/** A small level for a test, and inputs to play it. */
export function tryLevel(moves: Moves, rows: string) {
  const level = readLevel(
    rows
      .trim()
      .split('\n')
      .map((row) => row.trim()),
  )
  const world: World = startWorld(level)
  const events: SimEvent[] = []
  const tell = (kind: string, x: number, y: number) => events.push({ kind, x, y })
  return {
    world,
    level,
    kinds: () => events.map(({ kind }) => kind),
    /** Holds an input for some ticks. */
    hold(input: number, ticks: number) {
      for (let tick = 0; tick < ticks && !world.end; tick++) step({ level, moves, world, tell }, input)
    },
  }
}
