import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'
import { PARTS } from './model.ts'

export const operatorCalls = {
  /** Parts that an operator has disabled, and the maintenance message. */
  readConfig: defineCall({
    wire: 'sys/config',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { closed: 'closeList', maintenance: 'closeText' },
      {
        closed: Type.Array(Type.Enum(PARTS)),
        /** The operator's text during maintenance, possibly empty; null otherwise. */
        maintenance: Type.Union([Type.String(), Type.Null()]),
      },
    ),
  }),
}
