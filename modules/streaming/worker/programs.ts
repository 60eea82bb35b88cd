import { constants } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { GameNeeds } from '../model.ts'
import { isProgram } from './orders.ts'

const AT_ONCE = 64

/** Those of the games whose program the system has, and that fit into what this machine offers. */
export async function findGames(
  games: readonly GameNeeds[],
  capacity: number,
  system?: string,
): Promise<readonly string[]> {
  const fitting = games.filter(({ weight }) => weight <= capacity)
  const found: string[] = []
  for (let start = 0; start < fitting.length; start += AT_ONCE) {
    const some = fitting.slice(start, start + AT_ONCE)
    const are = await Promise.all(some.map(({ program }) => isThere(program, system)))
    found.push(...some.filter((_, place) => are[place]).map(({ gameKey }) => gameKey))
  }
  return found
}

/** Whether this is a program of the system that can be run; a link must not lead out of it. */
export async function isThere(program: string, system = '/'): Promise<boolean> {
  if (!isProgram(program)) return false
  try {
    const [root, real] = await Promise.all([realpath(system), realpath(join(system, program))])
    if (!isProgram(`/${relative(root, real)}`)) return false
    await access(real, constants.X_OK)
    return (await stat(real)).isFile()
  } catch {
    return false
  }
}
