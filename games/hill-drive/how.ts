import type { Run, HillDriveDefinition } from './definitions.ts'

/** Gesture and further lines by game. */
const LINES: Readonly<Record<Run, readonly [hand: string, more: string]>> = {
  'hill-buggy': ['pedals', 'flips'],
  'trial-bike': ['pedals', 'lamps'],
  'cargo-truck': ['pedals', 'combo'],
  'moon-hopper': ['hop', 'combo'],
  'sledge-run': ['pedals', 'flips'],
  'tractor-pull': ['pull', 'lamps'],
  'wheelie-run': ['pedals', 'combo'],
  'monster-crush': ['pedals', 'flips'],
  'creaky-bridges': ['pedals', 'combo'],
  'gap-leap': ['pedals', 'lamps'],
  'mud-ferry': ['pedals', 'combo'],
  'sun-rover': ['pedals', 'flips'],
  'unicycle-run': ['balance', 'combo'],
  'flip-park': ['pedals', 'flips'],
  'gelato-cart': ['plain', 'combo'],
  'pump-trolley': ['pump', 'combo'],
  'sail-wagon': ['sail', 'flips'],
  'winch-climber': ['winch', 'combo'],
  'hay-train': ['plain', 'combo'],
  'pantomime-horse': ['tiptoe', 'lamps'],
}

/** How to play: the gesture, the game's rule, then rewards and costs. */
export function how({ run }: HillDriveDefinition): readonly string[] {
  const [hand, more] = LINES[run]
  return [`how.${hand}`, `how.${run}.1`, `how.${more}`]
}
