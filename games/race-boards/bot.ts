import { orSlip, type DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { RaceDefinition } from './definitions.ts'
import type { RacePosition } from './position.ts'
import { rulesOf } from './rules.ts'
import { worthOf } from './worth.ts'

const SLIPS: Readonly<Record<Strength, number>> = { 1: 0.45, 2: 0.15, 3: 0.03, 4: 0 }
/** Beam width over the dice of a throw, by strength. */
const KEPT: Readonly<Record<Strength, number>> = { 1: 1, 2: 2, 3: 8, 4: 24 }
const WIN = 1000

interface Way {
  readonly first: string
  readonly position: RacePosition
  readonly worth: number
}

export function raceMind(definition: RaceDefinition): DuelMind<RacePosition, string> {
  const rules = rulesOf(definition)
  const isOver = ({ position }: Way, seat: Seat, luck: number) =>
    position.outcome !== -1 || position.turn !== seat || position.luck !== luck

  return orSlip(rules, SLIPS, {
    think(start, strength) {
      const seat = start.turn
      const done: Way[] = []
      let open: Way[] = [{ first: '', position: start, worth: 0 }]
      while (open.length > 0) {
        const next = new Map<string, Way>()
        for (const { first, position } of open)
          for (const move of rules.moves(position)) {
            const after = rules.play(position, move)
            const worth =
              after.outcome === -1 ? worthOf(definition, after, seat) : after.outcome === seat ? WIN : -WIN
            const way = { first: first || move, position: after, worth }
            if (isOver(way, seat, start.luck)) done.push(way)
            else {
              const name = `${after.points.join()}|${after.off[seat]}`
              if (!next.has(name)) next.set(name, way)
            }
          }
        open = [...next.values()].sort((one, other) => other.worth - one.worth).slice(0, KEPT[strength])
      }
      return done.reduce((best, way) => (way.worth > best.worth ? way : best)).first
    },
  })
}
