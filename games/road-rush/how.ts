import type { Run, RoadRushDefinition } from './definitions.ts'

/** Which hand it takes, and what else is told. */
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

/** How to play: the hand, the rule of its own, then what pays or what it costs. */
export function how({ run }: RoadRushDefinition): readonly string[] {
  const [hand, more] = LINES[run]
  return [`how.${hand}`, `how.${run}.1`, `how.${more}`]
}
