import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as crabThump } from './verbs/crab-thump.ts'
import { rules as basketRun } from './verbs/basket-run.ts'
import { rules as shellSorter } from './verbs/shell-sorter.ts'
import { rules as colourTap } from './verbs/colour-tap.ts'
import { rules as bubbleRush } from './verbs/bubble-rush.ts'
import { rules as oddShell } from './verbs/odd-shell.ts'
import { rules as echoConches } from './verbs/echo-conches.ts'
import { rules as tideDrums } from './verbs/tide-drums.ts'
import { rules as fireflyJars } from './verbs/firefly-jars.ts'
import { rules as fishFeed } from './verbs/fish-feed.ts'
import { rules as leakyBoat } from './verbs/leaky-boat.ts'
import { rules as pirateWindows } from './verbs/pirate-windows.ts'
import { rules as flakNight } from './verbs/flak-night.ts'
import { rules as cardSnap } from './verbs/card-snap.ts'
import { rules as juggleTrio } from './verbs/juggle-trio.ts'
import { rules as moreGulls } from './verbs/more-gulls.ts'
import { rules as trueBite } from './verbs/true-bite.ts'
import { rules as pancakeDeck } from './verbs/pancake-deck.ts'
import { rules as shellShuffle } from './verbs/shell-shuffle.ts'
import { rules as quickDraw } from './verbs/quick-draw.ts'
import { rules as fuseSnuff } from './verbs/fuse-snuff.ts'
import { rules as plateSpin } from './verbs/plate-spin.ts'
import { rules as nestGuard } from './verbs/nest-guard.ts'
import { rules as ruleCrabs } from './verbs/rule-crabs.ts'
import { rules as stainWipe } from './verbs/stain-wipe.ts'
import { rules as chainBurst } from './verbs/chain-burst.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
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
