import { Type } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'
import { PARTS } from './model.ts'

export const operatorCalls = {
  /** What the operator has switched off, and what is said while the portal is looked after. */
  readConfig: defineCall({
    wire: 'sys/config',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({}),
    result: renamed(
      { closed: 'closeList', maintenance: 'closeText' },
      {
        closed: Type.Array(Type.Enum(PARTS)),
        /** The operator's own words, or nothing while all is open. They may be empty. */
        maintenance: Type.Union([Type.String(), Type.Null()]),
      },
    ),
  }),
}
