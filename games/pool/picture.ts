import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Aim } from './aim.ts'
import {
  drawCue,
  drawGuide,
  drawPower,
  drawReturn,
  drawSpin,
  drawTip,
  drawTray,
  type Tray,
} from './controls-art.ts'
import { guideFor, type Guide } from './guide.ts'
import { toScreen, type PoolLayout } from './layout.ts'
import { drawLens, lensSpot, wantsLens } from './lens.ts'
import type { BallShow } from './playback.ts'
import { targets } from './rules.ts'
import type { PoolState } from './state.ts'
import type { BallSuit, CueLook } from './suits.ts'
import { BALL_RADIUS, type Spot } from './table.ts'
import { marked } from './trays.ts'

type Pen = CanvasRenderingContext2D

/** Everything a frame depends on. */
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
  /** Pull of the cue by the stroke or the computer. */
  readonly pull: number
  readonly trays: readonly Tray[]
  /** Balls in the return. */
  readonly returned: readonly number[]
  readonly suit: BallSuit
  readonly cue: CueLook
}

export function drawPool({ pen, time, width, height, pointer, reducedMotion }: Stage, scene: PoolScene) {
  const { layout, table, state, aim, show, mayAim } = scene
  copyWhole(pen, table)
  const shot = aim.shot()
  const cue = aim.cue()
  const guide = mayAim ? guideFor(state.balls, cue, shot.angle) : undefined
  drawReturn(pen, layout, scene.returned, scene.suit)
  if (guide) drawGuide(pen, layout, cue, guide, isFair(state, guide))
  show.draw(pen, layout, time)
  if (mayAim) for (const ball of marked(state)) drawMark(pen, layout, state.balls[ball])
  if (mayAim) drawTip(pen, layout, cue, shot)
  if (mayAim && state.inHand !== 'no') drawHandRing(pen, layout, cue, reducedMotion ? 0 : time)
  if (scene.hasCue) drawCue(pen, layout, cue, { ...shot, pull: scene.pull + aim.power() }, scene.cue)
  for (const [player, tray] of scene.trays.entries())
    if (tray.name || tray.slots.length > 0) drawTray(pen, layout.trays[player]!, tray, scene.suit)
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

/** A ring around a legal ball. */
function drawMark(pen: Pen, layout: PoolLayout, spot: Spot | null | undefined) {
  if (!spot) return
  const at = toScreen(layout, spot)
  pen.strokeStyle = '#FFFDF2'
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(at.x, at.y, BALL_RADIUS * layout.scale + 3, 0, 2 * Math.PI)
  pen.stroke()
}

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
