import { bounceOff } from '#kit/game/discs/discs.ts'
import { bonus, distance, gain, type Turn } from '#kit/game/micro/rules.ts'
import { BALL, kick } from './ball.ts'
import type { TableName } from './definitions.ts'
import { BUMPER_POINTS, complete, dark, moreBalls, type Mission } from './mission.ts'
import type { PinState } from './rules.ts'
import { castle, compass, crabs, oyster, stars, tides } from './shore-missions.ts'
import { HEAD, headAt, isWhirling, WHIRL, WHIRL_REACH, type Place } from './tables.ts'

/** Light all six beacons, then hit the lamp. */
const lighthouse: Mission = {
  bumper: (state, turn, at) => bonus(state, turn, BUMPER_POINTS, at),
  target(state, turn, at) {
    if (!state.lit.every(Boolean)) return
    state.heat = 1
    turn.tell('ready', at.x, at.y)
  },
  saucer(state, turn, at) {
    if (state.heat === 0) return bonus(state, turn, 6, at)
    state.heat = 0
    dark(state.lit)
    complete(state, turn, at, 40)
    moreBalls(state, at, 1)
  },
}

export const ERUPTS_AT = 14
/** Bumpers heat the crater; when hot it releases more balls and pays double while they last. */
const volcano: Mission = {
  bumper(state, turn, at) {
    const isErupting = state.balls.length > 1
    bonus(state, turn, BUMPER_POINTS * (isErupting ? 2 : 1), at)
    if (isErupting) return
    state.heat = Math.min(ERUPTS_AT, state.heat + 1)
    if (state.heat < ERUPTS_AT) return
    state.heat = 0
    complete(state, turn, at, 25)
    moreBalls(state, { x: 185, y: 190 }, 2)
  },
  saucer(state, turn, at) {
    bonus(state, turn, 4 + state.heat, at)
    state.heat = Math.min(ERUPTS_AT - 1, state.heat + 3)
  },
}

export const HEAD_HITS = 4
/** Four tentacles guard the head, which can be hit when they are down. */
const kraken: Mission = {
  bumper: (state, turn, at) => bonus(state, turn, BUMPER_POINTS, at),
  target(state, turn, at) {
    if (state.lit.every(Boolean)) turn.tell('ready', at.x, at.y)
  },
  touch(state, turn, ball) {
    const head = headAt(state.tick)
    if (distance(ball.x, ball.y, head.x, head.y) >= HEAD + BALL) return
    bounceOff(ball, head, HEAD + BALL, 0.6)
    kick(ball, head, 2.4)
    if (!state.lit.every(Boolean)) {
      turn.tell('bumper', head.x, head.y)
      return bonus(state, turn, 1, head)
    }
    state.heat++
    turn.tell('hurt', head.x, head.y)
    bonus(state, turn, 8, head)
    if (state.heat < HEAD_HITS) return
    state.heat = 0
    dark(state.lit)
    complete(state, turn, head, 50)
  },
}

/** Roll over all four lanes; flippers rotate their lamps. Each full row doubles the bumpers again. */
const lanes: Mission = {
  bumper: (state, turn, at) => bonus(state, turn, BUMPER_POINTS + 2 * Math.min(4, state.stage), at),
  lane(state, turn, at) {
    if (!state.lanes.every(Boolean)) return
    dark(state.lanes)
    complete(state, turn, at, 20)
    if (state.stage % 2 === 0) moreBalls(state, at, 1)
  },
  target(state, turn, at) {
    if (!state.lit.every(Boolean)) return
    dark(state.lit)
    gain(state, turn, 10, at)
  },
}

/** Each orbit of the whirlpool pays; with all lamps lit it releases a second ball. */
const whirlpool: Mission = {
  bumper: (state, turn, at) => bonus(state, turn, BUMPER_POINTS, at),
  pull({ tick }, ball) {
    if (!isWhirling(tick)) return
    const [dx, dy] = [WHIRL.x - ball.x, WHIRL.y - ball.y]
    const far = distance(0, 0, dx, dy)
    if (far > WHIRL_REACH || far < 6) return
    const force = 0.13 * (1 - far / WHIRL_REACH)
    ball.vx += (dx / far) * force - (dy / far) * force * 1.3
    ball.vy += (dy / far) * force + (dx / far) * force * 1.3
  },
  touch(state, turn, { x, y }) {
    // The four quarters in order make an orbit.
    if (distance(x, y, WHIRL.x, WHIRL.y) > WHIRL_REACH) return
    const quarter = (y > WHIRL.y ? (x < WHIRL.x ? 1 : 0) : x < WHIRL.x ? 2 : 3) + 1
    if (state.heat % 4 !== quarter % 4 && (state.heat % 4) + 1 !== quarter) return
    if (state.heat % 4 === quarter % 4) return
    state.heat++
    if (state.heat % 4 !== 0) return
    turn.tell('whirl', WHIRL.x, WHIRL.y)
    bonus(state, turn, 3, WHIRL)
  },
  target: finishWhirl,
  lane: finishWhirl,
}

function finishWhirl(state: PinState, turn: Turn, at: Place) {
  if (!state.lit.every(Boolean) || !state.lanes.every(Boolean)) return
  dark(state.lit)
  dark(state.lanes)
  complete(state, turn, at, 40)
  moreBalls(state, WHIRL, 1)
}

export const missions: Readonly<Record<TableName, Mission>> = {
  lighthouse,
  volcano,
  kraken,
  lanes,
  whirlpool,
  castle,
  compass,
  oyster,
  tides,
  crabs,
  stars,
}
