import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Aim } from './aim.ts'
import { drawCue, drawGuide, drawPower, drawSpin, drawTray, type Tray } from './controls-art.ts'
import { guideFor, type Guide } from './guide.ts'
import { toScreen, type PoolLayout } from './layout.ts'
import { drawLens, lensSpot, wantsLens } from './lens.ts'
import type { BallShow } from './playback.ts'
import { targets, type PoolState } from './rules.ts'
import { BALL_RADIUS, type Spot } from './table.ts'

type Pen = CanvasRenderingContext2D

/** What the picture is made of in this moment. */
export interface PoolScene {
  readonly layout: PoolLayout
  /** The empty table, as large as the canvas. */
  readonly table: HTMLCanvasElement
  readonly state: PoolState
  readonly aim: Aim
  readonly show: BallShow
  /** Whether the cue is shown, and whether the player may move it. */
  readonly hasCue: boolean
  readonly mayAim: boolean
  /** How far the cue is drawn back by the stroke or the computer. */
  readonly pull: number
  readonly trays: readonly [Tray, Tray]
}

export function drawPool({ pen, time, width, height, pointer, reducedMotion }: Stage, scene: PoolScene) {
  const { layout, table, state, aim, show, mayAim } = scene
  copyWhole(pen, table)
  const shot = aim.shot()
  const cue = aim.cue()
  const guide = mayAim ? guideFor(state.balls, cue, shot.angle) : undefined
  if (guide) drawGuide(pen, layout, cue, guide, isFair(state, guide))
  show.draw(pen, layout, time)
  if (mayAim && state.inHand !== 'no') drawHandRing(pen, layout, cue, reducedMotion ? 0 : time)
  if (scene.hasCue) drawCue(pen, layout, cue, shot.angle, scene.pull + aim.power())
  for (const player of [0, 1] as const) drawTray(pen, layout.trays[player], scene.trays[player])
  drawPower(pen, layout.power, aim.power(), mayAim)
  const { x, y, radius } = aim.spinDisc({ width, height })
  drawSpin(pen, { x, y }, radius, shot)
  if (!guide || !aim.isTurning || !wantsLens(layout)) return
  const focus = toScreen(layout, guide.ghost)
  const at = lensSpot(layout, { width, height }, [focus, toScreen(layout, cue), pointer])
  drawLens(pen, at, focus, () => {
    pen.drawImage(table, 0, 0, width, height)
    drawGuide(pen, layout, cue, guide, isFair(state, guide))
    show.draw(pen, layout, time)
  })
}

const isFair = (state: PoolState, { ball }: Guide) =>
  ball === 0 || state.isBreak || targets(state).includes(ball)

/** The ring around a cue ball that may be moved. */
function drawHandRing(pen: Pen, layout: PoolLayout, cue: Spot, time: number) {
  const at = toScreen(layout, cue)
  const radius = BALL_RADIUS * layout.scale * (1.7 + 0.15 * Math.sin(time * 4)) + 4
  pen.strokeStyle = '#FFD86B'
  pen.lineWidth = 2.5
  pen.setLineDash([6, 5])
  pen.beginPath()
  pen.arc(at.x, at.y, radius, 0, 2 * Math.PI)
  pen.stroke()
  pen.setLineDash([])
}
