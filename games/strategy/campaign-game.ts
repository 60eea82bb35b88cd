import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { CampaignRules, CampaignState } from './rules/campaign-rules.ts'
import type { Tools } from './scenes/field.ts'

/** One campaign with its looks; methods let a list hold campaigns of all kinds of states. */
export interface CampaignGame<State extends CampaignState = CampaignState> {
  readonly rules: CampaignRules<State>
  scene(tools: Tools<State>): Scene<State, number>
}
