import { checkBoards, checkLevelPacks } from '#kit/game/gate/boards.ts'
import { checkFaces, checkMessages } from '#kit/game/gate/complete.ts'
import { checkBehaviour, checkDefinitions } from '#kit/game/gate/distinct.ts'
import { failure, type Finding } from '#kit/game/gate/finding.ts'
import type { HeadlessReport } from './headless.ts'
import type { Family, GameDefinition } from '#kit/game/contract.ts'
import type { LoadedFamily } from './load-families.ts'

const SEED = 1

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
    ...families.flatMap(({ family }) => checkBoards(boardsOf(family))),
    ...families.flatMap(({ family }) => checkLevelPacks(levelPacksOf(family))),
  ]
}

const boardsOf = (family: Family) =>
  family.definitions.map((definition) => ({ definition, cells: family.board?.(definition) ?? [] }))

/** A level as it is kept before anybody plays, with what wins it: pictures to be found out all begin empty. */
const levelText = (family: Family, definition: GameDefinition, level: number) =>
  JSON.stringify([family.create(definition, SEED, level).save(), family.prove?.(definition, SEED, level)])

/** Levels of games that are their own by them. */
const levelPacksOf = (family: Family) =>
  family.definitions
    .filter(({ distinct }) => distinct === 'levels')
    .map((definition) => ({
      slug: definition.slug,
      levels: Array.from({ length: definition.levels }, (_, index) =>
        levelText(family, definition, index + 1),
      ),
    }))

/** Compares how all checked games behaved. */
export const checkTwins = (reports: readonly HeadlessReport[]): Finding[] =>
  checkBehaviour(reports.flatMap(({ trace }) => (trace ? [trace] : [])))
