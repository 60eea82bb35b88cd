import type { Kind } from './definitions.ts'
import { levels as barrelBridge } from './packs/barrel-bridge.ts'
import { levels as beamBalance } from './packs/beam-balance.ts'
import { levels as bounceBoards } from './packs/bounce-boards.ts'
import { levels as cannonShot } from './packs/cannon-shot.ts'
import { levels as dominoRun } from './packs/domino-run.ts'
import { levels as idolKeep } from './packs/idol-keep.ts'
import { levels as magnetHop } from './packs/magnet-hop.ts'
import { levels as marbleGates } from './packs/marble-gates.ts'
import { levels as pegSort } from './packs/peg-sort.ts'
import { levels as pinPull } from './packs/pin-pull.ts'
import { levels as plankDraw } from './packs/plank-draw.ts'
import { levels as ropeCut } from './packs/rope-cut.ts'
import { levels as seeSaw } from './packs/see-saw.ts'
import { levels as slingHuts } from './packs/sling-huts.ts'
import { levels as stackUp } from './packs/stack-up.ts'
import { levels as wreckBall } from './packs/wreck-ball.ts'
import { levels as fanDrift } from './packs/fan-drift.ts'
import { levels as caveTurn } from './packs/cave-turn.ts'
import { levels as beltParcel } from './packs/belt-parcel.ts'
import { levels as jellyTower } from './packs/jelly-tower.ts'
import { levels as puffBlast } from './packs/puff-blast.ts'
import { levels as iceSaw } from './packs/ice-saw.ts'

/** Twenty levels of each game. */
export const packs: Readonly<Record<Kind, readonly string[]>> = {
  'rope-cut': ropeCut,
  'sling-huts': slingHuts,
  'plank-draw': plankDraw,
  'idol-keep': idolKeep,
  'stack-up': stackUp,
  'barrel-bridge': barrelBridge,
  'beam-balance': beamBalance,
  'pin-pull': pinPull,
  'marble-gates': marbleGates,
  'magnet-hop': magnetHop,
  'bounce-boards': bounceBoards,
  'domino-run': dominoRun,
  'peg-sort': pegSort,
  'cannon-shot': cannonShot,
  'wreck-ball': wreckBall,
  'see-saw': seeSaw,
  'fan-drift': fanDrift,
  'cave-turn': caveTurn,
  'belt-parcel': beltParcel,
  'jelly-tower': jellyTower,
  'puff-blast': puffBlast,
  'ice-saw': iceSaw,
}
