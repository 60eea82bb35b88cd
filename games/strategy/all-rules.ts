import type { Campaign } from './definitions.ts'
import type { CampaignRules } from './rules/campaign-rules.ts'
import { cards } from './rules/cards.ts'
import { delve } from './rules/delve.ts'
import { dice } from './rules/dice.ts'

const rules = { dice, delve, cards } as const satisfies Record<Campaign, unknown>

export const rulesOf = (campaign: Campaign): CampaignRules => rules[campaign] as unknown as CampaignRules
