import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { dayOf, days } from '#kit/time/time.ts'
import { countDays, readCohorts } from './index.ts'

const FIRST = 50_000_000
const ARRIVED = 60

let portal: TestPortal
let day: string
/** The cohort a week later, when the 30 days are not over. */
let afterWeek: readonly (readonly unknown[])[]

/** Arrivals that are here again after this many days. */
const visitAgain = (later: number, who: ReturnType<typeof sql<boolean>>) =>
  sql`insert into visit (day, account_id, language, device)
    select ${day}::date + ${later}::int, account_id, language, device
    from (select *, account_id - ${FIRST}::bigint as one from visit where day = ${day}::date) came where ${who}`.execute(
    portal.db,
  )

beforeAll(async () => {
  portal = await openTestPortal()
  day = dayOf(portal.now())
  await sql`insert into account (id, created_at)
    select ${FIRST}::bigint + one, ${day}::date from generate_series(1, ${ARRIVED}) one`.execute(portal.db)
  await sql`insert into visit (day, account_id, language, device, entry)
    select ${day}::date, ${FIRST}::bigint + one, case when one <= 10 then 'ar' else 'en' end,
      case when one <= 40 then 'phone' else 'computer' end, case when one <= 20 then 'home' else 'game' end
    from generate_series(1, ${ARRIVED}) one`.execute(portal.db)
  await visitAgain(1, sql`one % 2 = 0`)
  await visitAgain(6, sql`true`)
  await visitAgain(7, sql`one % 4 = 0 and one <= 40`)
  await visitAgain(29, sql`true`)
  await visitAgain(30, sql`one % 5 = 0 and one > 20`)
  portal.wait(days(8))
  await countDays(portal.db, { now: portal.now() })
  ;({ rows: afterWeek } = await readCohorts(portal.db, { from: day, to: day }))
  portal.wait(days(23))
  await countDays(portal.db, { now: portal.now() })
})
afterAll(() => portal.close())

test('returns of the thirtieth day are unknown until it is over', () => {
  expect(afterWeek).toEqual([[day, 60, 30, 0.5, 10, expect.closeTo(1 / 6, 4), null, null]])
})

test.for([
  [
    'entry',
    [
      ['game', 40, 20, 0.5, 5, 0.125, 8, 0.2],
      ['home', 20, 10, 0.5, 5, 0.25, 0, 0],
    ],
  ],
  [
    'language',
    [
      ['ar', 10, 5, 0.5, 2, 0.2, 0, 0],
      ['en', 50, 25, 0.5, 8, 0.16, 8, 0.16],
    ],
  ],
  [
    'device',
    [
      ['computer', 20, 10, 0.5, 0, 0, 4, 0.2],
      ['phone', 40, 20, 0.5, 10, 0.25, 4, 0.1],
    ],
  ],
] as const)('who returns after 1, 7 and 30 days is counted by %s', async ([by, cohorts]) => {
  const { rows } = await readCohorts(portal.db, { from: day, to: day }, by)
  expect(rows.toSorted()).toEqual(cohorts)
})
