// npm run registry writes the entries: each of rules/*.ts with its own name.
import type { Campaign } from './definitions.ts'
import type { CampaignRules } from './rules/campaign-rules.ts'
import { bids } from './rules/bids.ts'
import { cards } from './rules/cards.ts'
import { delve } from './rules/delve.ts'
import { dice } from './rules/dice.ts'
import { dive } from './rules/dive.ts'
import { shares } from './rules/shares.ts'
import { sinking } from './rules/sinking.ts'
import { skirmish } from './rules/skirmish.ts'
import { tunnel } from './rules/tunnel.ts'
import { village } from './rules/village.ts'

const rules = {
  bids,
  cards,
  delve,
  dice,
  dive,
  shares,
  sinking,
  skirmish,
  tunnel,
  village,
} as const satisfies Record<Campaign, unknown>

export const rulesOf = (campaign: Campaign): CampaignRules => rules[campaign] as unknown as CampaignRules
