import { between, bonus, clamp, gain, type Turn } from '#kit/game/micro/rules.ts'
import { columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ease, glide, hurt, inField, startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import { fly, meets, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'reef-centipede',
  input: ['drag', 'hold', 'keys'],
  ground: ['#1f6f80', '#06263a'],
}

export interface Reef extends Ranks {
  /** Strength of the coral in each cell of 20 by 20, row by row. */
  coral: number[]
}

export const CELL = 20
export const SIDE = 20
const LOWEST = 370

export const cellAt = (x: number, y: number) =>
  clamp(Math.floor(y / CELL), 0, SIDE - 1) * SIDE + clamp(Math.floor(x / CELL), 0, SIDE - 1)

function hatch(state: Reef) {
  const length = Math.min(14, 7 + state.wave)
  const side = state.wave % 2 ? 1 : -1
  for (let link = 0; link < length; link++)
    state.foes.push(
      thing('link', { x: side > 0 ? -10 - link * 18 : 410 + link * 18, y: 10 }, { r: 10, a: side, vy: 1 }),
    )
}

/** Each link moves along its row and turns up at coral and walls, so links follow each other. */
function wind(state: Reef) {
  const speed = 1.5 + Math.min(1.5, state.wave * 0.12)
  for (const link of state.foes) {
    if (link.kind !== 'link') continue
    link.t++
    const row = Math.floor(link.y / CELL) * CELL + 10
    const ahead = link.x + link.a * 11
    const isIn = link.x > 8 && link.x < 392
    const blocked = isIn && (ahead < 2 || ahead > 398 || state.coral[cellAt(ahead, link.y)]! > 0)
    if (!blocked) {
      link.x += link.a * speed
      link.y = glide(link.y, row, 2)
      continue
    }
    if (link.y > LOWEST) link.vy = -1
    if (link.y < 250) link.vy = 1
    link.a = -link.a
    link.y = row + link.vy * CELL
  }
}

/** A crab hops through the lower rows and eats coral. */
function hop(state: Reef, turn: Turn) {
  if (state.tick % 520 === 300)
    state.foes.push(
      thing(
        'crab',
        { x: state.tick % 1040 > 520 ? -15 : 415, y: 300 },
        { r: 14, vx: state.tick % 1040 > 520 ? 1.5 : -1.5, vy: 1.6 },
      ),
    )
  for (const crab of state.foes) {
    if (crab.kind !== 'crab') continue
    crab.x += crab.vx
    crab.y += crab.vy
    if (crab.y > 380 || crab.y < 240) crab.vy = -crab.vy
    const cell = cellAt(crab.x, crab.y)
    if (crab.x > 0 && crab.x < 400 && state.coral[cell]! > 0 && crab.y < 350) state.coral[cell] = 0
    crab.t++
    if (crab.t % 50 === 0) crab.vy = between(-2, 2, turn.random)
  }
  state.foes = state.foes.filter(({ kind, x }) => kind === 'link' || (x > -30 && x < 430))
}

function hit(state: Reef, turn: Turn, shot: Thing): boolean {
  const foe = state.foes.find((one) => meets(shot, 5, one, one.r))
  if (foe) {
    state.foes = state.foes.filter((one) => one !== foe)
    gain(state, turn, foe.kind === 'crab' ? 6 : 1, foe)
    if (foe.kind === 'link' && foe.x > 0 && foe.x < 400 && foe.y < 340) state.coral[cellAt(foe.x, foe.y)] = 3
    return true
  }
  if (shot.y < 0) return shot.y < -60
  const cell = cellAt(shot.x, shot.y)
  if (state.coral[cell]! <= 0) return false
  state.coral[cell]!--
  turn.tell('dent', shot.x, shot.y)
  return true
}

/** A worm winds down through coral; every destroyed link becomes coral. */
export const rules: RankRules<Reef> = {
  inputs: numbersTo(COLUMNS),
  hand: 'hold',
  sight: 70,
  start(random) {
    const coral = Array.from({ length: SIDE * SIDE }, () => 0)
    for (let piece = 0; piece < 34; piece++) coral[SIDE + pickIndex(SIDE * 15, random)] = 3
    const state: Reef = { ...startRanks(200, 376), coral }
    hatch(state)
    return state
  },
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    if (turn.held) state.x = glide(state.x, clamp(columnX(turn.input), 12, 388), 5)
    if (--state.cool <= 0) {
      state.cool = 11
      state.shots.push(thing('shot', { x: state.x, y: state.y - 16 }, { vy: -9, r: 4 }))
      turn.tell('shot', state.x, state.y)
    }
    wind(state)
    hop(state, turn)
    fly(state.shots)
    state.shots = inField(state.shots, 80).filter((shot) => !hit(state, turn, shot))
    if (state.foes.some((foe) => meets(foe, foe.r - 3, state, 10))) hurt(state, turn)
    if (state.foes.some(({ kind }) => kind === 'link') || state.over) return
    state.wave++
    bonus(state, turn, 6, { x: 200, y: 150 })
    turn.tell('wave', 200, 150)
    hatch(state)
  },
  worth(state) {
    const links = state.foes.filter(({ y }) => y > 0)
    return (
      ease(state) -
      links.reduce((sum, { x, y }) => sum + (y > 330 && Math.abs(x - state.x) < 40 ? 12 : y * 0.01), 0)
    )
  },
}
