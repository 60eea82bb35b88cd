import type { GameView } from '#kit/game/contract.ts'
import type { MindDefinition } from './definitions.ts'
import { lazyFamily, mountLazily } from './lazy-pack.ts'

export default { family: lazyFamily, mount: mountLazily } satisfies GameView<MindDefinition, number>
