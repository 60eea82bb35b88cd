import type { Verb } from './definitions.ts'
import type { TouchScene } from './scenes/touch-scene.ts'
import { scene as crabThump } from './scenes/crab-thump.ts'
import { scene as basketRun } from './scenes/basket-run.ts'
import { scene as shellSorter } from './scenes/shell-sorter.ts'
import { scene as colourTap } from './scenes/colour-tap.ts'
import { scene as bubbleRush } from './scenes/bubble-rush.ts'
import { scene as oddShell } from './scenes/odd-shell.ts'
import { scene as echoConches } from './scenes/echo-conches.ts'
import { scene as tideDrums } from './scenes/tide-drums.ts'
import { scene as fireflyJars } from './scenes/firefly-jars.ts'
import { scene as fishFeed } from './scenes/fish-feed.ts'
import { scene as leakyBoat } from './scenes/leaky-boat.ts'
import { scene as pirateWindows } from './scenes/pirate-windows.ts'
import { scene as flakNight } from './scenes/flak-night.ts'
import { scene as cardSnap } from './scenes/card-snap.ts'
import { scene as juggleTrio } from './scenes/juggle-trio.ts'
import { scene as moreGulls } from './scenes/more-gulls.ts'
import { scene as trueBite } from './scenes/true-bite.ts'
import { scene as pancakeDeck } from './scenes/pancake-deck.ts'
import { scene as shellShuffle } from './scenes/shell-shuffle.ts'
import { scene as quickDraw } from './scenes/quick-draw.ts'

/** All drawings at once, for covers. */ import { scene as fuseSnuff } from './scenes/fuse-snuff.ts'
import { scene as plateSpin } from './scenes/plate-spin.ts'
import { scene as nestGuard } from './scenes/nest-guard.ts'
import { scene as ruleCrabs } from './scenes/rule-crabs.ts'
import { scene as stainWipe } from './scenes/stain-wipe.ts'
import { scene as chainBurst } from './scenes/chain-burst.ts'

export const sceneOf: Readonly<Record<Verb, TouchScene>> = {
  'crab-thump': crabThump,
  'basket-run': basketRun,
  'shell-sorter': shellSorter,
  'colour-tap': colourTap,
  'bubble-rush': bubbleRush,
  'odd-shell': oddShell,
  'echo-conches': echoConches,
  'tide-drums': tideDrums,
  'firefly-jars': fireflyJars,
  'fish-feed': fishFeed,
  'leaky-boat': leakyBoat,
  'pirate-windows': pirateWindows,
  'flak-night': flakNight,
  'card-snap': cardSnap,
  'juggle-trio': juggleTrio,
  'more-gulls': moreGulls,
  'true-bite': trueBite,
  'pancake-deck': pancakeDeck,
  'shell-shuffle': shellShuffle,
  'quick-draw': quickDraw,
  'fuse-snuff': fuseSnuff,
  'plate-spin': plateSpin,
  'nest-guard': nestGuard,
  'rule-crabs': ruleCrabs,
  'stain-wipe': stainWipe,
  'chain-burst': chainBurst,
}
