import type { Run, RoadRushDefinition } from './definitions.ts'

/** Gesture and further lines by game. */
const LINES: Readonly<Record<Run, readonly [hand: string, more: string]>> = {
  'coast-checkpoint': ['steer', 'clock'],
  'palm-traffic': ['steer', 'combo'],
  'lorry-pass': ['steer', 'lamps'],
  'night-ride': ['steer', 'lamps'],
  'rain-bike': ['steer', 'lamps'],
  'patrol-chase': ['steer', 'clock'],
  'fuel-run': ['steer', 'lamps'],
  'last-one-out': ['steer', 'clock'],
  'tunnel-run': ['steer', 'lamps'],
  'bridge-hop': ['steer', 'lamps'],
  'slip-duel': ['steer', 'clock'],
  'boost-chain': ['steer', 'combo'],
}

/** How to play: the gesture, the game's rule, then rewards and costs. */
export function how({ run }: RoadRushDefinition): readonly string[] {
  const [hand, more] = LINES[run]
  return [`how.${hand}`, `how.${run}.1`, `how.${more}`]
}
