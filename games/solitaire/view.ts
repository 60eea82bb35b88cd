import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameHandle, GameHost, GameView } from '#kit/game/contract.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { openBoard, type Board, type Context } from './board.ts'
import type { Cascade } from './celebrate.ts'
import { tapMove } from './choose.ts'
import type { SolitaireDefinition } from './definition.ts'
import { endsOf, openGhost, type Ghost } from './ghost.ts'
import { openControls, type Controls } from './controls.ts'
import { openKeys, type Keys } from './keys.ts'
import { paintStockCount, paintWanted, stockLeft } from './marks.ts'
import { legalMoves } from './moves.ts'
import { backOf } from './palette.ts'
import { openPrompter, type Prompter } from './prompter.ts'
import { runs } from './runs.ts'
import { openScene, type Scene } from './scene.ts'
import type { Move } from './state.ts'
import { tableOf, type Table } from './table.ts'

const LOST_PAUSE_SECONDS = 0.9
const TARGET_RING = 'rgb(255 224 138 / .9)'

/** A game on the stage with everything that draws on it. */
interface Room {
  readonly host: GameHost
  readonly table: Table
  readonly scene: Scene
  readonly ghost: Ghost
  cascade: Cascade | undefined
  readonly board: Board
  readonly prompter: Prompter
  readonly controls: Controls
  readonly keys: Keys
  readonly finger: Coach
  isStale: boolean
  readonly stage: Stage
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, definition } = context
  const table = tableOf(definition)
  const scene = openScene(table, backOf(definition.gameId))
  const ghost = openGhost(table, scene)

  const room: Room = {
    host,
    table,
    scene,
    ghost,
    cascade: undefined,
    get board() {
      return board
    },
    get prompter() {
      return prompter
    },
    get controls() {
      return controls
    },
    get keys() {
      return keys
    },
    get finger() {
      return finger
    },
    isStale: true,
    get stage() {
      return stage
    },
  }
  const board: Board = openBoard({
    context,
    table,
    scene,
    moved: (move) => moved(room, move),
    ended: (won) => end(room, won),
  })
  const prompter: Prompter = openPrompter(board, ghost)
  const controls: Controls = openControls(board)
  const keys: Keys = openKeys(board)
  const finger: Coach = coach(() => firstGesture(board), context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: () => {
      room.isStale = true
    },
    fontsCame: () => scene.repaint(stage),
    animating: () => finger.showing,
    draw: (at) => draw(room, at),
    down: (at) => down(room, at),
    move: (at) => controls.move(at, stage),
    up(at) {
      controls.up(at)
      stage.invalidate()
    },
    key: (key) => pressKey(room, key),
  })
  board.start(stage)
  host.ready()

  return {
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    restart(wish) {
      clear(room)
      board.deal(wish)
    },
    undone() {
      clear(room)
      board.undone()
    },
    hint() {
      void prompter.ask(stage)
    },
    destroy: () => stage.destroy(),
  }
}

function end(room: Room, won: boolean) {
  const { host } = room
  host.sound(won ? 'win' : 'lose')
  host.canHint(false)
  if (!won) {
    room.stage.effects.tween(LOST_PAUSE_SECONDS, () => undefined, { done: () => host.over() })
    return
  }
  host.happy(1)
  room.stage.effects.burst(
    { x: room.stage.width / 2, y: room.stage.height * 0.4 },
    { count: 70, speed: 380, life: 1.2 },
  )
  const state = room.board.state
  loadCascade(room).then(
    (loaded) => room.board.state === state && loaded.start(room.stage, state, () => host.over()),
    () => host.over(),
  )
}

/** The celebration loads with the first move: no page needs it earlier. */
async function loadCascade(room: Room): Promise<Cascade> {
  const { table, scene } = room
  const { openCascade } = await import('./celebrate.ts')
  return (room.cascade ??= openCascade(table, scene))
}

function clear(room: Room) {
  room.cascade?.stop()
  room.ghost.hide()
  room.controls.reset()
  room.keys.hide()
}

function moved(room: Room, move: Move) {
  room.finger.dismiss()
  room.ghost.hide()
  room.prompter.moved(move)
  loadCascade(room).catch(() => undefined)
}

function draw(room: Room, at: Stage) {
  const { scene, ghost } = room
  if (room.isStale) scene.measure(at, room.board.state)
  room.isStale = false
  paint(at, { board: room.board, controls: room.controls, ghost, cascade: room.cascade })
  room.keys.draw(at.pen)
  room.finger.draw(at.pen, at.time)
}

function down(room: Room, at: Point) {
  room.keys.hide()
  room.ghost.hide()
  room.controls.down(at)
  room.stage.invalidate()
}

function pressKey(room: Room, key: string) {
  const used = room.keys.press(key)
  if (used) room.stage.invalidate()
  return used
}

interface Painted {
  readonly board: Board
  readonly controls: Controls
  readonly ghost: Ghost
  readonly cascade: Cascade | undefined
}

function paint(stage: Stage, { board, controls, ghost, cascade }: Painted) {
  const { scene, table, state, context } = board
  const { pen } = stage
  scene.draw(stage)
  paintStockCount(pen, table, {
    layout: scene.layout,
    state,
    text: context.number(stockLeft(table, state)),
  })
  paintWanted(pen, table, scene.layout, state)
  if (controls.target !== undefined) paintTarget(pen, scene, controls.target)
  ghost.draw(pen)
  cascade?.draw(pen)
}

/** Drop target of the dragged cards. */
function paintTarget(pen: CanvasRenderingContext2D, scene: Scene, pile: number) {
  const { width, height, spots } = scene.layout
  const { x, y } = scene.places.findLast((place) => place.pile === pile) ?? spots[pile]!
  pen.strokeStyle = TARGET_RING
  pen.lineWidth = Math.max(2.5, width * 0.05)
  pen.beginPath()
  pen.roundRect(x, y, width, height, width * 0.115)
  pen.stroke()
}

/** Path of the tutorial's finger: a good first drag, or a tap where cards are tapped. */
function firstGesture({ table, scene, state }: Board): readonly Point[] {
  const move = firstMove(table, state)
  if (!move) return []
  const { width, height } = scene.layout
  const centre = ({ x, y }: Point) => ({ x: x + width / 2, y: y + height * 0.45 })
  const { from, to } = endsOf(table, scene, state, move)
  const isTap = table.rules.home.kind === 'chain' || !to
  return isTap ? [centre(from)] : [centre(from), centre(to)]
}

function firstMove(table: Table, state: Board['state']): Move | undefined {
  const moves = legalMoves(table, state)
  const liked = moves.flatMap((move) =>
    move.kind === 'move' ? (tapMove(table, state, move.from, move.count) ?? []) : [],
  )
  const isBuilding = (move: Move) => move.kind === 'move' && table.slots[move.to]!.kind !== 'cell'
  return liked.find(isBuilding) ?? moves.find(({ kind }) => kind === 'pair') ?? moves[0]
}

/** The view needs no bot, so it is not loaded. */
const family = { ...runs, bot: () => undefined }

export default { family, mount } satisfies GameView<SolitaireDefinition, Move>
