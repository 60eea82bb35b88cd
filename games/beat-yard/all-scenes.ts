// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Play } from './definitions.ts'
import type { YardScene } from './scenes/yard.ts'
import { scene as bellEar } from './scenes/bell-ear.ts'
import { scene as canonFrogs } from './scenes/canon-frogs.ts'
import { scene as conductor } from './scenes/conductor.ts'
import { scene as dropJars } from './scenes/drop-jars.ts'
import { scene as drumStream } from './scenes/drum-stream.ts'
import { scene as drumWheel } from './scenes/drum-wheel.ts'
import { scene as fillGaps } from './scenes/fill-gaps.ts'
import { scene as glideTune } from './scenes/glide-tune.ts'
import { scene as marimbaHop } from './scenes/marimba-hop.ts'
import { scene as mendTune } from './scenes/mend-tune.ts'
import { scene as metronomeWalk } from './scenes/metronome-walk.ts'
import { scene as oddFrog } from './scenes/odd-frog.ts'
import { scene as silentBeat } from './scenes/silent-beat.ts'
import { scene as stairTune } from './scenes/stair-tune.ts'
import { scene as stepGarden } from './scenes/step-garden.ts'
import { scene as swingBells } from './scenes/swing-bells.ts'
import { scene as threeLanes } from './scenes/three-lanes.ts'
import { scene as tuneStrings } from './scenes/tune-strings.ts'
import { scene as twoHands } from './scenes/two-hands.ts'
import { scene as whichBeat } from './scenes/which-beat.ts'

export const sceneOf: Readonly<Record<Play, YardScene>> = {
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
