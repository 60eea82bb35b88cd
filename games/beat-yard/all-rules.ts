// npm run registry writes the entries: each of plays/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Play } from './definitions.ts'
import { rules as bellEar } from './plays/bell-ear.ts'
import { rules as canonFrogs } from './plays/canon-frogs.ts'
import { rules as conductor } from './plays/conductor.ts'
import { rules as dropJars } from './plays/drop-jars.ts'
import { rules as drumStream } from './plays/drum-stream.ts'
import { rules as drumWheel } from './plays/drum-wheel.ts'
import { rules as fillGaps } from './plays/fill-gaps.ts'
import { rules as glideTune } from './plays/glide-tune.ts'
import { rules as marimbaHop } from './plays/marimba-hop.ts'
import { rules as mendTune } from './plays/mend-tune.ts'
import { rules as metronomeWalk } from './plays/metronome-walk.ts'
import { rules as oddFrog } from './plays/odd-frog.ts'
import { rules as silentBeat } from './plays/silent-beat.ts'
import { rules as stairTune } from './plays/stair-tune.ts'
import { rules as stepGarden } from './plays/step-garden.ts'
import { rules as swingBells } from './plays/swing-bells.ts'
import { rules as threeLanes } from './plays/three-lanes.ts'
import { rules as tuneStrings } from './plays/tune-strings.ts'
import { rules as twoHands } from './plays/two-hands.ts'
import { rules as whichBeat } from './plays/which-beat.ts'

export const rulesOf: Readonly<Record<Play, MicroRules>> = {
  'bell-ear': bellEar,
  'canon-frogs': canonFrogs,
  conductor,
  'drop-jars': dropJars,
  'drum-stream': drumStream,
  'drum-wheel': drumWheel,
  'fill-gaps': fillGaps,
  'glide-tune': glideTune,
  'marimba-hop': marimbaHop,
  'mend-tune': mendTune,
  'metronome-walk': metronomeWalk,
  'odd-frog': oddFrog,
  'silent-beat': silentBeat,
  'stair-tune': stairTune,
  'step-garden': stepGarden,
  'swing-bells': swingBells,
  'three-lanes': threeLanes,
  'tune-strings': tuneStrings,
  'two-hands': twoHands,
  'which-beat': whichBeat,
}
