import {
  bumpAll,
  drive,
  earn,
  fall,
  fence,
  headFor,
  isBack,
  nearest,
  newPlayers,
  ON_FOOT,
  others,
  somewhere,
  within,
  type Player,
  type Spot,
  type Yard,
  type YardRules,
} from '../yard.ts'

export interface Bearer extends Player {
  /** Oil of its lantern, 0 to 1. */
  oil: number
}

/** A lantern is life, oil is rare, and a hit spills some. */
export interface Night extends Yard {
  readonly players: readonly Bearer[]
  drops: Spot[]
}

const BEARERS = 6
const BURNS = 1 / 1500
const DROP = 0.22
const SPILL = 0.24
const START_OIL = 0.7
const DROPS = 7
const BRIGHT_EVERY = 30
const SNUFF_POINTS = 15

/** How far a lantern shines. */
export const lightOf = (oil: number) => 46 + oil * 96

export const lamps: YardRules<Night> = {
  start: (level, random) => ({
    tick: 0,
    over: false,
    players: newPlayers(BEARERS, level, random).map((player) => ({ ...player, oil: START_OIL })),
    drops: Array.from({ length: DROPS }, () => somewhere(random, 40)),
  }),
  step(state, around) {
    for (const [who, bearer] of state.players.entries()) {
      if (bearer.away > 0) {
        if (!isBack(bearer, somewhere(around.random, 80))) continue
        bearer.oil = START_OIL * 0.7
        if (who === 0) around.events.push({ kind: 'back', x: bearer.x, y: bearer.y })
        continue
      }
      const dashes = drive(bearer, ON_FOOT)
      fence(bearer, bearer.size)
      if (dashes && who === 0) around.events.push({ kind: 'dash', x: bearer.x, y: bearer.y })
      // The later the night, the faster they burn.
      bearer.oil = Math.max(0, bearer.oil - BURNS * (1 + state.tick / 4500))
      const drop = state.drops.find((one) => within(one, bearer, 34))
      if (drop) {
        state.drops = state.drops.filter((one) => one !== drop)
        bearer.oil = Math.min(1, bearer.oil + DROP)
        earn(state, bearer, 2, around, drop)
      }
      // A bright lantern is worth more than one that glimmers.
      if (state.tick % BRIGHT_EVERY === 0) bearer.points += bearer.oil > 0.6 ? 2 : 1
    }
    for (const { winner, loser } of bumpAll(state.players, around.events)) {
      const [taker, giver] = [winner as Bearer, loser as Bearer]
      const spilled = Math.min(giver.oil, SPILL)
      giver.oil -= spilled
      taker.oil = Math.min(1, taker.oil + spilled)
      if (giver.oil <= 0.01) earn(state, taker, SNUFF_POINTS, around, giver)
      else earn(state, taker, 3, around, giver)
    }
    for (const bearer of state.players)
      if (bearer.away === 0 && bearer.oil <= 0.01) fall(state, bearer, around)
    if (state.tick % 46 === 0 && state.drops.length < DROPS) state.drops.push(somewhere(around.random, 30))
  },
  think(state, who, random, skill) {
    const bearer = state.players[who]!
    const sight = 150 + skill * 260
    const rival = nearest(bearer, others(state, who))
    const isStrong = rival && bearer.rest === 0 && within(bearer, rival, 120) && rival.stun === 0
    if (isStrong && random() < 0.3 + skill * 0.5) return headFor(bearer, rival, random, skill, true)
    if (rival && rival.dash > 0 && within(bearer, rival, 90)) return headFor(rival, bearer, random, skill)
    const drop = nearest(bearer, state.drops)
    if (drop && within(bearer, drop, sight)) return headFor(bearer, drop, random, skill)
    return headFor(bearer, { x: 300, y: 300 }, random, skill)
  },
}
