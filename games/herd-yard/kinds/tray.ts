import {
  bumpAll,
  drive,
  earn,
  fall,
  farBetween,
  headFor,
  isBack,
  newPlayers,
  nearest,
  others,
  SIDE,
  somewhere,
  within,
  type Drive,
  type Player,
  type Spot,
  type Yard,
  type YardRules,
} from '../yard.ts'

export interface Waiter extends Player {
  /** Seat of whoever hit it last, and for how long that counts. */
  pusher: number
  blame: number
}

/** A round tray on a pole: it leans to where the weight is, and all slide. */
export interface Tray extends Yard {
  readonly players: readonly Waiter[]
  /** How far it leans, across and down: -1 to 1. */
  leanX: number
  leanY: number
  fruits: Spot[]
}

const WAITERS = 6
export const RIM = 262
const SLIDE = 0.17
const GLIDE: Drive = { thrust: 0.27, glide: 0.945, dash: 4.6 }
const PUSH_POINTS = 20
const FRUIT_POINTS = 4
const FALL_COST = -6
const MIDDLE: Spot = { x: SIDE / 2, y: SIDE / 2 }
const LEANS = 0.035

function lean(state: Tray) {
  const here = state.players.filter(({ away }) => away === 0)
  const sum = (axis: 'x' | 'y') =>
    here.reduce((total, player) => total + (player[axis] - SIDE / 2), 0) / (RIM * Math.max(2, here.length))
  // More than the mean: a crowd on one side tilts it well.
  const wish = (value: number) => Math.max(-1, Math.min(1, value * 2.4))
  state.leanX += (wish(sum('x')) - state.leanX) * LEANS
  state.leanY += (wish(sum('y')) - state.leanY) * LEANS
}

export const tray: YardRules<Tray> = {
  start: (level, random) => ({
    tick: 0,
    over: false,
    players: newPlayers(WAITERS, level, random, 22).map((player) => ({ ...player, pusher: -1, blame: 0 })),
    leanX: 0,
    leanY: 0,
    fruits: [],
  }),
  step(state, around) {
    const { players } = state
    lean(state)
    for (const [who, player] of players.entries()) {
      if (player.away > 0) {
        if (isBack(player, MIDDLE)) {
          player.blame = 0
          if (who === 0) around.events.push({ kind: 'back', x: player.x, y: player.y })
        }
        continue
      }
      if (player.blame > 0) player.blame--
      player.vx += state.leanX * SLIDE
      player.vy += state.leanY * SLIDE
      const dashes = drive(player, GLIDE)
      if (dashes && who === 0) around.events.push({ kind: 'dash', x: player.x, y: player.y })
    }
    for (const { winner, loser } of bumpAll(players, around.events))
      Object.assign(loser, { pusher: players.indexOf(winner as Waiter), blame: 150 })
    for (const player of players) {
      if (player.away > 0 || within(player, MIDDLE, RIM + 8)) continue
      fall(state, player, around)
      const pusher = player.blame > 0 ? players[player.pusher] : undefined
      if (pusher) earn(state, pusher, PUSH_POINTS, around, player)
      earn(state, player, FALL_COST, around)
    }
    if (state.tick % 70 === 0 && state.fruits.length < 4) {
      const spot = somewhere(around.random, 110)
      if (within(spot, MIDDLE, RIM - 40)) state.fruits.push(spot)
    }
    for (const player of players) {
      const found = player.away > 0 ? undefined : state.fruits.find((fruit) => within(fruit, player, 38))
      if (!found) continue
      state.fruits = state.fruits.filter((fruit) => fruit !== found)
      earn(state, player, FRUIT_POINTS, around, found)
    }
  },
  think(state, who, random, skill) {
    const player = state.players[who]!
    const slide = { x: state.leanX * SLIDE * 160, y: state.leanY * SLIDE * 160 }
    const ahead = { x: player.x + player.vx * 16 + slide.x, y: player.y + player.vy * 16 + slide.y }
    if (!within(ahead, MIDDLE, RIM * (0.95 - 0.25 * skill)) && random() < 0.55 + skill * 0.45)
      return headFor(ahead, MIDDLE, random, skill, player.rest === 0 && !within(player, MIDDLE, RIM - 34))
    const prey = nearest(
      player,
      others(state, who).filter((rival) => !within(rival, MIDDLE, RIM * 0.5)),
    )
    const isOutward = prey && farBetween(prey, MIDDLE) > farBetween(player, MIDDLE)
    if (prey && isOutward && player.rest === 0 && within(player, prey, 130))
      return headFor(player, prey, random, skill, true)
    const fruit = nearest(player, state.fruits)
    if (fruit) return headFor(ahead, fruit, random, skill)
    // Against the slope there is the best view.
    return headFor(ahead, { x: SIDE / 2 - state.leanX * 90, y: SIDE / 2 - state.leanY * 90 }, random, skill)
  },
}
