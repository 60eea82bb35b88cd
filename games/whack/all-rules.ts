// npm run registry writes the entries: each of verbs/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as basketRun } from './verbs/basket-run.ts'
import { rules as bubbleRush } from './verbs/bubble-rush.ts'
import { rules as cardSnap } from './verbs/card-snap.ts'
import { rules as chainBurst } from './verbs/chain-burst.ts'
import { rules as colourTap } from './verbs/colour-tap.ts'
import { rules as crabThump } from './verbs/crab-thump.ts'
import { rules as echoConches } from './verbs/echo-conches.ts'
import { rules as fireflyJars } from './verbs/firefly-jars.ts'
import { rules as fishFeed } from './verbs/fish-feed.ts'
import { rules as flakNight } from './verbs/flak-night.ts'
import { rules as fuseSnuff } from './verbs/fuse-snuff.ts'
import { rules as juggleTrio } from './verbs/juggle-trio.ts'
import { rules as leakyBoat } from './verbs/leaky-boat.ts'
import { rules as moreGulls } from './verbs/more-gulls.ts'
import { rules as nestGuard } from './verbs/nest-guard.ts'
import { rules as oddShell } from './verbs/odd-shell.ts'
import { rules as pancakeDeck } from './verbs/pancake-deck.ts'
import { rules as pirateWindows } from './verbs/pirate-windows.ts'
import { rules as plateSpin } from './verbs/plate-spin.ts'
import { rules as quickDraw } from './verbs/quick-draw.ts'
import { rules as ruleCrabs } from './verbs/rule-crabs.ts'
import { rules as shellShuffle } from './verbs/shell-shuffle.ts'
import { rules as shellSorter } from './verbs/shell-sorter.ts'
import { rules as stainWipe } from './verbs/stain-wipe.ts'
import { rules as tideDrums } from './verbs/tide-drums.ts'
import { rules as trueBite } from './verbs/true-bite.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
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
