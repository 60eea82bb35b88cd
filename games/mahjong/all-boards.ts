import { layered, type Board } from './boards.ts'
import { silhouettes } from './silhouettes.ts'

/** All boards to choose from: those laid in layers, then the pictures. A level of the game is a place in this list. */
export const boards: readonly Board[] = [...layered, ...silhouettes.values()]

/** Any level number has a board, so that a replay with a foreign level still plays. */
export const boardOfLevel = (level: number): Board => {
  const count = boards.length
  return boards[(((Math.trunc(level) - 1) % count) + count) % count]!
}

export const levelOfBoard = (id: string): number => boards.findIndex((one) => one.id === id) + 1

export const isPicture = ({ id }: Board): boolean => silhouettes.has(id)
