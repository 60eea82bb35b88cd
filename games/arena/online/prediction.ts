import { numberMessage, FromPage, readTicks, stickMessage } from '#kit/game/rooms/wire.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import { TICKS_A_SECOND, type ArenaRules, type Round } from '../round.ts'
import type { Stick } from '../stick.ts'
import { openEasing } from './easing.ts'
import {
  applyChange,
  copyRound,
  hashOfRound,
  roundFromBytes,
  stepRound,
  type SharedRound,
} from './shared-round.ts'

/**
 * A room as a page plays it. What the server has confirmed is one round; the shown one is that, stepped ahead with
 * what the player holds and what the others held last. It runs so far ahead that a stick reaches the server before the
 * tick it was held in: what is seen is what is judged.
 */
export interface Prediction {
  readonly shown: SharedRound | undefined
  /** The shown round for the eye: rivals who turned out to be elsewhere glide there. */
  readonly picture: Round | undefined
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
  frame(stick: Stick, now: number): readonly SimEvent[]
}

/** What only the player's own deed causes is shown at once; what others may prevent, when it is certain. */
const AT_ONCE = new Set(['eat', 'boost', 'split', 'capture', 'leave', 'bump', 'prick'])
/** The server tells of its ticks in threes, and a network is never even. */
const SPARE_TICKS = 6
const MOST_AHEAD = 45
const KEPT_TICKS = 60

export function openPrediction(rules: ArenaRules, send: (message: Uint8Array) => void): Prediction {
  let confirmed: SharedRound | undefined
  let shown: SharedRound | undefined
  let picture: Round | undefined
  const easing = openEasing()
  let isOld = false
  let held: { tick: number; stick: Stick }[] = []
  let people = 0
  let seat: number | undefined
  let travel = 50
  /** Ticks that the room is ahead of this page's time, by the message that was the quickest. */
  let offset: number | undefined
  const ticksOf = (milliseconds: number) => (milliseconds * TICKS_A_SECOND) / 1000

  function heard(clock: number, now: number) {
    const seen = clock - ticksOf(now)
    // A quick message counts at once, slow ones little by little: clocks drift.
    if (offset === undefined || seen > offset || seen < offset - MOST_AHEAD) offset = seen
    else offset += (seen - offset) * 0.01
  }

  function holdOwn(round: SharedRound) {
    if (seat === undefined) return
    const last = held.findLast(({ tick }) => tick <= round.clock)
    const player = round.state.players[seat]
    if (last && player) player.stick = last.stick
  }

  function ahead(round: SharedRound): readonly SimEvent[] {
    holdOwn(round)
    return stepRound(rules, round, seat ?? -1)
  }

  /** From what is certain forward to where the shown round was. */
  function reconcile(from: SharedRound) {
    const before = shown
    shown = copyRound(from)
    while (before && shown.clock < before.clock) ahead(shown)
    if (before?.clock === shown.clock) easing.corrected(before.state, shown.state, seat)
    isOld = false
  }

  return {
    get shown() {
      return shown
    },
    get picture() {
      return picture
    },
    get people() {
      return people
    },
    get seat() {
      return seat
    },
    set seat(given) {
      seat = given
      held = []
    },
    restart(bytes, now) {
      confirmed = roundFromBytes(bytes)
      shown = copyRound(confirmed)
      picture = shown.state
      easing.clear()
      held = []
      heard(confirmed.clock, now)
    },
    confirm(bytes, now) {
      const ticks = readTicks(bytes)
      people = ticks.people
      if (!confirmed || ticks.from + ticks.count <= confirmed.clock) return []
      if (ticks.from !== confirmed.clock) {
        send(new Uint8Array([FromPage.whole]))
        return []
      }
      const events: SimEvent[] = []
      for (let after = 0; after < ticks.count; after++) {
        for (const change of ticks.changes) {
          if (change.after === after) applyChange(rules, confirmed.state, change)
        }
        events.push(...stepRound(rules, confirmed, seat ?? -1))
      }
      if (ticks.hash !== 0 && ticks.hash !== hashOfRound(confirmed)) send(new Uint8Array([FromPage.whole]))
      heard(confirmed.clock, now)
      const { clock } = confirmed
      held = held.filter(({ tick }) => tick >= clock - KEPT_TICKS)
      isOld = true
      return events.filter(({ kind }) => !AT_ONCE.has(kind))
    },
    travelled(milliseconds) {
      travel += (milliseconds - travel) * 0.3
    },
    frame(stick, now) {
      if (!confirmed || offset === undefined) return []
      if (isOld || !shown) reconcile(confirmed)
      const round = shown!
      const lead = Math.min(MOST_AHEAD, Math.ceil(ticksOf(travel)) + SPARE_TICKS)
      const wished = Math.min(Math.round(offset + ticksOf(now)) + lead, confirmed.clock + MOST_AHEAD)
      // One tick a frame; a second one, or none, brings it back to its time.
      const far = wished - round.clock
      const steps = far > MOST_AHEAD / 2 ? far : far > 2 ? 2 : far < -2 ? 0 : 1
      if (
        steps > 0 &&
        seat !== undefined &&
        stick !== (held.at(-1)?.stick ?? round.state.players[seat]?.stick)
      ) {
        held.push({ tick: round.clock, stick })
        send(stickMessage(round.clock, stick))
      }
      const events: SimEvent[] = []
      for (let step = 0; step < steps; step++) events.push(...ahead(round))
      picture = easing.frame(round.state)
      return events.filter(({ kind }) => AT_ONCE.has(kind))
    },
  }
}

export const pingMessage = (now: number) => numberMessage(FromPage.ping, Math.floor(now) >>> 0)
