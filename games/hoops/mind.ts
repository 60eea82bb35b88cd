import type { Random } from '#kit/random/random.ts'
import { GRAVITY, LENGTH, limit, otherSide, rimX, THREE, toRim, wayOf } from './court.ts'
import { nearestRival, type Match, type Mind, type Player } from './match.ts'
import { IDLE, padHold, padOf, REST, type Pad } from './pad.ts'
import { bell, mayDunk } from './shots.ts'
import type { Skill } from './skill.ts'
import { STYLES, starAt, styleOf } from './stars.ts'

export interface Brain {
  readonly mind: Mind
  readonly skill: Skill
}

interface Scene {
  readonly match: Match
  readonly index: number
  readonly me: Player
  readonly brain: Brain
  readonly random: Random
}

/** Input of the computer for this tick: it decides anew after its reaction time and repeats itself until then. */
export function think(match: Match, index: number, brain: Brain, random: Random): number {
  const me = match.players[index]!
  const { mind, skill } = brain
  const scene: Scene = { match, index, me, brain, random }
  // The release of a shot depends on timing, not on decisions.
  if (me.act === 'shoot' && match.ball.owner === index) {
    if (mind.letGo < 0) mind.letGo = Math.round(me.ideal + bell(random) * skill.timing * 1.6)
    return me.age >= mind.letGo ? IDLE : padHold({ ...REST, shoot: true })
  }
  mind.letGo = -1
  if (--mind.wait > 0) return calm(mind, me, skill, match.tick)
  mind.wait = Math.max(3, Math.round((skill.reaction + bell(random) * skill.wavers) * waitShare(scene)))
  mind.hold = padHold(decide(scene))
  return mind.hold
}

/** Running needs fewer decisions than actions. */
const waitShare = ({ match, me }: Scene) => (match.ball.owner < 0 && me.act === 'free' ? 0.45 : 0.6)

/** Between decisions it keeps running at the pace of its strength and holds pressed buttons. */
function calm(mind: Mind, { act }: Player, { pace }: Skill, tick: number): number {
  const lags = (tick * 7) % 100 >= pace * 100
  return lags && act === 'free' ? mind.hold - (mind.hold % 3) + 1 : mind.hold
}

function decide(scene: Scene): Pad {
  const { match, index, me, brain } = scene
  const owner = match.players[match.ball.owner]
  if (!owner) return match.ball.loose < seenAfter(brain.skill) ? goOn(brain) : chase(scene)
  if (match.ball.owner === index) return attack(scene)
  return owner.side === me.side ? support(scene, owner) : defend(scene, owner)
}

/**
 * Delay in ticks with which it sees others; together with the time between decisions it equals a person's
 * reaction.
 */
const seenAfter = ({ reaction }: Skill) => Math.round(reaction * 0.6)
/** Ticks after which even the slowest computer sees through a fake. */
const LATEST_FOOL = 10

/** The ball has just come free: keep moving as before. */
const goOn = ({ mind }: Brain): Pad => ({ ...REST, move: padOf(mind.hold).move })

const towards = (me: Player, x: number, near = 14): Pad['move'] =>
  x > me.x + near ? 1 : x < me.x - near ? -1 : 0
const chance = ({ random }: Scene, share: number) => random() < share

/** Runs to where a free ball lands, and jumps when it is above. */
function chase(scene: Scene): Pad {
  const { match, me, index } = scene
  const { ball, players } = match
  const landing = comesDownAt(match)
  const mateIsNearer = players.some(
    (other, at) =>
      at !== index && other.side === me.side && Math.abs(other.x - landing) + 30 < Math.abs(me.x - landing),
  )
  if (mateIsNearer && ball.to !== index)
    return { ...REST, move: towards(me, rimX(otherSide(me.side)) + wayOf(me.side) * 260, 40) }
  const isAbove = Math.abs(ball.x - me.x) < 70 && ball.y > 230 && ball.y < 360 && ball.vy < 2
  const isOwnThrow = ball.shot?.side === me.side && !ball.shot.touched
  const aside = ball.shot && !ball.shot.touched ? (isOwnThrow ? -70 : -56) * wayOf(ball.shot.side) : 0
  const jumps = isAbove && chance(scene, 0.35 + 0.6 * scene.brain.skill.wits)
  return { ...REST, move: towards(me, limit(60, LENGTH - 60, landing + aside), 12), jump: jumps }
}

/** Where a flying ball comes down to reach of hands. */
function comesDownAt({ ball }: Match): number {
  if (ball.shot && !ball.shot.touched) return rimX(ball.shot.side)
  const fall = Math.max(0, ball.y - 150)
  const time = (ball.vy + Math.sqrt(ball.vy * ball.vy + 2 * GRAVITY * fall)) / GRAVITY
  return ball.x + ball.vx * Math.min(50, time)
}

function attack(scene: Scene): Pad {
  const { match, me, brain } = scene
  const { wits } = brain.skill
  const way = wayOf(me.side)
  const far = toRim(me.side, me.x)
  const { rival, gap } = nearestRival(match, me)
  const ahead = (rival.x - me.x) * way
  const isGuarded = ahead > -20 && gap < 120
  const isOpen =
    !isGuarded || (rival.act === 'stun' && gap > 20) || (rival.y > 30 && rival.vy < 0 && gap > 50)
  const shootNow: Pad = { ...REST, shoot: true }
  const hurries = match.shotClock < 110 || (!match.isOvertime && match.clock < 100)
  if (me.meter >= 100 && far < 900 && chance(scene, 0.25 + 0.6 * wits)) return { ...REST, star: true }
  if (mayDunk(me) && (ahead < -10 || gap > 70 || chance(scene, 0.3))) return shootNow
  if (hurries && far < 1100) return shootNow
  const isShooter = styleOf(me.who) === STYLES.shooter
  const range = isShooter ? 660 : starAt(me.who).style === 'quick' ? 560 : 330
  if (
    far < range &&
    far > 30 &&
    isOpen &&
    chance(scene, (isShooter ? 0.45 : 0.25) + 0.25 * (far < 300 ? 1 : 0))
  )
    return shootNow
  const mate = match.players.find((other) => other !== me && other.side === me.side)
  if (mate && isGuarded && mateIsOpen(match, mate) && chance(scene, 0.08 + 0.25 * wits))
    return { ...REST, pass: true }
  if (far < 40) return { ...REST, move: way === 1 ? -1 : 1 }
  if (!isGuarded) return { ...REST, move: way }
  return beat(scene, { far, gap })
}

/** Gets past a rival, shoots over them or goes round them. */
function beat(scene: Scene, { far, gap }: { readonly far: number; readonly gap: number }): Pad {
  const { me, brain } = scene
  const way = wayOf(me.side)
  const { wits } = brain.skill
  if (me.rest === 0 && gap < 100 && chance(scene, 0.12 + 0.3 * wits))
    return { ...REST, move: way, trick: true }
  if (me.rest === 0 && far < 560 && chance(scene, 0.14 * wits)) return { ...REST, trick: true }
  if (far < 420 && chance(scene, 0.16)) return { ...REST, shoot: true }
  if (gap < 60 && chance(scene, 0.3)) return { ...REST, move: way === 1 ? -1 : 1 }
  return { ...REST, move: way }
}

function mateIsOpen(match: Match, mate: Player): boolean {
  const { gap } = nearestRival(match, mate)
  return gap > 150 && toRim(mate.side, mate.x) < 760 && mate.y === 0
}

/** Without the ball, while a teammate has it: finds space for a shot, at the line or under the rim. */
function support(scene: Scene, owner: Player): Pad {
  const { match, me } = scene
  const rim = rimX(me.side)
  const way = wayOf(me.side)
  const cuts = Math.floor(match.tick / 150) % 2 === 0
  const spot = cuts ? rim - way * (THREE + 40) : rim - way * 150
  const isCrowded = Math.abs(spot - owner.x) < 130
  return { ...REST, move: towards(me, isCrowded ? spot - way * 190 : spot, 30) }
}

function defend(scene: Scene, owner: Player): Pad {
  const { match, me, brain } = scene
  const { skill, mind } = brain
  const { players } = match
  const own = rimX(owner.side)
  const mate = players.find((other) => other !== me && other.side === me.side)
  const isMine = !mate || Math.abs(mate.x - owner.x) >= Math.abs(me.x - owner.x)
  const marked = isMine
    ? owner
    : (players.find((other) => other !== owner && other.side === owner.side) ?? owner)
  const way = wayOf(owner.side)
  const room = 54 + (1 - skill.guards) * 120
  const spot = limit(60, LENGTH - 60, marked.x + way * Math.min(room, Math.abs(own - marked.x) * 0.6))
  const gap = Math.abs(owner.x - me.x)
  const isFake = owner.act === 'fake'
  const isSeen = owner.age >= seenAfter(skill)
  if (!isFake) mind.isFooled = false
  else if (owner.age >= Math.min(LATEST_FOOL, seenAfter(skill)) && gap < 150 && !mind.isFooled)
    mind.isFooled = chance(scene, 1 - skill.sees)
  const isShot = (owner.act === 'shoot' && isSeen) || (isFake && mind.isFooled)
  if (isShot && gap < 110 && me.y === 0 && (mind.isFooled || chance(scene, skill.jumps)))
    return { ...REST, move: towards(me, owner.x), jump: true }
  if (
    owner.act === 'dunk' &&
    isSeen &&
    Math.abs(own - me.x) < 170 &&
    me.y === 0 &&
    chance(scene, skill.jumps * 0.7)
  )
    return { ...REST, move: towards(me, own - way * 30), jump: true }
  const isNear = gap < 86 && owner.y === 0 && me.rest === 0
  if (isMine && isNear && chance(scene, 0.05 + 0.2 * skill.wits * styleOf(me.who).steal * 2))
    return { ...REST, move: towards(me, owner.x, 4), shoot: true }
  const isBeaten = (me.x - owner.x) * way < -30
  if (isMine && isBeaten && gap < 260 && me.rest === 0 && chance(scene, 0.3 * skill.wits))
    return { ...REST, move: way, trick: true }
  return { ...REST, move: towards(me, spot, 16) }
}
