import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { Client } from 'pg'
import { openDatabase } from '#kit/db/open-database.ts'
import { lightClient } from '../../scripts/soak/light-client.ts'
import { median, type Figure } from '../figure.ts'
import { processorSeconds } from '../processor.ts'
import { openDriver } from './crowd.ts'
import type { RecordedCall } from './recorder.ts'
import { serve, type Served } from './serve.ts'

const PLAYERS = 64
const CLIENTS = 16
const RECORD_MS = 20_000
const ROUNDS = 6
const ROUND_MS = 2000
const WARM_MS = 2000
/** Games of the test catalogue. */
const SLUGS = ['2048']

/**
 * Compares the mix of calls with the bare framework replaying the same SQL. What is compared is the server's CPU time per
 * call, which is the inverse of its rate on a core of its own and holds on a busy machine.
 */
export async function sameSql(
  folder: string,
  urlOf: (database: string) => string,
): Promise<readonly Figure[]> {
  const [ours, bare, recordFile] = [urlOf('islet'), urlOf('bare'), join(folder, 'recorded')]
  const start = (...more: string[]) => serve('measured-server.ts', ours, join(folder, 'api'), ...more)
  const seeding = await start()
  const database = await openDatabase({ url: ours, dataFolder: folder, connections: 2 })
  const driver = await openDriver(seeding.url, database, { players: PLAYERS, slugs: SLUGS, seed: 1 })
  await database.close()
  await seeding.stop()
  await copyDatabase(urlOf('postgres'), 'islet', 'bare')
  const recording = await start(recordFile)
  driver.moveTo(recording.url)
  await driver.closed(CLIENTS, RECORD_MS)
  await recording.stop()

  const count = (deserialize(readFileSync(recordFile)) as readonly RecordedCall[]).length
  const [server, beside] = [await start(), await serve('bare-server.ts', bare, recordFile)]
  driver.moveTo(server.url)
  const costs = { ours: [] as number[], bare: [] as number[] }
  try {
    const few = Math.floor(count / (ROUNDS + 1))
    await driver.closed(CLIENTS, WARM_MS)
    await replay(beside, few)
    for (let round = 0; round < ROUNDS; round++) {
      costs.ours.push(
        await costOf(server, async () => (await driver.closed(CLIENTS, ROUND_MS)).milliseconds.length),
      )
      costs.bare.push(await costOf(beside, () => replay(beside, few)))
    }
  } finally {
    await server.stop()
    await beside.stop()
  }
  const [mine, theirs] = [median(costs.ours), median(costs.bare)]
  return [
    {
      name: 'mix of calls on a core',
      value: Math.round(1000 / mine),
      unit: 'calls/s',
      against:
        `the bare framework doing the same SQL: ${Math.round(1000 / theirs)}/s; ` +
        `${mine.toFixed(2)} and ${theirs.toFixed(2)} ms of processor a call; want 0.5`,
      ratio: Math.round((theirs / mine) * 100) / 100,
    },
  ]
}

async function copyDatabase(url: string, from: string, to: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(`create database ${to} template ${from}`)
  await client.end()
}

/** The server's CPU milliseconds per call. */
async function costOf({ pid }: Served, work: () => Promise<number>): Promise<number> {
  const before = processorSeconds(pid)
  const calls = await work()
  return ((processorSeconds(pid) - before) * 1000) / calls
}

const HEADERS = { 'content-type': 'application/json', authorization: `Bearer ${'t'.repeat(43)}` }
const BODY = JSON.stringify({ id: 1, params: {}, head: { opId: 'an operation of the bench' } })

async function replay({ url }: Served, calls: number): Promise<number> {
  const post = lightClient(url)
  let rest = calls
  const client = async () => {
    while (rest-- > 0) {
      const { status, body } = await post('/next', HEADERS, BODY)
      if (status !== 200) throw new Error(`The bare server answered ${status}: ${body}`)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return calls
}
