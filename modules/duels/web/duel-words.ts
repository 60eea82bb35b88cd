import { sayRemainingHours } from '#kit/i18n/durations.ts'
import type { Translate, Values } from '#kit/i18n/texts.ts'
import { between, seconds, type Instant } from '#kit/time/time.ts'
import type { ListedDuel, ShownDuel } from '../calls.ts'
import type { Move } from '../model.ts'
import { HEARTBEAT_EVERY, FIRST_MOVE_WITHIN } from '../rules/clock.ts'
import type { DuelsText } from './texts.ts'

export interface Wording {
  readonly text: (key: DuelsText, values?: Values) => string
  readonly say: Translate
  readonly nameOf: (player: NonNullable<ListedDuel['first']>) => string
  readonly now: Instant
}

/** Everybody by seat; a server of an earlier release names two. */
export const playersOf = ({ players, first, second }: ListedDuel): ListedDuel['players'] =>
  (players as ListedDuel['players'] | undefined) ?? [first, second]

/** Whether more than two play, or are to. */
export const isForMore = (duel: ListedDuel): boolean => playersOf(duel).length > 2

/** The name of the player at a seat, or a text for an empty one. */
export function nameIn(duel: ListedDuel, seat: number, { text, nameOf }: Wording): string {
  const player = playersOf(duel)[seat]
  return player ? nameOf(player) : text('freeSeat')
}

/** The names of the others who have come; the text for an empty seat when nobody has. */
export function rivalsIn(duel: ListedDuel, { text, nameOf }: Wording): readonly string[] {
  const others = playersOf(duel).filter((_, place) => place !== (duel.seat ?? 0))
  const names = others.flatMap((player) => (player ? [nameOf(player)] : []))
  return names.length > 0 ? names : [text('freeSeat')]
}

/** How many have come. */
export const presentIn = (duel: ListedDuel): number => playersOf(duel).filter((one) => one !== null).length

/** Whether a player of a table may ask for a rematch: again, too, if whoever had not asked is there no more. */
export function mayAskAgain(duel: ShownDuel): boolean {
  const { seat, rematchAsked } = duel
  const present = playersOf(duel).flatMap((player, place) => (player ? [place] : []))
  if (seat === null || present.length < 2) return false
  const hasAsked = (place: number) => rematchAsked.some((one) => one === place)
  return !hasAsked(seat) || present.every(hasAsked)
}

/** The state of a duel, in a few words. */
export function standingOf(duel: ListedDuel, wording: Wording, sending?: Move): string {
  const { text } = wording
  const { status, seat, turn, winner } = duel
  if (status === 'waiting' && isForMore(duel))
    return text('state.seats', { count: presentIn(duel), seats: playersOf(duel).length })
  if (status === 'waiting') return text(seat === null ? 'state.free' : 'state.waiting')
  if (sending !== undefined) return text('state.sending')
  if (status === 'running') {
    if (turn === seat) return text('state.yours')
    return text('state.theirs', { name: nameIn(duel, turn!, wording) })
  }
  if (winner === null) return text(undecided(duel.endedBy))
  if (winner === seat) return text('state.won')
  return text('state.wins', { name: nameIn(duel, winner, wording) })
}

/** An undecided game is a draw only if it was played to its end. */
function undecided(endedBy: ListedDuel['endedBy']): DuelsText {
  if (endedBy === 'withdrawn') return 'why.withdrawn'
  return endedBy === 'aborted' || endedBy === 'rules' ? 'state.aborted' : 'state.draw'
}

/** The reason for it, and what can be done. */
export function reasonOf(duel: ShownDuel, wording: Wording): string {
  const { text, say, now } = wording
  const { status, seat, dueAt, endedBy, winner, drawBy, rematchBy, rematchCode, clock } = duel
  if (isForMore(duel)) return tableReason(duel, wording)
  if (status === 'waiting') return seat === null ? '' : text('why.waiting')
  if (status === 'running' && drawBy !== null)
    return drawBy === seat
      ? text('why.drawAsked')
      : text('why.drawWished', { name: nameIn(duel, drawBy, wording) })
  if (status === 'running' && clock !== null) return liveReason(duel, wording)
  if (status === 'running')
    return dueAt === null ? '' : text('why.due', { left: sayRemainingHours(between(now, dueAt), say) })
  if (rematchBy !== null && rematchCode === null)
    return rematchBy === seat
      ? text('why.againAsked')
      : text('why.againWished', { name: nameIn(duel, rematchBy, wording) })
  if (endedBy === 'rules') return text('why.rules')
  if (endedBy === 'agreed') return text('why.agreed')
  if (endedBy === 'aborted') return text('why.aborted')
  if (winner === null || endedBy === 'board' || endedBy === 'withdrawn') return ''
  const loser = winner === 0 ? 1 : 0
  const [yours, theirs] = LOST_BY[endedBy === 'time' && clock !== null ? 'flag' : endedBy!]!
  return loser === seat ? text(yours) : text(theirs, { name: nameIn(duel, loser, wording) })
}

/** The same where more than two play. */
function tableReason(duel: ShownDuel, wording: Wording): string {
  const { text, say, now } = wording
  const { status, seat, dueAt, endedBy, places, gone, clock, rematchAsked, rematchCode } = duel
  if (status === 'waiting') return waitingReason(duel, wording)
  if (status === 'running' && gone.some((one) => one === seat)) return text('why.youAreOut')
  if (status === 'running' && clock !== null) return liveReason(duel, wording)
  if (status === 'running')
    return dueAt === null ? '' : text('why.due', { left: sayRemainingHours(between(now, dueAt), say) })
  if (rematchAsked.length > 0 && rematchCode === null)
    return rematchAsked.some((one) => one === seat)
      ? text('why.againAsked')
      : text('why.againWishedMore', { count: rematchAsked.length })
  if (endedBy === 'rules') return text('why.rules')
  if (endedBy === 'aborted') return text('why.aborted')
  if (endedBy === 'withdrawn') return ''
  const place = seat === null ? undefined : places[seat]
  if (place !== undefined && place > 1) return text('why.place', { place, count: places.length })
  return endedBy === 'board' ? '' : text('why.lastLeft')
}

/** Before a table begins: what its host may do, and what a guest waits for. */
function waitingReason(duel: ShownDuel, wording: Wording): string {
  const { text } = wording
  if (duel.seat === null) return ''
  if (duel.seat !== 0) return text('why.hostBegins', { name: nameIn(duel, 0, wording) })
  return text(presentIn(duel) > 1 ? 'why.mayBegin' : 'why.waitingMore')
}

/** How a duel is lost: the text for the loser, and for everybody else. */
const LOST_BY: Readonly<Record<string, readonly [DuelsText, DuelsText]>> = {
  flag: ['why.youFlag', 'why.flag'],
  time: ['why.youLate', 'why.late'],
  abandoned: ['why.youGone', 'why.gone'],
  resigned: ['why.youResigned', 'why.resigned'],
}

/** After this silence the page says that the other player is not heard from. */
const AWAY_AFTER = 3 * HEARTBEAT_EVERY

export const isRivalAway = ({ rivalAway }: Pick<ShownDuel, 'rivalAway'>) =>
  rivalAway !== null && rivalAway >= AWAY_AFTER

function liveReason(duel: ShownDuel, wording: Wording): string {
  const { text } = wording
  const { seat, turn, openingLeft, isRated } = duel
  if (openingLeft !== null) return text('why.opening', { seconds: FIRST_MOVE_WITHIN / seconds(1) })
  const rival = isForMore(duel) ? turn! : seat === 0 ? 1 : 0
  if (isRivalAway(duel)) return text('why.away', { name: nameIn(duel, rival, wording) })
  return text(isRated ? 'menu.rated' : 'menu.friendly')
}
