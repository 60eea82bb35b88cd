import type { Tray, TraySlot } from './controls-art.ts'
import { isAlone, nameOf, state, type Match } from './match.ts'
import { ballsLeft, groupFor, groupOf } from './eight-ball.ts'
import { gameOf, targets } from './rules.ts'
import { isRed } from './snooker.ts'
import { objectBalls, type Player, type PoolState } from './state.ts'

const ALL = Array.from({ length: 16 }, (_, ball) => ball)

/** Eight-ball: all balls of a group and the eight; potted ones stay as pale places. */
function groupSlots(now: PoolState, player: Player): readonly TraySlot[] {
  const group = groupFor(now, player)
  if (!group) return ALL.slice(1, 9).map((ball) => ({ ball, isGone: true }))
  const own = ALL.filter((ball) => groupOf(ball) === group || ball === 8)
  const isLast = ballsLeft(now, group).length === 0
  return own.map((ball) => ({ ball, isGone: !now.balls[ball] || (ball === 8 && !isLast) }))
}

/** Balls that may be hit first; in snooker one red stands for all. */
function onSlots(now: PoolState): readonly TraySlot[] {
  const on = targets(now)
  const reds = on.filter(isRed)
  const shown = gameOf(now) === 'snooker' && reds.length > 0 ? reds.slice(0, 1) : on
  return shown.map((ball) => ({ ball, isGone: false }))
}

export function trayOf(match: Match, player: Player): Tray {
  const now = match.seen
  const onTurn = now.turn === player && match.phase !== 'ended'
  const name = nameOf(match, player)
  if (isAlone(match)) {
    const wanted = match.challenge?.wanted ?? []
    return { name: '', onTurn: false, slots: wanted.map((ball) => ({ ball, isGone: false })) }
  }
  if (gameOf(now) === 'eight-ball') return { name, onTurn, slots: groupSlots(now, player) }
  const count = match.context.number(now.points?.[player] ?? 0)
  return { name, onTurn, count, slots: onTurn ? onSlots(now) : [] }
}

/** Potted balls in the return. */
export const returned = (match: Match): readonly number[] => (isAlone(match) ? [] : fallen(match.seen))

const fallen = ({ balls }: PoolState) => balls.flatMap((spot, ball) => (spot || ball === 0 ? [] : [ball]))

export function tell(match: Match) {
  if (isAlone(match)) return match.host.hud([])
  match.host.hud(
    ([0, 1] as const).map((player) => ({
      id: `left.${player}`,
      label: nameOf(match, player),
      value: countFor(match, player),
    })),
  )
}

/** Eight-ball: balls a player still has to pot, the black included; else their points. */
function countFor(match: Match, player: Player): string {
  const now = state(match)
  if (gameOf(now) !== 'eight-ball') return match.context.number(now.points?.[player] ?? 0)
  const group = groupFor(now, player)
  return match.context.number((group ? ballsLeft(now, group).length : 7) + (now.balls[8] ? 1 : 0))
}

/** Reason of a win or loss for the end panel. */
export function reasonOf(match: Match, before: PoolState): string | undefined {
  const now = state(match)
  const game = gameOf(now)
  if (isAlone(match)) return undefined
  if (game !== 'eight-ball') return now.points?.map((points) => match.context.number(points)).join(' : ')
  const isEarly = now.winner !== before.turn
  if (isEarly) return match.text('reason.early')
  const group = groupFor(now, now.winner === 0 ? 1 : 0)
  return group
    ? match.text('reason.left', { count: match.context.number(ballsLeft(now, group).length) })
    : undefined
}

/** Nine-ball and snooker mark the legal ball on the table. */
export const marked = (now: PoolState): readonly number[] => {
  if (now.alone) return now.wanted ?? []
  const on = gameOf(now) === 'eight-ball' ? [] : targets(now)
  return on.length === 1 && objectBalls(now).length > 1 ? on : []
}
