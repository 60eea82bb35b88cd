import type { Run, SideRunDefinition } from './definitions.ts'

/** Gesture and further lines by game. */
const LINES: Readonly<Record<Run, readonly [hand: string, more: string]>> = {
  'rooftop-run': ['hold', 'combo'],
  'temple-dash': ['updown', 'lamps'],
  'cloud-hop': ['tap', 'combo'],
  'twin-run': ['twin', 'lamps'],
  'rail-grind': ['hold', 'combo'],
  'mine-cart': ['updown', 'combo'],
  'gull-glide': ['hold', 'combo'],
  'leaf-glide': ['hold', 'combo'],
  'snow-roll': ['tap', 'combo'],
  'hurdle-race': ['tap', 'combo'],
  'lagoon-lanes': ['swipe', 'lamps'],
  'veil-lanes': ['side', 'lamps'],
  'crowd-lanes': ['side', 'combo'],
  'plank-lanes': ['side', 'combo'],
  'ember-lanes': ['side', 'lamps'],
  'count-lanes': ['side', 'lamps'],
  'gulp-lanes': ['side', 'lamps'],
  'tide-lanes': ['swipe', 'lamps'],
  'shape-lanes': ['swipe', 'lamps'],
  'dark-lanes': ['swipe', 'lamps'],
}

/** How to play: the gesture, the game's rule, then rewards and costs. */
export function how({ run }: SideRunDefinition): readonly string[] {
  const [hand, more] = LINES[run]
  return [`how.${hand}`, `how.${run}.1`, `how.${more}`]
}
