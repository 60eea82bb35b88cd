import { ok } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { operatorCalls } from '../calls.ts'
import { closedParts } from './flags.ts'
import type { OperatorPoll } from './operator-poll.ts'

export function operatorHandlers(
  operatorPoll: Pick<OperatorPoll, 'flags'>,
): HandlersOf<typeof operatorCalls> {
  return {
    async readConfig(_params, { caller }) {
      const flags = operatorPoll.flags()
      const { isOn, words } = flags.maintenance
      return ok({ closed: closedParts(flags, caller), maintenance: isOn ? words : null })
    },
  }
}
