import type { SimEvent } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Layout } from './board-layout.ts'
import { LIT, WRONG_INK } from './look.ts'
import type { State } from './rules.ts'
import type { Context } from './words.ts'

interface Reaction {
  readonly context: Context
  readonly layout: Layout
  readonly effects: Effects
}

/** What is heard and seen of one input. */
export function react(events: readonly SimEvent[], scene: Reaction) {
  for (const event of events) reactTo(event, scene)
}

function reactTo({ kind, amount = 0 }: SimEvent, { context, layout, effects }: Reaction) {
  const { host, text, number } = context
  if (kind === 'paint') host.sound('place', Math.min(10, amount))
  if (kind === 'cross') host.sound('tap', -2)
  if (kind === 'wipe') host.sound('flip', -4)
  if (kind === 'mend') host.sound('flip', 2)
  if (kind === 'wrong') {
    host.sound('bad')
    host.vibrate()
    host.announce(text('say.wrong'))
    effects.quake(4)
    effects.burst(layout.middleOf(amount), { count: 8, colors: [WRONG_INK], speed: 110, size: 5, life: 0.4 })
  }
  if (kind === 'line') {
    host.sound('score', amount % 5)
    const { x, y, width, height } = layout.bandOf(amount)
    const isColumn = height > width
    effects.burst(
      { x: isColumn ? x + width / 2 : layout.board.x - 8, y: isColumn ? layout.board.y - 8 : y + height / 2 },
      { count: 6, colors: [LIT, '#fff6d8'], speed: 90, size: 5, life: 0.45 },
    )
  }
  if (kind === 'board') {
    host.sound('coin', 3)
    host.happy(0.4)
    host.announce(text('say.board', { oil: number(amount) }))
    const { board } = layout
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 }
    effects.burst(middle, { count: 36, speed: 260 })
    effects.rise(`+${number(amount)}`, middle, '#ffd24a')
  }
}

/** Three stars without a mistake or a hint. */
export function starsOf({ mistakes, hints }: State): 1 | 2 | 3 {
  const slips = mistakes + hints
  return slips === 0 ? 3 : slips <= 3 ? 2 : 1
}
