import { pickIndex } from '#kit/random/random.ts'
import type { Act, Trade } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const STARS = { lens: 0, price: 1, scribe: 2, comet: 3, library: 4, assistant: 5 } as const

export interface Observatory {
  /** What is known in each field. */
  known: number[]
  /** The field the telescope looks at. */
  field: number
  /** The field of the comet, its ticks left, and the ticks until the next. */
  comet: number
  left: number
  next: number
}

export const FIELDS = 5
const PAY_TICKS = 15
const COMET_SECONDS = 4.5
const QUIET_SECONDS = 2.5
const COMET_SHARE = 7
const BEGINNING = 1

/** Fields stand like the points of a star around the dome. */
const PLACES = [
  [500, 170],
  [845, 380],
  [735, 740],
  [265, 740],
  [155, 380],
] as const
export const fieldPlace = (field: number) => ({ x: PLACES[field]![0], y: PLACES[field]![1] })

const study = (levels: readonly number[]) => 0.02 * (1 + 0.22 * levels[STARS.lens]!)
const cometShare = (levels: readonly number[]) => COMET_SHARE * (1 + 0.15 * levels[STARS.comet]!)
const worth = (levels: readonly number[]) =>
  0.5 * times(1.24, levels[STARS.price]!) * (1 + 0.22 * levels[STARS.library]!)

/** Fields multiply each other, so the least known one holds all back: the root of the root of each. */
export const wisdom = (known: readonly number[]) =>
  known.reduce((product, points) => product * Math.sqrt(Math.sqrt(points)), 1)

/** One telescope, five fields. Knowledge of all multiplies, and a comet speeds up its field for a while. */
export const stars: Trade<Observatory> = {
  start: () => ({
    known: Array.from({ length: FIELDS }, () => BEGINNING),
    field: 0,
    comet: -1,
    left: 0,
    next: seconds(2),
  }),

  step({ body, world, random, earn, tell }) {
    const { levels } = world
    body.known[body.field]! += study(levels) * (body.field === body.comet ? cometShare(levels) : 1)
    for (let field = 0; field < FIELDS; field++)
      body.known[field]! += study(levels) * 0.05 * levels[STARS.scribe]!
    if (body.left > 0) {
      if (--body.left === 0) {
        body.comet = -1
        body.next = seconds(QUIET_SECONDS)
      }
    } else if (--body.next <= 0) {
      body.comet = pickIndex(FIELDS, random)
      body.left = Math.round(seconds(COMET_SECONDS) * (1 + 0.06 * levels[STARS.comet]!))
      tell({ kind: 'comet', ...fieldPlace(body.comet), amount: body.comet })
    }
    // An assistant notices a comet after a while.
    const assistants = levels[STARS.assistant]!
    if (body.comet >= 0 && body.field !== body.comet && random() < 0.006 * assistants) {
      body.field = body.comet
      tell({ kind: 'turned', ...fieldPlace(body.field), amount: body.field })
    }
    if (world.clock % PAY_TICKS !== 0) return
    const { x, y } = fieldPlace(body.field)
    earn(wisdom(body.known) * worth(levels) * (PAY_TICKS / 60), x, y)
  },

  act({ body, tell }, [field]) {
    if (field < 0 || field >= FIELDS || field === body.field) return
    body.field = field
    tell({ kind: field === body.comet ? 'crit' : 'send', ...fieldPlace(field), amount: field })
  },

  acts: ({ body }) => body.known.flatMap((_, field): Act[] => (field === body.field ? [] : [[field, 0]])),

  advise({ body }) {
    const least = body.known.indexOf(Math.min(...body.known))
    const wish = body.comet >= 0 ? body.comet : least
    return wish === body.field ? undefined : [wish, 0]
  },

  rate(levels, hand, { body }) {
    // What half a minute of study adds counts too: lenses pay later.
    const gained =
      study(levels) * 60 * 30 * (hand ? 1 + 0.55 * cometShare(levels) : 0.4 + 0.1 * levels[STARS.assistant]!)
    const all = gained / FIELDS + study(levels) * 0.05 * levels[STARS.scribe]! * 1800
    return wisdom(body.known.map((points) => points + all * 0.25)) * worth(levels)
  },
}
