import type { Play } from './definitions.ts'
import type { YardScene } from './scenes/yard.ts'
import { scene as threeLanes } from './scenes/three-lanes.ts'
import { scene as drumWheel } from './scenes/drum-wheel.ts'
import { scene as bellEar } from './scenes/bell-ear.ts'
import { scene as metronomeWalk } from './scenes/metronome-walk.ts'
import { scene as conductor } from './scenes/conductor.ts'
import { scene as silentBeat } from './scenes/silent-beat.ts'
import { scene as stepGarden } from './scenes/step-garden.ts'
import { scene as mendTune } from './scenes/mend-tune.ts'
import { scene as oddFrog } from './scenes/odd-frog.ts'
import { scene as drumStream } from './scenes/drum-stream.ts'
import { scene as marimbaHop } from './scenes/marimba-hop.ts'
import { scene as glideTune } from './scenes/glide-tune.ts'
import { scene as twoHands } from './scenes/two-hands.ts'
import { scene as swingBells } from './scenes/swing-bells.ts'
import { scene as tuneStrings } from './scenes/tune-strings.ts'
import { scene as fillGaps } from './scenes/fill-gaps.ts'
import { scene as dropJars } from './scenes/drop-jars.ts'
import { scene as stairTune } from './scenes/stair-tune.ts'
import { scene as whichBeat } from './scenes/which-beat.ts'
import { scene as canonFrogs } from './scenes/canon-frogs.ts'

export const sceneOf: Readonly<Record<Play, YardScene>> = {
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
