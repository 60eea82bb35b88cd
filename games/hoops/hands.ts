import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { wayOf } from './court.ts'
import { fill, SHOT_CLOCK, type Match, type Player } from './match.ts'
import { bell } from './shots.ts'
import { styleOf } from './stars.ts'

const HAND_LOW = 132
const HAND_HIGH = 268
/** Ticks for which a throw can be blocked. */
const BLOCKABLE = 13
const STEAL_FROM = 4
const STEAL_TO = 9
const STEAL_REACH = 84
export const STEAL_TICKS = 24

const isAirborne = ({ y }: Player) => y > 8

/** Whether the raised hands of a player in the air reach a place. */
function handsAt(player: Player, x: number, y: number): boolean {
  const { reach } = styleOf(player.who)
  return (
    Math.abs(x - (player.x + player.face * 12)) < reach && y > player.y + HAND_LOW && y < player.y + HAND_HIGH
  )
}

function take(match: Match, index: number, events: SimEvent[]) {
  const { ball, players } = match
  const player = players[index]!
  const isRebound = ball.shot?.touched === true
  if (player.side !== match.last || isRebound) match.shotClock = SHOT_CLOCK
  ball.owner = index
  ball.to = -1
  ball.shot = null
  ball.loose = 0
  match.last = player.side
  if (isRebound) fill(player, 8)
  events.push({ kind: isRebound ? 'rebound' : 'catch', x: player.x, y: player.y, amount: player.side })
}

/** A free ball goes to the nearest hands that may take it. */
export function takeUp(match: Match, events: SimEvent[]) {
  const { ball, players } = match
  // A throw on its way cannot be caught.
  const isAway = ball.shot !== null && !ball.shot.touched && (ball.vy > 0 || ball.y > 190)
  if (ball.owner >= 0 || isAway) return
  let best = -1
  let nearest = Infinity
  for (const [index, player] of players.entries()) {
    if (player.numb > 0 || player.act === 'stun') continue
    if (ball.to >= 0 && ball.loose < 22 && ball.to !== index && player.side === players[ball.to]!.side)
      continue
    const dx = Math.abs(ball.x - player.x)
    const top = player.y + (isAirborne(player) ? HAND_HIGH : 215)
    if (dx > 40 || ball.y > top || ball.y < player.y - 10 || dx >= nearest) continue
    nearest = dx
    best = index
  }
  if (best >= 0) take(match, best, events)
}

/** Hands in the way of a throw that has just begun, or of a raised ball. */
export function block(match: Match, random: Random, events: SimEvent[]) {
  const { ball, players } = match
  const owner = players[ball.owner]
  const isShown = owner !== undefined && (owner.act === 'shoot' || owner.act === 'dunk') && owner.age > 7
  const isFresh =
    ball.shot !== null && ball.shot.kind === 'jump' && ball.shot.age < BLOCKABLE && !ball.shot.touched
  if (!isShown && !isFresh) return
  const side = owner?.side ?? ball.shot!.side
  for (const player of players) {
    if (player.side === side || !isAirborne(player) || !handsAt(player, ball.x, ball.y)) continue
    // A dunk is harder to stop.
    const isDunk = owner?.act === 'dunk'
    if (isDunk && random() > 0.1) continue
    swat(match, player, random, events)
    return
  }
}

function swat(match: Match, player: Player, random: Random, events: SimEvent[]) {
  const { ball, players } = match
  const owner = players[ball.owner]
  if (owner) {
    owner.act = 'free'
    owner.age = 0
    owner.numb = 34
  }
  ball.owner = -1
  ball.to = -1
  ball.shot = null
  ball.loose = 0
  ball.vx = wayOf(player.side) * (6 + 3 * random())
  ball.vy = 1 + 3 * bell(random)
  match.tallies[player.side].blocks++
  fill(player, 18)
  if (player.seat === 0) match.merit += 40
  events.push({ kind: 'block', x: ball.x, y: ball.y, amount: player.side })
}

/** A hand reaching for a dribbled ball; each reach has one chance. */
export function steal(match: Match, player: Player, random: Random, events: SimEvent[]) {
  const { ball, players } = match
  const owner = players[ball.owner]
  if (player.age < STEAL_FROM || player.age > STEAL_TO || !owner || owner.side === player.side) return
  const ahead = (owner.x - player.x) * player.face
  if (ahead < -24 || ahead > STEAL_REACH || isAirborne(owner) || owner.act === 'dunk') return
  player.age = STEAL_TO + 1
  if (owner.act === 'dash') {
    // A missed steal makes the defender stumble.
    player.act = 'stun'
    player.age = 0
    fill(owner, 10)
    if (owner.seat === 0) match.merit += 20
    events.push({ kind: 'ankle', x: player.x, y: player.y, amount: owner.side })
    return
  }
  const { handle } = styleOf(owner.who)
  const isSeen = owner.face === player.face ? 0.8 : 1
  if (random() > styleOf(player.who).steal * isSeen * (1.35 - handle)) return
  ball.owner = -1
  ball.to = -1
  ball.loose = 0
  ball.vx = -player.face * (3 + 2 * random())
  ball.vy = 3.5
  owner.numb = 40
  match.tallies[player.side].steals++
  fill(player, 14)
  if (player.seat === 0) match.merit += 30
  events.push({ kind: 'steal', x: ball.x, y: ball.y, amount: player.side })
}
