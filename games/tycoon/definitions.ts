import type { GameDefinition } from '#kit/game/contract.ts'
import { TWISTS, type Twist } from './plan.ts'
import { registered } from './registered.ts'

/** Each yard is a game: a plan in `plans.ts` and its rule in `twists.ts`. */
export interface TycoonDefinition extends GameDefinition {
  readonly twist: Twist
}

const FACES: Readonly<Record<Twist, readonly [slug: string, ground: GameDefinition['ground']]>> = {
  water: ['mango-stand', ['#a8d86a', '#2f5a2a']],
  vein: ['wandering-vein', ['#a89a8a', '#3a2f2a']],
  mixed: ['village-market', ['#f0c878', '#6a4a22']],
  ferry: ['cargo-ferry', ['#6fc0e8', '#134a7a']],
  feed: ['little-zoo', ['#8fd88a', '#1f5a3f']],
  burn: ['ember-bakery', ['#f0a860', '#6a2f1a']],
  night: ['day-and-night-grove', ['#6a7ac8', '#1a1f4a']],
  recipe: ['two-part-workshop', ['#c8a878', '#4a3220']],
  air: ['pearl-divers', ['#4fc0d8', '#0a3f6a']],
  gulls: ['gull-pier', ['#9fd0e0', '#2a5a74']],
  tide: ['ebb-harvest', ['#f0dca0', '#3a7a8a']],
  heavy: ['coconut-porter', ['#c8b060', '#4a4a1f']],
  wander: ['roaming-wool', ['#a0dc90', '#2a6a4a']],
  contract: ['order-office', ['#d8a0b8', '#5a2f4f']],
  build: ['raft-builders', ['#7fd0c8', '#1a5560']],
}

export const definitions: readonly TycoonDefinition[] = TWISTS.map((twist) => {
  const [slug, ground] = FACES[twist]
  return {
    id: slug,
    ...registered(slug),
    twist,
    distinct: 'rules',
    genre: 'idle',
    tags: ['idle', 'arcade'],
    players: 1,
    orientation: 'any',
    input: ['hold', 'drag', 'keys'],
    session: [180, 900],
    levels: 0,
    // A yard is stored between visits and restored by an input, so its score cannot be proved.
    score: { best: 'highest', unit: 'points', ranked: false },
    ground,
  }
})
