import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each campaign is a game with its rules in `rules/` and its drawing in `scenes/`. */
export const CAMPAIGNS = [
  'dice',
  'delve',
  'cards',
  'tunnel',
  'shares',
  'skirmish',
  'village',
  'sinking',
  'dive',
  'bids',
] as const
export type Campaign = (typeof CAMPAIGNS)[number]

export interface StrategyDefinition extends GameDefinition {
  readonly campaign: Campaign
}

export const LEVELS = 20

const FACES: Readonly<
  Record<Campaign, readonly [slug: string, ground: GameDefinition['ground'], tags: GameDefinition['tags']]>
> = {
  dice: ['dice-isles', ['#5fc0d8', '#123a5f'], ['puzzle', 'board']],
  delve: ['lighthouse-cellar', ['#8f7fd0', '#1f1a45'], ['puzzle', 'arcade']],
  cards: ['captains-hand', ['#e8a05a', '#4a1f3a'], ['puzzle', 'cards']],
  tunnel: ['smugglers-tunnel', ['#7f70c0', '#1c1640'], ['puzzle', 'cards']],
  shares: ['flag-isles', ['#6fd0b8', '#0f4a5f'], ['puzzle', 'board']],
  skirmish: ['reef-skirmish', ['#e8c078', '#16506a'], ['puzzle', 'board']],
  sinking: ['sinking-isle', ['#8fd8b0', '#0f3f6a'], ['puzzle', 'board']],
  dive: ['shared-air', ['#5fb0e8', '#0a2a5a'], ['puzzle', 'board']],
  bids: ['sealed-bids', ['#e0a890', '#4a1a30'], ['puzzle', 'cards']],
  village: ['village-bay', ['#a8d890', '#1f5a68'], ['puzzle', 'board']],
}

export const definitions: readonly StrategyDefinition[] = CAMPAIGNS.map((campaign) => {
  const [slug, ground, tags] = FACES[campaign]
  return {
    id: slug,
    ...registered(slug),
    campaign,
    distinct: 'rules',
    genre: 'puzzle',
    tags,
    players: 1,
    orientation: 'any',
    input: campaign === 'delve' ? ['tap', 'swipe', 'keys'] : ['tap', 'keys'],
    session: [60, 420],
    levels: LEVELS,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
