import type { GameDefinition } from '#kit/game/contract.ts'
import { levels } from './levels.ts'
import { groundOf } from './palette.ts'
import type { PushRules } from './push-rules.ts'
import { registered } from './registered.ts'

export type PushDefinition = GameDefinition & { readonly rules: PushRules }

const SMALL = [7, 7] as const
const WIDE = [8, 7] as const
const LARGE = [9, 8] as const

interface Line {
  readonly id: string
  readonly slug: string
  readonly rules: PushRules
}

const lines: readonly Line[] = [
  { id: 'push', slug: 'crab-crates', rules: { goal: 'crates', crates: 3, push: 'one', size: WIDE } },
  { id: 'train', slug: 'crate-train', rules: { goal: 'crates', crates: 3, push: 'train', size: WIDE } },
  {
    id: 'pull',
    slug: 'crab-tug',
    rules: { goal: 'crates', crates: 2, push: 'never', pull: true, size: WIDE },
  },
  {
    id: 'tow',
    slug: 'push-and-tow',
    rules: { goal: 'crates', crates: 3, push: 'one', pull: true, size: SMALL },
  },
  {
    id: 'ice',
    slug: 'frozen-crates',
    rules: { goal: 'crates', crates: 2, push: 'one', crateSlides: true, size: WIDE },
  },
  {
    id: 'skater',
    slug: 'skating-crab',
    rules: { goal: 'crabs', crates: 0, push: 'never', crabSlides: true, size: LARGE },
  },
  {
    id: 'glide',
    slug: 'glide-and-shove',
    rules: { goal: 'crates', crates: 2, push: 'one', crateSlides: true, crabSlides: true, size: WIDE },
  },
  {
    id: 'patches',
    slug: 'melting-shore',
    rules: { goal: 'crates', crates: 2, push: 'one', ice: 9, size: WIDE },
  },
  { id: 'pits', slug: 'tide-pools', rules: { goal: 'gate', crates: 3, push: 'one', pits: 2, size: WIDE } },
  {
    id: 'colors',
    slug: 'painted-crates',
    rules: { goal: 'crates', crates: 2, push: 'one', colors: true, size: WIDE },
  },
  {
    id: 'twins',
    slug: 'twin-crabs',
    rules: { goal: 'crabs', crates: 0, push: 'never', twin: 'same', size: LARGE },
  },
  {
    id: 'mirror',
    slug: 'mirror-crabs',
    rules: { goal: 'crabs', crates: 0, push: 'never', twin: 'mirror', size: LARGE },
  },
  {
    id: 'pair',
    slug: 'double-shove',
    rules: { goal: 'crates', crates: 2, push: 'one', twin: 'same', size: SMALL },
  },
  {
    id: 'reverse',
    slug: 'mirror-shove',
    rules: { goal: 'crates', crates: 2, push: 'one', twin: 'mirror', size: SMALL },
  },
  {
    id: 'currents',
    slug: 'one-way-currents',
    rules: { goal: 'crates', crates: 2, push: 'one', oneWay: 7, size: WIDE },
  },
  {
    id: 'tunnels',
    slug: 'crab-tunnels',
    rules: { goal: 'crates', crates: 2, push: 'one', portals: true, size: WIDE },
  },
  { id: 'sink', slug: 'sinking-sand', rules: { goal: 'sink', crates: 0, push: 'never', size: WIDE } },
  {
    id: 'gravity',
    slug: 'falling-crates',
    rules: { goal: 'crates', crates: 2, push: 'one', gravity: true, size: WIDE },
  },
  { id: 'sticky', slug: 'sticky-crates', rules: { goal: 'crates', crates: 3, push: 'sticky', size: WIDE } },
  {
    id: 'swap',
    slug: 'swap-crab',
    rules: { goal: 'crates', crates: 3, push: 'swap', colors: true, size: SMALL },
  },
  {
    id: 'knight',
    slug: 'leaping-crab',
    rules: { goal: 'crates', crates: 2, push: 'swap', knight: true, size: SMALL },
  },
  {
    id: 'winch',
    slug: 'ice-winch',
    rules: { goal: 'crates', crates: 2, push: 'one', pull: true, crateSlides: true, size: WIDE },
  },
  { id: 'gate', slug: 'crab-gate', rules: { goal: 'gate', crates: 2, push: 'one', size: WIDE } },
  { id: 'tide', slug: 'rising-tide', rules: { goal: 'crates', crates: 2, push: 'one', tide: 5, size: WIDE } },
  {
    id: 'plates',
    slug: 'weighted-doors',
    rules: { goal: 'gate', crates: 2, push: 'one', plates: 2, size: WIDE },
  },
  {
    id: 'keys',
    slug: 'key-and-crates',
    rules: { goal: 'crates', crates: 2, push: 'one', keys: 1, size: WIDE },
  },
  {
    id: 'cracks',
    slug: 'cracked-shore',
    rules: { goal: 'crates', crates: 2, push: 'one', cracks: 6, size: WIDE },
  },
  {
    id: 'tilt',
    slug: 'tilted-beach',
    rules: { goal: 'crates', crates: 2, push: 'never', tilt: true, size: WIDE },
  },
  {
    id: 'march',
    slug: 'marching-crates',
    rules: { goal: 'crates', crates: 2, push: 'never', march: 'along', size: WIDE },
  },
  {
    id: 'counter',
    slug: 'contrary-crates',
    rules: { goal: 'crates', crates: 2, push: 'never', march: 'against', size: WIDE },
  },
  {
    id: 'kick',
    slug: 'crab-kick',
    rules: { goal: 'crates', crates: 2, push: 'kick', crateSlides: true, size: WIDE },
  },
  {
    id: 'slant',
    slug: 'sideways-crab',
    rules: { goal: 'crates', crates: 2, push: 'one', slant: 'only', size: LARGE },
  },
  {
    id: 'eight',
    slug: 'eight-way-crab',
    rules: { goal: 'crates', crates: 2, push: 'one', slant: 'too', colors: true, size: SMALL },
  },
  {
    id: 'freight',
    slug: 'freight-tunnels',
    rules: { goal: 'crates', crates: 2, push: 'one', portals: true, crateTunnels: true, size: WIDE },
  },
  {
    id: 'wind',
    slug: 'windy-shore',
    rules: { goal: 'crates', crates: 2, push: 'one', wind: 1, size: WIDE },
  },
  {
    id: 'belts',
    slug: 'rolling-belts',
    rules: { goal: 'crates', crates: 2, push: 'one', belts: 8, size: WIDE },
  },
  {
    id: 'magnet',
    slug: 'magnet-crab',
    rules: { goal: 'crates', crates: 2, push: 'one', magnet: true, size: WIDE },
  },
  {
    id: 'tints',
    slug: 'painted-tow',
    rules: { goal: 'crates', crates: 2, push: 'never', pull: true, colors: true, size: WIDE },
  },
  {
    id: 'duet',
    slug: 'skating-twins',
    rules: { goal: 'crabs', crates: 0, push: 'never', crabSlides: true, twin: 'mirror', size: LARGE },
  },
  {
    id: 'drop',
    slug: 'swap-and-drop',
    rules: { goal: 'crates', crates: 2, push: 'swap', gravity: true, size: WIDE },
  },
]

export const LEVELS = 30

export const definitions: readonly PushDefinition[] = lines.map(({ id, slug, rules }, index) => ({
  id,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle'],
  players: 1,
  orientation: 'any',
  input: ['swipe', 'tap', 'keys'],
  session: [40, 900],
  levels: levels[id]?.split('|').length ?? LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground: groundOf(index),
  rules,
}))

/** Index within the family; colours follow from it. */
export const placeOf = ({ id }: PushDefinition) => lines.findIndex((line) => line.id === id)
