import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { CueGame, CueState } from './cue-state.ts'
import type { Place } from './discs.ts'
import type { Aim } from '#kit/game/micro/pull-shot.ts'

const FARTHEST = 420
const STEP = 2

interface Sight {
  readonly end: Place
  /** The disc hit first. */
  readonly met: number | undefined
}

/** First contact of the struck disc: another disc, or the edge. */
function look(game: CueGame, state: CueState, angle: number): Sight {
  const { table } = game
  const from = game.from(state)
  const radius = table.radiusOf(state.shot)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  for (let far = STEP; far < FARTHEST; far += STEP) {
    const end = { x: from.x + dx * far, y: from.y + dy * far }
    const met = state.discs.findIndex(
      (one, index) =>
        index !== state.shot &&
        !one.out &&
        Math.hypot(one.x - end.x, one.y - end.y) < radius + table.radiusOf(index),
    )
    if (met >= 0) return { end, met }
    const isOut =
      end.x < table.left + radius ||
      end.x > table.right - radius ||
      end.y < table.top + radius ||
      end.y > table.bottom - radius
    if (isOut && far > 24) return { end, met: undefined }
  }
  return { end: { x: from.x + dx * FARTHEST, y: from.y + dy * FARTHEST }, met: undefined }
}

/** The line of the shot, the ghost at contact, and the direction of the hit disc. */
export function paintGuide(brush: Brush, game: CueGame, state: CueState, { angle, power }: Aim) {
  const from = game.from(state)
  const radius = game.table.radiusOf(state.shot)
  const { end, met } = look(game, state, angle)
  const color = power > 0.75 ? PAINT.coral : power > 0.4 ? PAINT.sun : PAINT.shell
  brush.line([from.x, from.y, end.x, end.y], 2.2, '#ffffff', 0.55)
  brush.ring(end.x, end.y, radius, 2, '#ffffff', 0.9)
  const other = met === undefined ? undefined : state.discs[met]
  if (other) {
    const far = Math.hypot(other.x - end.x, other.y - end.y) || 1
    const [nx, ny] = [(other.x - end.x) / far, (other.y - end.y) / far]
    brush.line([other.x, other.y, other.x + nx * 56, other.y + ny * 56], 2.6, PAINT.sun, 0.9)
  }
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const back = radius + 6 + power * 46
  brush.arc(from.x, from.y, radius + 6, -Math.PI / 2, -Math.PI / 2 + power * 2 * Math.PI, 4, color)
  if (game.rival || game.place) return
  const tip = [from.x - dx * back, from.y - dy * back, from.x - dx * (back + 150), from.y - dy * (back + 150)]
  brush.line(tip, 7, '#5a3018')
  brush.line(tip, 4.5, '#e9b872')
}
