import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each table has a mission of its own; its things stand in `tables.ts`. */
export const TABLES = [
  'lighthouse',
  'volcano',
  'kraken',
  'lanes',
  'whirlpool',
  'castle',
  'compass',
  'oyster',
  'tides',
  'crabs',
  'stars',
] as const
export type TableName = (typeof TABLES)[number]

export interface PinballDefinition extends GameDefinition {
  readonly table: TableName
}

const FACES: Readonly<Record<TableName, readonly [id: string, ground: GameDefinition['ground']]>> = {
  lighthouse: ['lighthouse-pinball', ['#2a5f9a', '#0a1c40']],
  volcano: ['volcano-pinball', ['#b0452f', '#3a0f1c']],
  kraken: ['kraken-pinball', ['#5a3fa8', '#170f3a']],
  lanes: ['conch-lane-pinball', ['#c07a3f', '#40201c']],
  whirlpool: ['whirlpool-pinball', ['#138a8f', '#06303a']],
  castle: ['sandcastle-pinball', ['#d9a552', '#4a2a1c']],
  compass: ['compass-pinball', ['#3f7f5a', '#0f2a24']],
  oyster: ['oyster-pinball', ['#b0628f', '#331538']],
  tides: ['turning-tide-pinball', ['#3f8fd8', '#0b2450']],
  crabs: ['crab-parade-pinball', ['#e0785a', '#4a1830']],
  stars: ['star-chart-pinball', ['#3a3f9a', '#0a0c30']],
}

export const definitions: readonly PinballDefinition[] = TABLES.map((table) => {
  const [id, ground] = FACES[table]
  return {
    id,
    ...registered(id),
    table,
    distinct: 'rules',
    genre: 'sports',
    tags: ['sports', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['hold', 'tap', 'keys'],
    session: [60, 600],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
