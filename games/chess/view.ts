import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView } from '#kit/game/contract.ts'
import { openStage, type StageSize } from '#kit/game/stage.ts'
import { paintPlayers } from './captured-strip.ts'
import type { ChessDefinition } from './definitions.ts'
import { family } from './family.ts'
import { openHands } from './hands.ts'
import { openMatch } from './match.ts'
import { BLACK, WHITE } from './position.ts'
import type { ChessInput } from './rules.ts'
import type { ChessContext } from './say.ts'
import { createScene } from './scene.ts'

/** The first move the ghost finger shows, seen from White: the king's pawn. */
const FIRST_MOVE = [0x14, 0x34]
const TO_OTHER_SIDE = 0x70

function mount(canvas: HTMLCanvasElement, context: ChessContext): GameHandle {
  let size: StageSize = { width: 0, height: 0 }
  const stageNow = () => stage
  const scene = createScene(() => stage.effects)
  const fit = () => {
    scene.fit(size, match.near === BLACK)
    hands.letGo()
  }
  const match = openMatch({ context, scene, stage: stageNow, fit, letGo: () => hands.letGo() })
  const finger = coach(
    () =>
      FIRST_MOVE.map((square) => scene.layout.centre(match.near === WHITE ? square : square ^ TO_OTHER_SIDE)),
    context.firstTime,
  )
  const hands = openHands({
    canvas,
    context,
    scene,
    match,
    stage: stageNow,
    moved: () => finger.dismiss(),
  })
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
      paintPlayers(on, scene, context, { state: match.state, near: match.near, thinking: match.isThinking })
      if (hands.picker) hands.picker.draw(on.pen, scene.sprites)
      else finger.draw(on.pen, on.time)
    },
    animating: () =>
      match.isThinking || finger.showing || (scene.marks.check !== undefined && !context.reducedMotion),
    down: hands.down,
    move: hands.move,
    up: hands.up,
    key: hands.key,
  })
  match.present()
  context.host.ready()

  return {
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    restart: (wish = {}) => match.restart(wish),
    undone: () => match.takenBack(),
    hint() {
      finger.dismiss()
      match.hint()
    },
    setOption: (id, value) => match.setOption(id, value),
    touchSize: () => scene.layout.square,
    destroy() {
      match.destroy()
      stage.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<ChessDefinition, ChessInput>
