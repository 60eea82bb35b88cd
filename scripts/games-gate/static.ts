import { checkBoards, checkLevelPacks } from '#kit/game/gate/boards.ts'
import { checkFaces, checkMessages } from '#kit/game/gate/complete.ts'
import { checkBehaviour, checkDefinitions } from '#kit/game/gate/distinct.ts'
import { failure, type Finding } from '#kit/game/gate/finding.ts'
import type { HeadlessReport } from './headless.ts'
import type { Family, GameDefinition } from '#kit/game/contract.ts'
import type { LoadedFamily } from './load-families.ts'

const SEED = 1

/** All checks without playing: names, definitions, texts, covers. */
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

/** A level as saved at its start, with its solution: hidden pictures all start empty and differ only in that. */
const levelText = (family: Family, definition: GameDefinition, level: number) =>
  JSON.stringify([family.create(definition, SEED, level).save(), family.prove?.(definition, SEED, level)])

/** Level packs that make their games distinct. */
const levelPacksOf = (family: Family) =>
  family.definitions
    .filter(({ distinct }) => distinct === 'levels')
    .map((definition) => ({
      slug: definition.slug,
      levels: Array.from({ length: definition.levels }, (_, index) =>
        levelText(family, definition, index + 1),
      ),
    }))

/** Compares the behaviour of all checked games. */
export const checkTwins = (reports: readonly HeadlessReport[]): Finding[] =>
  checkBehaviour(reports.flatMap(({ trace }) => (trace ? [trace] : [])))
