import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView } from '#kit/game/contract.ts'
import { openStage, type StageSize } from '#kit/game/stage.ts'
import { type Beside, openBeside } from './beside.ts'
import type { Board } from './board.ts'
import { paintPlayers } from './captured-strip.ts'
import { clockReader } from './clock-use.ts'
import type { ChessDefinition } from './definitions.ts'
import { family } from './family.ts'
import { openControls } from './controls.ts'
import { openMatch } from './match.ts'
import { BLACK, WHITE } from './position.ts'
import type { PuzzleBoard } from './puzzles/puzzle-board.ts'
import type { ChessInput } from './rules.ts'
import type { ChessContext } from './say.ts'
import { createScene } from './scene.ts'

/** The first move of the tutorial, from White: the king's pawn. */
const FIRST_MOVE = [0x14, 0x34]
const TO_OTHER_SIDE = 0x70
/** How often a running clock is read, in milliseconds: with little time it shows tenths. */
const CLOCK_PAINT = 100

/** Assembles everything on the canvas. */
function open(canvas: HTMLCanvasElement, context: ChessContext) {
  let size: StageSize = { width: 0, height: 0 }
  let puzzle: PuzzleBoard | undefined
  let beside: Beside | undefined
  const stageNow = () => stage
  const boardNow = (): Board => puzzle ?? match
  const scene = createScene(() => stage.effects)
  const letGo = () => controls.letGo()
  const fit = () => {
    scene.fit(size, boardNow().near === BLACK, match.hasCoordinates())
    letGo()
    beside?.place()
  }
  const match = openMatch({ context, scene, stage: stageNow, fit, letGo })
  const places = () =>
    FIRST_MOVE.map((square) => scene.layout.centre(match.near === WHITE ? square : square ^ TO_OTHER_SIDE))
  const finger = coach(places, context.firstTime)
  const moved = () => finger.dismiss()
  const controls = openControls({ canvas, context, scene, board: boardNow, stage: stageNow, moved })
  scene.show(match.state.fen)

  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(newSize) {
      size = newSize
      fit()
    },
    draw(on) {
      scene.draw(on)
      const { typed } = controls
      paintPlayers(on, scene, context, { board: boardNow(), captions: puzzle?.captions, typed })
      if (controls.picker) controls.picker.draw(on.pen, scene.sprites)
      else if (match.state.moves.length === 0) finger.draw(on.pen, on.time)
    },
    animating: () =>
      match.isThinking || finger.showing || (scene.marks.check !== undefined && !context.reducedMotion),
    down: controls.down,
    move: controls.move,
    up: controls.up,
    key: controls.key,
  })
  const played = (board: PuzzleBoard | undefined) => {
    puzzle = board
    letGo()
    finger.dismiss()
  }
  beside = openBeside({ canvas, context, match, scene, stage: stageNow, fit, played })
  return { match, scene, stage, finger, boardNow, beside }
}

function mount(canvas: HTMLCanvasElement, context: ChessContext): GameHandle {
  const { match, scene, stage, finger, boardNow, beside } = open(canvas, context)
  const hasNewTime = clockReader((side) => boardNow().timeOf(side))
  const clock = setInterval(() => match.isTimed() && hasNewTime() && stage.invalidate(), CLOCK_PAINT)
  match.present()
  context.host.ready()

  return {
    pause() {
      match.pause()
      stage.pause()
    },
    resume() {
      stage.resume()
      match.resume()
    },
    restart(wish = {}) {
      beside.leavePuzzles()
      match.restart(wish)
    },
    undone() {
      beside.leavePuzzles()
      match.takenBack()
    },
    hint() {
      finger.dismiss()
      boardNow().hint()
    },
    setOption(id, value) {
      beside.leavePuzzles()
      match.setOption(id, value)
    },
    touchSize: () => scene.layout.square,
    destroy() {
      clearInterval(clock)
      beside.destroy()
      match.destroy()
      stage.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<ChessDefinition, ChessInput>
