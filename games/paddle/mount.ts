import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, Run } from '#kit/game/contract.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import type { PaddleDefinition } from './definitions.ts'
import type { PaddleSim } from './family.ts'
import type { Scene } from './scene.ts'
import { draw } from './table-draw.ts'
import { begin, restart, showHud, tick } from './table-run.ts'
import { toCanvas, toField, world, type PaddleTable } from './table.ts'
import { trails } from './trails.ts'
import { clamp } from './world.ts'

const MARGIN = 6

/** Ratio of the paddle's motion to the thumb's. */
const GAIN = 1.2

/** Runs one game on a canvas. */
export function mountPaddle(
  canvas: HTMLCanvasElement,
  context: GameContext<PaddleDefinition, number>,
  scene: Scene,
): GameHandle {
  const { host, text, number } = context
  const run: Run<number> = context.open()
  const { rules } = run.sim as PaddleSim
  const [width, height] = rules.field
  const table: PaddleTable = {
    canvas,
    context,
    scene,
    host,
    text,
    number,
    run,
    rules,
    width,
    height,
    stamps: new Map<string, HTMLCanvasElement>(),
    tails: trails(context.reducedMotion),
    heard: new Map<string, number>(),
    size: { width: 320, height: 480 },
    room: { scale: 1, left: 0, top: 0 },
    backdrop: undefined,
    started: false,
    ended: 0,
    clock: 0,
    dip: 0,
    shown: '',
    target: undefined,
    grip: undefined,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const guide = coach(() => scene.coach.map((one) => toCanvas(table, one)), context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => layOut(table, now),
    draw: (frame) => draw(table, frame),
    tick: () => tick(table),
    down: (at) => grab(table, at),
    move: (at) => drag(table, at),
    up: () => (table.grip = undefined),
    key: (key) => pressKey(table, key),
  })
  showHud(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(table, wish),
    destroy: stage.destroy,
  }
}

function layOut(table: PaddleTable, now: StageSize) {
  table.size = now
  const scale = Math.max(
    0.1,
    Math.min((now.width - 2 * MARGIN) / table.width, (now.height - 2 * MARGIN) / table.height),
  )
  table.room = {
    scale,
    left: (now.width - table.width * scale) / 2,
    top: (now.height - table.height * scale) / 2,
  }
  table.backdrop = undefined
  table.stamps.clear()
}

function grab(table: PaddleTable, at: Point) {
  table.grip = { at: toField(table, at).x, pad: table.target ?? world(table).pad }
  begin(table)
}

function drag(table: PaddleTable, at: Point) {
  if (!table.started) return
  const { x } = toField(table, at)
  // A finger drags from where it is, a mouse leads.
  if (table.stage.held === undefined) table.target = x
  else if (table.grip) table.target = clamp(table.grip.pad + (x - table.grip.at) * GAIN, 0, table.width)
}

function pressKey(table: PaddleTable, key: string) {
  if (!KEYS.includes(key)) return false
  begin(table)
  return true
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'a', 'd', ' ', 'Enter']
