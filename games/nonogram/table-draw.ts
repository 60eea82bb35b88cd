import type { Stage } from '#kit/game/stage.ts'
import { drawName } from './banner.ts'
import { drawBoard } from './board-look.ts'
import { pictureOf } from './deal.ts'
import { drawGauge, drawKeys } from './keys-look.ts'
import { finishedColour } from './look.ts'
import { FULL_LAMP, isLineDone } from './rules.ts'
import { deal, puzzle, sim, state, type Table } from './table-state.ts'
import { nameOf } from './words.ts'

export function drawTable(table: Table, { pen, time }: Stage) {
  drawBoard(pen, {
    layout: table.layout,
    puzzle: puzzle(table),
    state: state(table),
    look: table.look,
    stamps: table.stamps,
    at: table.stroke?.cells.at(-1) ?? table.cursor,
    hasCursor: table.cursor !== undefined && !table.stroke,
    stroke: table.stroke,
    told: table.told,
    pulse: table.pulse,
    popOf: table.motion.popOf,
    shownOf: table.motion.shownOf,
    colourOf: (cell) => finishedColour(pictureOf(deal(table)), puzzle(table), cell),
    reveal: table.motion.reveal,
    isLineDone: (line) => isLineDone(puzzle(table), state(table), line),
    number: table.number,
  })
  drawKeys(pen, table.layout.keys, { inks: table.look.inks, armed: table.armed, pressed: table.pressed })
  const { oil } = sim(table).state
  if (table.layout.gauge && oil !== undefined)
    drawGauge(pen, table.layout.gauge, oil / FULL_LAMP, table.text('oil.left', { count: oil }))
  if (table.named > 0)
    drawName(pen, table.layout, {
      name: nameOf(table.context, table.run.level, table.run.seed),
      look: table.look,
      k: table.named,
    })
  table.guide.draw(pen, time)
}
