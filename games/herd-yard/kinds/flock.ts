import {
  headFor,
  earn,
  bumpAll,
  drive,
  farBetween,
  fence,
  newPlayers,
  ON_FOOT,
  SIDE,
  somewhere,
  within,
  type Body,
  type Player,
  type Spot,
  type Yard,
  type YardRules,
} from '../yard.ts'

export interface Sheep extends Body {
  /** A black one counts three. */
  readonly isBlack: boolean
}

/** Four shepherds, a pen in each corner, and sheep that shy. */
export interface Flock extends Yard {
  sheep: Sheep[]
}

const SHEPHERDS = 4
const SHEEP = 15
export const PEN = 96
const SHY = 86
const WOOL = 13
/** The corner of each shepherd. */
export const PENS: readonly Spot[] = [
  { x: 34, y: SIDE - 34 },
  { x: SIDE - 34, y: SIDE - 34 },
  { x: SIDE - 34, y: 34 },
  { x: 34, y: 34 },
]

const newSheep = (at: Spot, isBlack: boolean): Sheep => ({ ...at, vx: 0, vy: 0, isBlack })

/** A sheep flees from who is near, stays close to others, and grazes otherwise. */
function graze(sheep: Sheep, state: Flock, luck: number) {
  for (const player of state.players) {
    const far = farBetween(sheep, player)
    if (far >= SHY || far === 0) continue
    const push = ((SHY - far) / SHY) * (player.dash > 0 ? 1.1 : 0.55)
    sheep.vx += ((sheep.x - player.x) / far) * push
    sheep.vy += ((sheep.y - player.y) / far) * push
  }
  for (const other of state.sheep) {
    const far = farBetween(sheep, other)
    if (other === sheep || far === 0) continue
    if (far < 2 * WOOL) {
      sheep.vx += ((sheep.x - other.x) / far) * 0.3
      sheep.vy += ((sheep.y - other.y) / far) * 0.3
    } else if (far < 90) {
      sheep.vx += ((other.x - sheep.x) / far) * 0.012
      sheep.vy += ((other.y - sheep.y) / far) * 0.012
    }
  }
  // Of their own will they stay out of the pens.
  for (const pen of PENS) {
    const far = farBetween(sheep, pen)
    if (far >= PEN + 60 || far < PEN) continue
    sheep.vx += ((sheep.x - pen.x) / far) * 0.07
    sheep.vy += ((sheep.y - pen.y) / far) * 0.07
  }
  if (luck < 0.01) sheep.vx += luck < 0.005 ? 0.8 : -0.8
  sheep.vx *= 0.92
  sheep.vy *= 0.92
  sheep.x += sheep.vx
  sheep.y += sheep.vy
  fence(sheep, WOOL + 4)
}

export const flock: YardRules<Flock> = {
  start(level, random) {
    const players = newPlayers(SHEPHERDS, level, random)
    for (const [who, player] of players.entries()) {
      const pen = PENS[who]!
      player.x = pen.x + Math.sign(SIDE / 2 - pen.x) * 110
      player.y = pen.y + Math.sign(SIDE / 2 - pen.y) * 110
    }
    const sheep = Array.from({ length: SHEEP }, (_, at) => newSheep(somewhere(random, 170), at % 5 === 0))
    return { tick: 0, over: false, players, sheep }
  },
  step(state, around) {
    for (const player of state.players) {
      const barks = drive(player, ON_FOOT)
      if (barks && player === state.players[0]) around.events.push({ kind: 'dash', x: player.x, y: player.y })
      fence(player, player.size)
    }
    bumpAll(state.players, around.events)
    for (const sheep of state.sheep) graze(sheep, state, around.random())
    for (const [who, player] of state.players.entries()) {
      const pen = PENS[who]!
      const home = state.sheep.filter((sheep) => within(sheep, pen, PEN))
      for (const sheep of home) earn(state, player, sheep.isBlack ? 3 : 1, around, sheep)
      if (home.length === 0) continue
      state.sheep = state.sheep.filter((sheep) => !home.includes(sheep))
    }
    // The meadow never runs empty.
    if (state.tick % 40 === 0 && state.sheep.length < SHEEP)
      state.sheep.push(newSheep(somewhere(around.random, 210), around.random() < 0.2))
  },
  think(state, who, random, skill) {
    const player = state.players[who]!
    const pen = PENS[who]!
    const worth = (sheep: Sheep) =>
      farBetween(sheep, player) * 0.8 + farBetween(sheep, pen) - (sheep.isBlack ? 120 : 0)
    const wanted = state.sheep.toSorted((one, other) => worth(one) - worth(other))[0]
    if (!wanted) return 0
    const far = farBetween(wanted, pen)
    // From behind: the place beyond the sheep, seen from the pen.
    const behind = {
      x: wanted.x + ((wanted.x - pen.x) / far) * 46,
      y: wanted.y + ((wanted.y - pen.y) / far) * 46,
    }
    const isBehind = within(player, behind, 40)
    const goal = isBehind ? wanted : wayRound(player, wanted, behind)
    return headFor(player, goal, random, skill, isBehind && far < 240 && skill > 0.6)
  },
}

/** The way round a sheep, so that it is not driven off. */
function wayRound(player: Player, sheep: Spot, goal: Spot): Spot {
  const far = farBetween(player, sheep)
  if (far > 110 || farBetween(player, goal) < far) return goal
  const side =
    (goal.x - player.x) * (sheep.y - player.y) - (goal.y - player.y) * (sheep.x - player.x) > 0 ? -1 : 1
  return { x: player.x + (sheep.y - player.y) * side * -1, y: player.y + (sheep.x - player.x) * side }
}
