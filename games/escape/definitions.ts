import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each room has a riddle of its own kind; see `riddles.ts`. */
export const ROOMS = [
  'count',
  'lights',
  'flags',
  'flowers',
  'clocks',
  'notes',
  'sums',
  'path',
  'moons',
] as const
export type Room = (typeof ROOMS)[number]

export interface EscapeDefinition extends GameDefinition {
  readonly room: Room
}

export const LEVELS = 20

const FACES: Readonly<Record<Room, readonly [slug: string, ground: GameDefinition['ground']]>> = {
  count: ['fishers-hut', ['#e8b070', '#3f2a20']],
  lights: ['lamp-room', ['#7f9fe0', '#1a2450']],
  flags: ['captains-cabin', ['#d89060', '#3a1f1a']],
  flowers: ['greenhouse-door', ['#8fd8a0', '#17452f']],
  clocks: ['clockmakers-loft', ['#c8a878', '#33261f']],
  notes: ['bell-parlour', ['#e090b0', '#441c3c']],
  sums: ['locked-store', ['#f0c868', '#4a2c12']],
  path: ['jungle-temple', ['#7fc0a0', '#12362f']],
  moons: ['moon-watch', ['#8f80d8', '#161238']],
}

export const definitions: readonly EscapeDefinition[] = ROOMS.map((room) => {
  const [slug, ground] = FACES[room]
  return {
    id: slug,
    ...registered(slug),
    room,
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['puzzle'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [60, 420],
    levels: LEVELS,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
