import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** The yards: each has its rules in `kinds/` and its picture in `scenes/`. */
export type YardName = 'flock' | 'nets' | 'tray' | 'lamps' | 'grass' | 'holes'

export interface YardDefinition extends GameDefinition {
  readonly yard: YardName
}

type Look = Pick<YardDefinition, 'yard' | 'slug' | 'ground'>

const YARDS: readonly Look[] = [
  { yard: 'flock', slug: 'four-shepherds', ground: ['#7fbf5a', '#1c4020'] },
  { yard: 'nets', slug: 'casting-nets', ground: ['#3fa8c8', '#0a3a5a'] },
  { yard: 'tray', slug: 'tilting-tray', ground: ['#d89a5a', '#4a2410'] },
  { yard: 'lamps', slug: 'last-lantern', ground: ['#3a4a8a', '#080c24'] },
  { yard: 'grass', slug: 'tall-grass', ground: ['#c8b04a', '#4a3c10'] },
  { yard: 'holes', slug: 'hungry-holes', ground: ['#e0b878', '#5a3818'] },
]

export const definitions: readonly YardDefinition[] = YARDS.map((look) => ({
  ...look,
  id: look.slug,
  ...registered(look.slug),
  distinct: 'rules',
  genre: 'io',
  tags: ['io', 'arcade', 'skill'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'tap', 'keys'],
  session: [60, 90],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
}))
