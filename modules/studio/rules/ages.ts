import type { AgeAnswer, AgeAnswers, AgeQuestion } from '../model.ts'

/** The youngest for whom an answer is fit; `no` is fit for all. */
const AGES: Readonly<Record<AgeQuestion, Partial<Record<AgeAnswer, number>>>> = {
  violence: { mild: 7, strong: 16 },
  fear: { mild: 7, strong: 12 },
  language: { mild: 12, strong: 16 },
  nudity: { mild: 12, strong: 18 },
  drugs: { mild: 12, strong: 18 },
  gambling: { mild: 12, strong: 18 },
  chat: { yes: 12 },
  purchases: { yes: 7 },
}
const FOR_ALL = 3
/** The portal is for everybody: it shows nothing that is for adults alone. */
export const ADULT = 18

/** The age from which on a game is fit, by its developer's own answers. */
export const ageOf = (answers: AgeAnswers): number =>
  Math.max(
    FOR_ALL,
    ...Object.entries(answers).map(
      ([question, answer]) => AGES[question as AgeQuestion]?.[answer] ?? FOR_ALL,
    ),
  )

/** Whether each question has an answer that it can have. */
export const areAnswered = (answers: Partial<AgeAnswers>): answers is AgeAnswers =>
  Object.entries(AGES).every(([question, ages]) => {
    const answer = answers[question as AgeQuestion]
    return answer === 'no' || (answer !== undefined && ages[answer] !== undefined)
  })
