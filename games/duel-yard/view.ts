import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { fitBox } from '#kit/game/draw.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { isButton, openButtons, type Buttons } from './buttons.ts'
import type { YardDefinition } from './definitions.ts'
import { family } from './family.ts'
import { FRIEND, type Press } from './match.ts'
import { reactions } from './reactions.ts'
import { scenes } from './scenes/all-scenes.ts'
import { SIDE } from './yard.ts'
import { begin, onCanvas, sim, type Context, type Table } from './table.ts'
import { draw, enterYard } from './yard-picture.ts'

const RIVALS = ['calm', 'lively', 'wild', 'friend'] as const

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, definition } = context
  const scene = scenes[definition.yard]
  const kept = context.open()
  const level = levelOf(context.remembered('rival'))
  const run: Run<Press> = kept.level === level ? kept : context.fresh({ level })

  const table: Table = {
    canvas,
    context,
    host,
    text,
    scene,
    run,
    phase: 'waiting',
    size: { width: 320, height: 480 },
    box: { x: 0, y: 0, width: 1, height: 1 },
    scale: 1,
    still: undefined,
    get finger() {
      return finger
    },
    get buttons() {
      return buttons
    },
    get stage() {
      return stage
    },
    get react() {
      return react
    },
  }
  const finger: Coach = coach(
    () => [{ x: table.size.width * 0.3, y: table.size.height * 0.62 }],
    context.firstTime,
  )
  const buttons: Buttons = openButtons({
    canvas,
    size: () => table.size,
    mayAct: () => !stage.paused,
    hasFriend: () => sim(table).hasFriend,
    touched: () => begin(table),
  })
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => resize(table, now),
    tick: () => tick(table),
    draw: (stage) => draw(table, stage),
    key(key) {
      if (!isButton(key)) return false
      begin(table)
      return true
    },
  })
  const react: ReturnType<typeof reactions> = reactions({
    context,
    effects: () => stage.effects,
    at: (x, y) => onCanvas(table, x, y),
    sim: () => sim(table),
  })
  deal(table, table.run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish?: RunWish) {
      deal(table, context.fresh({ ...wish, level: wish?.level ?? levelOf(context.remembered('rival')) }))
      host.sound('deal')
    },
    setOption(_id, value) {
      deal(table, context.fresh({ level: levelOf(value) }))
    },
    destroy() {
      buttons.destroy()
      stage.destroy()
    },
  }
}

const levelOf = (rival: string | undefined) => Math.max(1, RIVALS.findIndex((name) => name === rival) + 1)

function tick(table: Table) {
  if (table.phase !== 'playing') return
  for (const event of table.run.apply(table.buttons.read(table.stage.keys))) {
    table.react.show(event)
    if (event.kind === 'end') finish(table)
  }
}

function finish(table: Table) {
  const { host } = table
  table.phase = 'ended'
  host.playing(false)
  table.stage.effects.tween(1, () => undefined, { done: () => host.over() })
}

function deal(table: Table, next: Run<Press>) {
  const { host, text } = table
  table.run = next
  table.phase = 'waiting'
  table.buttons.clear()
  table.stage.effects.clear()
  host.playing(false)
  host.options([
    {
      id: 'rival',
      label: text('rival'),
      value: RIVALS[Math.min(FRIEND, table.run.level) - 1]!,
      choices: RIVALS.map((value) => ({ value, label: text(`rival.${value}`) })),
    },
  ])
  table.stage.invalidate()
}

function resize(table: Table, now: StageSize) {
  const { canvas, scene } = table
  table.size = now
  table.box = fitBox({ x: 0, y: 0, ...table.size }, 1)
  table.scale = table.box.width / SIDE
  const ratio = canvas.width / table.size.width
  table.still = document.createElement('canvas')
  table.still.width = canvas.width
  table.still.height = canvas.height
  const pen = table.still.getContext('2d')!
  pen.scale(ratio, ratio)
  enterYard(table, pen)
  scene.still(pen)
}

export default { family, mount } satisfies GameView<YardDefinition, Press>
