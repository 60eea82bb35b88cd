import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `runs/` and its drawing in `scenes/`; ids follow the order. */
export const RUNS = [
  'hill-buggy',
  'trial-bike',
  'cargo-truck',
  'moon-hopper',
  'sledge-run',
  'tractor-pull',
  'wheelie-run',
  'monster-crush',
  'creaky-bridges',
  'gap-leap',
  'mud-ferry',
  'sun-rover',
  'unicycle-run',
  'flip-park',
  'gelato-cart',
  'pump-trolley',
  'sail-wagon',
  'winch-climber',
  'hay-train',
  'pantomime-horse',
] as const
export type Run = (typeof RUNS)[number]

export interface HillDriveDefinition extends GameDefinition {
  readonly run: Run
}

/** The light behind each, and how it is played. */
const LOOKS: Readonly<Record<Run, readonly [glow: string, deep: string, input: GameDefinition['input']]>> = {
  'hill-buggy': ['#4fae8a', '#14485a', ['hold', 'keys']],
  'trial-bike': ['#9a7fb8', '#3a2a5a', ['hold', 'keys']],
  'cargo-truck': ['#d88a5a', '#6a2f3a', ['hold', 'keys']],
  'moon-hopper': ['#4a4f9a', '#14143c', ['hold', 'keys']],
  'sledge-run': ['#8fc0f0', '#4a78b8', ['hold', 'keys']],
  'tractor-pull': ['#b8804f', '#4a2a3a', ['hold', 'keys']],
  'wheelie-run': ['#d0607a', '#3f2048', ['hold', 'keys']],
  'monster-crush': ['#8a5fa8', '#2f1f48', ['hold', 'keys']],
  'creaky-bridges': ['#5fa05f', '#143f34', ['hold', 'keys']],
  'gap-leap': ['#e07a5a', '#6a2440', ['hold', 'keys']],
  'mud-ferry': ['#4f9fa8', '#1a4a5a', ['hold', 'keys']],
  'sun-rover': ['#f0b060', '#a8503f', ['hold', 'keys']],
  'unicycle-run': ['#e8907a', '#7a3050', ['hold', 'keys']],
  'flip-park': ['#7a6fd0', '#241a58', ['hold', 'keys']],
  'gelato-cart': ['#f0a0b8', '#8a3a68', ['hold', 'keys']],
  'pump-trolley': ['#c88a5a', '#4a2f3c', ['hold', 'keys']],
  'sail-wagon': ['#f0c870', '#b06a40', ['hold', 'keys']],
  'winch-climber': ['#6a90a8', '#22324f', ['hold', 'keys']],
  'hay-train': ['#d8b84f', '#5f6a2a', ['hold', 'keys']],
  'pantomime-horse': ['#5f6fc0', '#1f1f50', ['hold', 'keys']],
}

export const definitions: readonly HillDriveDefinition[] = RUNS.map((run) => {
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
