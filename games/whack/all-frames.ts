// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Verb } from './definitions.ts'
import { frame as basketRun } from './scenes/basket-run.ts'
import { frame as bubbleRush } from './scenes/bubble-rush.ts'
import { frame as cardSnap } from './scenes/card-snap.ts'
import { frame as chainBurst } from './scenes/chain-burst.ts'
import { frame as colourTap } from './scenes/colour-tap.ts'
import { frame as crabThump } from './scenes/crab-thump.ts'
import { frame as echoConches } from './scenes/echo-conches.ts'
import { frame as fireflyJars } from './scenes/firefly-jars.ts'
import { frame as fishFeed } from './scenes/fish-feed.ts'
import { frame as flakNight } from './scenes/flak-night.ts'
import { frame as fuseSnuff } from './scenes/fuse-snuff.ts'
import { frame as juggleTrio } from './scenes/juggle-trio.ts'
import { frame as leakyBoat } from './scenes/leaky-boat.ts'
import { frame as moreGulls } from './scenes/more-gulls.ts'
import { frame as nestGuard } from './scenes/nest-guard.ts'
import { frame as oddShell } from './scenes/odd-shell.ts'
import { frame as pancakeDeck } from './scenes/pancake-deck.ts'
import { frame as pirateWindows } from './scenes/pirate-windows.ts'
import { frame as plateSpin } from './scenes/plate-spin.ts'
import { frame as quickDraw } from './scenes/quick-draw.ts'
import { frame as ruleCrabs } from './scenes/rule-crabs.ts'
import { frame as shellShuffle } from './scenes/shell-shuffle.ts'
import { frame as shellSorter } from './scenes/shell-sorter.ts'
import { frame as stainWipe } from './scenes/stain-wipe.ts'
import { frame as tideDrums } from './scenes/tide-drums.ts'
import { frame as trueBite } from './scenes/true-bite.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses whack`. */
export const frames: Readonly<Record<Verb, Frame>> = {
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
