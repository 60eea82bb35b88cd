import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConsoleRig } from '#apps/testing/console-rig.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { asTable, drawingOf, REPORTS } from '#apps/console/web/numbers-reports.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { dayOf, days } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { marketCalls } from '#modules/market/calls.ts'
import type { NumbersTable } from '#modules/numbers/model.ts'
import { cellText, countDays } from '#modules/numbers/server/index.ts'

const FIRST = 50_000_000
const PEOPLE = 40

let portal: TestPortal
let terminal: OperatorTerminal
let day: string
let game: number
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
  day = dayOf(portal.now())
  game = portal.api.catalogue.games[0]!.gameId
  await seed()
  portal.wait(days(1))
  await seedReturns()
  portal.wait(days(1))
  await portal.api.visits.flush()
  await countDays(portal.db, { now: portal.now() })
})
afterAll(() => portal.close())

const write = (statement: ReturnType<typeof sql>) => statement.execute(portal.db)

/** Forty accounts that arrived on one day, over all pages, languages and devices; half of them played. */
async function seed() {
  await write(sql`insert into account (id, created_at)
    select ${FIRST}::bigint + one, ${day}::date from generate_series(1, ${PEOPLE}) one`)
  await write(sql`insert into visit (day, account_id, language, device, entry)
    select ${day}::date, ${FIRST}::bigint + one, (array['en', 'de', 'ar'])[1 + one % 3],
      (array['phone', 'tablet', 'computer'])[1 + one % 3],
      (array['home', 'game', 'hub', 'list', 'shared', 'cloud', 'other'])[1 + one % 7]
    from generate_series(1, ${PEOPLE}) one`)
  await write(sql`insert into play_day (day, game_id, account_id, played_ms, last_at, plays, has_ended)
    select ${day}::date, ${game}::int + one % 2, ${FIRST}::bigint + one, case when one % 2 = 0 then one * 15000 else 0 end,
      now(), case when one % 2 = 0 then 1 + one % 3 else 0 end, one % 4 = 0
    from generate_series(1, ${PEOPLE}) one where one % 5 <> 0`)
  const ann = portal.device('Ann')
  await ann.signIn()
  for (const source of ['gift', 'idle', 'idle'] as const)
    await inTransaction(portal.db, (tx) =>
      giveBox(tx, {
        boxId: randomUUID().slice(0, 26),
        accountId: ann.userId(),
        kind: 'normal',
        source,
        sourceId: randomUUID(),
        gotAt: portal.now(),
      }),
    )
  await ann.call(cardsCalls.openBoxes, { count: 2 }, { opId: randomUUID() })
  const cardId = await giveCard(portal, ann, 1)
  const { code, password } = (await ann.call(marketCalls.listCard, { cardId }, { opId: randomUUID() }))
    .result!
  await portal.device('Ben').call(marketCalls.redeemListing, { code, password })
  await write(sql`insert into cloud_ticket (id, account_id, line_key, game_key, weight, joined_at, ended_at, ended_how)
    select 'T' || one, ${FIRST}::bigint + one, 'paris', 'quake', 1, ${day}::date + interval '1 hour',
      ${day}::date + interval '1 hour' + one * interval '1 second', (array['entered', 'missed', 'cancelled'])[1 + one % 3]
    from generate_series(1, 30) one`)
  await write(sql`insert into cloud_play (id, account_id, ticket_id, game_key, line_key, worker_id, boot, weight, state,
      token_hash, token_until, reserved_at, reserved_until, asked_at, begun_at, played_ms, ended_at, end_reason, released_at)
    select 'P' || one, ${FIRST}::bigint + one, 'T' || one, 'quake', 'paris', 'w', 'b', 1, 'ended', '', now(),
      ${day}::date + interval '2 hours', now(), now(), case when one > 2 then now() end, one * 60000, now(), 'left', now()
    from generate_series(1, 12) one`)
}

async function seedReturns() {
  const next = dayOf(portal.now())
  await write(sql`insert into visit (day, account_id, language, device)
    select ${next}::date, account_id, language, device from visit where day = ${day}::date and account_id % 3 = 0`)
  await write(sql`insert into play_day (day, game_id, account_id, played_ms, last_at)
    select ${next}::date, game_id, account_id, 0, now() from play_day where day = ${day}::date and account_id % 4 = 0`)
}

const facts = async (...line: string[]): Promise<NumbersTable> =>
  terminal.facts('stats', ...line, '--from', day, '--to', day)

/** The same numbers, counted directly from the rows. */
async function raw(statement: ReturnType<typeof sql<{ cells: readonly (string | number)[] }>>) {
  const { rows } = await statement.execute(portal.db)
  return rows.map(({ cells }) => cells)
}

test('figures per day match the rows', async () => {
  const { rows } = await facts('days', '--by', 'language')
  const own =
    await raw(sql`select json_build_array(language, count(*), count(entry), count(*) filter (where plays > 0),
      coalesce(sum(plays), 0), round(coalesce(sum(played_ms), 0) / 60000)) as cells
    from visit left join (select account_id, sum(plays) as plays, sum(played_ms) as played_ms from play_day
      where day = ${day}::date group by 1) p using (account_id)
    where day = ${day}::date group by language order by language`)
  expect(rows).toEqual(own)
  expect(rows).toHaveLength(3)
})

test('cohorts and the funnel match the rows', async () => {
  const { rows } = await facts('cohorts', '--by', 'entry')
  const own = await raw(sql`select json_build_array(entry, count(*), count(*) filter (where account_id in
      (select account_id from visit where day = ${day}::date + 1))) as cells
    from visit where day = ${day}::date and entry is not null group by entry order by entry`)
  expect(rows.map((row) => row.slice(0, 3))).toEqual(own)
  expect(rows[0]![3]).toBeCloseTo(Number(own[0]![2]) / Number(own[0]![1]), 4)
  const funnel = await facts('funnel')
  const [steps] = await raw(sql`select json_build_array(${day}::text, count(*), count(p.account_id),
      count(*) filter (where games > 0), count(*) filter (where has_ended), count(*) filter (where games > 1)) as cells
    from visit left join (select account_id, count(*) filter (where plays > 0) as games, bool_or(has_ended) as has_ended
      from play_day where day = ${day}::date group by 1) p using (account_id)
    where day = ${day}::date and entry is not null`)
  expect(funnel.rows[0]!.slice(0, 6)).toEqual(steps)
})

test('figures of games match the rows and carry the games’ names', async () => {
  const { rows } = await facts('games')
  const [own] = await raw(sql`select json_build_array(count(*), count(*) filter (where plays > 0),
      count(*) filter (where played_ms >= 180000), count(*) filter (where plays > 0 and exists (
        select from play_day next where next.day = ${day}::date + 1 and next.game_id = p.game_id
          and next.account_id = p.account_id))) as cells
    from play_day p where day = ${day}::date and game_id = ${game}`)
  const slug = portal.api.catalogue.byId(game)!.slug
  expect(rows.find(([name]) => name === slug)!.slice(1, 5)).toEqual(own)
})

test('figures of coconuts and cloud games match the rows', async () => {
  const { columns, rows } = await facts('coconuts')
  const [boxes] = await raw(sql`select json_build_array(count(*), count(opened_at)) as cells from card_box
    where (got_at at time zone 'UTC')::date = ${day}::date`)
  const cell = (name: string) => rows[0]![columns.findIndex((one) => one.name === name)]
  expect([cell('given'), cell('opened')]).toEqual(boxes)
  expect([cell('idle'), cell('trades'), cell('cards traded')]).toEqual([2, 1, 1])
  const cloud = await facts('cloud', '--by', 'line')
  const [own] = await raw(sql`select json_build_array('paris', (select count(*) from cloud_play),
      (select count(begun_at) from cloud_play), (select sum(played_ms) / 60000 from cloud_play)::int,
      count(*), count(*) filter (where ended_how = 'entered'),
      round(avg(extract(epoch from ended_at - joined_at) * 1000) filter (where ended_how = 'entered'))::int,
      count(*) filter (where ended_how = 'missed'), count(*) filter (where ended_how = 'cancelled')) as cells
    from cloud_ticket`)
  expect(cloud.rows).toEqual([own])
})

test('figures are printed as a table, and exported without groups small enough to identify people', async () => {
  const { text } = await terminal.run('stats', 'cohorts', '--by', 'entry', '--from', day, '--to', day)
  expect(text).toMatch(/^entry +arrived +next day +D1 /)
  expect(text).toMatch(/^game +6 +2 +33\.3 % +– +– +– +–$/m)
  const csv = await terminal.run('stats', 'cohorts', '--by', 'entry', '--from', day, '--to', day, '--csv')
  expect(csv.text).toContain('\r\ngame,6,<5,,,,,\r\n')
  const { rows } = await facts('cohorts', '--by', 'entry', '--csv')
  expect(rows).toContainEqual(['game', 6, '<5', null, null, null, null, null])
})

test.for([
  [['--from', '2026-02-30'], '--from takes a day'],
  [['--to', 'yesterday'], '--to takes a day'],
  [['--from', '2026-03-02', '--to', '2026-03-01'], '--from lies behind --to'],
  [['--by', 'account_id'], '--by takes day, language, device'],
  [['--by', 'day; drop table visit'], '--by takes day, language, device'],
] as const)('%s is refused', async ([line, why]) => {
  const { text, code } = await terminal.run('stats', 'days', ...line)
  expect(code).toBe(2)
  expect(text).toContain(why)
})

test('an operator recounts a closed day, which the audit records; an open or deleted day is refused', async () => {
  await write(sql`delete from visit where day = ${day}::date and account_id = ${FIRST + 5}`)
  const { after } = await terminal.change('stats', 'recount', day)
  // Without the deleted one, and with Ann and Ben.
  expect(after).toMatchObject({ visitors: PEOPLE + 1 })
  expect(await terminal.run('stats', 'recount', dayOf(portal.now()), '--yes')).toMatchObject({ code: 1 })
  expect(await terminal.run('stats', 'recount', '2025-01-01', '--yes')).toMatchObject({ code: 1 })
  expect(await terminal.run('stats', 'recount', 'today', '--yes')).toMatchObject({ code: 2 })
})

test('the console shows the same numbers as the command line, drawn and in its table', async () => {
  const rig = openConsoleRig(portal)
  const al = await rig.operator('Al', 'analyst')
  for (const report of REPORTS) {
    for (const by of report.key === 'searches' ? [''] : report.by) {
      const options = report.by.length > 1 ? { by } : {}
      const line = ['stats', report.key, ...(report.by.length > 1 ? ['--by', by] : [])]
      const { facts } = await al.read(`stats ${report.key}`, {}, options)
      expect([line, facts]).toEqual([line, await terminal.facts(...line)])
      const table = asTable(facts)
      const { text } = await terminal.run(...line)
      const shown = table.rows.map((row) =>
        row.map((cell, place) => cellText(cell, table.columns[place]!.cells)),
      )
      const lines = text
        .split('\n')
        .slice(1)
        .map((one) => one.trim().split(/ {2,}/))
      if (shown.length > 0)
        expect([line, shown]).toEqual([
          line,
          lines.filter((one) => one.length === shown[0]!.length && !/^-+$/.test(one[0]!)),
        ])
      const drawn = drawingOf(table, report.drawn, report.areSteps)
      for (const { name, values } of report.areSteps ? [] : drawn.series)
        expect(values).toEqual(
          table.rows
            .slice(0, values.length)
            .map((row) => row[table.columns.findIndex((one) => one.name === name)]),
        )
    }
  }
  await rig.close()
})
