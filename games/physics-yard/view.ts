import type { GameView } from '#kit/game/contract.ts'
import type { YardDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountYard } from './mount.ts'

export default { family, mount: mountYard } satisfies GameView<YardDefinition, number>
