import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOf, findingsAfter } from '#apps/testing/broken-ledger.ts'
import { stealOnce } from '#apps/testing/steal-once.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { checkInvariants } from './invariants.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
  for (const name of ['Ann', 'Ben']) await portal.device(name).signIn()
  await stealOnce(portal)
})
afterAll(() => portal.close())

const LIMITS = 'pause_sec, steals_a_day, losses_a_day'
const theft = (more: string) => copyOf('idle_theft', 'true', `reward_id = 'X', ${more}`)

test('friends who steal from each other keep all invariants', async () => {
  const findings = await checkInvariants(portal.db)
  expect(findings.filter((one) => one.broken > 0)).toEqual([])
})

test.for<[string, string[]]>([
  ['a friendship of one', [`update friendship set high_id = low_id`]],
  ['a friendship the wrong way round', [`update friendship set low_id = high_id, high_id = low_id`]],
  ['a friendship that is there twice', [copyOf('friendship', 'true', `since_at = now()`)]],
  [
    'a friendship in spite of a block',
    [`insert into player_block select high_id, low_id, now() from friendship`],
  ],
  [
    'a request between friends',
    [`insert into friend_request select 'X', high_id, low_id, 'waiting', now() from friendship`],
  ],
  ['a thief who comes again too soon', [theft(`stolen_at = stolen_at + interval '23 hours 59 minutes'`)]],
  [
    'a thief with four in a day',
    [1, 2, 3].map(
      (other) =>
        `insert into idle_theft select 'X${other}', thief_id, ${other}, stolen_at, ${LIMITS} from idle_theft limit 1`,
    ),
  ],
  [
    'a victim of three in a day',
    [1, 2].map(
      (other) =>
        `insert into idle_theft select 'X${other}', ${other}, victim_id, stolen_at, ${LIMITS} from idle_theft limit 1`,
    ),
  ],
])('%s breaks I10', async ([, statements]) => {
  const findings = await findingsAfter(portal.db, statements)
  const found = findings.find(({ id }) => id === 'I10')!
  expect(found.broken).toBeGreaterThan(0)
  expect(found.examples[0]).toBeTruthy()
})

test.for<[string, string[]]>([
  [
    'a pause of an hour',
    ['update idle_theft set pause_sec = 3600', theft(`stolen_at = stolen_at + interval '2 hours'`)],
  ],
  [
    'four a day',
    [
      'update idle_theft set steals_a_day = 4',
      ...[1, 2, 3].map(
        (other) =>
          `insert into idle_theft select 'X${other}', thief_id, ${other}, stolen_at, ${LIMITS} from idle_theft limit 1`,
      ),
    ],
  ],
])(
  'a theft allowed by an older rule, %s, breaks no invariant under the present rule',
  async ([, statements]) => {
    const findings = await findingsAfter(portal.db, statements)
    expect(findings.find(({ id }) => id === 'I10')).toMatchObject({ broken: 0 })
  },
)
