import { orSlip, type DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { TrailDefinition } from './definitions.ts'
import type { TrailPosition } from './position.ts'
import { rulesOf } from './rules.ts'
import { worthOf } from './worth.ts'

const SLIPS: Readonly<Record<Strength, number>> = { 1: 0.5, 2: 0.22, 3: 0.06, 4: 0 }
const WIN = 1000

export function trailMind(definition: TrailDefinition): DuelMind<TrailPosition, string> {
  const rules = rulesOf(definition)

  /** The best end of a throw, over the order of its numbers. */
  function bestOf(position: TrailPosition, seat: Seat, luck: number): number {
    if (position.outcome !== -1) return position.outcome === seat ? WIN : -WIN
    const isOver = position.turn !== seat || position.luck !== luck
    if (isOver) return worthOf(definition, position, seat) + (position.turn === seat ? 4 : 0)
    return Math.max(...rules.moves(position).map((move) => bestOf(rules.play(position, move), seat, luck)))
  }

  return orSlip(rules, SLIPS, {
    think(start) {
      const seat = start.turn
      let [best, most] = ['', -Infinity]
      for (const move of rules.moves(start)) {
        const worth = bestOf(rules.play(start, move), seat, start.luck)
        if (worth > most) [best, most] = [move, worth]
      }
      return best
    },
  })
}
