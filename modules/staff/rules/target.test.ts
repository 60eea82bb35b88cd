import { expect, test } from 'vitest'
import { whyNot } from './target.ts'

const owners = [
  { name: 'Olga', accountId: 10_000_001 },
  { name: 'Otto', accountId: null },
]
const moderator = { name: 'Mo', role: 'moderator', accountId: 10_000_002 } as const
const owner = { name: 'Olga', role: 'owner', accountId: 10_000_001 } as const

test.for([
  [moderator, { subject: 'user 10000003' }, undefined],
  [moderator, { subject: 'user 10000002' }, 'yourself'],
  [moderator, { subject: 'report 1', userIds: [10_000_003, 10_000_002] }, 'yourself'],
  [moderator, { subject: 'report 1', userIds: [10_000_003], askedBy: 10_000_002 }, 'yourself'],
  [moderator, { subject: 'report 1', userIds: [10_000_003], askedBy: 10_000_001 }, undefined],
  [moderator, { subject: 'user 10000001' }, 'owner'],
  [moderator, { subject: 'appeal 1', userIds: [10_000_001] }, 'owner'],
  [moderator, { subject: 'operator Otto' }, 'owner'],
  [moderator, { subject: 'operator Mo' }, 'yourself'],
  [moderator, { subject: 'flag trade' }, undefined],
  [owner, { subject: 'operator Otto' }, undefined],
  [owner, { subject: 'user 10000001' }, 'yourself'],
  [moderator, { subject: 'report 1', userIds: [10_000_003], isForOwners: true }, 'escalated'],
  [moderator, { subject: 'report 1', userIds: [10_000_003], isForOwners: false }, undefined],
  [owner, { subject: 'report 1', userIds: [10_000_003], isForOwners: true }, undefined],
  [owner, { subject: 'report 1', userIds: [10_000_001], isForOwners: true }, 'yourself'],
  [{ ...moderator, accountId: null }, { subject: 'flag trade' }, undefined],
] as const)('%j about %j: %s', ([actor, target, why]) => {
  expect(whyNot(actor, target, owners)).toBe(why)
})
