import type { Progress } from './progress.ts'

/** An achievement in three grades: bronze, silver and gold from these counts. */
export interface Medal<Goal extends string = string> {
  readonly id: string
  readonly goal: Goal
  readonly from: readonly [bronze: number, silver: number, gold: number]
}

export const gradeOf = ({ from }: Medal, count: number): number => from.filter((mark) => count >= mark).length

/** Medals that a run improved, with their new grades. */
export function settleMedals<Goal extends string>(
  progress: Progress,
  medals: readonly Medal<Goal>[],
  counted: (goal: Goal) => number,
): { readonly progress: Progress; readonly won: readonly { readonly id: string; readonly grade: number }[] } {
  const won = medals.flatMap((medal) => {
    const grade = gradeOf(medal, counted(medal.goal))
    return grade > (progress.medals[medal.id] ?? 0) ? [{ id: medal.id, grade }] : []
  })
  if (won.length === 0) return { progress, won }
  const raised = Object.fromEntries(won.map(({ id, grade }) => [id, grade]))
  return { progress: { ...progress, medals: { ...progress.medals, ...raised } }, won }
}
