import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { flyBall } from './ball.ts'
import { otherSide, TICKS_A_SECOND, type Side } from './court.ts'
import type { HoopsDefinition } from './definitions.ts'
import { block, takeUp } from './hands.ts'
import { DAILY_SECONDS, hold, restart, startMatch, unlike, type Match } from './match.ts'
import { think } from './mind.ts'
import { keepApart, landed, movePlayer, rewardShot } from './moves.ts'
import { EVERY_HOLD, firstOf, IDLE, isPick, picked, secondOf, type Hold } from './pad.ts'
import { skillOf } from './skill.ts'

const WATCHES_AT = 70
/** Celebration after a basket. */
const JOY_TICKS = 76
/** A throw in the air at the horn may still score, but not for ever. */
const LAST_FLIGHT = 200
/** Above this height such a ball may still reach the ring. */
const STILL_OPEN = 150
/** After this much overtime the match is a draw. */
const LONGEST_OVERTIME = 90 * TICKS_A_SECOND

/** One tick of 1/60 s of a run: the first input may name the players. */
export function tick(match: Match, input: Hold, random: Random): readonly SimEvent[] {
  const names = isPick(input)
  if (names && match.tick === 0) choose(match, picked(input))
  const hands = names ? [IDLE, IDLE] : [firstOf(input), secondOf(input)]
  const heldBy = (index: number) => {
    const { seat } = match.players[index]!
    return seat >= 0 ? hands[seat]! : thought(match, index, random)
  }
  return advance(match, heldBy, random)
}

/** One tick of 1/60 s; `heldBy` tells what each player holds. */
export function advance(
  match: Match,
  heldBy: (index: number) => number,
  random: Random,
): readonly SimEvent[] {
  const events: SimEvent[] = []
  if (match.phase === 'over') return events
  match.tick++
  match.since++
  if (match.phase === 'scored') {
    celebrate(match, random, events)
    return events
  }
  for (const index of match.players.keys()) movePlayer(match, index, heldBy(index), random, events)
  keepApart(match)
  landed(match, random, events)
  hold(match)
  block(match, random, events)
  moveBall(match, events)
  if (match.phase === 'play') countDown(match, events)
  return events
}

/** A trainee starts from the far end and always gets the ball back. */
function thought(match: Match, index: number, random: Random): Hold {
  const player = match.players[index]!
  if (match.setup.kind !== 'training')
    return think(match, index, { mind: player.mind, skill: skillAt(match, index) }, random)
  player.x = WATCHES_AT
  player.numb = 2
  return IDLE
}

/** Skill of the computer opponent, and of the teammates of both sides. */
const skillAt = ({ setup, players }: Match, index: number) =>
  skillOf(players[index]!.side === 0 ? Math.min(4, setup.strength + 1) : setup.strength)

function choose(match: Match, [first, second]: readonly [number, number]) {
  const { players, setup } = match
  const [own, rival, mate] = [players[0]!, players[1]!, players[2]]
  own.who = first
  // The draw of a cup also determines the rival.
  if (setup.kind === 'duel' || setup.kind === 'cup') rival.who = second
  else rival.who = unlike(first, rival.who)
  if (mate) mate.who = setup.kind === 'together' ? second : unlike(first, mate.who)
}

function celebrate(match: Match, random: Random, events: SimEvent[]) {
  const { ball, players } = match
  flyBall(ball, events)
  for (const [index] of players.entries()) movePlayer(match, index, IDLE, random, [])
  if (match.since < JOY_TICKS) return
  if (match.winner !== null) return finish(match, events)
  match.phase = 'play'
  match.since = 0
  restart(match, match.setup.kind === 'training' ? 0 : otherSide(match.scorer))
  events.push({ kind: 'restart', amount: match.last })
}

function moveBall(match: Match, events: SimEvent[]) {
  const { ball } = match
  if (ball.owner >= 0) return
  ball.loose++
  if (ball.shot) ball.shot.age++
  const through = flyBall(ball, events)
  if (through !== undefined) return basket(match, through, events)
  takeUp(match, events)
}

function basket(match: Match, side: Side, events: SimEvent[]) {
  const { ball } = match
  const { shot } = ball
  const points = shot?.side === side ? shot.points : 2
  const isDunk = shot?.kind === 'dunk'
  const isSwish = shot !== null && !isDunk && !shot.touched
  const quick = Math.max(0, 60 - Math.floor(match.since / 10))
  match.goals[side] += points
  match.scorer = side
  match.phase = 'scored'
  match.since = 0
  const tally = match.tallies[side]
  tally.baskets++
  if (points === 3) tally.threes++
  if (isDunk) tally.dunks++
  if (shot?.side === side) rewardShot(match, shot.by)
  if (shot && match.players[shot.by]!.seat === 0 && side === 0)
    match.merit += quick + (isDunk ? 25 : isSwish ? 15 : 0)
  const by = shot?.side === side ? shot.by : -1
  events.push({ kind: isDunk ? 'dunk' : isSwish ? 'swish' : 'basket', x: ball.x, y: ball.y, amount: points })
  events.push({ kind: side === 0 ? 'scored' : 'conceded', x: by, amount: points })
  ball.vx *= 0.3
  ball.vy = Math.max(-7, ball.vy * 0.6)
  ball.shot = null
  if (match.isOvertime || match.clock <= 0) match.winner = leader(match)
}

const leader = ({ goals: [own, theirs] }: Match): Side | -1 => (own === theirs ? -1 : own > theirs ? 0 : 1)

function countDown(match: Match, events: SimEvent[]) {
  const { ball, players } = match
  const owner = players[ball.owner]
  const isTraining = match.setup.kind === 'training'
  if (owner && !isTraining) match.shotClock--
  if (match.shotClock <= 0 && owner && owner.act !== 'dunk' && owner.act !== 'star') {
    events.push({ kind: 'turnover', x: owner.x, amount: owner.side })
    restart(match, otherSide(owner.side))
    return
  }
  match.clock--
  if (match.isOvertime) {
    if (match.clock < -LONGEST_OVERTIME) end(match, -1, events)
    return
  }
  if (match.clock === 10 * TICKS_A_SECOND) events.push({ kind: 'hurry' })
  const isOpen = (ball.shot !== null && ball.y > STILL_OPEN) || owner?.act === 'dunk' || owner?.act === 'star'
  if (match.clock > 0 || (isOpen && match.clock > -LAST_FLIGHT)) return
  const winner = isTraining ? 0 : leader(match)
  if (winner !== -1) return end(match, winner, events)
  match.isOvertime = true
  match.clock = 0
  events.push({ kind: 'overtime' })
  // Tip-off: the ball goes up in the middle.
  restart(match, 0)
  tip(match)
}

function tip({ ball, players }: Match) {
  Object.assign(ball, { owner: -1, x: 850, y: 240, vx: 0, vy: 8, loose: 0 })
  for (const player of players) player.x += (850 - player.x) * 0.5
}

function end(match: Match, winner: Side | -1, events: SimEvent[]) {
  match.winner = winner
  finish(match, events)
}

function finish(match: Match, events: SimEvent[]) {
  if (match.winner === -1 && !match.isOvertime) {
    match.winner = null
    match.isOvertime = true
    match.clock = 0
    match.phase = 'play'
    match.since = 0
    events.push({ kind: 'overtime' })
    restart(match, 0)
    tip(match)
    return
  }
  match.phase = 'over'
  match.since = 0
  events.push({ kind: match.winner === 0 ? 'win' : match.winner === 1 ? 'lose' : 'draw' })
}

function statusOf({ phase, winner, setup }: Match): Status {
  if (phase !== 'over') return 'playing'
  if (setup.kind === 'duel' || setup.kind === 'training' || winner === -1) return 'over'
  return winner === 0 ? 'won' : 'lost'
}

/** Points of the ranking: own baskets, actions, and the margin of a win. */
function pointsOf(match: Match): number {
  if (match.setup.kind === 'duel' || match.setup.kind === 'training') return 0
  const [own, theirs] = match.goals
  const won = match.phase === 'over' && match.winner === 0 ? 500 + (own - theirs) * 50 : 0
  return own * 100 + match.merit + won
}

export const hoopsRules = (definition: HoopsDefinition, level: number): TurnRules<Match, Hold> => ({
  start: (random) => startMatch(definition, level, random),
  step: (match, input, random) => ({ state: match, events: tick(match, input, random) }),
  legal: (match) => (match.phase === 'over' ? [] : EVERY_HOLD),
  status: statusOf,
  score: pointsOf,
  progress: ({ clock, isOvertime, setup, phase }) => {
    if (phase === 'over') return 1
    const whole = (setup.kind === 'daily' ? DAILY_SECONDS : definition.seconds) * TICKS_A_SECOND
    return isOvertime ? 0.99 : Math.max(0, Math.min(0.98, 1 - clock / whole))
  },
})
