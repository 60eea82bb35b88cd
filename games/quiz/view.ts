import type { GameView } from '#kit/game/contract.ts'
import type { QuizDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountQuiz } from './quiz-table.ts'

export default { family, mount: mountQuiz } satisfies GameView<QuizDefinition, number>
