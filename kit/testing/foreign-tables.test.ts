import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foreignTables, moduleFolder, sqlHanded, tableOwners } from './foreign-tables.ts'

const sources = globSync('modules/*/server/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/migrations\/|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const owners = tableOwners(sources)

/** Where one module's statement may name another's table, and why. */
const ALLOWED: readonly (readonly [file: RegExp, why: string])[] = [
  [/\/invariants\.ts$/, 'a promise of the ledger holds the tables of several modules against each other'],
  [/^modules\/numbers\/server\/count-[\w-]+\.ts$/, 'a day of a million plays is counted where it lies'],
  [/^modules\/market\/server\/swap-store\.ts$/, 'a listing and both cards are held in one round trip'],
]

test('a module uses no tables of another module in SQL', () => {
  const reached = sources
    .filter(({ file }) => !ALLOWED.some(([allowed]) => allowed.test(file)))
    .flatMap((source) => foreignTables(source, owners).map((table) => `${source.file}: ${table}`))
  expect(reached).toEqual([])
})

test('each exception is needed', () => {
  const idle = ALLOWED.filter(
    ([allowed]) =>
      !sources.some((source) => allowed.test(source.file) && foreignTables(source, owners).length > 0),
  )
  expect(idle).toEqual([])
})

test('no module exports a piece of SQL', () => {
  const handed = sources.flatMap((source) => {
    const face = sources.find(({ file }) => file === `${moduleFolder(source.file)}/server/index.ts`)
    return sqlHanded(source.text, face?.text ?? '').map((name) => `${source.file}: ${name}`)
  })
  expect(handed).toEqual([])
})

test.for([
  ['export interface Trade {\n  readonly also: readonly RawBuilder<unknown>[]\n}', ['Trade']],
  ['export const insertNotices = (some: Some) =>\n  sql`select 1`', ['insertNotices']],
  ['export function insertNotices() {\n  return sql`select 1`\n}', ['insertNotices']],
  ['export async function insertNotices(db: Db) {\n  await sql`select 1`.execute(db)\n}', []],
  ['export const ownOnly = () => sql`select 1`', []],
  ['interface Own {\n  readonly wish: RawBuilder<unknown>\n}', []],
] as const)('%j exports: %j', ([text, names]) => {
  expect(sqlHanded(text, `export { insertNotices, type Trade } from './notices.ts'`)).toEqual(names)
})

test.for([
  [`db.selectFrom('card').selectAll()`, ['card']],
  [`db.selectFrom('market_listing').innerJoin('card as c', 'c.id', 'card_id')`, ['card']],
  ['sql`select * from market_listing join card_move on true`', ['card_move']],
  ['sql`with held as (select 1) update card set kind = 1`', ['card']],
  ['sql`insert into account_session select 1`', ['account_session']],
  [`db.selectFrom('market_listing')`, []],
  [`// Read from card.\n/** From card. */`, []],
] as const)('%j names tables of others: %j', ([text, tables]) => {
  expect(foreignTables({ file: 'modules/market/server/some-store.ts', text }, owners)).toEqual(tables)
})
