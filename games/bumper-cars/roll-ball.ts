import type { SimEvent } from '#kit/game/contract.ts'
import { fieldAt, knockPosts } from './fields.ts'
import type { Match } from './match.ts'
import * as pitch from './pitch.ts'
import type { Body } from './pitch.ts'

const TOP_BALL_SPEED = 12.5
/** Width of the banked boards: near them the ball rolls back inwards. */
const BANK_WIDTH = 34
const BANK_PULL = 0.11
const AWAKE = 0.6
const LONGEST_IDLE = 110

/** One tick of the ball with goals of this half width. */
export function rollBall(match: Match, goal: number, events: SimEvent[]) {
  const { ball } = match
  const field = fieldAt(match.field)
  ball.vx *= field.ball
  ball.vy *= field.ball
  bank(ball, goal)
  const speed = pitch.length(ball.vx, ball.vy)
  if (speed > TOP_BALL_SPEED) {
    ball.vx *= TOP_BALL_SPEED / speed
    ball.vy *= TOP_BALL_SPEED / speed
  }
  ball.x += ball.vx
  ball.y += ball.vy
  knockPosts(field, ball, { radius: pitch.BALL_RADIUS, bounce: 0.9 }, events)
  const blow = pitch.keepBallInside(ball, goal, 0.84)
  if (blow > 1.2) events.push({ kind: 'wall', x: ball.x, y: ball.y, amount: blow })
  match.idle = speed < AWAKE || isAtBoards(ball) ? match.idle + 1 : 0
  if (match.idle < LONGEST_IDLE) return
  // A stuck ball hops back towards the middle.
  const dx = pitch.LENGTH / 2 - ball.x
  const dy = pitch.MIDDLE - ball.y
  const far = pitch.length(dx, dy) + 1
  ball.vx = (dx / far) * 5
  ball.vy = (dy / far) * 5
  match.idle = 0
  events.push({ kind: 'hop', x: ball.x, y: ball.y })
}

function bank(ball: Body, goal: number) {
  const edge = pitch.BALL_RADIUS + BANK_WIDTH
  if (ball.y < edge) ball.vy += BANK_PULL
  if (ball.y > pitch.WIDTH - edge) ball.vy -= BANK_PULL
  if (Math.abs(ball.y - pitch.MIDDLE) < goal + 6) return
  if (ball.x < edge) ball.vx += BANK_PULL
  if (ball.x > pitch.LENGTH - edge) ball.vx -= BANK_PULL
}

const isAtBoards = ({ x, y }: Body) =>
  x < pitch.BALL_RADIUS + 5 ||
  x > pitch.LENGTH - pitch.BALL_RADIUS - 5 ||
  y < pitch.BALL_RADIUS + 5 ||
  y > pitch.WIDTH - pitch.BALL_RADIUS - 5

/** A ball behind the line comes to rest. */
export function restInNet(ball: Body) {
  ball.vx *= 0.8
  ball.vy *= 0.9
  ball.x = Math.max(-pitch.GOAL_DEPTH + 10, Math.min(pitch.LENGTH + pitch.GOAL_DEPTH - 10, ball.x + ball.vx))
  ball.y += ball.vy * 0.4
}
