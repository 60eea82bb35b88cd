import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { checkInvariants, type Finding } from '#apps/cli/invariants.ts'
import { openDatabase, type Database } from '#kit/db/open-database.ts'
import { seededRandom } from '#kit/random/random.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { checkAcknowledged } from '../soak/run-soak.ts'
import { soakCaller, type Caller, type Counts } from '../soak/soak-client.ts'
import { giveBoxes } from '../soak/soak-seed.ts'
import type { World } from '../soak/soak-player.ts'
import { listen, type Heard } from './chat-listener.ts'
import { FAULTS, strikeAll } from './faults.ts'
import { startFleet } from './fleet.ts'
import { act, BUSY, join, pairName, type Crowd, type Member } from './members.ts'
import { playInRooms, type Rooms } from './room-players.ts'
import { failures, faultRows, type FaultRow, type Try } from './report.ts'

const PLAYERS = 200
/** This many of them have a page open that listens. */
const LISTENERS = 60
/** This many of them play in arena rooms, which have twenty seats. */
const ROOM_PLAYERS = 12
const BOXES_EACH = 120
/** Milliseconds between two actions of a player. */
const PAUSE = { least: 400, most: 1600 }
const SETTLE = 5000
const SLUGS = ['2048', 'sudoku', 'mahjong', 'classic-chess']

export interface FleetOptions {
  /** An empty folder that every user may enter. */
  readonly folder: string
  readonly seconds: number
  say(text: string): void
}

export interface FleetReport {
  readonly rows: readonly FaultRow[]
  readonly counts: Counts
  readonly findings: readonly Finding[]
  readonly rooms: {
    readonly sent: number
    readonly returns: number
    readonly playing: number
    readonly together: number
  }
  readonly messages: number
  readonly heard: number
  readonly failures: readonly string[]
}

/** 200 players on a fleet whose parts are killed one after the other; then checks every invariant and every acknowledgement. */
export async function runFleet({ folder, seconds, say }: FleetOptions): Promise<FleetReport> {
  const fleet = await startFleet(folder, say)
  const tries: Try[] = []
  const counts: Counts = { done: 0, refused: 0, lost: 0, repeated: 0 }
  const note = (isGood: boolean) => void tries.push({ at: performance.now(), isGood })
  const place = {
    url: fleet.url,
    tried: (status: number | undefined) => note(status !== undefined && status < 500),
  }
  const call = soakCaller(place, counts, seededRandom(1))
  const over = new AbortController()
  const heard: Heard = { messages: 0, cuts: [] }
  const rooms: Rooms = { sent: 0, returns: 0, company: new Map() }
  const database = await openDatabase({ dataFolder: folder, url: fleet.databaseUrl, connections: 4 })
  try {
    const crowd = await gather({ url: fleet.url, call, database, note })
    say(`${crowd.members.length} players are in`)
    const every = (seconds * 1000) / (FAULTS.length + 2)
    const [players, listeners] = [
      crowd.members.map((me, index) => live(crowd, call, { me, seed: index, signal: over.signal })),
      crowd.members
        .slice(0, LISTENERS)
        .map(({ token }) => listen({ url: fleet.url, token, call }, heard, over.signal)),
    ]
    const inRooms = crowd.members
      .slice(-ROOM_PLAYERS)
      .map(({ token }, seat) => playInRooms({ url: fleet.url, place: seat, token, call }, rooms, over.signal))
    // An exception of a player ends the run at once.
    const broke = Promise.all([...players, ...listeners, ...inRooms]).then(() => [])
    const struck = await Promise.race([strikeAll(fleet, { every, say }), broke])
    await Promise.race([pause(every), broke])
    const company = [...rooms.company.values()]
    over.abort()
    await broke
    say('the players have gone; now the books')
    await pause(SETTLE)
    const rows = faultRows(tries, heard, struck)
    const findings = [
      ...(await checkInvariants(database.db)),
      await checkAcknowledged(database, crowd.world.acknowledged),
      await checkPromised(crowd, call),
    ]
    return {
      rows,
      counts,
      findings,
      rooms: {
        sent: rooms.sent,
        returns: rooms.returns,
        playing: company.length,
        together: Math.max(0, ...company),
      },
      messages: crowd.promised.messages,
      heard: heard.messages,
      failures: [
        ...failures(rows, findings, every),
        ...(company.length < ROOM_PLAYERS
          ? [`of ${ROOM_PLAYERS} players of an arena ${company.length} are in a room`]
          : []),
      ],
    }
  } finally {
    over.abort()
    await database.close()
    await fleet.stop()
  }
}

interface Gathering {
  readonly url: string
  readonly call: Caller
  readonly database: Database
  readonly note: (isGood: boolean) => void
}

async function gather({ url, call, database, note }: Gathering): Promise<Crowd> {
  const members: Member[] = []
  for (let place = 0; place < PLAYERS; place += 20)
    members.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => join(call, place + index)))))
  await giveBoxes(
    database,
    members.map(({ accountId }) => accountId),
    BOXES_EACH,
  )
  const games = await sql<{ game_key: string }>`select game_key from cloud_worker_game limit 1`
    .execute(database.db)
    .catch(() => ({ rows: [] }))
  const world: World = {
    players: members,
    hot: [],
    acknowledged: { opened: [], notOpened: [], listed: [], taken: [] },
  }
  return {
    world,
    members,
    promised: { friends: new Set(), messages: 0 },
    gameIds: await Promise.all(
      SLUGS.map(async (slug) => (await call(catalogCalls.readGame, { slug })).result!.gameId),
    ),
    cloudGame: games.rows[0]?.game_key,
    async visit(path) {
      const status = await fetch(`${url}${path}`).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => undefined,
      )
      note(status !== undefined && status < 500)
    },
  }
}

async function live(
  crowd: Crowd,
  call: Caller,
  { me, seed, signal }: { readonly me: Member; readonly seed: number; readonly signal: AbortSignal },
): Promise<void> {
  const random = seededRandom(1000 + seed)
  await pause(random() * PAUSE.most)
  while (!signal.aborted) {
    await act(crowd, call, { me, random, habits: BUSY })
    await pause(PAUSE.least + random() * (PAUSE.most - PAUSE.least))
  }
}

/** Finds what was acknowledged besides cards and is missing. */
async function checkPromised({ members, promised }: Crowd, call: Caller): Promise<Finding> {
  const missing: string[] = []
  const known = new Set<string>()
  for (const { accountId, token } of members) {
    const { result } = await call(friendsCalls.listFriends, {}, token)
    for (const { player } of result!.friends) known.add(pairName(accountId, player.userId))
  }
  for (const pair of promised.friends) if (!known.has(pair)) missing.push(`the friends ${pair}`)
  return {
    id: 'I10',
    promise: `friends who were told so are friends: ${promised.friends.size} pairs`,
    broken: missing.length,
    examples: missing.slice(0, 5),
  }
}
