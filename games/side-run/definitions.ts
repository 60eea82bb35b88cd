import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `runs/` and its drawing in `scenes/`; ids follow the order, later ones name theirs. */
export const RUNS = [
  'rooftop-run',
  'temple-dash',
  'cloud-hop',
  'twin-run',
  'rail-grind',
  'mine-cart',
  'gull-glide',
  'leaf-glide',
  'snow-roll',
  'hurdle-race',
  'lagoon-lanes',
  'veil-lanes',
  'crowd-lanes',
  'plank-lanes',
  'ember-lanes',
  'count-lanes',
  'gulp-lanes',
  'tide-lanes',
  'shape-lanes',
  'dark-lanes',
] as const
export type Run = (typeof RUNS)[number]

export interface SideRunDefinition extends GameDefinition {
  readonly run: Run
}

/** The light behind each, and how it is played. */
const LOOKS: Readonly<Record<Run, readonly [glow: string, deep: string, input: GameDefinition['input']]>> = {
  'rooftop-run': ['#b0608a', '#3a1f52', ['hold', 'keys']],
  'temple-dash': ['#3f9a6a', '#0d3a34', ['hold', 'keys']],
  'cloud-hop': ['#6f8fe0', '#2f4f9f', ['hold', 'keys']],
  'twin-run': ['#e08a5a', '#22366f', ['tap', 'keys']],
  'rail-grind': ['#a84f8a', '#2a1848', ['hold', 'keys']],
  'mine-cart': ['#8a5a4a', '#2b1c2c', ['hold', 'keys']],
  'gull-glide': ['#4fae9a', '#1f5a6a', ['hold', 'keys']],
  'leaf-glide': ['#3f8a5f', '#0f3a34', ['hold', 'keys']],
  'snow-roll': ['#7fb0e8', '#3f6ab0', ['hold', 'keys']],
  'hurdle-race': ['#e0904f', '#5a2050', ['hold', 'keys']],
  'lagoon-lanes': ['#2f9fd0', '#0d4a70', ['swipe', 'tap', 'keys']],
  'veil-lanes': ['#d87fb0', '#5a3070', ['swipe', 'tap', 'keys']],
  'crowd-lanes': ['#f0c878', '#a8603f', ['swipe', 'tap', 'keys']],
  'plank-lanes': ['#6fae6a', '#1f4f3a', ['swipe', 'tap', 'keys']],
  'ember-lanes': ['#e0703a', '#3a1a2c', ['swipe', 'tap', 'keys']],
  'count-lanes': ['#7fb8e8', '#2c4f86', ['swipe', 'tap', 'keys']],
  'gulp-lanes': ['#2fb0b8', '#0a3f58', ['swipe', 'tap', 'keys']],
  'tide-lanes': ['#f0c07a', '#1f6a80', ['swipe', 'tap', 'keys']],
  'shape-lanes': ['#b89ae8', '#32246a', ['swipe', 'tap', 'keys']],
  'dark-lanes': ['#4a5aa0', '#0b1230', ['swipe', 'tap', 'keys']],
}

export const definitions: readonly SideRunDefinition[] = RUNS.map((run) => {
  const [glow, deep, input] = LOOKS[run]
  return {
    id: run,
    ...registered(run),
    run,
    distinct: 'rules',
    genre: 'racing',
    tags: ['racing', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input,
    session: [20, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground: [glow, deep],
  }
})
