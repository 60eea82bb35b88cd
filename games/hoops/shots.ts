import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { GRAVITY, RIM_Y, rimX, THREE, toRim, wayOf } from './court.ts'
import { fill, hold, nearestRival, type Match, type Player } from './match.ts'
import { starAt, styleOf, type StyleName } from './stars.ts'

/** Ticks of a dunk from floor to rim. */
export const DUNK_TICKS = 30
/** Tick at which a star shot leaves the hand. */
export const STAR_TICKS = 20
/** A rival nearer than this disturbs a shot. */
const CLOSE = 105

/** Flight time of a star throw relative to a plain one: a dunker's falls from the sky, a speedster's is a bolt. */
const STAR_FLIGHT: Readonly<Record<StyleName, number>> = {
  shooter: 1,
  dunker: 1.3,
  defender: 1.15,
  quick: 0.82,
}

/** A throw disturbed this much is never perfect, whatever its timing. */
const SMOTHERED = 0.75

/** From -1 to 1, the middle is likelier. */
export const bell = (random: Random) => random() + random() - 1

/** Whether this player would dunk rather than throw from here. */
export function mayDunk(player: Player): boolean {
  const ahead = (rimX(player.side) - player.x) * wayOf(player.side)
  return ahead > 6 && ahead < styleOf(player.who).dunk && player.y < 90
}

/** A dunk is a throw of its own that ends with the hand at the ring. */
export function beginDunk(player: Player) {
  const way = wayOf(player.side)
  player.act = 'dunk'
  player.age = 0
  player.face = way
  player.vx = (rimX(player.side) - way * 26 - player.x) / DUNK_TICKS
  player.vy = (96 - player.y) / DUNK_TICKS + (GRAVITY * DUNK_TICKS) / 2
}

/** How much a rival disturbs a throw, 0 to 1. */
export function contest(match: Match, player: Player): number {
  const { rival, gap } = nearestRival(match, player)
  if (gap > CLOSE || (rival.x - player.x) * wayOf(player.side) < -30) return 0
  const nearness = 1 - gap / CLOSE
  return Math.min(1, nearness * (rival.y > 20 ? 1.5 : 0.7))
}

/** Half width of the perfect moment, in ticks. */
export function windowOf(match: Match, player: Player): number {
  const far = toRim(player.side, player.x)
  const { window } = styleOf(player.who)
  return Math.max(
    0.6,
    window * (far > THREE ? 0.8 : far < 220 ? 1.5 : 1) * (1 - 0.75 * contest(match, player)),
  )
}

/** Releases the ball: at the right moment straight into the ring, else short, long or astray. */
export function letGo(match: Match, index: number, random: Random, events: SimEvent[]) {
  const { ball, players } = match
  const player = players[index]!
  const isStar = player.act === 'star'
  const far = toRim(player.side, player.x)
  const late = player.age - player.ideal
  const width = windowOf(match, player)
  const isPerfect = isStar || (Math.abs(late) <= width && contest(match, player) < SMOTHERED)
  hold(match)
  const target = rimX(player.side) + (isPerfect ? 0 : strayed(match, player, { late, width, far }, random))
  const flight = (38 + far / 24) * (isStar ? STAR_FLIGHT[starAt(player.who).style] : 1)
  ball.vx = (target - ball.x) / flight
  ball.vy = (RIM_Y - ball.y) / flight + (GRAVITY * flight) / 2
  ball.owner = -1
  ball.to = -1
  ball.loose = 0
  const points = far > THREE ? 3 : 2
  ball.shot = {
    by: index,
    side: player.side,
    points,
    kind: isStar ? 'star' : 'jump',
    isPerfect,
    age: 0,
    touched: false,
  }
  if (isStar) player.meter = 0
  player.numb = 24
  player.act = 'free'
  player.age = 0
  events.push({ kind: isStar ? 'star' : isPerfect ? 'perfect' : 'shot', x: ball.x, y: ball.y, amount: late })
}

interface Release {
  readonly late: number
  readonly width: number
  readonly far: number
}

function strayed(match: Match, player: Player, { late, width, far }: Release, random: Random): number {
  const share = 0.45 + far / 560
  // Too early the arm is not stretched, too late the legs no longer push: both fall short.
  const missed = Math.max(0, Math.abs(late) - width)
  const { aim } = styleOf(player.who)
  const spread = (6 + 20 * (1 - aim)) * share + 26 * contest(match, player)
  return bell(random) * (spread + missed * 2 * share) - wayOf(player.side) * missed * 4 * share
}

export function finishDunk(match: Match, index: number, events: SimEvent[]) {
  const { ball, players } = match
  const player = players[index]!
  ball.owner = -1
  ball.to = -1
  ball.loose = 0
  ball.x = rimX(player.side)
  ball.y = RIM_Y + 6
  ball.vx = 0
  ball.vy = -9
  ball.shot = {
    by: index,
    side: player.side,
    points: 2,
    kind: 'dunk',
    isPerfect: true,
    age: 0,
    touched: false,
  }
  player.vx = 0
  player.vy = 0
  player.act = 'free'
  player.age = 0
  player.numb = 20
  fill(player, 6)
  events.push({ kind: 'slam', x: ball.x, y: ball.y })
}
