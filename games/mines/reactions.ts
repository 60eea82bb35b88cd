import type { SimEvent } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { BoardMotion } from './board-motion.ts'
import type { Layout } from './layout.ts'
import { cellText, type MinesContext } from './portal-texts.ts'
import { CLOSED, OPEN, type Input, type State } from './rules.ts'

interface Scene {
  readonly context: MinesContext
  readonly stage: Stage
  readonly motion: BoardMotion
  readonly layout: Layout
  readonly state: State
  readonly sand: string
}

interface Move {
  readonly events: readonly SimEvent[]
  readonly before: State
  readonly input: Input
}

const FOUNTAINS = 3

/** Sounds and animations of a move; returns their seconds. */
export function react(scene: Scene, { events, before, input: { kind, cell } }: Move): number {
  const { context, state, motion, stage, layout, sand } = scene
  const { host, text } = context
  if (kind === 'hint') return 0
  if (kind === 'flag') {
    const isUp = events[0]?.kind === 'flagged'
    host.sound(isUp ? 'place' : 'flip', isUp ? state.cells[cell]! : -3)
    host.announce(cellText(context, state, cell))
    return isUp ? motion.plant([cell]) : 0
  }
  const opened = state.cells.flatMap((mark, at) => (mark === before.cells[at] ? [] : [at]))
  const isWashed = events.some((event) => event.kind === 'washed')
  host.sound(isWashed ? 'slice' : 'pop', Math.min(7, opened.length - 1))
  stage.effects.burst(layout.spots[cell]!, {
    count: 6,
    colors: [sand, '#fff3d6'],
    speed: 110,
    size: 5,
    life: 0.45,
  })
  const [first = cell] = opened
  host.announce(
    opened.length === 1 ? cellText(context, state, first) : text('say.opened', { count: opened.length }),
  )
  return motion.wash(opened, cell)
}

/** Shows the end: all urchins appear, or all flags hop; returns the seconds. */
export function celebrate(scene: Scene, from: number): number {
  return scene.state.stung === undefined ? cheer(scene, from) : sting(scene, scene.state.stung)
}

function sting({ context, stage, motion, layout, state }: Scene, at: number): number {
  const { host, text } = context
  const spot = layout.spots[at]!
  const urchins = state.hidden.flatMap((amount, cell) =>
    amount > 0 && (cell === at || state.cells[cell] === CLOSED) ? [cell] : [],
  )
  host.sound('hit')
  host.sound('lose')
  host.vibrate()
  host.announce(text('say.stung'))
  stage.effects.quake(9)
  stage.effects.burst(spot, { count: 22, colors: ['#ff6a5c', '#ffb060', '#ffffff'], speed: 260 })
  return motion.show(urchins, at)
}

function cheer({ context, stage, motion, state }: Scene, from: number): number {
  const { host, text } = context
  const { width, height } = stage
  host.sound('win')
  host.happy(1)
  host.announce(text('say.cleared'))
  for (let fountain = 0; fountain < FOUNTAINS; fountain++)
    stage.effects.burst(
      { x: (width * (fountain + 0.5)) / FOUNTAINS, y: height * 0.4 },
      { count: 28, speed: Math.min(420, width * 0.7), life: 1.3 },
    )
  const flags = state.cells.flatMap((mark, cell) => (mark === OPEN ? [] : [cell]))
  return motion.plant(flags, from)
}
