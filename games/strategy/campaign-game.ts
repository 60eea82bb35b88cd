import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { CampaignRules, CampaignState } from './rules/campaign-rules.ts'
import type { Tools } from './scenes/field.ts'

/** A campaign with its looks; methods allow lists of campaigns with different states. */
export interface CampaignGame<State extends CampaignState = CampaignState> {
  readonly rules: CampaignRules<State>
  scene(tools: Tools<State>): Scene<State, number>
}
