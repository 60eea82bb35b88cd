import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `runs/` and its drawing in `scenes/`; ids follow the order. */
export const RUNS = [
  'coast-checkpoint',
  'palm-traffic',
  'lorry-pass',
  'night-ride',
  'rain-bike',
  'patrol-chase',
  'fuel-run',
  'last-one-out',
  'tunnel-run',
  'bridge-hop',
  'slip-duel',
  'boost-chain',
] as const
export type Run = (typeof RUNS)[number]

export interface RoadRushDefinition extends GameDefinition {
  readonly run: Run
}

/** The light behind each, and how it is played. */
const LOOKS: Readonly<Record<Run, readonly [glow: string, deep: string, input: GameDefinition['input']]>> = {
  'coast-checkpoint': ['#7fd8f0', '#2f7a9a', ['hold', 'keys']],
  'palm-traffic': ['#ffb070', '#a84f5a', ['hold', 'keys']],
  'lorry-pass': ['#8fc8b8', '#3f6a5a', ['hold', 'keys']],
  'night-ride': ['#2f3f7a', '#0a1030', ['hold', 'keys']],
  'rain-bike': ['#6f8fa8', '#2f4458', ['hold', 'keys']],
  'patrol-chase': ['#4a44a0', '#1c1848', ['hold', 'keys']],
  'fuel-run': ['#f0b86a', '#a8583a', ['hold', 'keys']],
  'last-one-out': ['#b8a0f0', '#5f4a9a', ['hold', 'keys']],
  'tunnel-run': ['#8fb0c8', '#3f4a64', ['hold', 'keys']],
  'bridge-hop': ['#6fc0f0', '#1f6a9a', ['hold', 'keys']],
  'slip-duel': ['#ff8a8a', '#6a2f5a', ['hold', 'keys']],
  'boost-chain': ['#4a3fa0', '#14103c', ['hold', 'keys']],
}

export const definitions: readonly RoadRushDefinition[] = RUNS.map((run) => {
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
