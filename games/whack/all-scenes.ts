// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Verb } from './definitions.ts'
import type { TouchScene } from './scenes/touch-scene.ts'
import { scene as basketRun } from './scenes/basket-run.ts'
import { scene as bubbleRush } from './scenes/bubble-rush.ts'
import { scene as cardSnap } from './scenes/card-snap.ts'
import { scene as chainBurst } from './scenes/chain-burst.ts'
import { scene as colourTap } from './scenes/colour-tap.ts'
import { scene as crabThump } from './scenes/crab-thump.ts'
import { scene as echoConches } from './scenes/echo-conches.ts'
import { scene as fireflyJars } from './scenes/firefly-jars.ts'
import { scene as fishFeed } from './scenes/fish-feed.ts'
import { scene as flakNight } from './scenes/flak-night.ts'
import { scene as fuseSnuff } from './scenes/fuse-snuff.ts'
import { scene as juggleTrio } from './scenes/juggle-trio.ts'
import { scene as leakyBoat } from './scenes/leaky-boat.ts'
import { scene as moreGulls } from './scenes/more-gulls.ts'
import { scene as nestGuard } from './scenes/nest-guard.ts'
import { scene as oddShell } from './scenes/odd-shell.ts'
import { scene as pancakeDeck } from './scenes/pancake-deck.ts'
import { scene as pirateWindows } from './scenes/pirate-windows.ts'
import { scene as plateSpin } from './scenes/plate-spin.ts'
import { scene as quickDraw } from './scenes/quick-draw.ts'
import { scene as ruleCrabs } from './scenes/rule-crabs.ts'
import { scene as shellShuffle } from './scenes/shell-shuffle.ts'
import { scene as shellSorter } from './scenes/shell-sorter.ts'
import { scene as stainWipe } from './scenes/stain-wipe.ts'
import { scene as tideDrums } from './scenes/tide-drums.ts'
import { scene as trueBite } from './scenes/true-bite.ts'

/** All scenes at once, for covers. */
export const sceneOf: Readonly<Record<Verb, TouchScene>> = {
  'basket-run': basketRun,
  'bubble-rush': bubbleRush,
  'card-snap': cardSnap,
  'chain-burst': chainBurst,
  'colour-tap': colourTap,
  'crab-thump': crabThump,
  'echo-conches': echoConches,
  'firefly-jars': fireflyJars,
  'fish-feed': fishFeed,
  'flak-night': flakNight,
  'fuse-snuff': fuseSnuff,
  'juggle-trio': juggleTrio,
  'leaky-boat': leakyBoat,
  'more-gulls': moreGulls,
  'nest-guard': nestGuard,
  'odd-shell': oddShell,
  'pancake-deck': pancakeDeck,
  'pirate-windows': pirateWindows,
  'plate-spin': plateSpin,
  'quick-draw': quickDraw,
  'rule-crabs': ruleCrabs,
  'shell-shuffle': shellShuffle,
  'shell-sorter': shellSorter,
  'stain-wipe': stainWipe,
  'tide-drums': tideDrums,
  'true-bite': trueBite,
}
