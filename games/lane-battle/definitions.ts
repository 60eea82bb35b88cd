import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game; `rulebook.ts` has their rules. */
export const MODES = ['siege', 'march', 'hand', 'weather', 'river', 'wagons', 'bridges', 'bases'] as const
export type Mode = (typeof MODES)[number]

export interface BattleDefinition extends GameDefinition {
  readonly mode: Mode
}

type Own = Pick<BattleDefinition, 'slug' | 'ground'>

const RIVALS = 10

const OWN: Readonly<Record<Mode, Own>> = {
  siege: { slug: 'two-tower-tide', ground: ['#4f9fa8', '#123548'] },
  march: { slug: 'long-causeway-march', ground: ['#c89a5a', '#4a2f1f'] },
  hand: { slug: 'deck-of-the-deep', ground: ['#6a6ac0', '#1c1848'] },
  weather: { slug: 'weathercock-war', ground: ['#7fa8c8', '#22384f'] },
  river: { slug: 'wandering-bridge', ground: ['#4fb0a0', '#0f3f40'] },
  wagons: { slug: 'two-treasure-wagons', ground: ['#d0a04a', '#4f3318'] },
  bridges: { slug: 'kings-of-the-bridges', ground: ['#8f7fb8', '#2a2048'] },
  bases: { slug: 'two-out-of-three', ground: ['#6fa860', '#1f3f28'] },
}

export const definitions: readonly BattleDefinition[] = MODES.map((mode) => {
  return {
    id: mode,
    ...registered(OWN[mode].slug),
    mode,
    ...OWN[mode],
    distinct: 'rules',
    genre: 'shooter',
    tags: ['arcade', 'cards'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'drag', 'keys'],
    session: [60, 400],
    levels: RIVALS,
    score: { best: 'highest', unit: 'points', ranked: true },
  }
})
