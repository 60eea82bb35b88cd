import type { Actor } from '#kit/game/beats/beat-player.ts'
import type { Beat } from '#kit/game/beats/beats.ts'
import type { Stage } from '#kit/game/stage.ts'
import { drawBoosters } from './booster-bar.ts'
import { landed, popped } from './celebration.ts'
import { drawGoal } from './goal-banner.ts'
import { hudOf, restOf } from './hud.ts'
import { drawAim, drawBubble, drawLaunchers, tankPicture, toCanvas } from './scene.ts'
import type { Aim, Preview, State } from './state.ts'
import { board, sim, type Tank } from './tank.ts'
import { drawWind } from './weather.ts'

export function showHud(tank: Tank) {
  tank.host.hud(hudOf(board(tank), sim(tank).state, tank.context))
  tank.host.canHint(sim(tank).state.status === 'playing')
}

export function showPopped(tank: Tank, actor: Actor, beat: Beat, index: number) {
  const at = toCanvas(tank.frame, actor)
  popped(tank.context, tank.stage.effects, {
    at,
    unit: tank.frame.unit,
    actor,
    chain: beat.chain ?? 1,
    index,
  })
}

export function showLanded(tank: Tank, beat: Beat) {
  const spot = beat.flights?.[0]?.body ?? board(tank).bodies(sim(tank).state)[0]
  landed(tank.context, tank.stage.effects, beat, spot && toCanvas(tank.frame, spot))
}

const previews = new WeakMap<State, { readonly aim: Aim; readonly shown: readonly Preview[] }>()

/** Where a shot would fly: followed through the field once per aim, not in every frame. */
function previewOf(tank: Tank, state: State, aim: Aim): readonly Preview[] {
  const known = previews.get(state)
  if (known?.aim === aim) return known.shown
  const shown = board(tank).preview(state, aim)
  previews.set(state, { aim, shown })
  return shown
}

export function draw(tank: Tank, { pen, time }: Stage) {
  tank.frame.stamps.draw(pen, tankPicture(board(tank), tank.frame), tank.frame.box)
  pen.save()
  pen.beginPath()
  pen.roundRect(
    tank.frame.box.x,
    tank.frame.box.y,
    tank.frame.box.width,
    tank.frame.box.height,
    tank.frame.unit * 0.7,
  )
  pen.clip()
  const { state } = sim(tank)
  if (tank.aim !== undefined && !tank.player.busy && state.status === 'playing')
    drawAim(pen, tank.frame, previewOf(tank, state, tank.aim), tank.isAiming || tank.isHinted ? time : 0)
  if (board(tank).wind && state.status === 'playing') drawWind(pen, tank.frame, board(tank), state, time)
  tank.player.draw((actor) => drawBubble(pen, tank.frame, actor))
  if (tank.dimmed > 0) {
    pen.fillStyle = `rgb(4 10 24 / ${tank.dimmed * 0.5})`
    pen.fillRect(tank.frame.box.x, tank.frame.box.y, tank.frame.box.width, tank.frame.box.height)
  }
  if (state.status === 'playing')
    drawLaunchers(pen, tank.frame, board(tank), state, {
      aim: tank.aim,
      hop: tank.hop,
      rest: restOf(board(tank), state, tank.number),
    })
  if (state.status === 'playing') {
    drawGoal(pen, tank.frame, { board: board(tank), state, context: tank.context })
    if (tank.way)
      drawBoosters(pen, tank.frame, { board: board(tank), state, way: tank.way, number: tank.number })
  }
  pen.restore()
  tank.guide.draw(pen, time)
}
