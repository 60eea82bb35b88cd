import type { GameDefinition } from '#kit/game/contract.ts'
import { TWISTS, type Twist } from './board.ts'
import { registered } from './registered.ts'

/** Each board is a game: a plan in `board.ts` and its rule in `twists.ts`. */
export interface MergeDefinition extends GameDefinition {
  readonly twist: Twist
}

const FACES: Readonly<Record<Twist, readonly [slug: string, ground: GameDefinition['ground']]>> = {
  plain: ['hut-to-castle', ['#e0b878', '#5a3a22']],
  orders: ['shell-orders', ['#7fd0d8', '#1a4f63']],
  belt: ['belt-of-stars', ['#7a6ac8', '#1f1a4a']],
  siege: ['tower-lanes', ['#e8906a', '#4a1f2a']],
  garden: ['patient-garden', ['#8fd070', '#1f5a32']],
  recipes: ['three-elixirs', ['#b87ad8', '#3a1a5a']],
  fog: ['isles-in-fog', ['#a8c8d8', '#2a4a63']],
  drop: ['falling-lanterns', ['#f0b050', '#5a2a1a']],
  triple: ['three-of-a-feather', ['#78c8a0', '#1f4f4a']],
  neighbours: ['good-neighbours', ['#f0a0a8', '#5a2340']],
  flood: ['driftwood-boats', ['#5fb0e0', '#123f6a']],
  energy: ['deep-breath-reef', ['#4fc8c0', '#0d3f52']],
}

export const definitions: readonly MergeDefinition[] = TWISTS.map((twist) => {
  const [slug, ground] = FACES[twist]
  return {
    id: slug,
    ...registered(slug),
    twist,
    distinct: 'rules',
    genre: 'idle',
    tags: ['idle', 'matching'],
    players: 1,
    orientation: 'any',
    input: twist === 'drop' ? ['tap', 'keys'] : ['drag', 'tap', 'keys'],
    session: [180, 900],
    levels: 0,
    // A board is stored between visits and restored by an input, so its score cannot be proved.
    score: { best: 'highest', unit: 'points', ranked: false },
    ground,
  }
})
