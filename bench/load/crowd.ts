import { sql } from 'kysely'
import type { Database } from '#kit/db/open-database.ts'
import { seededRandom } from '#kit/random/random.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { act, join, type Crowd, type Habits, type Member } from '../../scripts/fleet/members.ts'
import { soakCaller, type Caller, type Place } from '../../scripts/soak/soak-client.ts'
import { giveBoxes } from '../../scripts/soak/soak-seed.ts'

/** The usual mix of actions: mostly playing, reading lists and idle rewards; some trade, chat and make friends. */
export const USUAL: Habits = { look: 46, play: 26, idle: 14, trade: 8, talk: 4, befriend: 2 }

const BOXES_EACH = 60
const AT_ONCE = 20

/** The actions of players during some time. */
export interface Done {
  readonly acts: number
  /** Durations of all their calls. */
  readonly milliseconds: readonly number[]
  /** Calls per second. */
  readonly rate: number
  /** Calls that the server could not answer. */
  readonly failed: number
}

export interface Driver {
  /** Sends all further calls to this server. */
  moveTo(url: string): void
  /** Closed loop: this many players at a time, each acting again after its last action. Resolves with the results. */
  closed(clients: number, milliseconds: number): Promise<Done>
  /** Open loop: actions begin at random moments at this rate, whether earlier ones have ended or not. */
  open(actsPerSecond: number, milliseconds: number): Promise<Done>
}

/** Signs players in, gives them boxes, and lets them act on demand. */
export async function openDriver(
  url: string,
  database: Database,
  {
    players,
    slugs,
    seed,
  }: { readonly players: number; readonly slugs: readonly string[]; readonly seed: number },
): Promise<Driver> {
  let [acts, failed] = [0, 0]
  let took: number[] = []
  const tried = (status: number | undefined, milliseconds: number) => {
    took.push(milliseconds)
    if (status === undefined || status >= 500) failed++
  }
  const place: Place = { url, tried, loses: 0 }
  const call = soakCaller(place, { done: 0, refused: 0, lost: 0, repeated: 0 }, seededRandom(seed))
  const members: Member[] = []
  for (let place = 0; place < players; place += AT_ONCE) {
    const few = Math.min(AT_ONCE, players - place)
    members.push(...(await Promise.all(Array.from({ length: few }, (_, index) => join(call, place + index)))))
  }
  const accountIds = members.map(({ accountId }) => accountId)
  await giveBoxes(database, accountIds, BOXES_EACH)
  await sql`analyze`.execute(database.db)
  const crowd = await crowdOf(members, call, slugs)
  const random = seededRandom(seed + 1)
  /** Players without an action in progress. */
  const free = [...members]
  const actOnce = async () => {
    const me = free.splice(Math.floor(random() * free.length), 1)[0]
    if (!me) return
    acts++
    await act(crowd, call, { me, random, habits: USUAL })
    free.push(me)
  }
  const during = async (work: () => Promise<unknown>): Promise<Done> => {
    ;[acts, failed, took] = [0, 0, []]
    const start = performance.now()
    await work()
    return { acts, failed, milliseconds: took, rate: (took.length * 1000) / (performance.now() - start) }
  }
  return {
    moveTo: (other) => void (place.url = other),
    closed: (clients, milliseconds) =>
      during(async () => {
        const until = performance.now() + milliseconds
        const client = async () => {
          while (performance.now() < until) await actOnce()
        }
        await Promise.all(Array.from({ length: clients }, client))
      }),
    open: (actsPerSecond, milliseconds) =>
      during(async () => {
        const until = performance.now() + milliseconds
        const running: Promise<void>[] = []
        for (
          let due = performance.now();
          due < until;
          due += (-Math.log(1 - random()) * 1000) / actsPerSecond
        ) {
          const wait = due - performance.now()
          if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
          running.push(actOnce())
        }
        await Promise.all(running)
      }),
  }
}

async function crowdOf(members: readonly Member[], call: Caller, slugs: readonly string[]): Promise<Crowd> {
  const games = slugs.map(async (slug) => (await call(catalogCalls.readGame, { slug })).result!.gameId)
  return {
    members,
    world: {
      players: members,
      hot: [],
      acknowledged: { opened: [], notOpened: [], listed: [], taken: [] },
    },
    promised: { friends: new Set(), messages: 0 },
    gameIds: await Promise.all(games),
    visit: async () => undefined,
    cloudGame: undefined,
  }
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
