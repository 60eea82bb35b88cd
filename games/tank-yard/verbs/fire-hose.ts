import { bonus, end, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { far, fly, meets, thing, type Place } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#a85a7a', '#24123a'] }

export interface Hose extends Yard {
  /** Heat of each window, 0 to 1; `BURNT` is a window that is lost. */
  heat: number[]
  /** Ticks that each window has burnt at full heat. */
  burning: number[]
  water: number
  aimX: number
  aimY: number
  next: number
}

export const COLUMNS = 4
export const ROWS = 4
export const BURNT = -1
export const NOZZLE = { x: 200, y: 386 }
const GRAVITY = 0.13
const FLIGHT = 34
const DROP = 0.034
const BURN_TICKS = 400
export const windowAt = (index: number): Place => ({
  x: 80 + (index % COLUMNS) * 80,
  y: 62 + Math.floor(index / COLUMNS) * 66,
})

function burn(state: Hose, turn: Turn) {
  const hard = hardness(state.tick, 3400)
  if (--state.next <= 0) {
    state.next = 190 - 130 * hard
    const cool = state.heat.flatMap((heat, index) => (heat === 0 ? [index] : []))
    if (cool.length > 0) {
      const index = cool[pickIndex(cool.length, turn.random)]!
      state.heat[index] = 0.15
      turn.tell('spark', windowAt(index).x, windowAt(index).y)
    }
  }
  for (const [index, heat] of state.heat.entries()) {
    if (heat <= 0) continue
    state.heat[index] = Math.min(1, heat + 0.0011 + 0.0012 * hard)
    if (state.heat[index]! < 1) continue
    if (++state.burning[index]! % 150 === 0) spread(state, turn, index)
    if (state.burning[index]! < BURN_TICKS) continue
    state.heat[index] = BURNT
    lose(state, turn, windowAt(index))
  }
  if (state.heat.every((heat) => heat === BURNT)) end(state, turn, windowAt(5))
}

/** Fire climbs: to the window above, or to one at its side. */
function spread(state: Hose, turn: Turn, index: number) {
  const column = index % COLUMNS
  const near = [
    index - COLUMNS,
    ...(column > 0 ? [index - 1] : []),
    ...(column < COLUMNS - 1 ? [index + 1] : []),
  ].filter((next) => state.heat[next] === 0)
  if (near.length === 0) return
  const next = near[pickIndex(near.length, turn.random)]!
  state.heat[next] = 0.2
  turn.tell('spark', windowAt(next).x, windowAt(next).y)
}

function douse(state: Hose, turn: Turn) {
  fly(state.shots, GRAVITY)
  state.shots = state.shots.filter((drop) => {
    if (drop.t < FLIGHT - 9) return true
    const index = state.heat.findIndex((heat, window) => heat > 0 && meets(drop, 12, windowAt(window), 18))
    if (index >= 0) {
      const before = state.heat[index]!
      state.heat[index] = Math.max(0, before - DROP)
      if (state.heat[index] === 0) {
        state.burning[index] = 0
        gain(state, turn, 2, windowAt(index))
      } else if (drop.a % 8 === 0) turn.tell('hiss', drop.x, drop.y)
      return false
    }
    return drop.t < FLIGHT + 30 && drop.y < 400
  })
}

function callForHelp(state: Hose, turn: Turn) {
  if (state.tick % 900 !== 600) return
  state.foes = [thing('cat', windowAt(pickIndex(COLUMNS * 2, turn.random)), { a: 0 })]
  turn.tell('meow', state.foes[0]!.x, state.foes[0]!.y)
}

/** A cat at a window waits for the jet: it comes down on the water. */
function rescue(state: Hose, turn: Turn) {
  for (const cat of state.foes) {
    if (state.shots.some((drop) => drop.t > FLIGHT - 10 && meets(drop, 14, cat, 18))) cat.a++
    cat.t++
    if (cat.a < 12) continue
    bonus(state, turn, 8, cat)
    turn.tell('heal', cat.x, cat.y)
    cat.t = 9999
  }
  state.foes = state.foes.filter(({ t }) => t < 480)
}

/** A jet of water that falls in a bow, sixteen windows, and fire that climbs. */
export const rules: YardRules<Hose> = {
  inputs: PLACES,
  hand: 'aim',
  sight: 90,
  start: () => ({
    ...startYard(4),
    heat: Array.from({ length: COLUMNS * ROWS }, (_, index) => (index === 5 || index === 10 ? 0.3 : 0)),
    burning: Array.from({ length: COLUMNS * ROWS }, () => 0),
    water: 1,
    aimX: 200,
    aimY: 150,
    next: 120,
  }),
  step(state, turn) {
    if (turn.held) {
      const goal = placeOf(turn.input)
      state.aimX += (goal.x - state.aimX) * 0.22
      state.aimY += (goal.y - state.aimY) * 0.22
    }
    const isOpen = turn.held && state.water > 0.02
    state.water = isOpen
      ? Math.max(0, state.water - 0.0042)
      : Math.min(1, state.water + (turn.held ? 0 : 0.009))
    if (isOpen && state.tick % 2 === 0) {
      // The jet passes the finger's position on its falling part.
      const [dx, dy] = [state.aimX - NOZZLE.x, state.aimY - NOZZLE.y]
      const shake = (state.tick % 7) - 3
      state.shots.push(
        thing('drop', NOZZLE, {
          vx: dx / FLIGHT + shake * 0.05,
          vy: dy / FLIGHT - 0.5 * GRAVITY * FLIGHT,
          a: state.tick,
        }),
      )
      if (state.tick % 12 === 0) turn.tell('shot', NOZZLE.x, NOZZLE.y - 10)
    }
    burn(state, turn)
    douse(state, turn)
    callForHelp(state, turn)
    rescue(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 200)
  },
  hints: ({ heat, foes, water }) => {
    const fires = heat.flatMap((value, index) => (value > 0 ? [placeInput(windowAt(index))] : []))
    return [...(water < 0.3 || fires.length === 0 ? [0] : []), ...fires, ...foes.map(placeInput)]
  },
  worth: ({ lives, heat, water, aimX, aimY }) => {
    let value = lives * 260 + water * 20
    for (const [index, one] of heat.entries())
      if (one > 0) value -= one * 60 + far(windowAt(index), { x: aimX, y: aimY }) * 0.005
    return value
  },
}
