import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run } from '#kit/game/contract.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { nearestApart } from '#kit/game/table-top/touch-size.ts'
import type { DefenceDefinition } from './definitions.ts'
import { drag, newControls, press, release, typeKey } from './controls.ts'
import { roomOf } from './room.ts'
import { rulesOf } from './rulebook.ts'
import type { DefenceSim } from './sim.ts'
import { draw } from './table-draw.ts'
import { answer, begin, restart, showHud, tick } from './table-run.ts'
import { sim, type DefenceTable } from './table.ts'

/** Runs one game on a canvas. */
export function mountDefence(
  canvas: HTMLCanvasElement,
  context: GameContext<DefenceDefinition, number>,
): GameHandle {
  const { host, text, number, definition, reducedMotion: calm, direction } = context
  const { kind } = definition
  const run: Run<number> = context.open()
  const size: StageSize = { width: 320, height: 480 }
  const table: DefenceTable = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    calm,
    direction,
    kind,
    rules: rulesOf[kind],
    // The stage draws a first frame while it opens.
    brush: canvasBrush(canvas.getContext('2d')!),
    run,
    size,
    room: roomOf(size, (run.sim as DefenceSim).board, direction === 'rtl'),
    picture: undefined,
    hand: newControls(1),
    cursor: undefined,
    started: false,
    ended: 0,
    clock: 0,
    shown: '',
    heat: new Map<number, number>(),
    heard: new Map<string, number>(),
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const guide = coach(() => {
    const { board } = sim(table)
    const site = board.sites[Math.floor(board.sites.length * 0.4)]!
    return [table.room.toCanvas(board.x[site]!, board.y[site]!)]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: calm,
    layout: (now) => layOut(table, now),
    draw: (frame) => draw(table, frame),
    tick: () => tick(table),
    down: (at) => touch(table, at),
    move(at) {
      if (stage.held) drag(table.hand, sim(table), table.room, at)
    },
    up: () => answer(table, release(table.hand, sim(table))),
    key: (key) => pressKey(table, key),
  })
  showHud(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    touchSize() {
      const { board } = sim(table)
      return nearestApart(board.sites.map((site) => table.room.toCanvas(board.x[site]!, board.y[site]!)))
    },
    restart: (wish) => restart(table, wish),
    destroy: stage.destroy,
  }
}

function layOut(table: DefenceTable, now: StageSize) {
  table.size = now
  table.room = roomOf(now, sim(table).board, table.direction === 'rtl')
  table.picture = undefined
}

function touch(table: DefenceTable, at: Point) {
  begin(table)
  table.cursor = undefined
  answer(table, press(table.hand, sim(table), table.room, at))
}

function pressKey(table: DefenceTable, key: string) {
  const [place, said] = typeKey(table.hand, sim(table), table.cursor ?? sim(table).board.sites[0]!, key)
  if (said === 'none') return false
  begin(table)
  table.cursor = place
  answer(table, said)
  return true
}
