import type { GameDefinition } from '#kit/game/contract.ts'

/** Each table has a mission of its own; its things stand in `tables.ts`. */
export const TABLES = ['lighthouse', 'volcano', 'kraken', 'lanes', 'whirlpool'] as const
export type TableName = (typeof TABLES)[number]

export interface PinballDefinition extends GameDefinition {
  readonly table: TableName
}

const FACES: Readonly<
  Record<TableName, readonly [id: string, gameId: number, ground: GameDefinition['ground']]>
> = {
  lighthouse: ['lighthouse-pinball', 1557, ['#2a5f9a', '#0a1c40']],
  volcano: ['volcano-pinball', 1558, ['#b0452f', '#3a0f1c']],
  kraken: ['kraken-pinball', 1559, ['#5a3fa8', '#170f3a']],
  lanes: ['conch-lane-pinball', 1564, ['#c07a3f', '#40201c']],
  whirlpool: ['whirlpool-pinball', 1565, ['#138a8f', '#06303a']],
}

export const definitions: readonly PinballDefinition[] = TABLES.map((table) => {
  const [id, gameId, ground] = FACES[table]
  return {
    id,
    gameId,
    slug: id,
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
    tune: gameId * 7919,
    ground,
  }
})
