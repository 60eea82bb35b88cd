import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Play } from './definitions.ts'
import { rules as threeLanes } from './plays/three-lanes.ts'
import { rules as drumWheel } from './plays/drum-wheel.ts'
import { rules as bellEar } from './plays/bell-ear.ts'
import { rules as metronomeWalk } from './plays/metronome-walk.ts'
import { rules as conductor } from './plays/conductor.ts'
import { rules as silentBeat } from './plays/silent-beat.ts'
import { rules as stepGarden } from './plays/step-garden.ts'
import { rules as mendTune } from './plays/mend-tune.ts'
import { rules as oddFrog } from './plays/odd-frog.ts'
import { rules as drumStream } from './plays/drum-stream.ts'
import { rules as marimbaHop } from './plays/marimba-hop.ts'
import { rules as glideTune } from './plays/glide-tune.ts'
import { rules as twoHands } from './plays/two-hands.ts'
import { rules as swingBells } from './plays/swing-bells.ts'
import { rules as tuneStrings } from './plays/tune-strings.ts'
import { rules as fillGaps } from './plays/fill-gaps.ts'
import { rules as dropJars } from './plays/drop-jars.ts'
import { rules as stairTune } from './plays/stair-tune.ts'
import { rules as whichBeat } from './plays/which-beat.ts'
import { rules as canonFrogs } from './plays/canon-frogs.ts'

export const rulesOf: Readonly<Record<Play, MicroRules>> = {
  'three-lanes': threeLanes,
  'drum-wheel': drumWheel,
  'bell-ear': bellEar,
  'metronome-walk': metronomeWalk,
  conductor,
  'silent-beat': silentBeat,
  'step-garden': stepGarden,
  'mend-tune': mendTune,
  'odd-frog': oddFrog,
  'drum-stream': drumStream,
  'marimba-hop': marimbaHop,
  'glide-tune': glideTune,
  'two-hands': twoHands,
  'swing-bells': swingBells,
  'tune-strings': tuneStrings,
  'fill-gaps': fillGaps,
  'drop-jars': dropJars,
  'stair-tune': stairTune,
  'which-beat': whichBeat,
  'canon-frogs': canonFrogs,
}
