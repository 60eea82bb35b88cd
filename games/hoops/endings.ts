import { signed } from '#kit/game/draw.ts'
import { chosen, matchOf, type Arena } from './arena.ts'
import { TICKS_A_SECOND } from './court.ts'
import { GROUNDS } from './court-art.ts'
import type { Locker } from './cup.ts'
import { settlePurse } from './purse.ts'
import { ROUNDS } from './modes.ts'
import { STARS } from './stars.ts'
import { SHOT_CLOCK } from './match.ts'

const FEW_SECONDS = 5

const MINUTE = 60

/** Score and clock are on the court's board, so the page shows neither again. */
export function tell(arena: Arena) {
  const { number, text } = arena
  const { clock, goals, isOvertime, shotClock } = matchOf(arena)
  const left = Math.max(0, Math.ceil(clock / TICKS_A_SECOND))
  const shot = Math.ceil(shotClock / TICKS_A_SECOND)
  const isShort = shotClock < SHOT_CLOCK && shot <= FEW_SECONDS && shot > 0
  const news = `${left} ${goals.join(':')} ${String(isOvertime)} ${isShort ? shot : ''}`
  if (news === arena.told) return
  arena.told = news
  arena.shot = isShort ? number(shot) : ''
  arena.goals = [number(goals[0]), number(goals[1])]
  const seconds = number(left % MINUTE)
  const padded = left % MINUTE < 10 ? number(0) + seconds : seconds
  arena.clock = isOvertime ? text('golden') : signed(`${number(Math.floor(left / MINUTE))}:${padded}`)
}

/** Ends the match: stores what was earned and tells the page why it ended. */
export function finish(arena: Arena, keep: (arena: Arena, locker: Locker) => void) {
  arena.phase = 'ended'
  const { host, text, number, mode, stage, size } = arena
  const { winner, goals } = matchOf(arena)
  const isTraining = mode === 'training'
  const isJoy = mode === 'duel' ? winner !== -1 : winner === 0
  host.sound(isJoy ? 'win' : 'lose')
  if (isJoy) {
    host.happy(1)
    for (const share of [0.25, 0.5, 0.75])
      stage.effects.burst(
        { x: size.width * share, y: size.height * 0.3 },
        { count: 26, speed: 280, life: 1.1 },
      )
  }
  const [, rival] = chosen(arena)
  const values = { own: number(goals[0]), theirs: number(goals[1]), name: arena.names[rival] ?? '' }
  const cupWord = mode === 'cup' && !arena.isChallenge ? settleCup(arena, winner === 0, keep) : undefined
  const by = winner === 0 ? 'end.won' : winner === 1 ? 'end.lost' : 'end.draw'
  const duel = winner === -1 ? 'end.draw' : winner === 0 ? 'wins.1' : 'wins.2'
  const reason = isTraining
    ? text('end.training', { count: goals[0] })
    : (cupWord ?? text(mode === 'duel' ? duel : by, values))
  const gains = settlePurse(arena, keep)
  if (mode === 'duel') host.toast(text(duel, values))
  const margin = goals[0] - goals[1]
  const stars = winner !== 0 ? 0 : margin >= 8 ? 3 : margin >= 4 ? 2 : 1
  stage.effects.tween(1.2, () => undefined, {
    done: () =>
      host.over(mode === 'duel' || isTraining ? undefined : stars, { reason, ...(gains ? { gains } : {}) }),
  })
}

/** Moves on to the next round, wins the cup, or leaves it. */
function settleCup(
  arena: Arena,
  isWon: boolean,
  keep: (arena: Arena, locker: Locker) => void,
): string | undefined {
  const { locker, text, number } = arena
  const { cup } = locker
  if (!cup) return undefined
  if (!isWon) {
    keep(arena, { ...locker, cup: null })
    return text('cup.out', { round: number(cup.round) })
  }
  if (cup.round < ROUNDS) {
    keep(arena, { ...locker, cup: { ...cup, round: cup.round + 1 } })
    return text('cup.on', { round: number(cup.round + 1) })
  }
  const cups = locker.cups + 1
  keep(arena, { ...locker, cups, cup: null })
  const star = STARS.find((one) => one.cups === cups)
  const ground = GROUNDS.find((one) => one.cups === cups)
  if (star) arena.host.toast(text('unlocked', { name: text(`who.${star.name}`) }))
  if (ground) arena.host.toast(text('unlocked.ground', { name: text(`ground.${ground.name}`) }))
  return text('cup.won')
}
