import { barrelBridge } from './kinds/barrel-bridge.ts'
import { beamBalance } from './kinds/beam-balance.ts'
import { bounceBoards } from './kinds/bounce-boards.ts'
import { cannonShot } from './kinds/cannon-shot.ts'
import { dominoRun } from './kinds/domino-run.ts'
import { idolKeep } from './kinds/idol-keep.ts'
import { magnetHop } from './kinds/magnet-hop.ts'
import { marbleGates } from './kinds/marble-gates.ts'
import { pegSort } from './kinds/peg-sort.ts'
import { pinPull } from './kinds/pin-pull.ts'
import { plankDraw } from './kinds/plank-draw.ts'
import { ropeCut } from './kinds/rope-cut.ts'
import { seeSaw } from './kinds/see-saw.ts'
import { slingHuts } from './kinds/sling-huts.ts'
import { stackUp } from './kinds/stack-up.ts'
import { wreckBall } from './kinds/wreck-ball.ts'
import { fanDrift } from './kinds/fan-drift.ts'
import { caveTurn } from './kinds/cave-turn.ts'
import { beltParcel } from './kinds/belt-parcel.ts'
import { jellyTower } from './kinds/jelly-tower.ts'
import { puffBlast } from './kinds/puff-blast.ts'
import { iceSaw } from './kinds/ice-saw.ts'
import type { Kind } from './definitions.ts'
import type { YardRules } from './yard.ts'

export const rulesOf: Readonly<Record<Kind, YardRules>> = {
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
