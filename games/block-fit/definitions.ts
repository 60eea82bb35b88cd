import type { GameDefinition } from '#kit/game/contract.ts'
import type { Lattice } from './lattice.ts'

/** Full lines are cleared, three equal letters melt, or a shape is filled exactly. */
export type Goal = 'lines' | 'letters' | 'fill'

export interface BlockFitDefinition extends GameDefinition {
  readonly goal: Goal
  readonly lattice: Lattice
  /** Cells a side; a filling game brings its shape with each level. */
  readonly side: number
}

type Own = Pick<BlockFitDefinition, 'id' | 'gameId' | 'slug' | 'goal' | 'lattice' | 'side' | 'ground'>

const endless = (own: Own): BlockFitDefinition => ({
  distinct: 'rules',
  genre: 'puzzle',
  tags: own.goal === 'letters' ? ['matching'] : ['puzzle'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'keys'],
  session: [60, 1200],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: own.gameId * 7919,
  ...own,
})

export const definitions: readonly BlockFitDefinition[] = [
  endless({
    id: 'square',
    gameId: 1210,
    slug: 'lagoon-blocks',
    goal: 'lines',
    lattice: 'square',
    side: 8,
    ground: ['#2b6fb8', '#0a1c40'],
  }),
  endless({
    id: 'hex',
    gameId: 1211,
    slug: 'hive-blocks',
    goal: 'lines',
    lattice: 'hex',
    side: 5,
    ground: ['#b07a1e', '#33200a'],
  }),
  endless({
    id: 'triangle',
    gameId: 1212,
    slug: 'sail-blocks',
    goal: 'lines',
    lattice: 'triangle',
    side: 4,
    ground: ['#7a4fc0', '#1e1048'],
  }),
  {
    ...endless({
      id: 'tray',
      gameId: 1213,
      slug: 'snug-fit',
      goal: 'fill',
      lattice: 'square',
      side: 0,
      ground: ['#b5613a', '#35150c'],
    }),
    levels: 60,
    session: [30, 900],
    score: { best: 'lowest', unit: 'moves', ranked: true },
  },
  endless({
    id: 'abc',
    gameId: 1214,
    slug: 'ABC-Blocks',
    goal: 'letters',
    lattice: 'square',
    side: 6,
    ground: ['#1f8f7a', '#07302c'],
  }),
]
