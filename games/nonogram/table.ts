import { coach } from '#kit/game/coach.ts'
import type { GameHandle, Run } from '#kit/game/contract.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type StageSize } from '#kit/game/stage.ts'
import { layOut } from './board-layout.ts'
import { firstStroke } from './bot.ts'
import { pictureOf } from './deal.ts'
import { lookOf } from './look.ts'
import { motionOn } from './motion.ts'
import { heedCheck, openFirst, wishOf } from './open-run.ts'
import type { Input } from './rules.ts'
import type { NonogramSim } from './sim.ts'
import { drawTable } from './table-draw.ts'
import { giveHint, open, show } from './table-run.ts'
import { firstColour, place, sim, type Table } from './table-state.ts'
import { drag, press, pressKey, release } from './table-strokes.ts'
import { levelOfGrade, type Context } from './words.ts'

/** Mounts the board: fingers, keys, hints and the picture at the end. */
export function mountBoard(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition, remembered } = context
  const run: Run<Input> = openFirst(context)
  const room: StageSize = { width: 320, height: 420 }
  const first = { definition, seed: run.seed, level: run.level }
  const table: Table = {
    context,
    host,
    text,
    number,
    definition,
    stamps: sprites(),
    run,
    room,
    past: undefined,
    layout: layOut(room, (run.sim as NonogramSim).puzzle(), definition.rules.play === 'run'),
    look: lookOf(first, pictureOf(first)),
    armed: firstColour(run.sim as NonogramSim),
    pressed: undefined,
    stroke: undefined,
    cursor: undefined,
    told: undefined,
    pulse: 0,
    named: 0,
    started: false,
    tidy: remembered('tidy') !== 'off',
    get motion() {
      return motion
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const motion = motionOn(() => stage.effects)
  const guide = coach(() => {
    const cells = table.run.sim.status === 'playing' ? firstStroke(sim(table)) : []
    return cells.map(table.layout.middleOf)
  }, context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => place(table, size),
    draw: (frame) => drawTable(table, frame),
    animating: () => guide.showing,
    down: (at) => press(table, at),
    move: (at) => drag(table, at),
    up: () => release(table),
    key: (name, event) => pressKey(table, name, event),
  })
  show(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    touchSize: () => table.layout.cell,
    restart: (wish = {}) => open(table, wishOf(context, wish)),
    undone: () => undone(table),
    hint: () => giveHint(table),
    setOption: (id, value) => setOption(table, id, value),
    destroy: stage.destroy,
  }
}

function undone(table: Table) {
  heedCheck(table.context, table.run)
  table.host.sound('flip')
  show(table)
}

function setOption(table: Table, id: string, value: string) {
  if (id === 'grade') return open(table, { level: levelOfGrade(table.context, value) })
  if (id === 'tidy') table.tidy = value !== 'off'
  if (id === 'check' && table.run.sim.status === 'playing') heedCheck(table.context, table.run)
  show(table)
}
