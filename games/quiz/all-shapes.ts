import { codeShapes } from './code-shapes.ts'
import { pathAnswers, pathShapes } from './path-shapes.ts'
import { puzzleAnswers, puzzleShapes } from './puzzle-shapes.ts'
import type { Kind } from './question.ts'
import { roomShapes } from './room-shapes.ts'
import type { Shape } from './shapes.ts'
import { sightAnswers, sightShapes } from './sight-shapes.ts'
import { skyAnswers, skyShapes } from './sky-shapes.ts'

type Drawings = Partial<Readonly<Record<Kind, (text: string) => readonly Shape[]>>>

const SUBJECTS: Drawings = {
  ...codeShapes,
  ...sightShapes,
  ...skyShapes,
  ...roomShapes,
  ...puzzleShapes,
  ...pathShapes,
}
const ANSWERS: Drawings = { ...sightAnswers, ...skyAnswers, ...puzzleAnswers, ...pathAnswers }

/** The drawing of a question; nothing for kinds that are drawn in another way. */
export const shapesOf = (kind: Kind, subject: string) => SUBJECTS[kind]?.(subject)

/** The drawing of an answer that is a picture of shapes. */
export const answerShapes = (kind: Kind, answer: string): readonly Shape[] => ANSWERS[kind]?.(answer) ?? []
