import { between, bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import { end } from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { along, angleTo, far, fly, meets, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { slug: 'six-huts', input: ['tap', 'keys'], ground: ['#8a4a6a', '#1f1030'] }

export interface Huts extends Ranks {
  /** Which of the six huts still stand. */
  huts: boolean[]
  flares: number
  /** Stars that still fall in this wave, and ticks until the next. */
  coming: number
  next: number
  /** Where burning flares are. */
  blasts: Thing[]
}

export const HUT_Y = 366
export const hutX = (hut: number) => 36 + hut * 54 + (hut > 2 ? 58 : 0)
const TOWER = { x: 200, y: 352 }
const FLARE_SPEED = 8
export const BLAST_TICKS = 46
export const reachOf = ({ t }: Thing) => 38 * Math.min(1, t / 14) * Math.min(1, (BLAST_TICKS - t) / 12)

function begin(state: Huts) {
  state.coming = 8 + state.wave * 2
  state.flares = 12 + state.wave * 2
  state.next = 40
}

function fall(state: Huts, turn: Turn) {
  if (state.coming > 0 && --state.next <= 0) {
    state.coming--
    state.next = between(22, 70 - 30 * hardness(state.wave, 6), turn.random)
    const from = { x: between(10, 390, turn.random), y: -150 }
    const to = { x: hutX(pickIndex(6, turn.random)), y: HUT_Y }
    const splits = state.wave > 1 && turn.random() < 0.22
    const speed = 0.85 + state.wave * 0.09
    state.foes.push(thing(splits ? 'twin' : 'star', from, { ...along(angleTo(from, to), speed), r: 7 }))
  }
  for (const foe of state.foes.filter(({ kind, y }) => kind === 'twin' && y > 110)) {
    foe.kind = 'star'
    const to = { x: hutX(pickIndex(6, turn.random)), y: HUT_Y }
    state.foes.push(thing('star', foe, { ...along(angleTo(foe, to), 1 + state.wave * 0.09), r: 7 }))
    turn.tell('split', foe.x, foe.y)
  }
}

function burn(state: Huts, turn: Turn) {
  state.shots = state.shots.filter((shot) => {
    if (shot.t < shot.a) return true
    state.blasts.push(thing('blast', shot))
    turn.tell('blast', shot.x, shot.y)
    return false
  })
  for (const blast of state.blasts) {
    blast.t++
    for (const foe of state.foes) {
      if (foe.hp <= 0 || !meets(blast, reachOf(blast), foe, foe.r)) continue
      foe.hp = 0
      blast.a++
      gain(state, turn, blast.a, foe)
      // Explosions last a moment and take other stars with them.
      state.blasts.push(thing('blast', foe, { t: 6, a: blast.a }))
    }
    state.foes = state.foes.filter(({ hp }) => hp > 0)
  }
  state.blasts = state.blasts.filter(({ t }) => t < BLAST_TICKS)
}

function land(state: Huts, turn: Turn) {
  state.foes = state.foes.filter((foe) => {
    if (foe.y < HUT_Y - 8) return true
    state.combo = 0
    turn.tell('hurt', foe.x, foe.y)
    const hut = state.huts.findIndex((stands, index) => stands && Math.abs(hutX(index) - foe.x) < 26)
    if (hut >= 0) state.huts[hut] = false
    return false
  })
  if (!state.huts.includes(true)) end(state, turn, TOWER)
}

/** Stars fall on six huts; flares explode where the finger was. */
export const rules: RankRules<Huts> = {
  inputs: PLACES,
  hand: 'tap',
  sight: 130,
  start: () => {
    const state: Huts = {
      ...startRanks(TOWER.x, TOWER.y),
      huts: Array.from({ length: 6 }, () => true),
      flares: 0,
      coming: 0,
      next: 0,
      blasts: [],
    }
    begin(state)
    return state
  },
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press && state.flares > 0 && state.cool === 0) {
      const goal = placeOf(turn.input)
      const ticks = Math.max(4, Math.round(far(TOWER, goal) / FLARE_SPEED))
      state.flares--
      state.cool = 9
      state.shots.push(
        thing('flare', TOWER, {
          vx: (goal.x - TOWER.x) / ticks,
          vy: (goal.y - TOWER.y) / ticks,
          a: ticks,
          r: 4,
        }),
      )
      turn.tell('shot', TOWER.x, TOWER.y)
    }
    fall(state, turn)
    fly(state.shots)
    fly(state.foes)
    burn(state, turn)
    land(state, turn)
    if (state.coming > 0 || state.foes.length > 0 || state.over) return
    const standing = state.huts.filter(Boolean).length
    bonus(state, turn, standing * 2 + Math.floor(state.flares / 3), { x: 200, y: 180 })
    turn.tell('wave', 200, 180)
    state.wave++
    // Every second night the islanders raise a hut again.
    const lost = state.huts.indexOf(false)
    if (lost >= 0 && state.wave % 2 === 1) state.huts[lost] = true
    begin(state)
  },
  hints: ({ foes }) => [
    0,
    0,
    ...foes
      .filter(({ y }) => y > 20)
      .map((foe) => {
        const ticks = Math.round(far(TOWER, foe) / FLARE_SPEED) + 8
        return placeInput({ x: foe.x + foe.vx * ticks, y: foe.y + foe.vy * ticks })
      }),
  ],
  worth: ({ huts, flares }) => huts.filter(Boolean).length * 120 + flares * 3,
}
