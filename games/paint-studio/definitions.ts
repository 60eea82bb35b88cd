import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Ways of painting and their goals; rules in `pictures.ts` and `rules.ts`. */
export const CRAFTS = [
  'number',
  'half',
  'mandala',
  'recall',
  'mix',
  'roller',
  'stencil',
  'dots',
  'blot',
  'spill',
  'hue',
  'turn',
] as const
export type Craft = (typeof CRAFTS)[number]

export interface PaintDefinition extends GameDefinition {
  readonly craft: Craft
}

export const LEVELS = 24

const FACES: Readonly<Record<Craft, readonly [slug: string, ground: GameDefinition['ground']]>> = {
  number: ['island-by-numbers', ['#f2a06a', '#5a2a4a']],
  half: ['other-half', ['#6fc8e8', '#1f3a6a']],
  mandala: ['lagoon-mandala', ['#b58cf0', '#2f1f60']],
  recall: ['from-memory', ['#8fd0a0', '#1f4a40']],
  mix: ['paint-pots', ['#f58ab0', '#4a1f50']],
  roller: ['paint-rollers', ['#5fd0c0', '#0f4a50']],
  stencil: ['stencil-spray', ['#e8c05a', '#5a3a2a']],
  dots: ['star-to-star', ['#6a7fd8', '#141f50']],
  blot: ['ink-blots', ['#e0a0c8', '#3a1f50']],
  spill: ['spilled-paint', ['#a8d078', '#2a4a38']],
  hue: ['flowing-colours', ['#7a8ab0', '#1c2438']],
  turn: ['turned-about', ['#f0b07a', '#4a2438']],
}

/** Crafts without drawing by dragging. */
const TAPPED: readonly Craft[] = ['roller', 'stencil', 'blot', 'spill', 'turn']

export const definitions: readonly PaintDefinition[] = CRAFTS.map((craft) => {
  const [slug, ground] = FACES[craft]
  return {
    id: slug,
    ...registered(slug),
    craft,
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['puzzle'],
    players: 1,
    orientation: 'any',
    input: TAPPED.includes(craft) ? ['tap', 'keys'] : ['tap', 'drag', 'keys'],
    session: [30, 300],
    levels: LEVELS,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
