import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { degreeAt, mark, relight, ring, slip, tapped, TUNES, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#7fc0d8', '#2a4f8a'] }

interface Wish {
  jar: number
  /** Ticks until the jar is due; negative when late. */
  due: number
}
interface Drop {
  jar: number
  age: number
}
export interface JarState extends BeatState {
  wishes: Wish[]
  drops: Drop[]
  tune: number
  step: number
  left: number
  /** Ticks for which each jar still rings. */
  rung: number[]
}

export const JARS = 4
export const LAMPS = 4
export const JAR_Y = 300
/** Ticks of a drop's fall from each leaf: high leaves must be tapped early. */
export const FALLS = [62, 34, 52, 24] as const
const SPEED = 0.066
const NEAR = 13
const TRUE = 6

export const jarX = (jar: number) => 56 + jar * 96
export const JAR_NOTES = [0, 2, 4, 7] as const
export const leafY = (jar: number) => JAR_Y - 14 - SPEED * FALLS[jar]! * FALLS[jar]!
export const dropY = ({ jar, age }: Drop) => leafY(jar) + SPEED * age * age

const jarOf = (degree: number) => (degree < 1 ? 0 : degree < 3 ? 1 : degree < 5 ? 2 : 3)

function land(state: JarState, turn: Turn, jar: number) {
  const at = { x: jarX(jar), y: JAR_Y }
  state.rung[jar] = 14
  ring(turn, JAR_NOTES[jar] ?? 0, at)
  const wish = state.wishes.find((one) => one.jar === jar && Math.abs(one.due) <= NEAR)
  if (!wish) {
    state.combo = 0
    turn.tell('spilt', at.x, at.y)
    return
  }
  state.wishes = state.wishes.filter((one) => one !== wish)
  const isTrue = Math.abs(wish.due) <= TRUE
  mark(state, turn, isTrue ? 2 : 1, at, isTrue ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
}

/** Drops fall from different heights: tap so that each reaches its jar on the beat. */
export const rules: MicroRules<JarState> = {
  inputs: [0, 1, 2, 3, 4],
  hand: 'tap',
  sight: 100,
  start: (random) => ({
    ...freshBase(),
    lamps: LAMPS,
    wishes: [
      { jar: 1, due: 110 },
      { jar: 2, due: 190 },
    ],
    drops: [],
    tune: pickIndex(TUNES.length, random),
    step: 0,
    left: 170,
    rung: [0, 0, 0, 0],
  }),
  step(state, turn) {
    const touched = tapped(state, turn)
    if (touched > 0) {
      state.drops.push({ jar: touched - 1, age: 0 })
      turn.tell('drip', jarX(touched - 1), leafY(touched - 1))
    }
    state.rung = state.rung.map((left) => Math.max(0, left - 1))
    for (const wish of state.wishes) wish.due--
    for (const drop of state.drops) if (++drop.age >= FALLS[drop.jar]!) land(state, turn, drop.jar)
    state.drops = state.drops.filter(({ jar, age }) => age < FALLS[jar]!)
    const late = state.wishes.find(({ due }) => due < -NEAR)
    if (late) {
      state.wishes = state.wishes.filter((one) => one !== late)
      slip(state, turn, { x: jarX(late.jar), y: JAR_Y })
      if (state.over) return
    }
    if (--state.left > 0) return
    state.left = Math.round(34 - 16 * hardness(state.tick, 3200))
    const degree = degreeAt(state.tune, state.step)
    if (degree >= 0) state.wishes.push({ jar: jarOf(degree), due: 100 })
    state.step += 1
    if (state.step % 32 === 0)
      state.tune = (state.tune + 1 + pickIndex(TUNES.length - 1, turn.random)) % TUNES.length
  },
  hints: ({ wishes, drops }) => [
    0,
    ...wishes.flatMap(({ jar, due }) =>
      due <= FALLS[jar]! + 12 && drops.every((drop) => drop.jar !== jar) ? [jar + 1] : [],
    ),
  ],
}
