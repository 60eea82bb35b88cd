import { coach } from '#kit/game/coach.ts'
import type { GameHandle } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import { openStage, type StageSize } from '#kit/game/stage.ts'
import { nearestApart } from '#kit/game/table-top/touch-size.ts'
import { openControls } from './controls.ts'
import { openMatch } from './match.ts'
import { roomOf, stripsOf } from './room.ts'
import type { MoveName } from './rules.ts'
import { paintPlayers } from './strips.ts'
import type { DuelContext, DuelTable } from './table.ts'

/** Mounts a game for two on a canvas: board, names, pointer, keyboard, computer, hint and undo. */
export function mountDuel<Position, Move extends MoveName>(
  canvas: HTMLCanvasElement,
  context: DuelContext<Move>,
  table: DuelTable<Position, Move>,
): GameHandle {
  const nowhere = { x: 0, y: 0, width: 0, height: 0 }
  let strips: readonly [Box, Box] = [nowhere, nowhere]
  /** A stage removed from the page has no size, so nothing can be drawn. */
  let hasRoom = false
  const leave = new AbortController()
  const stageNow = () => stage
  const scene = table.scene(stageNow)
  const { rules } = table
  const match = openMatch({ context, table, scene, stage: stageNow, turned: () => controls.turned() })
  const controls = openControls({
    canvas,
    context,
    table,
    scene,
    match,
    stage: stageNow,
    moved: () => finger.dismiss(),
    signal: leave.signal,
  })
  const finger = coach(() => {
    const { legal, state } = match
    const move =
      legal.length > 0 ? (table.firstMove?.(state.position) ?? legal[legal.length >> 1]) : undefined
    if (move === undefined) return []
    const path = table.pathOf(move, state.position)
    return (path.length > 1 ? [path[0]!, path.at(-1)!] : path).map((spot) => scene.centre(spot))
  }, context.firstTime)

  scene.show(match.state.position)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size: StageSize) {
      hasRoom = size.width > 0 && size.height > 0
      if (!hasRoom) return
      const room = roomOf(size, scene.shape, scene.hasBareCorners)
      strips = stripsOf(room, scene.fit(room.board), size)
    },
    draw(on) {
      if (!hasRoom) return
      scene.draw(on)
      const { state, near, isThinking: thinking } = match
      paintPlayers(on, { context, rules, scene, state, near, thinking, strips })
      if (match.legal.length > 0) finger.draw(on.pen, on.time)
      controls.draw(on)
    },
    animating: () => match.isThinking || (finger.showing && match.legal.length > 0),
    down: controls.down,
    move: controls.move,
    up: controls.up,
    key: controls.key,
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
    touchSize: () => nearestApart(scene.spots().map((spot) => scene.centre(spot))),
    destroy() {
      leave.abort()
      match.destroy()
      stage.destroy()
    },
  }
}
