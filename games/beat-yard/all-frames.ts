// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Play } from './definitions.ts'
import { frame as bellEar } from './scenes/bell-ear.ts'
import { frame as canonFrogs } from './scenes/canon-frogs.ts'
import { frame as conductor } from './scenes/conductor.ts'
import { frame as dropJars } from './scenes/drop-jars.ts'
import { frame as drumStream } from './scenes/drum-stream.ts'
import { frame as drumWheel } from './scenes/drum-wheel.ts'
import { frame as fillGaps } from './scenes/fill-gaps.ts'
import { frame as glideTune } from './scenes/glide-tune.ts'
import { frame as marimbaHop } from './scenes/marimba-hop.ts'
import { frame as mendTune } from './scenes/mend-tune.ts'
import { frame as metronomeWalk } from './scenes/metronome-walk.ts'
import { frame as oddFrog } from './scenes/odd-frog.ts'
import { frame as silentBeat } from './scenes/silent-beat.ts'
import { frame as stairTune } from './scenes/stair-tune.ts'
import { frame as stepGarden } from './scenes/step-garden.ts'
import { frame as swingBells } from './scenes/swing-bells.ts'
import { frame as threeLanes } from './scenes/three-lanes.ts'
import { frame as tuneStrings } from './scenes/tune-strings.ts'
import { frame as twoHands } from './scenes/two-hands.ts'
import { frame as whichBeat } from './scenes/which-beat.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses beat-yard`. */
export const frames: Readonly<Record<Play, Frame>> = {
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
