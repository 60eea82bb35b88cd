import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { scenes } from './all-scenes.ts'
import { camera } from './camera.ts'
import { isSteering, openControls } from './controls.ts'
import type { ArenaDefinition } from './definitions.ts'
import { family } from './family.ts'
import { leaders } from './leaders.ts'
import { reactions } from './reactions.ts'
import type { Stick } from './stick.ts'
import { draw } from './table-draw.ts'
import { begin, deal, goOnline, leaveRoom, levelOf, restart, tick } from './table-run.ts'
import { sim, type ArenaTable, type Context } from './table.ts'

/** The stored run, unless it has another pace than the wanted one. */
function openFirst(context: Context): Run<Stick> {
  const run = context.open()
  const level = levelOf(context.remembered('pace'))
  return run.level === level ? run : context.fresh({ level })
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const scene = scenes[definition.arena]
  const eye = camera()
  const table: ArenaTable = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    scene,
    run: openFirst(context),
    session: undefined,
    phase: 'waiting',
    told: '',
    size: { width: 320, height: 480 },
    eye,
    get react() {
      return react
    },
    board: leaders({ isRtl: context.direction === 'rtl', number }),
    get controls() {
      return controls
    },
    get finger() {
      return finger
    },
    get stage() {
      return stage
    },
  }
  const react = reactions({ context, stage: () => stage, eye, sim: () => sim(table) })
  const controls = openControls({
    canvas,
    hasButton: scene.ready !== undefined,
    size: () => table.size,
    mayAct: () => !stage.paused,
    touched: () => begin(table),
  })
  const finger = coach(() => {
    const { x, y } = { x: table.size.width / 2, y: table.size.height * 0.74 }
    return [
      { x, y },
      { x: x + 58, y: y - 34 },
      { x: x + 86, y: y - 96 },
    ]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => layOut(table, now),
    tick: () => tick(table),
    draw: (frame) => draw(table, frame),
    key(key) {
      if (!isSteering(key)) return false
      begin(table)
      return true
    },
  })
  deal(table, table.run)
  goOnline(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish) {
      restart(table, wish)
      host.sound('deal')
    },
    setOption: (id, value) => setOption(table, id, value),
    destroy: () => destroy(table),
  }
}

function layOut(table: ArenaTable, now: StageSize) {
  table.size = now
  table.eye.layout(table.size)
  table.board.layout(table.size, table.canvas.width / table.size.width)
  table.scene.clear?.()
}

function setOption(table: ArenaTable, id: string, value: string) {
  // Choosing rivals means playing against computers.
  leaveRoom(table)
  if (id === 'pace') deal(table, table.context.fresh({ level: levelOf(value) }))
  if (id === 'where') restart(table)
}

function destroy(table: ArenaTable) {
  leaveRoom(table)
  table.controls.destroy()
  table.stage.destroy()
}

export default { family, mount, joins: true } satisfies GameView<ArenaDefinition, Stick>
