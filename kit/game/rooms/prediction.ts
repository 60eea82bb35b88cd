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
  /** The same moment, as it was shown and as it is now known; `own` is not eased. */
  corrected(shown: State, known: State, own: number | undefined): void
  /** A round as the next frame shows it. */
  frame(state: State): State
  clear(): void
}

interface PredictionWish<State extends SeatedState> {
  readonly game: SharedGame<State>
  readonly easing: Easing<State>
  /** What only the player's own deed causes is shown at once; what others may prevent, when it is certain. */
  readonly atOnce: ReadonlySet<string>
  send(message: Uint8Array): void
}

/**
 * A room as a page plays it. What the server has confirmed is one round; the shown one is that, stepped ahead with
 * what the player holds and what the others held last. It runs so far ahead that a stick reaches the server before the
 * tick it was held in: what is seen is what is judged.
 */
export interface Prediction<State> {
  readonly shown: Shared<State> | undefined
  /** The shown round for the eye: rivals who turned out to be elsewhere glide there. */
  readonly picture: State | undefined
  readonly people: number
  /** Where the player sits. */
  seat: number | undefined
  /** The whole round has come. */
  restart(bytes: Uint8Array, now: number): void
  /** Some ticks have come; gives what happened in them for certain. */
  confirm(bytes: Uint8Array, now: number): readonly SimEvent[]
  /** The time that a message took there and back. */
  travelled(milliseconds: number): void
  /** One frame under this stick; gives what it caused, as far as can be known. */
  frame(stick: number, now: number): readonly SimEvent[]
}

/** The server tells of its ticks in threes, and a network is never even. */
const SPARE_TICKS = 6
const MOST_AHEAD = 45
const KEPT_TICKS = 60

/** What is certain, what is shown, and what the player has held since. */
interface Predicted<State extends SeatedState> extends PredictionWish<State> {
  confirmed: Shared<State> | undefined
  shown: Shared<State> | undefined
  picture: State | undefined
  isOld: boolean
  held: { tick: number; stick: number }[]
  people: number
  seat: number | undefined
  travel: number
  /** Ticks that the room is ahead of this page's time, by the message that was the quickest. */
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
  // A quick message counts at once, slow ones little by little: clocks drift.
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

/** From what is certain forward to where the shown round was. */
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
  // One tick a frame; a second one, or none, brings it back to its time.
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
