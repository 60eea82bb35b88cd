import { Type } from 'typebox'
import { expectTypeOf, test } from 'vitest'
import { defineCall, type Repeat } from '#kit/contract/call.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { ok } from '#kit/result/result.ts'
import type { ContextOf, HandlersOf } from './handler.ts'

const spend = <const Again extends Repeat>(repeat: Again) =>
  defineCall({
    wire: 'test/spend',
    access: 'visitor',
    repeat,
    params: Type.Object({}),
    result: Type.Object({}),
  })
const calls = { keyed: spend('keyed'), safe: spend('safe'), read: spend('read') }

async function lockPurse(tx: Tx) {
  await lockNamed(tx, 'purse')
  return ok({})
}

test('only keyed calls get a transaction', () => {
  expectTypeOf<ContextOf<typeof calls.keyed>['db']>().toEqualTypeOf<Tx>()
  expectTypeOf<ContextOf<typeof calls.safe>['db']>().toEqualTypeOf<Db>()
  expectTypeOf<ContextOf<typeof calls.read>['db']>().toEqualTypeOf<Db>()
  const handlers: HandlersOf<typeof calls> = {
    keyed: (_params, { db }) => lockPurse(db),
    // @ts-expect-error -- its database may be the pool
    safe: (_params, { db }) => lockPurse(db),
    // @ts-expect-error -- its database may be the pool
    read: (_params, { db }) => lockPurse(db),
  }
  expectTypeOf(handlers.keyed).toBeFunction()
})

test('a keyed call without a session gets no transaction', () => {
  const call = defineCall({
    wire: 'test/greet',
    access: 'anyone',
    repeat: 'keyed',
    params: Type.Object({}),
    result: Type.Object({}),
  })
  expectTypeOf<ContextOf<typeof call>['db']>().toEqualTypeOf<Db>()
})

test('a transaction can be used as a database, but not the reverse', () => {
  expectTypeOf<Tx>().toExtend<Db>()
  expectTypeOf<Db>().not.toExtend<Tx>()
})
