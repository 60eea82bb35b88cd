import { checkFaces, checkMessages } from '#kit/game/gate/complete.ts'
import { checkBehaviour, checkDefinitions } from '#kit/game/gate/distinct.ts'
import { failure, type Finding } from '#kit/game/gate/finding.ts'
import type { HeadlessReport } from './headless.ts'
import type { LoadedFamily } from './load-families.ts'

/** Everything that can be said without playing: names, definitions, words, covers. */
export function checkStatic(families: readonly LoadedFamily[]): Finding[] {
  const entries = families.flatMap(({ family }) =>
    family.definitions.map((definition) => ({ family: family.name, definition })),
  )
  return [
    ...families
      .filter(({ folder, family }) => family.name !== folder)
      .map(({ folder, family }) => failure(folder, 'one', `calls itself ${family.name}`)),
    ...families.flatMap(({ folder, lacks }) => lacks.map((name) => failure(folder, 'L8', `has no ${name}`))),
    ...checkDefinitions(entries),
    ...families.flatMap(({ folder, files }) => checkMessages(folder, files)),
    ...checkFaces(families.flatMap(({ faces }) => faces)),
  ]
}

/** Compares how all checked games behaved. */
export const checkTwins = (reports: readonly HeadlessReport[]): Finding[] =>
  checkBehaviour(reports.flatMap(({ trace }) => (trace ? [trace] : [])))
