import { sayRemainingHours } from '#kit/i18n/durations.ts'
import type { Translate, Values } from '#kit/i18n/texts.ts'
import { between, type Instant } from '#kit/time/time.ts'
import type { ListedDuel, ShownDuel } from '../calls.ts'
import type { Move } from '../model.ts'
import type { DuelsText } from './texts.ts'

export interface Wording {
  readonly text: (key: DuelsText, values?: Values) => string
  readonly say: Translate
  readonly nameOf: (player: NonNullable<ListedDuel['first']>) => string
  readonly now: Instant
}

/** The name of the player at a seat, or a text for an empty one. */
export function nameIn(duel: ListedDuel, seat: number, { text, nameOf }: Wording): string {
  const player = seat === 0 ? duel.first : duel.second
  return player ? nameOf(player) : text('freeSeat')
}

/** The standing of a duel, in a few words. */
export function standingOf(duel: ListedDuel, wording: Wording, sending?: Move): string {
  const { text } = wording
  const { status, seat, turn, winner } = duel
  if (status === 'waiting') return text(seat === null ? 'state.free' : 'state.waiting')
  if (sending !== undefined) return text('state.sending')
  if (status === 'running') {
    if (turn === seat) return text('state.yours')
    return text('state.theirs', { name: nameIn(duel, turn!, wording) })
  }
  if (winner === null) return text(duel.endedBy === 'withdrawn' ? 'why.withdrawn' : 'state.draw')
  if (winner === seat) return text('state.won')
  return text('state.wins', { name: nameIn(duel, winner, wording) })
}

/** The reason for it, and what can be done. */
export function reasonOf(duel: ShownDuel, wording: Wording): string {
  const { text, say, now } = wording
  const { status, seat, dueAt, endedBy, winner, drawBy, rematchBy, rematchCode } = duel
  if (status === 'waiting') return seat === null ? '' : text('why.waiting')
  if (status === 'running' && drawBy !== null)
    return drawBy === seat
      ? text('why.drawAsked')
      : text('why.drawWished', { name: nameIn(duel, drawBy, wording) })
  if (status === 'running')
    return dueAt === null ? '' : text('why.due', { left: sayRemainingHours(between(now, dueAt), say) })
  if (rematchBy !== null && rematchCode === null)
    return rematchBy === seat
      ? text('why.againAsked')
      : text('why.againWished', { name: nameIn(duel, rematchBy, wording) })
  if (endedBy === 'rules') return text('why.rules')
  if (endedBy === 'agreed') return text('why.agreed')
  if (winner === null || endedBy === 'board' || endedBy === 'withdrawn') return ''
  const loser = winner === 0 ? 1 : 0
  const isLate = endedBy === 'time'
  if (loser === seat) return text(isLate ? 'why.youLate' : 'why.youResigned')
  return text(isLate ? 'why.late' : 'why.resigned', { name: nameIn(duel, loser, wording) })
}
