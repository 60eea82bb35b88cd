import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#kit/random/random.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { act, join, type Crowd, type Habits, type Member } from '../fleet/members.ts'
import { soakCaller, type Caller, type Counts } from '../soak/soak-client.ts'

/** Actions of newcomers. */
const HABITS: Habits = { look: 30, page: 20, play: 20, idle: 12, befriend: 8, talk: 6, rename: 4 }
const PLAYERS = 30
const PAUSE = { least: 200, most: 800 }
const SLUGS = ['2048', 'sudoku', 'mahjong']

export interface Players {
  readonly counts: Counts
  /** Requests since the start, and those among them that failed. */
  tally(): { readonly tries: number; readonly errors: number }
  leave(): Promise<void>
}

/** Players who connect through the proxy and play until they are stopped. */
export async function bringPlayers(url: string): Promise<Players> {
  const counts: Counts = { done: 0, refused: 0, lost: 0, repeated: 0 }
  const tally = { tries: 0, errors: 0 }
  const note = (status: number | undefined) => {
    tally.tries++
    if (status === undefined || status >= 500) tally.errors++
  }
  const call = soakCaller({ url, tried: note, loses: 0 }, counts, seededRandom(1))
  const members = await Promise.all(Array.from({ length: PLAYERS }, (_, place) => join(call, place)))
  const crowd: Crowd = {
    world: { players: members, hot: [], acknowledged: { opened: [], notOpened: [], listed: [], taken: [] } },
    members,
    promised: { friends: new Set(), messages: 0 },
    gameIds: await Promise.all(
      SLUGS.map(async (slug) => (await call(catalogCalls.readGame, { slug })).result!.gameId),
    ),
    cloudGame: undefined,
    async visit(path) {
      const status = await fetch(`${url}${path}`).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => undefined,
      )
      note(status)
    },
  }
  const over = new AbortController()
  const lives = Promise.all(members.map((me, seed) => live(crowd, call, { me, seed, signal: over.signal })))
  return {
    counts,
    tally: () => ({ ...tally }),
    async leave() {
      over.abort()
      await lives
    },
  }
}

interface Life {
  readonly me: Member
  readonly seed: number
  readonly signal: AbortSignal
}

async function live(crowd: Crowd, call: Caller, { me, seed, signal }: Life): Promise<void> {
  const random = seededRandom(100 + seed)
  while (!signal.aborted) {
    await act(crowd, call, { me, random, habits: HABITS })
    await pause(PAUSE.least + random() * (PAUSE.most - PAUSE.least))
  }
}
