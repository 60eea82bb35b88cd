import type { Random } from '#kit/random/random.ts'
import {
  drive,
  earn,
  farBetween,
  fence,
  headFor,
  nearest,
  newPlayers,
  ON_FOOT,
  others,
  SIDE,
  somewhere,
  within,
  type Around,
  type Player,
  type Spot,
  type Yard,
  type YardRules,
} from '../yard.ts'

export interface Hider extends Player {
  /** Ticks for which it has stood still. */
  still: number
}

/** One seeks, the others hide in tall grass, invisible while they stand still; roles rotate. */
export interface Savanna extends Yard {
  readonly players: readonly Hider[]
  readonly tufts: readonly Spot[]
  seeker: number
  /** Ticks that this turn still lasts. */
  left: number
}

const PLAYERS = 5
export const TUFT = 46
const TUFTS = 14
const TURN_TICKS = 14 * 60
/** The seeker waits at first, so that all can run. */
export const GRACE_TICKS = 110
const STILL_TICKS = 22
const SEEN_AT = 62
const CATCH_POINTS = 12
const BRAVE = 150

const isInGrass = ({ tufts }: Savanna, spot: Spot) => tufts.some((tuft) => within(tuft, spot, TUFT - 6))
/** Whether nobody sees it: it stands still in the grass, and no seeker is close. */
export function isHidden(state: Savanna, who: number): boolean {
  const hider = state.players[who]!
  if (who === state.seeker || hider.still < STILL_TICKS || !isInGrass(state, hider)) return false
  return !within(hider, state.players[state.seeker]!, SEEN_AT)
}

function tuftsOf(random: Random): Spot[] {
  const tufts: Spot[] = []
  for (let tries = 0; tufts.length < TUFTS && tries < 300; tries++) {
    const spot = somewhere(random, 50)
    if (tufts.every((tuft) => !within(tuft, spot, 2 * TUFT + 8))) tufts.push(spot)
  }
  return tufts
}

function nextTurn(state: Savanna, { events }: Around) {
  state.seeker = (state.seeker + 1) % state.players.length
  state.left = TURN_TICKS
  const seeker = state.players[state.seeker]!
  Object.assign(seeker, { x: SIDE / 2, y: SIDE / 2, vx: 0, vy: 0 })
  events.push({ kind: 'turn', amount: state.seeker })
}

export const grass: YardRules<Savanna> = {
  start: (level, random) => ({
    tick: 0,
    over: false,
    players: newPlayers(PLAYERS, level, random).map((player) => ({ ...player, still: 0 })),
    tufts: tuftsOf(random),
    seeker: 1 + Math.floor(random() * (PLAYERS - 1)),
    left: TURN_TICKS,
  }),
  step(state, around) {
    if (--state.left <= 0) nextTurn(state, around)
    const seeker = state.players[state.seeker]!
    for (const [who, player] of state.players.entries()) {
      if (player.away > 0) {
        if (--player.away === 0) {
          Object.assign(player, somewhere(around.random, 40), { vx: 0, vy: 0 })
          if (who === 0) around.events.push({ kind: 'back', x: player.x, y: player.y })
        }
        continue
      }
      const waits = player === seeker && state.left > TURN_TICKS - GRACE_TICKS
      if (waits) player.stick = 0
      const dashes = drive(player, player === seeker ? { ...ON_FOOT, thrust: 0.45 } : ON_FOOT)
      fence(player, player.size)
      if (dashes && who === 0) around.events.push({ kind: 'dash', x: player.x, y: player.y })
      const moves = Math.abs(player.vx) + Math.abs(player.vy) > 0.35
      player.still = moves ? 0 : player.still + 1
      if (player === seeker || state.tick % 30 !== 0) continue
      // Staying near the seeker without being caught pays.
      player.points += within(player, seeker, BRAVE) ? 3 : 1
      if (who === 0 && within(player, seeker, BRAVE))
        around.events.push({ kind: 'earn', x: player.x, y: player.y, amount: 3 })
    }
    if (state.left > TURN_TICKS - GRACE_TICKS) return
    for (const [who, player] of state.players.entries()) {
      if (player === seeker || player.away > 0 || !within(player, seeker, 38)) continue
      player.away = 150
      earn(state, seeker, CATCH_POINTS, around, player)
      around.events.push({ kind: who === 0 ? 'out' : 'gone', x: player.x, y: player.y, amount: who })
    }
  },
  think(state, who, random, skill) {
    const player = state.players[who]!
    const seeker = state.players[state.seeker]!
    if (player === seeker) {
      const seen = others(state, who).filter(
        (rival) => !isHidden(state, state.players.indexOf(rival as Hider)),
      )
      const prey = nearest(player, seen)
      if (prey)
        return headFor(
          player,
          { x: prey.x + prey.vx * 8, y: prey.y + prey.vy * 8 },
          random,
          skill,
          within(player, prey, 130),
        )
      // Nobody in sight: from tuft to tuft.
      const tuft = state.tufts[Math.floor(state.tick / 75 + who) % state.tufts.length]!
      return headFor(player, tuft, random, skill)
    }
    const danger = farBetween(player, seeker)
    const isSafe = isInGrass(state, player) && danger > SEEN_AT + 26 - skill * 20
    if (isSafe) return 0
    if (danger < 120 && random() < 0.5 + skill * 0.5) {
      const away = {
        x: player.x * 2 - seeker.x + (SIDE / 2 - player.x) * 0.5,
        y: player.y * 2 - seeker.y + (SIDE / 2 - player.y) * 0.5,
      }
      return headFor(player, away, random, skill, danger < 80)
    }
    const tufts = state.tufts.filter((tuft) => farBetween(tuft, seeker) > farBetween(tuft, player) * 0.8)
    const tuft = nearest(player, tufts.length > 0 ? tufts : state.tufts)!
    return headFor(player, tuft, random, skill)
  },
}
