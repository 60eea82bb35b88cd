import { pickIndex } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const KETTLE = { fire: 0, price: 1, ladle: 2, taste: 3, herb: 4, gold: 5 } as const

export interface Kettle {
  /** Contents of the kettle; three make a brew. */
  inside: number[]
  /** Ticks the brew still boils. */
  boil: number
  /** Of each brew: how fresh its taste is to the guests, 0 to 1. Those not yet found are missing. */
  book: Record<string, number>
  /** The last brew, for drawing. */
  last: string
}

export const MOST_HERBS = 7
const FIRST_HERBS = 4
const BOIL_SECONDS = 1
const TASTE_SECONDS = 26
const LADLE_SECONDS = 4
const FOUND_SHARE = 3
const STALE = 0.15
const GOLD_WORTH = 8
const REST_TICKS = 15

export const herbCount = (levels: readonly number[]) =>
  Math.min(MOST_HERBS, FIRST_HERBS + levels[KETTLE.herb]!)
/** Herbs stand in a bow below the kettle. */
export const herbPlace = (herb: number, count: number) => {
  const along = count === 1 ? 0.5 : herb / (count - 1)
  return { x: 110 + along * 780, y: 880 - 260 * (along - 0.5) * (along - 0.5) }
}

/** Names a brew: the order in which the herbs went in does not matter. */
export const nameOf = (inside: readonly number[]) => [...inside].sort((one, other) => one - other).join('')

/** What a brew is worth: no formula that a player sees, but always the same; rarer herbs make stronger ones. */
export function strengthOf(name: string): number {
  let mix = 7
  let rare = 0
  for (const digit of name) {
    mix = (mix * 31 + Number(digit) * 17 + 11) % 97
    rare += Math.max(0, Number(digit) - FIRST_HERBS + 1)
  }
  const kinds = new Set(name).size
  return (1 + (mix % 9)) * (kinds === 3 ? 1.3 : kinds === 2 ? 1 : 0.6) * times(1.35, rare)
}

const worth = (levels: readonly number[]) => 1.1 * times(1.24, levels[KETTLE.price]!)
const boilTicks = (levels: readonly number[]) => seconds(BOIL_SECONDS) / (1 + 0.18 * levels[KETTLE.fire]!)
const recovery = (levels: readonly number[]) => (1 + 0.2 * levels[KETTLE.taste]!) / seconds(TASTE_SECONDS)
const goldShare = (levels: readonly number[]) => 0.03 * levels[KETTLE.gold]!

/** Any three herbs make a brew. A new one is a find, a liked one pays well, and one served too often goes stale. */
export const kettle: Trade<Kettle> = {
  start: () => ({ inside: [], boil: 0, book: {}, last: '' }),

  step(turn) {
    const { body, world, random } = turn
    const { levels } = world
    if (world.clock % REST_TICKS === 0)
      for (const name of Object.keys(body.book))
        body.book[name] = Math.min(1, body.book[name]! + recovery(levels) * REST_TICKS)
    if (body.boil > 0 && --body.boil <= 0) serve(turn)
    const ladles = levels[KETTLE.ladle]!
    const isIdle = body.boil <= 0 && body.inside.length < 3 && world.clock - world.acted > 40
    if (ladles === 0 || !isIdle || world.clock % Math.ceil(seconds(LADLE_SECONDS) / 3 / ladles) !== 0) return
    add(turn, pickIndex(herbCount(levels), random))
  },

  act(turn, [herb]) {
    const { body, world, tell } = turn
    if (herb < 0 || herb >= herbCount(world.levels)) return
    if (body.boil > 0) tell({ kind: 'no', x: 500, y: 460 })
    else add(turn, herb)
  },

  acts: ({ body, levels }): readonly Act[] =>
    body.boil > 0 ? [] : Array.from({ length: herbCount(levels) }, (_, herb): Act => [herb, 0]),

  advise({ body, levels }) {
    if (body.boil > 0) return undefined
    const count = herbCount(levels)
    let best = 0
    let most = -1
    for (let one = 0; one < count; one++)
      for (let two = one; two < count; two++)
        for (let three = two; three < count; three++) {
          const name = `${one}${two}${three}`
          const rest = missing(name, body.inside)
          if (rest === undefined) continue
          const fresh = body.book[name]
          const value = fresh === undefined ? 15 + three : strengthOf(name) * fresh
          if (value > most) [best, most] = [rest, value]
        }
    return [best, 0]
  },

  rate(levels, hand) {
    const brews = hand ? 60 / (boilTicks(levels) + 34) : 0
    const ladled =
      levels[KETTLE.ladle]! > 0
        ? 60 / (boilTicks(levels) + seconds(LADLE_SECONDS) / levels[KETTLE.ladle]!)
        : 0
    const count = herbCount(levels)
    const liked = (7 + count) * times(1.16, count - FIRST_HERBS) * (1 + 0.04 * levels[KETTLE.taste]!)
    return (
      (brews + (hand ? 0.1 : 0.5) * ladled) *
      liked *
      0.6 *
      worth(levels) *
      (1 + goldShare(levels) * (GOLD_WORTH - 1))
    )
  },
}

/** The next herb missing for this brew; `undefined` when the contents do not match it. */
function missing(name: string, inside: readonly number[]): number | undefined {
  const left = [...name].map(Number)
  for (const herb of inside) {
    const at = left.indexOf(herb)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left[0]
}

function add({ body, world, tell }: Turn<Kettle>, herb: number) {
  body.inside.push(herb)
  tell({ kind: 'pop', ...herbPlace(herb, herbCount(world.levels)), amount: herb })
  if (body.inside.length === 3) body.boil = Math.ceil(boilTicks(world.levels))
}

function serve({ body, world, random, earn, tell }: Turn<Kettle>) {
  const name = nameOf(body.inside)
  const fresh = body.book[name]
  const isGold = random() < goldShare(world.levels)
  const share = (fresh ?? FOUND_SHARE) * (isGold ? GOLD_WORTH : 1)
  earn(strengthOf(name) * worth(world.levels) * share, 500, 420)
  body.book[name] = fresh === undefined ? 0.5 : Math.max(STALE, fresh * 0.35)
  body.last = name
  body.inside = []
  body.boil = 0
  tell({ kind: fresh === undefined ? 'merge' : isGold ? 'crit' : 'pick', x: 500, y: 420 })
}
