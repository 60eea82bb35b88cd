import { ok } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { operatorCalls } from '../calls.ts'
import { closedParts } from './flags.ts'
import type { Watch } from './watch.ts'

export function operatorHandlers(watch: Pick<Watch, 'flags'>): HandlersOf<typeof operatorCalls> {
  return {
    async readConfig() {
      const flags = watch.flags()
      const { isOn, words } = flags.maintenance
      return ok({ closed: closedParts(flags), maintenance: isOn ? words : null })
    },
  }
}
