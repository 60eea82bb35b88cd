import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { EDGE, GRAVITY, LENGTH, limit, wayOf } from './court.ts'
import { steal, STEAL_TICKS } from './hands.ts'
import { fill, type Match, type Player } from './match.ts'
import { padOf, type Pad } from './pad.ts'
import { beginDunk, DUNK_TICKS, finishDunk, letGo, mayDunk, STAR_TICKS } from './shots.ts'
import { styleOf } from './stars.ts'

const DASH_TICKS = 13
const DASH_SPEED = 13.5
const FAKE_TICKS = 20
const STUN_TICKS = 44
const REST_AFTER = 46
const BALL_SLOWS = 0.9
const PASS_TICKS = 26
const BODY = 46

/** One tick of a player with the given input. */
export function movePlayer(match: Match, index: number, held: number, random: Random, events: SimEvent[]) {
  const player = match.players[index]!
  const pad = padOf(held)
  const before = padOf(player.held)
  player.held = held
  player.age++
  if (player.rest > 0) player.rest--
  if (player.numb > 0) player.numb--
  const hasBall = match.ball.owner === index
  if (player.act === 'free') begin(match, index, { pad, before, hasBall }, events)
  run(player, pad, hasBall)
  act(match, index, pad, random, events)
  fall(player, events)
}

interface Wish {
  readonly pad: Pad
  readonly before: Pad
  readonly hasBall: boolean
}

/** Starts the action of a press. */
function begin(match: Match, index: number, { pad, before, hasBall }: Wish, events: SimEvent[]) {
  const player = match.players[index]!
  const isStanding = player.y === 0
  const enter = (now: Player['act']) => {
    player.act = now
    player.age = 0
  }
  if (pad.star && !before.star && hasBall && player.meter >= 100) {
    enter('star')
    player.face = wayOf(player.side)
    player.vy = 10
    events.push({ kind: 'charge', x: player.x, y: player.y, amount: player.side })
    return
  }
  if (pad.pass && !before.pass && passOn(match, index, hasBall, events)) return
  if (pad.shoot && !before.shoot) {
    if (hasBall) return shoot(player, events)
    if (isStanding && player.rest === 0) {
      enter('steal')
      player.rest = REST_AFTER
      events.push({ kind: 'reach', x: player.x, y: player.y })
    }
    return
  }
  if (pad.trick && !before.trick && isStanding && player.rest === 0) {
    player.rest = REST_AFTER
    if (pad.move !== 0) {
      enter('dash')
      player.face = pad.move
      events.push({ kind: 'dash', x: player.x, y: 0 })
    } else if (hasBall) {
      enter('fake')
      player.face = wayOf(player.side)
    }
    return
  }
  if (pad.jump && !before.jump && isStanding) {
    player.vy = styleOf(player.who).jump
    player.y = 0.01
    events.push({ kind: 'jump', x: player.x, y: 0 })
  }
}

function shoot(player: Player, events: SimEvent[]) {
  if (mayDunk(player)) {
    beginDunk(player)
    player.y = Math.max(player.y, 0.01)
    events.push({ kind: 'fly', x: player.x, y: player.y })
    return
  }
  const isStanding = player.y === 0
  player.act = 'shoot'
  player.age = 0
  player.face = wayOf(player.side)
  if (isStanding) {
    player.vy = styleOf(player.who).jump * 0.92
    player.y = 0.01
  }
  // The top of the jump, or a later moment for a player already in the air.
  player.ideal = Math.max(9, Math.round(player.vy / GRAVITY))
  events.push({ kind: 'jump', x: player.x, y: 0 })
}

/** Passes to the teammate; without the ball, asks a computer teammate for it. */
function passOn(match: Match, index: number, hasBall: boolean, events: SimEvent[]): boolean {
  const { ball, players } = match
  const mate = players.findIndex((other, at) => at !== index && other.side === players[index]!.side)
  if (mate < 0) return false
  if (!hasBall) {
    const owner = players[ball.owner]
    if (ball.owner !== mate || owner?.seat !== -1 || owner.act !== 'free') return false
    throwTo(match, mate, index, events)
    return true
  }
  throwTo(match, index, mate, events)
  return true
}

function throwTo(match: Match, from: number, to: number, events: SimEvent[]) {
  const { ball, players } = match
  const [giver, taker] = [players[from]!, players[to]!]
  const x = limit(EDGE, LENGTH - EDGE, taker.x + taker.vx * PASS_TICKS * 0.6)
  ball.x = giver.x
  ball.y = giver.y + 150
  ball.vx = (x - ball.x) / PASS_TICKS
  ball.vy = (taker.y + 130 - ball.y) / PASS_TICKS + (GRAVITY * PASS_TICKS) / 2
  Object.assign(ball, { owner: -1, to, shot: null, loose: 0 })
  giver.numb = 20
  giver.face = taker.x > giver.x ? 1 : -1
  events.push({ kind: 'pass', x: ball.x, y: ball.y, amount: giver.side })
}

function run(player: Player, { move }: Pad, hasBall: boolean) {
  const { speed } = styleOf(player.who)
  if (player.act === 'dunk') return
  if (player.act === 'dash') {
    player.vx = player.face * DASH_SPEED
    return
  }
  const isHeld =
    player.act === 'stun' || player.act === 'steal' || player.act === 'fake' || player.act === 'star'
  const wish = isHeld ? 0 : move * speed * (hasBall ? BALL_SLOWS : 1)
  const grip = player.y > 0 ? 0.05 : 0.22
  player.vx += (wish - player.vx) * grip
  if (move !== 0 && !isHeld && player.act !== 'shoot') player.face = move
}

function act(match: Match, index: number, pad: Pad, random: Random, events: SimEvent[]) {
  const player = match.players[index]!
  const { age } = player
  const hasBall = match.ball.owner === index
  if ((player.act === 'shoot' || player.act === 'dunk' || player.act === 'star') && !hasBall)
    return free(player)
  if (player.act === 'shoot' && !pad.shoot && age > 5) return letGo(match, index, random, events)
  if (player.act === 'star' && age >= STAR_TICKS) return letGo(match, index, random, events)
  if (player.act === 'dunk' && age >= DUNK_TICKS) return finishDunk(match, index, events)
  if (player.act === 'steal') steal(match, player, random, events)
  const ends: Partial<Record<Player['act'], number>> = {
    dash: DASH_TICKS,
    fake: FAKE_TICKS,
    steal: STEAL_TICKS,
    stun: STUN_TICKS,
  }
  if (age >= (ends[player.act] ?? Infinity)) free(player)
}

const free = (player: Player) => {
  player.act = 'free'
  player.age = 0
}

function fall(player: Player, events: SimEvent[]) {
  player.x = limit(EDGE, LENGTH - EDGE, player.x + player.vx)
  if (player.y === 0 && player.vy === 0) return
  player.vy -= GRAVITY
  player.y += player.vy
  if (player.y > 0) return
  player.y = 0
  player.vy = 0
  events.push({ kind: 'land', x: player.x, y: 0 })
}

/** A shot held until landing is thrown as it is. */
export function landed(match: Match, random: Random, events: SimEvent[]) {
  const { ball, players } = match
  const owner = players[ball.owner]
  if (owner?.act === 'shoot' && owner.y === 0 && owner.age > 5) letGo(match, ball.owner, random, events)
}

/** Rivals on the floor do not run through each other; a dash slips past. */
export function keepApart({ players, ball }: Match) {
  for (const [at, one] of players.entries())
    for (const other of players.slice(at + 1)) {
      if (one.side === other.side || one.act === 'dash' || other.act === 'dash') continue
      if (one.y > 100 || other.y > 100 || one.act === 'dunk' || other.act === 'dunk') continue
      const dx = other.x - one.x
      const overlap = BODY - Math.abs(dx)
      if (overlap <= 0) continue
      const way = dx >= 0 ? 1 : -1
      one.x = limit(EDGE, LENGTH - EDGE, one.x - (way * overlap) / 2)
      other.x = limit(EDGE, LENGTH - EDGE, other.x + (way * overlap) / 2)
      const owner = players[ball.owner]
      if (owner === one || owner === other) owner.vx *= 0.8
    }
}

/** Bonuses and costs of a basket besides its points. */
export function rewardShot(match: Match, by: number) {
  const shooter = match.players[by]!
  fill(shooter, 14)
  for (const other of match.players) if (other.side !== shooter.side) fill(other, 4)
}
