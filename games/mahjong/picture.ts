import { strokeRound } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { sim, type Play } from './play.ts'
import { SHUFFLE_COST } from './rules.ts'

/** A frame: pile, keyboard cursor, finger and button. */
export function draw(play: Play, { pen, time }: Stage) {
  const pulse = 0.5 + 0.5 * Math.sin(time * 6)
  play.table.draw(pen, (place) => {
    if (place === play.picked) return 'pick'
    return play.hinted?.includes(place) && pulse > 0.25 ? 'hint' : undefined
  })
  if (play.cursor !== undefined && sim(play).state.faces[play.cursor]! >= 0) {
    const { x, y } = play.geometry.corner(play.cursor)
    const ring = { x: x - 3, y: y - 3, width: play.geometry.width + 6, height: play.geometry.height + 6 }
    strokeRound(pen, ring, play.geometry.width * 0.2, '#081b26', 6)
    strokeRound(pen, ring, play.geometry.width * 0.2, '#3fe0cf', 3)
  }
  play.finger.draw(pen, time)
  if (!play.button.showing) return
  const label = play.text('shuffle', { points: play.number(SHUFFLE_COST) })
  play.button.draw(pen, play.size, time, label)
}
