import type { HandlersOf } from '#kit/server/handler.ts'
import type { idleCalls } from '../calls.ts'
import { reportOnline, startOnline } from './calls/be-online.ts'
import { listRewards } from './calls/list-rewards.ts'
import { rescueRewardWith } from './calls/rescue-reward.ts'
import { takeRewardWith } from './calls/take-reward.ts'
import type { IdleServices } from './services.ts'

export function idleHandlers(services: IdleServices): HandlersOf<typeof idleCalls> {
  return {
    startOnline,
    reportOnline,
    listRewards,
    takeReward: takeRewardWith(services),
    rescueReward: rescueRewardWith(services),
  }
}
