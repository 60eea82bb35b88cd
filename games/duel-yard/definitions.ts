import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** The duels: each has its rules in `kinds/` and its picture in `scenes/`. */
export type YardName =
  | 'tug'
  | 'sumo'
  | 'nail'
  | 'quick'
  | 'joust'
  | 'slap'
  | 'hop'
  | 'pong'
  | 'arm'
  | 'tanks'
  | 'kick'
  | 'balloon'
  | 'hook'
  | 'stack'
  | 'flap'
  | 'sheep'
  | 'rope'
  | 'statue'
  | 'bomb'
  | 'swing'
  | 'sling'
  | 'climb'
  | 'curl'
  | 'fence'
  | 'clock'
  | 'frog'

export interface YardDefinition extends GameDefinition {
  readonly yard: YardName
}

type Look = Pick<YardDefinition, 'yard' | 'slug' | 'ground'> & { readonly holds?: boolean }

const YARDS: readonly Look[] = [
  { yard: 'tug', slug: 'rope-tug', ground: ['#6fbf5a', '#123a1c'] },
  { yard: 'sumo', slug: 'turn-sumo', holds: true, ground: ['#d98a4a', '#4a1f10'] },
  { yard: 'nail', slug: 'nail-race', ground: ['#c98f4a', '#3a2008'] },
  { yard: 'quick', slug: 'quick-coconut', ground: ['#e8a85a', '#5a2414'] },
  { yard: 'joust', slug: 'lagoon-joust', holds: true, ground: ['#3fb6c9', '#0a3a5e'] },
  { yard: 'slap', slug: 'shell-slap', ground: ['#3f9a7a', '#0c3028'] },
  { yard: 'hop', slug: 'log-dash', holds: true, ground: ['#8fbf4a', '#24400c'] },
  { yard: 'pong', slug: 'turnabout-pong', ground: ['#3a6fd0', '#0c1c50'] },
  { yard: 'arm', slug: 'crab-arm', holds: true, ground: ['#c0563f', '#3a1010'] },
  { yard: 'tanks', slug: 'squirt-tubs', ground: ['#4fb8d8', '#0c3a5a'] },
  { yard: 'kick', slug: 'beach-headers', ground: ['#f0c86a', '#7a4a10'] },
  { yard: 'balloon', slug: 'balloon-dare', holds: true, ground: ['#8a6fe0', '#20124a'] },
  { yard: 'hook', slug: 'hook-duel', ground: ['#2f8fc0', '#06284a'] },
  { yard: 'stack', slug: 'crate-towers', ground: ['#d0a05a', '#3f240c'] },
  { yard: 'flap', slug: 'flap-fight', ground: ['#7fc4f0', '#1a4a86'] },
  { yard: 'sheep', slug: 'sheep-shove', holds: true, ground: ['#7cc85a', '#1c4a14'] },
  { yard: 'rope', slug: 'skipping-rope', ground: ['#f0b86a', '#5a2f14'] },
  { yard: 'statue', slug: 'parrot-statues', holds: true, ground: ['#6fc07a', '#143c28'] },
  { yard: 'bomb', slug: 'melon-fuse', ground: ['#e07a4a', '#4a140c'] },
  { yard: 'swing', slug: 'vine-plunge', ground: ['#4fc0c8', '#0c3c54'] },
  { yard: 'sling', slug: 'coconut-slings', ground: ['#7fc0f0', '#1a3f7a'] },
  { yard: 'climb', slug: 'palm-climbers', ground: ['#8fd0e8', '#1f4a6a'] },
  { yard: 'curl', slug: 'coconut-curling', ground: ['#e8cf98', '#5a441c'] },
  { yard: 'fence', slug: 'log-fencing', holds: true, ground: ['#5fb0a0', '#0f3a3c'] },
  { yard: 'clock', slug: 'misty-sundial', ground: ['#b8a0d8', '#2c1c54'] },
  { yard: 'frog', slug: 'stream-hoppers', ground: ['#5fb8d0', '#0c4258'] },
]

export const definitions: readonly YardDefinition[] = YARDS.map(({ holds, ...look }) => ({
  ...look,
  id: look.slug,
  ...registered(look.slug),
  distinct: 'rules',
  genre: 'io',
  tags: ['io', 'two-players', 'arcade', 'skill'],
  players: 2,
  orientation: 'any',
  input: holds ? ['hold', 'keys'] : ['tap', 'keys'],
  session: [30, 180],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
}))
