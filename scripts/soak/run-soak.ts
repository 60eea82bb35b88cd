import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { checkInvariants, type Finding } from '#apps/cli/invariants.ts'
import { startServer, type RunningServer } from '#apps/testing/crash-rig.ts'
import { openDatabase, type Database } from '#kit/db/open-database.ts'
import { seededRandom } from '#kit/random/random.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { soakCaller, type Caller, type Counts, type Place } from './soak-client.ts'
import { step, type Acknowledged, type Player, type World } from './soak-player.ts'
import { giveBoxes, givePairs, rawSwap, type Pair } from './soak-seed.ts'

const CLIENTS = 16
const PLAYERS = 64
const BOXES_EACH = 400
const SHARE_BEFORE_CRASH = 0.96

export interface SoakOptions {
  /** An empty folder for the database, which every user may enter. */
  readonly folder: string
  /** How long the clients run. A number of calls proves the same on every machine. */
  readonly length: { readonly seconds: number } | { readonly calls: number }
  /** Number of swaps for the comparison with bare SQL. */
  readonly swaps: number
  say?(text: string): void
}

export interface SoakReport extends Counts {
  /** Calls per second, without the time of the crash. */
  readonly callsPerSecond: number
  readonly swapsPerSecond: number
  readonly rawSwapsPerSecond: number
  readonly findings: readonly Finding[]
}

/** Sixteen clients compete for hot listings; half-way, server and database are killed and restarted. */
export async function runSoak({
  folder,
  length,
  swaps,
  say = () => undefined,
}: SoakOptions): Promise<SoakReport> {
  let server: RunningServer = await startServer(folder)
  const place: Place = { url: server.url }
  const counts: Counts = { done: 0, refused: 0, lost: 0, repeated: 0 }
  const call = soakCaller(place, counts, seededRandom(1))
  try {
    const players = await signIn(soakCaller(place, { ...counts }, () => 1))
    const world: World = {
      players,
      hot: [],
      acknowledged: { opened: [], notOpened: [], listed: [], taken: [] },
    }
    await withDatabase(folder, (database) => giveBoxes(database, idsOf(players), BOXES_EACH))
    say(`${CLIENTS} clients, ${PLAYERS} players`)
    let [calls, milliseconds] = [0, 0]
    for (const half of [1, 2]) {
      const [start, before] = [performance.now(), counts.done + counts.refused]
      const share = shareOfHalf(length, counts)
      const clients = runClients(world, call, { isOver: () => share() >= 1, seed: half * 100 })
      // The first half ends in the middle of requests.
      if (half === 1) await Promise.race([clients, passed(share, SHARE_BEFORE_CRASH)])
      else await clients
      milliseconds += performance.now() - start
      calls += counts.done + counts.refused - before
      if (half === 2) break
      await server.kill(true)
      server = await startServer(folder)
      place.url = server.url
      await clients
      say('server and database were killed and are back')
    }
    say(JSON.stringify(counts))
    const rates = await compareSwaps({
      folder,
      players,
      call: soakCaller(place, { ...counts }, () => 1),
      swaps,
    })
    return {
      ...counts,
      callsPerSecond: Math.round((calls * 1000) / milliseconds),
      ...rates,
      findings: await withDatabase(folder, async (database) =>
        [
          ...(await checkInvariants(database.db)),
          await checkAcknowledged(database, world.acknowledged),
        ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      ),
    }
  } finally {
    await server.stop()
  }
}

/** The completed share of a half, from 0 to 1. */
function shareOfHalf(length: SoakOptions['length'], counts: Counts): () => number {
  const [start, before] = [performance.now(), counts.done + counts.refused]
  return 'calls' in length
    ? () => (counts.done + counts.refused - before) / (length.calls / 2)
    : () => (performance.now() - start) / (length.seconds * 500)
}

async function passed(share: () => number, wanted: number): Promise<void> {
  while (share() < wanted) await pause(20)
}

const idsOf = (players: readonly Player[]) => players.map(({ accountId }) => accountId)

/** Opens the running server's database, and closes it before the server is killed. */
async function withDatabase<Value>(
  folder: string,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const url = process.env['DATABASE_URL']
  const database = await openDatabase({ dataFolder: folder, connections: CLIENTS, url })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function signIn(call: Caller): Promise<Player[]> {
  return Promise.all(
    Array.from({ length: PLAYERS }, async () => {
      const deviceId = randomUUID().toUpperCase()
      const { result } = await call(accountCalls.signInDevice, { deviceId })
      const { token } = result!.session
      await call(cardsCalls.readCollection, {}, token)
      return { accountId: result!.account.userId, token, cards: new Map<string, number>() }
    }),
  )
}

async function runClients(
  world: World,
  call: Caller,
  { isOver, seed }: { readonly isOver: () => boolean; readonly seed: number },
): Promise<void> {
  const client = async (index: number) => {
    const random = seededRandom(seed + index)
    while (!isOver()) await step(world, call, random)
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)))
}

interface Comparison {
  readonly folder: string
  readonly players: readonly Player[]
  readonly call: Caller
  readonly swaps: number
}

/** The same swaps through the API and as bare SQL over as many connections, alternating. */
async function compareSwaps({ folder, players, call, swaps }: Comparison) {
  const tokens = new Map(players.map(({ accountId, token }) => [accountId, token]))
  const wish = { accountIds: idsOf(players), count: Math.ceil(swaps / 2) }
  return withDatabase(folder, async (database) => {
    const connections = await Promise.all(Array.from({ length: CLIENTS }, () => database.openClient()))
    const raw = async (pair: Pair) => {
      const connection = connections.pop()!
      await rawSwap(connection, pair, new Date())
      connections.push(connection)
    }
    const api = async ({ listingId, cardId, payerId }: Pair) => {
      const { refusal } = await call(marketCalls.swapCard, { listingId, cardId }, tokens.get(payerId))
      if (refusal) throw new Error(`A swap of the comparison was refused: ${refusal}`)
    }
    const spent = { raw: 0, api: 0 }
    for (const round of ['1', '2']) {
      spent.api += await timeOf(await givePairs(database, `API${round}-`, wish), api)
      // Deferred work of the calls must not slow down the bare statements.
      await outboxEmpty(database)
      spent.raw += await timeOf(await givePairs(database, `RAW${round}-`, wish), raw)
    }
    await Promise.all(connections.map((connection) => connection.end()))
    const perSecond = (milliseconds: number) => Math.round((wish.count * 2 * 1000) / milliseconds)
    return { swapsPerSecond: perSecond(spent.api), rawSwapsPerSecond: perSecond(spent.raw) }
  })
}

async function outboxEmpty({ db }: Pick<Database, 'db'>): Promise<void> {
  const { rows } = await sql`select from outbox where due_at <= now() limit 1`.execute(db)
  if (rows.length === 0) return
  await pause(50)
  return outboxEmpty({ db })
}

async function timeOf(pairs: readonly Pair[], work: (pair: Pair) => Promise<void>): Promise<number> {
  const rest = [...pairs]
  const start = performance.now()
  const client = async () => {
    for (let pair = rest.pop(); pair; pair = rest.pop()) await work(pair)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return performance.now() - start
}

/** I8: finds what was acknowledged but does not exist exactly once, and what was refused but exists. */
export async function checkAcknowledged(
  { db }: Database,
  { opened, notOpened, listed, taken }: Acknowledged,
): Promise<Finding> {
  const { rows } = await sql<{ what: string }>`
    select 'opening ' || name as what from unnest(${opened}::text[]) name
    where 1 <> (select count(*) from card_opening where salt = name)
    union all
    select 'refused opening ' || name from unnest(${notOpened}::text[]) name
    where exists (select from card_opening where salt = name)
    union all
    select 'listing ' || name from unnest(${listed}::text[]) name
    where not exists (select from market_listing where id = name)
    union all
    select 'listing ' || name || ' taken by ' || taker
    from unnest(${taken.map(({ listingId }) => listingId)}::text[], ${taken.map(({ takerId }) => takerId)}::bigint[]) as one (name, taker)
    where not exists (select from market_listing where id = name and taker_id = taker)`.execute(db)
  const examples = rows.slice(0, 5).map(({ what }) => what)
  return {
    id: 'I8',
    promise: `what was acknowledged is there once: ${opened.length} openings, ${listed.length} listings, ${taken.length} trades`,
    broken: rows.length,
    examples,
  }
}
