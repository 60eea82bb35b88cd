import type { GameView } from '#kit/game/contract.ts'
import type { BattleDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountBattle } from './mount.ts'

export default { family, mount: mountBattle } satisfies GameView<BattleDefinition, number>
