import { signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, SceneTools } from '#kit/game/packs/pack-table.ts'
import { coverage, type Board } from './board.ts'
import type { BlockFitDefinition } from './definitions.ts'
import type { Layout } from './layout.ts'
import { lookOf, topOf } from './palette.ts'
import { filled, slotOf, STRIDE, type Move, type State } from './rules.ts'

interface Fading {
  readonly cell: number
  readonly color: number
  size: number
}

/** What moves by itself after a placement. */
export interface Show {
  fading: Fading[]
  landing: readonly number[]
  landed: number
  arriving: number
}

interface Occasion {
  readonly tools: SceneTools<BlockFitDefinition, State, Move>
  readonly board: Board
  readonly layout: Layout
  readonly show: Show
  readonly definition: BlockFitDefinition
  readonly move: Played<State, Move>
}

const LAND_SECONDS = 0.2
const FADE_SECONDS = 0.26
/** The wave runs over so many cells a second. */
const WAVE_PACE = 26
/** Lines climb a pentatonic scale. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19]

/** Sound and motion of a placement; gives the seconds it takes. */
export function showMove({ tools, board, layout, show, definition, move }: Occasion): number {
  const { effects, context } = tools
  const { host, number } = context
  const { input, before, after, events } = move
  if (input < 0) {
    host.sound('flip', -3)
    return 0
  }
  const piece = before.slots[slotOf(input)]
  const put = piece && coverage(board, before.cells, piece, input % STRIDE)
  if (!piece || !put) return 0
  host.sound('place', definition.goal === 'fill' ? SCALE[(slotOf(input) + 2) % SCALE.length]! - 4 : 0)
  show.landing = put
  effects.tween(LAND_SECONDS, (k) => (show.landed = k), { done: () => (show.landing = []) })
  if (events.some(({ kind }) => kind === 'deal')) arrive()
  if (events.some(({ kind }) => kind === 'rise')) {
    host.sound('flip', -7)
    effects.quake(4)
  }
  if (events.some(({ kind }) => kind === 'grow')) host.sound('pop', -4)
  const groups = events.filter(({ kind }) => kind === 'line' || kind === 'melt').length
  if (groups === 0) return LAND_SECONDS

  const laid = filled(before.cells, piece, put)
  const heart = middleOfCells(put)
  const gone = laid.flatMap((color, cell) =>
    color > 0 && after.cells[cell] === 0 ? [{ cell, color, size: 1 }] : [],
  )
  let longest = 0
  for (const fading of gone) {
    const middle = layout.middle(fading.cell)
    const delay = Math.hypot(middle.x - heart.x, middle.y - heart.y) / layout.unit / WAVE_PACE + 0.05
    longest = Math.max(longest, delay)
    effects.tween(FADE_SECONDS, (k) => (fading.size = k < 0.3 ? 1 + k * 0.5 : 1.15 * (1 - (k - 0.3) / 0.7)), {
      ease: ease.linear,
      delay,
      done() {
        show.fading = show.fading.filter((one) => one !== fading)
        effects.burst(middle, {
          count: 4,
          colors: [topOf(lookOf(definition), fading.color), '#ffffff'],
          speed: 120,
          size: 6,
        })
      },
    })
  }
  show.fading = [...show.fading, ...gone]
  for (let group = 0; group < groups; group++) ring(group)
  const gained = after.score - before.score
  effects.rise(signed(`+${number(gained)}`), heart, '#fff3b0')
  if (after.streak > 1)
    effects.rise(signed(`×${number(after.streak)}`), { x: heart.x, y: heart.y - 30 }, '#7df0c8')
  if (groups > 1) effects.quake(3 + groups)
  if (groups > 1 || after.streak > 2) host.happy(Math.min(0.7, 0.2 * groups + 0.05 * after.streak))
  return longest + FADE_SECONDS

  function ring(group: number) {
    const step = Math.min(SCALE.length - 1, group + after.streak - 1)
    effects.tween(0.01, () => undefined, {
      delay: 0.05 + group * 0.09,
      done: () => host.sound('merge', SCALE[step]),
    })
  }

  function arrive() {
    show.arriving = 0
    effects.tween(0.32, (k) => (show.arriving = k), { ease: ease.back, delay: 0.08 })
    host.sound('deal', 3)
  }

  function middleOfCells(cells: readonly number[]) {
    const middles = cells.map((cell) => layout.middle(cell))
    return {
      x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
      y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
    }
  }
}
