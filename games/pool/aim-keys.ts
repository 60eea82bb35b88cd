import { cue, place, pullTo, type AimState } from './aim-state.ts'
import { toScreen } from './layout.ts'

export const LEAST_POWER = 0.04
const KEY_TURN = 0.01
const FINE_KEY_TURN = 0.0015

function nudge(hand: AimState, dx: number, dy: number) {
  if (hand.options.state().inHand === 'no') {
    hand.side = Math.max(-1, Math.min(1, hand.side + dx * 0.25))
    hand.top = Math.max(-1, Math.min(1, hand.top - dy * 0.25))
    return
  }
  const layout = hand.options.layout()
  const at = toScreen(layout, cue(hand))
  place(hand, { x: at.x + dx * 6, y: at.y + dy * 6 })
}

/** Arrows turn the cue and pull it back, letters set the spin or move the cue ball in hand. */
export function useKey(hand: AimState, key: string, fine: boolean): boolean {
  const turn = fine ? FINE_KEY_TURN : KEY_TURN
  if (key === 'ArrowLeft') hand.angle -= turn
  else if (key === 'ArrowRight') hand.angle += turn
  else if (key === 'ArrowDown') pullTo(hand, hand.power + 0.04)
  else if (key === 'ArrowUp') pullTo(hand, hand.power - 0.04)
  else if (key === 'a') nudge(hand, -1, 0)
  else if (key === 'd') nudge(hand, 1, 0)
  else if (key === 'w') nudge(hand, 0, -1)
  else if (key === 's') nudge(hand, 0, 1)
  else if (key === 'Enter' || key === ' ') {
    if (hand.power <= LEAST_POWER) hand.power = 0.5
    hand.options.shoot()
  } else return false
  return true
}
