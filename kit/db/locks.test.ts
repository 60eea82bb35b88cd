import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Locks that last until the end of a transaction: on rows and on names. */
const LOCK =
  /\.for(?:No)?(?:Key)?(?:Update|Share)\(|\bfor (?:no key |key )?(?:update|share)\b|advisory_xact_lock/g
/** Tables of the ledger: they are written together with their proof or not at all. */
const LEDGER = 'card|card_box|card_move|card_opening|card_draw|card_event|card_odds|market_listing|play_grant'
const ENTRY = new RegExp(`(?:insert into |update |insertInto\\('|updateTable\\(')(?:${LEDGER})\\b`, 'g')
/** Where a function declares its database; a callback parameter named `tx` comes from `inTransaction`. */
const PLACE = /\b\w+: (Db|Tx)\b|\((tx)(?:, \w+)?\) =>/g

/** The lines that lock or write the ledger where the database may be the pool. */
function loose(source: string): number[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...code.matchAll(LOCK), ...code.matchAll(ENTRY)]
    .filter(({ index }) => [...code.slice(0, index).matchAll(PLACE)].at(-1)?.[1] === 'Db')
    .map(({ index }) => code.slice(0, index).split('\n').length)
}

test('locks and ledger entries outside a transaction are found', () => {
  const lock = `export const lock = (db: Db) => db.selectFrom('card').forUpdate().execute()`
  const held = lock.replace('db: Db', 'tx: Tx')
  const inside = `const take = (db: Db) => inTransaction(db, async (tx) => sql\`select 1 for update\`.execute(tx))`
  const entry = `const move = (db: Db) => db.insertInto('card_move').values({}).execute()`
  expect(loose([held, lock, '// no lock for update', inside, entry].join('\n'))).toEqual([2, 5])
})

test('every function that locks or writes the ledger takes a transaction', () => {
  const files = globSync(['modules/*/server/*.ts', 'kit/**/*.ts', 'apps/{cli,server}/*.ts'], {
    exclude: (name) => name.endsWith('.test.ts'),
  })
  const found = files.flatMap((file) => loose(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})
