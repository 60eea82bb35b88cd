import type { ResultOf } from '#kit/contract/call.ts'
import { seconds, before, type Instant } from '#kit/time/time.ts'
import type { cloudCalls } from '../calls.ts'
import type { CloudStatus } from '../model.ts'
import { TIP_SECONDS } from '../rules/clock.ts'

export type StatusAnswer = ResultOf<typeof cloudCalls.readCloudStatus>
export type QueueAnswer = ResultOf<typeof cloudCalls.readQueue>
export type CloudGameCard = ResultOf<typeof cloudCalls.listCloudGames>['games'][number]
export type LineOffer = ResultOf<typeof cloudCalls.listLines>['lines'][number]
export type KeptPlay = NonNullable<StatusAnswer['game']>

/** A game on a line: what one queues for. */
export interface Place {
  readonly gameKey: string
  readonly gameName: string
  readonly lineKey: string
  readonly lineName: string
}

export interface WaitingTicket extends Place {
  readonly progress: 'waiting'
  readonly position: number
  readonly length: number
  readonly waitMinutes: number | null
  readonly joinedAt: Instant | null
  /** The position at which the boat started. */
  readonly from: number
}

export interface TurnTicket extends Place {
  readonly progress: 'turn'
  readonly turnEndsAt: Instant
}

export type Ticket = WaitingTicket | TurnTicket

/** What the page knows of the player's cloud (spec 3.9). */
export interface CloudState {
  /** False until the server has answered once. */
  readonly isKnown: boolean
  readonly status: CloudStatus
  /** The queued line and game. */
  readonly ticket: Ticket | undefined
  readonly play: KeptPlay | undefined
  /** The turn missed (spec 4.9). */
  readonly missed: Place | undefined
  /** The game whose sheet is or was last open. */
  readonly chosenGame: CloudGameCard | undefined
  /** Whether the lines of the chosen game are shown. */
  readonly areLinesShown: boolean
  /** Whether the ticket is shown over a page other than the hub. */
  readonly isTicketShown: boolean
  /** Whether the ticket is minimised to a pill (spec 4.10). */
  readonly isTicketSmall: boolean
  readonly secondsLeft: number | undefined
  /** The threshold of remaining time shown now; 0 is none. */
  readonly tipSeconds: number
  /** The threshold whose tip the player has closed. */
  readonly closedTip: number
  /** Whether this account may play in the cloud. */
  readonly isOpen: boolean
  readonly pollSeconds: number
}

export const NO_CLOUD: CloudState = {
  isKnown: false,
  status: 'none',
  ticket: undefined,
  play: undefined,
  missed: undefined,
  chosenGame: undefined,
  areLinesShown: false,
  isTicketShown: false,
  isTicketSmall: false,
  secondsLeft: undefined,
  tipSeconds: 0,
  closedTip: 0,
  isOpen: true,
  pollSeconds: 5,
}

/** The server ends a turn on time; its answer may be ahead of our clock by this much. */
const TURN_SLACK = seconds(3)

/** Queued players are notified below this; a newcomer has less than fifteen minutes. */
const MOST_TOLD = 300

/** The threshold that this amount is below; 0 is none. */
const tipOf = (secondsLeft: number) =>
  TIP_SECONDS.filter((tip) => tip <= MOST_TOLD && secondsLeft <= tip).at(-1) ?? 0

/** The state after a full status. */
export function withStatus(state: CloudState, answer: StatusAnswer, now: Instant): CloudState {
  const ticket = answer.queue ? ticketOf(answer.queue, state.ticket) : undefined
  const play = answer.game ?? undefined
  return {
    ...state,
    isKnown: true,
    status: answer.status,
    ticket,
    play,
    missed: missedOf(state, { ticket, play }, now),
    secondsLeft: answer.totalSeconds,
    tipSeconds: answer.status === 'queued' ? tipOf(answer.totalSeconds) : state.tipSeconds,
    pollSeconds: answer.queue?.pollSeconds ?? state.pollSeconds,
    ...(ticket ? {} : { isTicketShown: false, isTicketSmall: false }),
  }
}

/** The state after a queue status alone. */
export function withQueue(state: CloudState, answer: QueueAnswer): CloudState {
  const ticket = ticketOf(answer, state.ticket)
  return {
    ...state,
    isKnown: true,
    status: ticket ? 'queued' : 'none',
    ticket,
    missed: ticket ? undefined : state.missed,
    pollSeconds: answer.pollSeconds,
  }
}

const samePlace = (one: Place | undefined, other: Place) =>
  one !== undefined && one.gameKey === other.gameKey && one.lineKey === other.lineKey

function ticketOf(answer: QueueAnswer, last: Ticket | undefined): Ticket | undefined {
  const { progress, gameKey, gameName, lineKey, lineName } = answer
  if (progress === 'none' || gameKey === null || lineKey === null) return undefined
  const place: Place = { gameKey, gameName, lineKey, lineName }
  if (progress === 'turn' && answer.turnEndsAt !== null)
    return { ...place, progress, turnEndsAt: answer.turnEndsAt }
  const { position, length, waitMinutes, joinedAt } = answer
  const before = last?.progress === 'waiting' && samePlace(last, place) ? last.from : 0
  const from = Math.max(before, position)
  return { ...place, progress: 'waiting', position, length, waitMinutes, joinedAt, from }
}

/** A turn that ended without a play was missed; one that was given up has been cleared before. */
function missedOf(
  { ticket: last, missed }: CloudState,
  next: Pick<CloudState, 'ticket' | 'play'>,
  now: Instant,
): Place | undefined {
  if (next.ticket || next.play) return undefined
  if (last?.progress !== 'turn' || now < before(last.turnEndsAt, TURN_SLACK)) return missed
  const { gameKey, gameName, lineKey, lineName } = last
  return { gameKey, gameName, lineKey, lineName }
}

/** Progress of the boat: 0 at its start, 1 at the landing. */
export function boatProgress({ position, from }: Pick<WaitingTicket, 'position' | 'from'>): number {
  // A player who joined as the next one is nearly there.
  const way = Math.max(from, 2)
  return Math.min(1, Math.max(0, (way - position) / way))
}
