import type { SimEvent } from '#kit/game/contract.ts'
import { otherSeat, type DuelRules, type Seat } from '#kit/game/duel/rules.ts'
import type { SowingDefinition } from './definitions.ts'
import { ownerOf, sow, type SowingPosition } from './sow.ts'

/** Moves without a capture after which everybody keeps their own seeds. */
export const QUIET_MOVES = 40

const seedsOf = (count: number, pits: readonly number[], seat: Seat) =>
  pits.reduce((sum, seeds, pit) => (ownerOf(count, pit) === seat ? sum + seeds : sum), 0)

function ownPits({ pits: count }: SowingDefinition, { pits, turn }: SowingPosition): number[] {
  const own: number[] = []
  for (let pit = turn * count; pit < (turn + 1) * count; pit++) if (pits[pit]! > 0) own.push(pit)
  return own
}

/** Pits that may be sown. In the `back` game a starving rival must be fed if possible. */
export function movesOf(definition: SowingDefinition, position: SowingPosition): number[] {
  const own = ownPits(definition, position)
  const rival = otherSeat(position.turn)
  const feeds = definition.last === 'back' || definition.last === 'low'
  if (!feeds || seedsOf(definition.pits, position.pits, rival) > 0) return own
  return own.filter((pit) => seedsOf(definition.pits, sow(definition, position, pit).pits, rival) > 0)
}

/** Nobody can go on: the rest goes home. */
function cleared({ pits: count }: SowingDefinition, position: SowingPosition): SowingPosition {
  const { pits, stores } = position
  const rest = [seedsOf(count, pits, 0), seedsOf(count, pits, 1)] as const
  return {
    ...position,
    pits: pits.map(() => 0),
    stores: [stores[0] + rest[0], stores[1] + rest[1]],
    over: true,
  }
}

export function sowingRules(definition: SowingDefinition): DuelRules<SowingPosition, number> {
  const { pits: count, seeds } = definition
  const half = count * seeds
  return {
    usualLength: 60,
    start: () => ({
      pits: Array.from({ length: 2 * count }, () => seeds),
      stores: [0, 0],
      turn: 0,
      quiet: 0,
      over: false,
    }),
    turn: ({ turn }) => turn,
    moves: (position) => movesOf(definition, position),
    play(position, pit) {
      const { pits, stores, again } = sow(definition, position, pit)
      const won = stores[0] + stores[1] > position.stores[0] + position.stores[1]
      const turn = again ? position.turn : otherSeat(position.turn)
      const next = { pits, stores, turn, quiet: won ? 0 : position.quiet + 1, over: false }
      if (stores[0] > half || stores[1] > half) return { ...next, over: true }
      return next.quiet >= QUIET_MOVES || movesOf(definition, next).length === 0
        ? cleared(definition, next)
        : next
    },
    ending({ stores, over }) {
      if (!over) return undefined
      if (stores[0] === stores[1]) return { winner: undefined }
      return { winner: stores[0] > stores[1] === (definition.goal === 'most') ? 0 : 1 }
    },
    events: (before, pit) => eventsOf(definition, before, pit),
    points: ({ stores }) => stores,
    ...(definition.goal === 'fewest'
      ? { earned: ({ stores }: SowingPosition) => [stores[1], stores[0]] as const }
      : {}),
  }
}

function eventsOf(definition: SowingDefinition, before: SowingPosition, pit: number): SimEvent[] {
  const { steps, again } = sow(definition, before, pit)
  const count = (kind: string) => steps.filter((step) => step.kind === kind).length
  const events: SimEvent[] = [{ kind: 'sow', x: pit, amount: count('drop') }]
  if (count('take') > 0) events.push({ kind: 'take', amount: count('take') })
  if (count('lift') > 1) events.push({ kind: 'relay' })
  if (again) events.push({ kind: 'again' })
  return events
}
