import type { GameView } from '#kit/game/contract.ts'
import type { DefenceDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountDefence } from './mount.ts'

export default { family, mount: mountDefence } satisfies GameView<DefenceDefinition, number>
