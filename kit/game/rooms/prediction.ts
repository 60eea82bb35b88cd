import type { SimEvent } from '../contract.ts'
import {
  copyShared,
  hashOfShared,
  sharedFromBytes,
  type SeatedState,
  type Shared,
  type SharedGame,
} from './shared.ts'
import { FromPage, numberMessage, readTicks, stickMessage, TICKS_A_SECOND } from './wire.ts'

/** Slides others to their corrected positions; visual only. */
export interface Easing<State> {
  /** The same moment as it was shown and as it is now known; `own` is not eased. */
  corrected(shown: State, known: State, own: number | undefined): void
  /** The state to show in the next frame. */
  frame(state: State): State
  clear(): void
}

interface PredictionWish<State extends SeatedState> {
  readonly game: SharedGame<State>
  readonly easing: Easing<State>
  /** Events that only the player's own action causes are shown immediately; those that others may prevent, once confirmed. */
  readonly atOnce: ReadonlySet<string>
  send(message: Uint8Array): void
}

/**
 * A room on the player's page. The shown state is the one that the server confirmed, stepped ahead with the player's stick
 * and the last known sticks of the others. It is so far ahead that a stick reaches the server before its tick:
 * the server judges what the player saw.
 */
export interface Prediction<State> {
  readonly shown: Shared<State> | undefined
  /** The shown state with easing: mispredicted rivals slide to their positions. */
  readonly picture: State | undefined
  readonly people: number
  /** The player's seat. */
  seat: number | undefined
  /** The full state has arrived. */
  restart(bytes: Uint8Array, now: number): void
  /** Ticks have arrived; returns their confirmed events. */
  confirm(bytes: Uint8Array, now: number): readonly SimEvent[]
  /** Round-trip time of a message. */
  travelled(milliseconds: number): void
  /** One frame with this stick; returns the events that are already certain. */
  frame(stick: number, now: number): readonly SimEvent[]
}

/** The server sends its ticks in threes, and networks jitter. */
const SPARE_TICKS = 6
const MOST_AHEAD = 45
const KEPT_TICKS = 60

/** The confirmed state, the shown state, and the player's sticks since. */
interface Predicted<State extends SeatedState> extends PredictionWish<State> {
  confirmed: Shared<State> | undefined
  shown: Shared<State> | undefined
  picture: State | undefined
  isOld: boolean
  held: { tick: number; stick: number }[]
  people: number
  seat: number | undefined
  travel: number
  /** Ticks that the room's clock is ahead of this page's, measured with the fastest message. */
  offset: number | undefined
}

export function openPrediction<State extends SeatedState>(wish: PredictionWish<State>): Prediction<State> {
  const page: Predicted<State> = {
    ...wish,
    confirmed: undefined,
    shown: undefined,
    picture: undefined,
    isOld: false,
    held: [],
    people: 0,
    seat: undefined,
    travel: 50,
    offset: undefined,
  }
  return {
    get shown() {
      return page.shown
    },
    get picture() {
      return page.picture
    },
    get people() {
      return page.people
    },
    get seat() {
      return page.seat
    },
    set seat(given) {
      page.seat = given
      page.held = []
    },
    restart: (bytes, now) => restart(page, bytes, now),
    confirm: (bytes, now) => confirm(page, bytes, now),
    travelled(milliseconds) {
      page.travel += (milliseconds - page.travel) * 0.3
    },
    frame: (stick, now) => frame(page, stick, now),
  }
}

const ticksOf = (milliseconds: number) => (milliseconds * TICKS_A_SECOND) / 1000

function heard<State extends SeatedState>(page: Predicted<State>, clock: number, now: number) {
  const seen = clock - ticksOf(now)
  // A fast message counts immediately, slow ones gradually: clocks drift.
  if (page.offset === undefined || seen > page.offset || seen < page.offset - MOST_AHEAD) page.offset = seen
  else page.offset += (seen - page.offset) * 0.01
}

function holdOwn<State extends SeatedState>(page: Predicted<State>, round: Shared<State>) {
  if (page.seat === undefined) return
  const last = page.held.findLast(({ tick }) => tick <= round.clock)
  const player = round.state.players[page.seat]
  if (last && player) player.stick = last.stick
}

function ahead<State extends SeatedState>(page: Predicted<State>, round: Shared<State>): readonly SimEvent[] {
  holdOwn(page, round)
  return page.game.step(round, page.seat ?? -1)
}

/** Steps from the confirmed state forward to the shown tick. */
function reconcile<State extends SeatedState>(page: Predicted<State>, from: Shared<State>) {
  const before = page.shown
  page.shown = copyShared(from)
  while (before && page.shown.clock < before.clock) ahead(page, page.shown)
  if (before?.clock === page.shown.clock) page.easing.corrected(before.state, page.shown.state, page.seat)
  page.isOld = false
}

function restart<State extends SeatedState>(
  page: Predicted<State>,
  bytes: Uint8Array<ArrayBufferLike>,
  now: number,
) {
  page.confirmed = sharedFromBytes<State>(bytes)
  page.shown = copyShared(page.confirmed)
  page.picture = page.shown.state
  page.easing.clear()
  page.held = []
  heard(page, page.confirmed.clock, now)
}

function confirm<State extends SeatedState>(
  page: Predicted<State>,
  bytes: Uint8Array<ArrayBufferLike>,
  now: number,
) {
  const ticks = readTicks(bytes)
  page.people = ticks.people
  if (!page.confirmed || ticks.from + ticks.count <= page.confirmed.clock) return []
  if (ticks.from !== page.confirmed.clock) {
    page.send(new Uint8Array([FromPage.whole]))
    return []
  }
  const events: SimEvent[] = []
  for (let after = 0; after < ticks.count; after++) {
    for (const change of ticks.changes) {
      if (change.after === after) page.game.change(page.confirmed.state, change)
    }
    events.push(...page.game.step(page.confirmed, page.seat ?? -1))
  }
  if (ticks.hash !== 0 && ticks.hash !== hashOfShared(page.confirmed))
    page.send(new Uint8Array([FromPage.whole]))
  heard(page, page.confirmed.clock, now)
  const { clock } = page.confirmed
  page.held = page.held.filter(({ tick }) => tick >= clock - KEPT_TICKS)
  page.isOld = true
  return events.filter(({ kind }) => !page.atOnce.has(kind))
}

function frame<State extends SeatedState>(page: Predicted<State>, stick: number, now: number) {
  if (!page.confirmed || page.offset === undefined) return []
  if (page.isOld || !page.shown) reconcile(page, page.confirmed)
  const round = page.shown!
  const lead = Math.min(MOST_AHEAD, Math.ceil(ticksOf(page.travel)) + SPARE_TICKS)
  const wished = Math.min(Math.round(page.offset + ticksOf(now)) + lead, page.confirmed.clock + MOST_AHEAD)
  // One tick per frame; two or none correct the drift.
  const far = wished - round.clock
  const steps = far > MOST_AHEAD / 2 ? far : far > 2 ? 2 : far < -2 ? 0 : 1
  if (
    steps > 0 &&
    page.seat !== undefined &&
    stick !== (page.held.at(-1)?.stick ?? round.state.players[page.seat]?.stick)
  ) {
    page.held.push({ tick: round.clock, stick })
    page.send(stickMessage(round.clock, stick))
  }
  const events: SimEvent[] = []
  for (let step = 0; step < steps; step++) events.push(...ahead(page, round))
  page.picture = page.easing.frame(round.state)
  return events.filter(({ kind }) => page.atOnce.has(kind))
}

export const pingMessage = (now: number) => numberMessage(FromPage.ping, Math.floor(now) >>> 0)
