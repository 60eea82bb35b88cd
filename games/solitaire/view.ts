import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView } from '#kit/game/contract.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { openBoard, type Board, type Context } from './board.ts'
import type { Cascade } from './celebrate.ts'
import { tapMove } from './choose.ts'
import type { SolitaireDefinition } from './definition.ts'
import { endsOf, openGhost, type Ghost } from './ghost.ts'
import { openHands, type Hands } from './hands.ts'
import { openKeys } from './keys.ts'
import { paintStockCount, paintWanted, stockLeft } from './marks.ts'
import { legalMoves } from './moves.ts'
import { backOf } from './palette.ts'
import { openPrompter } from './prompter.ts'
import { runs } from './runs.ts'
import { openScene, type Scene } from './scene.ts'
import type { Move } from './state.ts'
import { tableOf, type Table } from './table.ts'

const LOST_PAUSE_SECONDS = 0.9
const TARGET_RING = 'rgb(255 224 138 / .9)'

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, definition } = context
  const table = tableOf(definition)
  const scene = openScene(table, backOf(definition.gameId))
  const ghost = openGhost(table, scene)
  let cascade: Cascade | undefined
  const board = openBoard({
    context,
    table,
    scene,
    moved(move) {
      finger.dismiss()
      ghost.hide()
      prompter.moved(move)
      loadCascade().catch(() => undefined)
    },
    ended: (won) => end(won),
  })
  const prompter = openPrompter(board, ghost)
  const hands = openHands(board)
  const keys = openKeys(board)
  const finger = coach(() => firstGesture(board), context.firstTime)
  let isStale = true

  function end(won: boolean) {
    host.sound(won ? 'win' : 'lose')
    host.canHint(false)
    if (!won) {
      stage.effects.tween(LOST_PAUSE_SECONDS, () => undefined, { done: () => host.over() })
      return
    }
    host.happy(1)
    stage.effects.burst({ x: stage.width / 2, y: stage.height * 0.4 }, { count: 70, speed: 380, life: 1.2 })
    const state = board.state
    loadCascade().then(
      (loaded) => board.state === state && loaded.start(stage, state, () => host.over()),
      () => host.over(),
    )
  }

  /** The celebration comes with the first move: no page needs it sooner. */
  async function loadCascade(): Promise<Cascade> {
    const { openCascade } = await import('./celebrate.ts')
    return (cascade ??= openCascade(table, scene))
  }

  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: () => {
      isStale = true
    },
    fontsCame: () => scene.repaint(stage),
    animating: () => finger.showing,
    draw(at) {
      if (isStale) scene.measure(at, board.state)
      isStale = false
      paint(at, { board, hands, ghost, cascade })
      keys.draw(at.pen)
      finger.draw(at.pen, at.time)
    },
    down(at) {
      keys.hide()
      ghost.hide()
      hands.down(at)
      stage.invalidate()
    },
    move: (at) => hands.move(at, stage),
    up(at) {
      hands.up(at)
      stage.invalidate()
    },
    key(key) {
      const used = keys.press(key)
      if (used) stage.invalidate()
      return used
    },
  })
  board.start(stage)
  host.ready()

  const clear = () => {
    cascade?.stop()
    ghost.hide()
    hands.reset()
    keys.hide()
  }
  return {
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    restart(wish) {
      clear()
      board.deal(wish)
    },
    undone() {
      clear()
      board.undone()
    },
    hint() {
      void prompter.ask(stage)
    },
    destroy: () => stage.destroy(),
  }
}

interface Painted {
  readonly board: Board
  readonly hands: Hands
  readonly ghost: Ghost
  readonly cascade: Cascade | undefined
}

function paint(stage: Stage, { board, hands, ghost, cascade }: Painted) {
  const { scene, table, state, context } = board
  const { pen } = stage
  scene.draw(stage)
  paintStockCount(pen, table, {
    layout: scene.layout,
    state,
    text: context.number(stockLeft(table, state)),
  })
  paintWanted(pen, table, scene.layout, state)
  if (hands.target !== undefined) paintTarget(pen, scene, hands.target)
  ghost.draw(pen)
  cascade?.draw(pen)
}

/** Where the carried cards would land. */
function paintTarget(pen: CanvasRenderingContext2D, scene: Scene, pile: number) {
  const { width, height, spots } = scene.layout
  const { x, y } = scene.places.findLast((place) => place.pile === pile) ?? spots[pile]!
  pen.strokeStyle = TARGET_RING
  pen.lineWidth = Math.max(2.5, width * 0.05)
  pen.beginPath()
  pen.roundRect(x, y, width, height, width * 0.115)
  pen.stroke()
}

/** The way of the ghost finger: a good first drag, or a tap where cards are tapped. */
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

/** Nobody asks for the bot here, so it is not loaded. */
const family = { ...runs, bot: () => undefined }

export default { family, mount } satisfies GameView<SolitaireDefinition, Move>
