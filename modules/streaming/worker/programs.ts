import { constants } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import type { GameNeeds } from '../model.ts'
import { isProgram } from './orders.ts'

const AT_ONCE = 64

/** Those of the games whose program this machine has, and that fit into what it offers. */
export async function findGames(games: readonly GameNeeds[], capacity: number): Promise<readonly string[]> {
  const fitting = games.filter(({ weight }) => weight <= capacity)
  const found: string[] = []
  for (let start = 0; start < fitting.length; start += AT_ONCE) {
    const some = fitting.slice(start, start + AT_ONCE)
    const are = await Promise.all(some.map(({ program }) => isThere(program)))
    found.push(...some.filter((_, place) => are[place]).map(({ gameKey }) => gameKey))
  }
  return found
}

/** Whether this is a program of the system that can be run; a link must not lead out of it. */
export async function isThere(program: string): Promise<boolean> {
  if (!isProgram(program)) return false
  try {
    const real = await realpath(program)
    if (!isProgram(real)) return false
    await access(real, constants.X_OK)
    return (await stat(real)).isFile()
  } catch {
    return false
  }
}
