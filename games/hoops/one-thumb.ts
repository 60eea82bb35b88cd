import { GRAVITY, rimX, wayOf } from './court.ts'
import { nearestRival, type Match, type Player } from './match.ts'
import { REST, type Pad } from './pad.ts'

/** Runs for one-thumb players, whose only input is when to act: shoot with the ball, jump or steal without it. */
export function oneThumb(match: Match, isDown: boolean): Pad {
  const me = match.players[0]!
  const owner = match.players[match.ball.owner]
  if (owner === me) return withBall(match, me, isDown)
  if (!owner) return { ...REST, move: towards(me, landing(match)), jump: isDown }
  if (owner.side === me.side) return { ...REST, move: towards(me, rimX(0) - 300), pass: isDown }
  const way = wayOf(owner.side)
  const isRising =
    owner.act === 'shoot' || owner.act === 'fake' || owner.act === 'dunk' || owner.act === 'star'
  return {
    ...REST,
    move: towards(me, owner.x + way * 60),
    jump: isDown && isRising,
    shoot: isDown && !isRising,
  }
}

function withBall(match: Match, me: Player, isDown: boolean): Pad {
  const { rival, gap } = nearestRival(match, me)
  const way = wayOf(me.side)
  if (me.meter >= 100 && isDown) return { ...REST, star: true }
  const isBlocked = (rival.x - me.x) * way > 0 && gap < 66
  const isThere = (rimX(me.side) - me.x) * way < 90
  const slips = isBlocked && me.rest === 0 && !isDown && match.tick % 40 === 0
  return { ...REST, move: isThere ? 0 : way, shoot: isDown, trick: slips && !isThere }
}

const towards = (me: Player, x: number): Pad['move'] => (x > me.x + 14 ? 1 : x < me.x - 14 ? -1 : 0)

function landing({ ball }: Match): number {
  if (ball.shot && !ball.shot.touched) return rimX(ball.shot.side) - wayOf(ball.shot.side) * 70
  const fall = Math.max(0, ball.y - 150)
  return ball.x + (ball.vx * (ball.vy + Math.sqrt(ball.vy * ball.vy + 2 * GRAVITY * fall))) / GRAVITY
}
